import ModelKit

/// Your half of Project: computed properties, and `ObjectLifeCycle` where it needs one.
extension Project {}
