import Specification

/// What of the values that a property had may not be saved any more.
struct TightenedLimits {
  /// What the spec calls the limits: `maximumLength`, `count`.
  let names: [String]

  init(from former: StoredProperty, to now: StoredProperty) {
    let (old, new) = (former.limits, now.limits)
    let isTighter = [
      ("minimum", Self.isAbove(new?.minimum, old?.minimum)),
      ("maximum", Self.isBelow(new?.maximum, old?.maximum)),
      ("minimumLength", (new?.minimumLength ?? 0) > old?.minimumLength ?? 0),
      ("maximumLength", (new?.maximumLength ?? .max) < old?.maximumLength ?? .max),
      ("pattern", new?.pattern != nil && new?.pattern != old?.pattern),
      ("count", Self.isTighter(now.relationship?.count, former.relationship?.count)),
    ]
    names = isTighter.filter(\.1).map(\.0)
  }

  private static func isAbove(_ new: AttributeValue?, _ old: AttributeValue?) -> Bool {
    new.map { new in old.map { $0.isLess(than: new) == true } ?? true } ?? false
  }

  private static func isBelow(_ new: AttributeValue?, _ old: AttributeValue?) -> Bool {
    new.map { new in old.map { new.isLess(than: $0) == true } ?? true } ?? false
  }

  private static func isTighter(_ new: CountRange?, _ old: CountRange?) -> Bool {
    (new?.minimum ?? 0) > old?.minimum ?? 0 || (new?.maximum ?? .max) < old?.maximum ?? .max
  }
}
