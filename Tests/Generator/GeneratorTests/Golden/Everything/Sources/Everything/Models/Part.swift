import Foundation
import ModelKit

/// What is yours of Part: computed properties, and `ObjectLifeCycle` where it needs one.
extension Part {}
