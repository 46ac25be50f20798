import Diagnostics
import SourceModel

/// What a documentation comment says of the parameters of a function.
struct Documentation {
  /// By the name of a parameter: where it is written.
  private var entries: [String: [Range<Int>]] = [:]
  private let source: SwiftSource

  init(of function: Declaration) {
    source = function.source
    let comments = function.documentationComments.map(\.text)
    let spoken = CodeSpans(in: comments).names
      .filter { $0.mayBeginWithParameter(in: source) }
      .map { $0.parts[0] }
    for entry in comments.flatMap(entries) + spoken {
      entries[source.text(in: entry), default: []].append(entry)
    }
  }

  /// `- Parameter name:`, `- name:` and the name in back quotes with another name.
  func edits(of name: String, to newName: String) -> [Edit] {
    (entries[name] ?? []).map { Edit(source.range($0), with: newName) }
  }

  private func entries(in comment: Name) -> [Range<Int>] {
    let bytes = comment.source.bytes
    var found: [Range<Int>] = []
    var start = comment.offsets.lowerBound
    while start < comment.offsets.upperBound {
      let rest = bytes[start..<comment.offsets.upperBound]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if let entry = entry(in: rest[..<end]) { found.append(entry) }
      start = end + 1
    }
    return found
  }

  private func entry(in line: ByteText) -> Range<Int>? {
    let text = line.drop { $0 <= 0x20 }
    // In a comment of several lines a star may begin each line, before slashes it is a bullet.
    let decoration = text.first == UInt8(ascii: "/") ? UInt8(ascii: "/") : UInt8(ascii: "*")
    var rest = text.drop { $0 <= 0x20 || $0 == decoration }
    guard let bullet = rest.first, "-*+".utf8.contains(bullet) else { return nil }
    rest = rest.dropFirst().drop { $0 == 0x20 }
    if rest.dropFirst().starts(with: "arameter ".utf8) {
      rest = rest.dropFirst(10).drop { $0 == 0x20 }
    }
    let name = rest.prefix(while: \.isPartOfName)
    let behind = rest[name.endIndex...]
    guard !name.isEmpty, behind.drop(while: { $0 == 0x20 }).first == UInt8(ascii: ":") else {
      return nil
    }
    return name.indices
  }
}
