import Foundation
import ModelKit

/// What is yours of Movie: computed properties, and `ObjectLifeCycle` where it needs one.
extension Movie {}
