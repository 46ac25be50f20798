import ModelKit

/// Your half of Media: computed properties, and `ObjectLifeCycle` where it needs one.
extension Media {}
