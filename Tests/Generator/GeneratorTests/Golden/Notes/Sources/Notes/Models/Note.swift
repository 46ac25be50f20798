import Foundation
import ModelKit

/// What is yours of Note: computed properties, and `ObjectLifeCycle` where it needs one.
extension Note {}
