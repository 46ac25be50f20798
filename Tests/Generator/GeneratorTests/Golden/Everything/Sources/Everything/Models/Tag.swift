import ModelKit

/// Your half of Tag: computed properties, and `ObjectLifeCycle` where it needs one.
extension Tag {}
