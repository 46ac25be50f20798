import Diagnostics
import SourceModel

/// What a documentation comment says of a parameter.
struct Documentation {
  private let comments: [Comment]
  private let name: String

  /// - Parameter place: where a name is declared; only parameters are documented by their name.
  init(of place: Place) {
    name = place.name.text
    guard case .parameter(_, of: let owner, _) = place.role else {
      comments = []
      return
    }
    comments = owner.documentationComments
  }

  /// `- Parameter name:` and `- name:` with another name.
  func edits(to newName: String) -> [Edit] {
    comments.flatMap { comment in
      entries(in: comment.text).map { Edit(comment.text.source.range($0), with: newName) }
    }
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
    var rest = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
    guard rest.first == UInt8(ascii: "-") else { return nil }
    rest = rest.dropFirst().drop { $0 == 0x20 }
    if rest.dropFirst().starts(with: "arameter ".utf8) {
      rest = rest.dropFirst(10).drop { $0 == 0x20 }
    }
    guard rest.starts(with: name.utf8) else { return nil }
    let behind = rest.dropFirst(name.utf8.count)
    guard behind.drop(while: { $0 == 0x20 }).first == UInt8(ascii: ":") else { return nil }
    return rest.startIndex..<behind.startIndex
  }
}
