import ModelKit

/// Your half of Part: computed properties, and `ObjectLifeCycle` where it needs one.
extension Part {}
