import SourceModel

/// A name that stands in documentation or in an attribute, with the declaration that it is written at.
///
/// It keeps only where the name stands, so that places stay bytes without any memory of their own.
struct WrittenPlace {
  let range: Range<Int>
  let owner: Declaration
  /// The part that is looked at; nil for a label.
  let part: Int?

  var name: WrittenName {
    WrittenName(at: range.lowerBound, until: range.upperBound, in: owner.source)
  }

  /// Where the labels stand in the file.
  var labels: [Name] { name.labels.map(owner.source.name(at:)) }

  func text(ofPart part: Int) -> String { owner.source.text(in: name.parts[part]) }

  /// What stands before a part, with dots between; empty before the first one.
  func path(before part: Int) -> String {
    (0..<part).map(text(ofPart:)).joined(separator: ".")
  }

  /// The type that the name initialises: `init(name:)`, `Photo.init(name:)`, `Photo(name:)`.
  var initialisedType: String? {
    let last = name.labelledPart
    let text = text(ofPart: last)
    if text != "init" { return text.first?.isUppercase == true ? text : nil }
    let before = last > 0 ? self.text(ofPart: last - 1) : "Self"
    return before == "Self" ? FileTypes.namesAround(owner).first : before
  }
}

/// The strings behind `renamed:` in a file's attributes, which the compiler offers to those who use an old name.
struct RenamingStrings {
  private struct Entry {
    let range: Range<Int>
    let owner: Declaration
  }

  private let entries: [Entry]

  init(in source: SwiftSource) {
    guard source.attributes.contains(where: Self.isRenaming) else {
      entries = []
      return
    }
    let literals = source.literals.map(\.text.offsets)
    entries = source.declarations.flatMap { declaration in
      declaration.attributes.filter(Self.isRenaming).flatMap { attribute in
        let code = attribute.arguments.offsets
        let first = literals.partitionPoint { $0.lowerBound >= code.lowerBound }
        return literals[first...].prefix { $0.upperBound <= code.upperBound }
          .filter { Self.isNewName(at: $0.lowerBound, in: source) }
          .map { Entry(range: $0, owner: declaration) }
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What a name is there; nil for what stands elsewhere.
  func role(of name: Range<Int>) -> Place.Role? {
    let behind = entries.partitionPoint { $0.range.lowerBound > name.lowerBound }
    guard behind > 0, entries[behind - 1].range.contains(name.lowerBound) else { return nil }
    let entry = entries[behind - 1]
    let text = entry.range.dropFirst().dropLast()
    let written = WrittenName(at: text.lowerBound, until: text.upperBound, in: entry.owner.source)
    guard written.isWhole(until: text.upperBound) else { return .attribute }
    let part = written.parts.firstIndex(of: name)
    let range = text.lowerBound..<text.upperBound
    return .written(WrittenPlace(range: range, owner: entry.owner, part: part))
  }

  private static func isRenaming(_ attribute: Attribute) -> Bool {
    attribute.name == "available" && attribute.arguments.contains("renamed")
  }

  private static func isNewName(at start: Int, in source: SwiftSource) -> Bool {
    let before = source.bytes[..<start].reversed().drop { $0 <= 0x20 }
    guard before.first == UInt8(ascii: ":") else { return false }
    return before.dropFirst().drop { $0 <= 0x20 }.starts(with: "renamed".utf8.reversed())
  }
}
