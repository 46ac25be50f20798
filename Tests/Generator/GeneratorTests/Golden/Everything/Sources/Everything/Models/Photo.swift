import ModelKit

/// Your half of Photo: computed properties, and `ObjectLifeCycle` where it needs one.
extension Photo {}
