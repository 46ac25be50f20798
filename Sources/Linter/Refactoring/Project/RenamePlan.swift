import Diagnostics

/// What a rename would take that reaches beyond one file: it is shown and never applied.
public struct RenamePlan: Hashable, Sendable {
  public let old: String
  public let new: String
  /// What callers write before an argument.
  let isLabel: Bool
  /// Whether other packages may use it.
  let isPublic: Bool
  /// How often each file names it.
  let places: [String: Int]
  /// What else whoever renames it has to look at; nil where there is nothing.
  var remark: String?

  /// A clause that tells what would be renamed and where.
  public var summary: String {
    let count = places.values.reduce(0, +)
    let files = places.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    let listed = files.prefix(5).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    let rest = files.count > 5 ? " and \(files.count - 5) more" : ""
    return (isLabel ? "label " : "")
      + "'\(old)' becomes '\(new)' at \(count.counted("place"))"
      + " in \(files.count.counted("file")): \(listed)\(rest)"
      + (isPublic ? "; it is public, so that other packages may use it" : "")
      + (remark.map { "; " + $0 } ?? "")
  }
}
