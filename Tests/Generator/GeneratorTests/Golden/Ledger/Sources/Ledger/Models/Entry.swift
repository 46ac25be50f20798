import ModelKit

/// Your half of Entry: computed properties, and `ObjectLifeCycle` where it needs one.
extension Entry {}
