import EmbeddedNames

/// The types that the kits have for others, by the kit.
public let kitTypes = NameTable(embeddedKitTypes())

/// The names that mean something else inside of a type: its generic parameters, associated types
/// and nested types.
let innerTypes = NameTable(embeddedInnerTypes())

/// The members that the kits' types have for others; a method with parameters ends in a bracket,
/// those of the type itself stand under its name with `.Type`, functions of no type under the kit.
let kitMembers = NameTable(embeddedKitMembers())

/// The types of the libraries that generated files import, by the import.
public let libraryTypes = NameTable(embeddedLibraryTypes())

/// The modules of the toolchain that a generated package loads, under one heading.
let libraryModules = NameTable(embeddedLibraryModules())

/// Lists of names under headings, as a program writes them: a word that ends in a colon is a heading.
public struct NameTable: Sendable {
  private let namesByHeading: [String: Set<String>]

  init(_ names: EmbeddedNames) {
    let bytes = UnsafeBufferPointer(start: names.bytes, count: Int(names.count))
    let text = String(decoding: bytes, as: UTF8.self)
    var lists: [String: Set<String>] = [:]
    var heading = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        heading = String(word.dropLast())
        lists[heading, default: []] = []
      } else {
        lists[heading, default: []].insert(String(word))
      }
    }
    namesByHeading = lists
  }

  var headings: Set<String> { Set(namesByHeading.keys) }

  public subscript(heading: String) -> Set<String> { namesByHeading[heading] ?? [] }

  /// The first heading, in the order of the alphabet, under which a name stands.
  public func heading(of name: String) -> String? {
    namesByHeading.filter { $0.value.contains(name) }.keys.min()
  }

  func names(under headings: [String]) -> Set<String> {
    headings.reduce(into: []) { $0.formUnion(self[$1]) }
  }
}
