import Foundation
import ModelKit

/// What is yours of Project: computed properties, and `ObjectLifeCycle` where it needs one.
extension Project {}
