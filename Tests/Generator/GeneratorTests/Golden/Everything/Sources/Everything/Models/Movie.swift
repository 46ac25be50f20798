import ModelKit

/// Your half of Movie: computed properties, and `ObjectLifeCycle` where it needs one.
extension Movie {}
