import SwiftFacts

/// What the scanner and the extractor say about the same file, side by side.
struct FactComparison {
  /// One sentence for each array in which they differ.
  private(set) var differences: [String] = []
  private let source: [UInt8]

  init(scanned: Facts, extracted: Facts, source: [UInt8]) {
    self.source = source
    compare("declarations", scanned.declarations, extracted.declarations) { $0.name }
    compare("attributes", scanned.attributes, extracted.attributes) { $0.name }
    compare("generic parameters", scanned.genericParameters, extracted.genericParameters) {
      $0.name
    }
    compare("parameters", scanned.parameters, extracted.parameters) { $0.type }
    compare("inherited types", scanned.inheritedTypes, extracted.inheritedTypes) { $0.type }
    compare("accessors", scanned.accessors, extracted.accessors) { $0.body }
    compare("local names", scanned.localNames, extracted.localNames) { $0.name }
    compare("references", scanned.references, extracted.references) { $0.name }
    compare("calls", scanned.calls, extracted.calls) { $0.arguments }
    compare("arguments", scanned.arguments, extracted.arguments) { $0.value }
    compare("blocks", scanned.blocks, extracted.blocks) { $0.range }
    compare("statements", scanned.statements, extracted.statements) { $0.range }
    compare("casts", scanned.casts, extracted.casts) { $0.type }
    compare("literals", scanned.literals, extracted.literals) { $0.range }
    compare("comments", scanned.comments, extracted.comments) { $0.range }
    compare("branches", scanned.branches, extracted.branches) { $0.range }
  }

  private mutating func compare<Fact: Equatable & BitwiseCopyable>(
    _ kind: String, _ scanned: GrowingList<Fact>, _ extracted: GrowingList<Fact>,
    _ range: (Fact) -> ByteRange
  ) {
    guard scanned != extracted else { return }
    let common = zip(scanned, extracted).prefix { $0 == $1 }.count
    let ours = common < scanned.count ? scanned[common] : nil
    let theirs = common < extracted.count ? extracted[common] : nil
    differences.append(
      "\(kind)[\(common)] scanned \(place(of: ours, range)), parsed \(place(of: theirs, range)): "
        + fields(ours, theirs))
  }

  /// The line and the text of a fact.
  private func place<Fact>(of fact: Fact?, _ range: (Fact) -> ByteRange) -> String {
    guard let fact else { return "none" }
    let start = max(0, min(Int(range(fact).start), source.count))
    let end = max(start, min(Int(range(fact).end), source.count, start + 60))
    let line = source[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    return "\(line) '\(String(decoding: source[start..<end], as: UTF8.self))'"
  }

  /// The fields in which two facts differ.
  private func fields<Fact>(_ ours: Fact?, _ theirs: Fact?) -> String {
    guard let ours, let theirs else { return "" }
    return zip(Mirror(reflecting: ours).children, Mirror(reflecting: theirs).children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { "\($0.label ?? "") \($0.value) != \($1.value)" }
      .joined(separator: "; ").replacing("SwiftFacts.", with: "")
  }
}
