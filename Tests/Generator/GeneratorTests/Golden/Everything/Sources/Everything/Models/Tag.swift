import Foundation
import ModelKit

/// What is yours of Tag: computed properties, and `ObjectLifeCycle` where it needs one.
extension Tag {}
