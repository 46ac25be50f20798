import EmbeddedLexicon
import Synchronization
import SystemLibrary
import Words

/// What Apple's classes and protocols have as members, as far as it is listed.
public struct OutsideMembers: Sendable {
  /// Lines of the form `class superclass,... protocol,...: member ...`, in the order of their bytes; a line is cut
  /// into its parts when somebody asks for it.
  private let list: [UInt8]
  /// Where the lines begin: some are long.
  private let starts: [Int]
  private let lineages = Lineages()
  private let superclasses = Superclasses()

  /// By the name of a type: where its own line lies and those of all that it inherits from and adopts; nil for a
  /// type that is not listed. The same few are asked for all the time.
  private final class Lineages: Sendable {
    let known = Mutex<[String: [Range<Int>]?]>([:])
  }

  /// By the name of a class: what it inherits from, the nearest first.
  private final class Superclasses: Sendable {
    let known = Mutex<[String: [String]]>([:])
  }

  /// What a member's name begins with, and how it may end there.
  private struct Search {
    /// With the space before it.
    let bytes: [UInt8]
    /// Whether more words may follow.
    let mayGoOn: Bool

    init(_ name: some Sequence<UInt8>, mayGoOn: Bool) {
      bytes = [UInt8(ascii: " ")] + name
      self.mayGoOn = mayGoOn
    }

    func ends(before byte: UInt8?) -> Bool {
      byte.map { $0 == UInt8(ascii: " ") || mayGoOn && $0 &- 0x41 < 26 } ?? true
    }
  }

  public static let known = OutsideMembers(embeddedMembers())
  /// The same of modules: what those who import them find at their top.
  public static let ofModules = OutsideMembers(embeddedGlobals())
  /// The same of the structures, enumerations and protocols of Swift and Foundation, by their names alone.
  public static let ofValues = OutsideMembers(embeddedValues())

  private init(_ list: EmbeddedList) {
    self.init(Array(UnsafeBufferPointer(start: list.bytes, count: Int(list.count))))
  }

  private init(_ list: [UInt8]) {
    self.list = list
    starts = Self.starts(in: list)
  }

  init(_ list: String) {
    self.init(Array(list.utf8))
  }

  /// Whether a class or protocol is listed.
  public func lists(_ type: String) -> Bool { lineage(of: type) != nil }

  /// Whether a class or protocol, or one that it inherits from, has a member; nil where the list does not have it, or
  /// has it without what it may have on another platform.
  ///
  /// Swift leaves the name of a class out of a member that ends in it and is one of its objects: `nextResponder` is
  /// `next`, `parentViewController` is `parent`, `childViewControllers` is `children`. What begins with an acronym it
  /// writes small: `CGImage` is `cgImage`.
  public func has(_ member: String, in type: String) -> Bool? {
    guard let lineage = lineage(of: type) else { return nil }
    if lineage.contains(where: finder(of: member)) { return true }
    return lineage.contains(where: isOfTwoPlatforms) ? nil : false
  }

  /// A class, protocol or value type below another one that has a member, be it from elsewhere; nil for none.
  public func heir(of type: String, with member: String) -> String? {
    guard let top = lineage(of: type)?.first else { return nil }
    let end = list.last == UInt8(ascii: "\n") ? list.count - 1 : list.count
    let ends = starts.dropFirst().map { $0 - 1 } + [end]
    let lines = zip(starts, ends).map { $0..<$1 }
    let owners = Set(lines.filter(finder(of: member)))
    guard !owners.isEmpty else { return nil }
    return lines.lazy
      .map { line in
        String(decoding: list[line].prefix { !Self.endsName($0) }, as: UTF8.self)
      }
      .first { heir in
        lineage(of: heir).map { $0.contains(top) && $0.contains(where: owners.contains) } ?? false
      }
  }

  /// Tells whether a line has a member.
  private func finder(of member: String) -> (Range<Int>) -> Bool {
    let acronym = member.utf8.prefix { $0 &- 0x61 < 26 }
    let capital = acronym.map { $0 & 0xDF } + member.utf8.dropFirst(acronym.count)
    let searches = [Array(member.utf8), capital].map { Search($0, mayGoOn: false) }
    let several = singular(of: member).map { Array($0.utf8) }
    return { [self] line in
      let bare = bareName(at: line)
      let whole = [Array(member.utf8) + bare] + (several.map { [$0 + bare + "s".utf8] } ?? [])
      return (searches + whole.map { Search($0, mayGoOn: false) }).contains { has($0, in: line) }
    }
  }

  /// Whether a class has one superclass in AppKit and another in UIKit, `NSView,UIView`: the headers that are listed
  /// are those of the first.
  private func isOfTwoPlatforms(at line: Range<Int>) -> Bool {
    let head = list[line].prefix { $0 != UInt8(ascii: ":") }.split(separator: UInt8(ascii: " "))
    let above = head.dropFirst().first?.split(separator: UInt8(ascii: ",")) ?? []
    return above.count == 2 && above[0].starts(with: "NS".utf8)
      && above[1].elementsEqual("UI".utf8 + above[0].dropFirst(2))
  }

  /// The name of a line's class without its prefix.
  private func bareName(at line: Range<Int>) -> ArraySlice<UInt8> {
    let name = list[line].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
    let capitals = name.prefix { $0 &- 0x41 < 26 }.count
    return name.dropFirst(max(capitals - 1, 0))
  }

  /// Whether a class or protocol may ask for a member of a Swift type: Swift leaves words out of names that its
  /// arguments tell, and says `is` where the list has the bare word; nil where the list does not have the type.
  func mayAsk(for member: String, in type: String) -> Bool? {
    var searches = [Search(member.utf8, mayGoOn: true)]
    let rest = member.utf8.dropFirst(2)
    if member.hasPrefix("is"), let first = rest.first, first &- 0x41 < 26 {
      searches.append(Search([first | 0x20] + rest.dropFirst(), mayGoOn: false))
    }
    return contains(searches, in: type)
  }

  /// What a class or protocol inherits from, the nearest first; empty where the list does not have it.
  public func superclasses(of type: String) -> [String] {
    if let known = superclasses.known.withLock({ $0[type] }) { return known }
    var found: [String] = []
    var next = line(ofSwift: type)
    while let line = next {
      let head = line.prefix { $0 != UInt8(ascii: ":") }.split(separator: UInt8(ascii: " "))
      let above = head.dropFirst().prefix(1).flatMap { $0.split(separator: UInt8(ascii: ",")) }
      let names = above.map { String(decoding: $0, as: UTF8.self) }
      guard let name = names.first, !found.contains(name) else { break }
      found += names
      next = self.line(of: Array(name.utf8))
    }
    superclasses.known.withLock { $0[type] = found }
    return found
  }

  /// Whether a protocol reads or writes values by the names of their properties: `Codable`, `Content` of Vapor.
  func isOfKeys(_ type: String) -> Bool {
    ([type] + superclasses(of: type)).contains { $0 == "Decodable" || $0 == "Encodable" }
  }

  private func contains(_ searches: [Search], in type: String) -> Bool? {
    lineage(of: type)?.contains { line in searches.contains { has($0, in: line) } }
  }

  private func has(_ search: Search, in line: Range<Int>) -> Bool {
    list.withUnsafeBytes { list in
      let line = UnsafeRawBufferPointer(rebasing: list[line])
      guard let start = line.baseAddress,
        var place = line.firstIndex(of: UInt8(ascii: ":"))
      else { return false }
      let wanted = search.bytes.count
      while let space = memchr(start + place, Int32(UInt8(ascii: " ")), line.count - place) {
        place = UnsafeRawPointer(space) - start
        if place + wanted <= line.count, memcmp(space, search.bytes, wanted) == 0 {
          let end = place + wanted
          if search.ends(before: end < line.count ? line[end] : nil) { return true }
        }
        place += 1
      }
      return false
    }
  }

  private func lineage(of type: String) -> [Range<Int>]? {
    if let known = lineages.known.withLock({ $0[type] }) { return known }
    let found = foundLineage(of: type)
    lineages.known.withLock { $0[type] = .some(found) }
    return found
  }

  private func foundLineage(of type: String) -> [Range<Int>]? {
    guard let first = line(ofSwift: type) else { return nil }
    var open = [first]
    var lines: [Range<Int>] = []
    while let line = open.popLast() {
      guard !lines.contains(line.indices), let colon = line.firstIndex(of: UInt8(ascii: ":"))
      else { continue }
      lines.append(line.indices)
      let above = line[..<colon].split(separator: UInt8(ascii: " ")).dropFirst()
      open += above.flatMap { $0.split(separator: UInt8(ascii: ",")) }
        .compactMap { self.line(of: Array($0)) }
    }
    return lines
  }

  /// The line of a type by its name in Swift, which takes the first two letters from many of Foundation; a `View` is
  /// not one of them.
  private func line(ofSwift type: String) -> ArraySlice<UInt8>? {
    if let line = line(of: Array(type.utf8)) { return line }
    return Self.namesOfFoundation.contains(type) ? line(of: Array("NS\(type)".utf8)) : nil
  }

  /// What Foundation has at its top: a set, since all superclasses of a tree are looked for there.
  private static let namesOfFoundation: Set<String> = {
    let line = ofModules.line(of: Array("Foundation".utf8)) ?? []
    let names = line.split(separator: UInt8(ascii: " ")).dropFirst()
    return Set(names.map { String(decoding: $0, as: UTF8.self) })
  }()

  /// The line of a type.
  private func line(of type: [UInt8]) -> ArraySlice<UInt8>? {
    let line = list.withUnsafeBufferPointer { list -> Range<Int>? in
      let place = starts.partitionPoint { !Self.isLine(list[$0...], before: type) }
      guard place < starts.count else { return nil }
      let rest = list[starts[place]...]
      guard rest.starts(with: type), rest.dropFirst(type.count).first.map(Self.endsName) ?? true
      else { return nil }
      return rest.startIndex..<(rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)
    }
    return line.map { list[$0] }
  }

  /// Whether the name at the beginning of a line comes before another one; it ends at a space or a colon.
  private static func isLine(_ line: ByteText, before name: [UInt8]) -> Bool {
    var place = line.startIndex
    for letter in name {
      guard place < line.endIndex else { return true }
      if line[place] != letter { return line[place] < letter || endsName(line[place]) }
      place += 1
    }
    return false
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ":")
  }

  /// Where the lines of a list begin.
  private static func starts(in list: [UInt8]) -> [Int] {
    list.withUnsafeBufferPointer { list in
      var starts = list.isEmpty ? [] : [0]
      list[...].forEach("\n") { if $0.upperBound < list.count { starts.append($0.upperBound) } }
      return starts
    }
  }
}
