import Foundation
import ModelKit

/// What is yours of Entry: computed properties, and `ObjectLifeCycle` where it needs one.
extension Entry {}
