import Diagnostics
import Naming
import SourceModel

/// A name in another case, as far as one can be named.
struct BetterCase {
  let name: Name
  let better: CamelCase.Spelling
  let style: CamelCase

  /// What is said of the name, which may belong to a declaration beside others.
  func finding(in declaration: Declaration?, among siblings: SiblingNames) -> Finding {
    if let taken = declaration.flatMap({ siblings.first(called: better.text, beside: $0) }) {
      return Finding(
        "write another name instead of '\(name)': '\(better.text)' is taken", at: name.range,
        certainty: .likely, notes: [Note("it is taken here", at: taken.name.range)])
    }
    return NameFault(name.text, in: style, better: better).finding(at: name.range)
  }
}

/// The declarations of a file by their names, put in order when somebody asks for one.
final class SiblingNames {
  private struct Key: Hashable {
    /// The offset of the declaration around it; -1 at the top of the file.
    let parent: Int
    let name: String
  }

  private let source: SwiftSource
  private lazy var declarations = Dictionary(grouping: source.declarations) {
    Key(parent: Self.parent(of: $0), name: $0.name.text)
  }

  /// With how many overloads one is compared: nobody writes more of them by hand.
  private static let mostCompared = 64

  init(in source: SwiftSource) {
    self.source = source
  }

  /// The first declaration beside one that has a name which the other may not have as well.
  func first(called name: String, beside declaration: Declaration) -> Declaration? {
    guard !declaration.isLocal, source.mayDeclare(name) else { return nil }
    let key = Key(parent: Self.parent(of: declaration), name: name)
    return declarations[key, default: []].prefix(Self.mostCompared).first {
      !Self.isOverload($0, of: declaration)
    }
  }

  private static func parent(of declaration: Declaration) -> Int {
    declaration.parent?.name.offsets.lowerBound ?? -1
  }

  private static func isOverload(_ one: Declaration, of other: Declaration) -> Bool {
    one.kind == .function && other.kind == .function
      && !one.parameters.map(\.label.text).elementsEqual(other.parameters.map(\.label.text))
  }
}

extension Name {
  /// The name with what is certain to be right in place of its wrong words, which another spelling of it must not keep.
  var withRightWords: String {
    let doubts = source.doubtfulWords.filter {
      $0.declared.name.offsets == offsets && $0.verdict.isCertain && $0.verdict.replacement != nil
    }
    guard !doubts.isEmpty else { return text }
    var bytes = Array(utf8)
    for doubt in doubts.reversed() {
      guard let fault = NameFault(doubt.word, judged: doubt.verdict),
        fault.ofCount(from: doubt.word, in: text) == nil, let better = fault.replacements.first
      else { continue }
      bytes.replaceSubrange(doubt.word.range, with: better.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
