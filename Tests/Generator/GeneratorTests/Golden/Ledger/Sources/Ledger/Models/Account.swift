import ModelKit

/// Your half of Account: computed properties, and `ObjectLifeCycle` where it needs one.
extension Account {}
