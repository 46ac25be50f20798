import Diagnostics

/// The first diagnostics of each kind, and how many more there are: what a reader can take in.
public struct DiagnosticSummary {
  /// In their order.
  public let shown: [Diagnostic]
  /// A line for each kind that has more; empty where all are shown.
  public let text: String

  /// - Parameter limit: how many of one kind are shown; kinds are told by their rule.
  public init(of diagnostics: [Diagnostic], atMost limit: Int) {
    var counts: [String: Int] = [:]
    var kinds: [String] = []
    shown = diagnostics.filter { diagnostic in
      let count = counts[diagnostic.rule, default: 0] + 1
      counts[diagnostic.rule] = count
      if count == 1 { kinds.append(diagnostic.rule) }
      return count <= limit
    }
    text = kinds.compactMap { kind in
      let rest = counts[kind, default: 0] - min(limit, counts[kind, default: 0])
      return rest > 0 ? "and \(rest) more like this [\(kind)]; --all prints them\n" : nil
    }.joined()
  }
}
