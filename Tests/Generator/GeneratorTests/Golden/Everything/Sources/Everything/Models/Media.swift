import Foundation
import ModelKit

/// What is yours of Media: computed properties, and `ObjectLifeCycle` where it needs one.
extension Media {}
