import ModelKit

/// Your half of Note: computed properties, and `ObjectLifeCycle` where it needs one.
extension Note {}
