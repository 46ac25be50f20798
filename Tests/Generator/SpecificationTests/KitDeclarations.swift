import Foundation
import SourceModel

/// What the kits declare for others, read from their sources by the scanner of the linter.
struct KitDeclarations {
  /// The types that an import shows, by the kit.
  private(set) var types: [String: Set<String>] = [:]

  /// The names that hide types inside of a type: its generic parameters, associated types and nested
  /// types.
  private(set) var innerTypes: [String: Set<String>] = [:]

  /// The members of a type, those of its extensions included; a method with parameters ends in a
  /// bracket. Those of the type itself stand under the name with `.Type`, functions of no type under
  /// that of the kit.
  private(set) var members: [String: Set<String>] = [:]

  private static let root = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL
  private static let folder = root.appending(path: "Sources/Generator/EmbeddedNames/Made")

  init(of kits: [String]) throws {
    for kit in kits {
      types[kit] = []
      let folder = Self.root.appending(path: "Templates/\(kit)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        SourceFile(path: path, text: text).withSource { source in
          for declaration in source.declarations where !declaration.isLocal {
            read(declaration, in: kit)
          }
        }
      }
    }
  }

  private mutating func read(_ declaration: Declaration, in kit: String) {
    guard declaration.isForOthers else { return }
    let name = declaration.name.text
    if declaration.kind.isType {
      for parameter in declaration.genericParameters {
        innerTypes[name, default: []].insert(parameter.name.text)
      }
    }
    guard let owner = declaration.parent else {
      if declaration.kind.isType { types[kit, default: []].insert(name) }
      if declaration.kind == .function { members[kit, default: []].insert(name + "(") }
      return
    }
    // `extension QueryAttribute<String>` and `extension Optional` alike go by the type's name.
    let ownerName = String(owner.name.text.prefix { $0 != "<" })
    if declaration.kind.isType || declaration.kind == .associatedType {
      innerTypes[ownerName, default: []].insert(name)
    } else if declaration.kind.isValue || declaration.kind == .function {
      let bracket = declaration.kind == .function && !declaration.parameters.isEmpty ? "(" : ""
      let heading = declaration.isStatic ? ownerName + ".Type" : ownerName
      members[heading, default: []].insert(name + bracket)
    }
  }
}

extension Declaration {
  /// Public, open, or asked for by a protocol that is.
  fileprivate var isForOthers: Bool {
    if access == .publicly || access == .open { return parent.map(\.isForOthersOrExtends) ?? true }
    return isRequirement && parent?.isForOthers == true
  }

  private var isForOthersOrExtends: Bool { kind == .extending || isForOthers }
}

extension DeclarationKind {
  fileprivate var isType: Bool {
    switch self {
    case .structure, .classType, .enumeration, .actor, .protocolType, .typeAlias: true
    default: false
    }
  }
}

extension KitDeclarations {
  /// The tables as they have to be, by the names of their files.
  var tables: [String: String] {
    [
      "kit-types.txt": Self.table(types), "inner-types.txt": Self.table(innerTypes),
      "kit-members.txt": Self.table(members),
    ]
  }

  var areRecorded: Bool {
    tables.allSatisfy { name, text in
      (try? String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)) == text
    }
  }

  func record() throws {
    for (name, text) in tables {
      try text.write(to: Self.folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  private static func table(_ lists: [String: Set<String>]) -> String {
    let sections = lists.sorted { $0.key < $1.key }.map { heading, names in
      var lines = ["\(heading):"]
      for name in names.sorted() {
        if lines[lines.count - 1].count + name.count > 96 { lines.append(" ") }
        lines[lines.count - 1] += " " + name
      }
      return lines.joined(separator: "\n")
    }
    return sections.joined(separator: "\n") + "\n"
  }
}
