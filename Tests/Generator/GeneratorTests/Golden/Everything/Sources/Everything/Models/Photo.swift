import Foundation
import ModelKit

/// What is yours of Photo: computed properties, and `ObjectLifeCycle` where it needs one.
extension Photo {}
