import SwiftFacts
import Words

/// What a scanner keeps of the file that it has scanned last.
struct SourceMemory {
  var path = ""
  /// The scanner's own copy of the file.
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var isTest = false
  var isMachineWritten = false
  var isScript = false
  var conventions = Conventions()
  /// What the folder says that the file is for, once somebody has asked.
  var role: RoleOfFile?
  var facts = Facts()
  var family = Family()
  /// The declared names, once somebody has asked for them.
  var names = GrowingList<SwiftSource.FoundName>()
  var hasNames = false
  /// What is known of each declaration.
  var traits = GrowingList<DeclarationTraits>()
  /// The types and extensions, once somebody has asked for them.
  var types: [Declaration]?
  /// The extensions at the top of the file by what they extend, once somebody has asked for them.
  var extensions: NameMap<[Declaration]>?
  /// The doubtful words, once somebody has asked for them.
  var doubts: [DoubtfulWord]?
  /// The hashes of the words that no list knows and that something in the file explains.
  var explained: Set<UInt64> = []
  /// What the file does that some role is for, once somebody has asked.
  var chores: [ChoreUse]?
  /// The uses of names that may be those of types, once somebody has asked for them.
  var tellingReferences = GrowingList<Int32>()
  var delegateReferences = GrowingList<Int32>()
  var hasTellingReferences = false
  /// The modules that the file imports, once somebody has asked for them.
  var imports: Set<String>?
  /// What somebody has looked for in all of the file.
  var searches = Searches()
  /// The names of types that its types mention, while these are gathered.
  var usePlaces = HashTable()
  var typeUses = GrowingList<TypeUse>()
  /// The names that the file declares, once somebody has asked whether it declares one.
  var declared: HashTable?
  /// How many names or words of a file that look wrong are handed on at most.
  var mostSuspects = Int.max
  /// Whether the file has more of them.
  var isCut = false
  /// What is known of the names of this file and of those before it.
  var knownNames = KnownNames()
  /// The same of what stands in inheritance clauses.
  var knownSupertypes = KnownSupertypes()
  /// The words of names that somebody has taken apart.
  var nameWords = NameMap<[String]>()
  /// What a look at them tells, for those who have asked, and how the grammar reads them.
  var glances = NameMap<NameGlance>()
  var assertionForms = NameMap<AssertionReading.Form>()
  var commandForms = NameMap<CommandReading.Form>()
  /// What the names of types, and of what is named after them, tell of their objects.
  var typeTraits = NameMap<TypeNameTraits>()
  var traitsBehindNames = NameMap<TypeNameTraits>()
  /// Whether they are names of what keeps something, which few are asked.
  var keepingNames = NameMap<Bool>()
  /// What the names of methods tell of the work that is asked for.
  var askingTraits = NameMap<AskingTraits>()

  /// Takes in what a scanner has found.
  mutating func replace(
    path: String, conventions: Conventions, facts: Facts, bytes: UnsafeBufferPointer<UInt8>
  ) {
    if conventions != self.conventions {
      self.conventions = conventions
      role = nil
    } else if !Self.isSameFolder(path, self.path) {
      role = nil
    }
    self.path = path
    self.facts = facts
    self.bytes = bytes
    let place = conventions.placement.whole(path)
    isTest = FileOutline.isTest(at: place)
    isMachineWritten =
      FileOutline.isGenerated(at: place) || Self.isMarked(bytes[...], header: endOfHeader)
    isScript = Self.isScript(at: path, with: facts.statements, in: bytes)
    family.replace(with: facts.declarations)
    traits.fill(facts.declarations.count, with: [])
    hasNames = false
    hasTellingReferences = false
    isCut = false
    types = nil
    declared = nil
    extensions = nil
    doubts = nil
    chores = nil
    searches.removeAll()
    imports = nil
  }

  /// Gives back the memory of what does not do that by itself.
  func deallocate() {
    family.deallocate()
    names.deallocate()
    traits.deallocate()
    tellingReferences.deallocate()
    delegateReferences.deallocate()
    typeUses.deallocate()
  }

  private static func isSameFolder(_ path: String, _ other: String) -> Bool {
    var (path, other) = (path, other)
    return path.withUTF8 { path in
      other.withUTF8 { folder(of: path).equals(folder(of: $0)) }
    }
  }

  private static func folder(of path: UnsafeBufferPointer<UInt8>) -> ByteText {
    path.prefix(upTo: path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)
  }

  /// Whether the first lines, or a comment before all code, say that a program has written the file: a
  /// licence may stand before the mark.
  private static func isMarked(_ bytes: ByteText, header: Int) -> Bool {
    let bytes = bytes.prefix(max(400, header))
    return has("generated", in: bytes)
      && ["do not edit", "do not modify", "generated by", "generated using"]
        .contains { has($0, in: bytes) }
  }

  /// Whether a file has statements outside of all declarations, as none of a module has but that with which it begins.
  private static func isScript(
    at path: String, with statements: GrowingList<SwiftFacts.Statement>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard path != "main.swift", !path.hasSuffix("/main.swift") else { return false }
    return statements.contains { statement in
      statement.block < 0 && statement.owner < 0 && kindsOfCode.contains(statement.kind)
        // A macro may make declarations: `#Preview { }`.
        && bytes[Int(statement.range.start)] != UInt8(ascii: "#")
    }
  }

  /// Without what may as well be text that no declaration was made out of.
  private static let kindsOfCode: Set<StatementKind> = [
    .assignment, .call, .if, .switch, .for, .while, .do,
  ]

  private static func has(_ words: String, in bytes: ByteText) -> Bool {
    bytes.contains(inAnyCase: words) { _ in true }
  }

  /// How many bytes the comments before all code take; what documents the first declaration is none of them.
  private var endOfHeader: Int {
    var end = 0
    if bytes.starts(with: "#!".utf8) { end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0 }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { end = 3 }
    for comment in facts.comments where Int(comment.range.start) >= end {
      let space = bytes[end..<Int(comment.range.start)]
      // An excerpt has nothing but space in front.
      guard space.count < 400, space.allSatisfy(\.isSpace),
        comment.kind == .line || comment.kind == .block
      else { break }
      end = Int(comment.range.end)
    }
    return end
  }
}
