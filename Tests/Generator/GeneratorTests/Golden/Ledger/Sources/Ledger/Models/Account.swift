import Foundation
import ModelKit

/// What is yours of Account: computed properties, and `ObjectLifeCycle` where it needs one.
extension Account {}
