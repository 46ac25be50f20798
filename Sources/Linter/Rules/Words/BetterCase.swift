import Diagnostics
import Naming
import SourceModel

/// A name in another case, as far as one can be named.
struct BetterCase {
  let name: Name
  let better: CamelCase.Spelling
  let style: CamelCase

  /// What is said of the name, which may belong to a declaration beside others.
  func finding(in declaration: Declaration?) -> Finding {
    if let taken = declaration?.sibling(named: better.text) {
      return .taken(better.text, at: taken.name.range, insteadOf: name)
    }
    return NameFault(name.text, in: style, better: better).finding(at: name.range)
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
