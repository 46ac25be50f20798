import Foundation

/// The targets of Package.swift with what each may import.
struct PackageTable {
  let dependencies: [String: Set<String>]

  init() throws {
    var dependencies: [String: Set<String>] = [:]
    for declaration in try Self.declarations() {
      guard let name = declaration.firstMatch(of: /"(\w+)"/)?.1 else { continue }
      let list = declaration.firstMatch(of: /(?s)(?:uses|dependencies): \[(.*?)\]/)?.1 ?? ""
      dependencies[String(name)] = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    self.dependencies = dependencies
  }

  /// The texts of the targets that are not tests: each begins in the fourth column.
  private static func declarations() throws -> [String] {
    var declarations: [String] = []
    for line in try Repository.text(at: "Package.swift").split(separator: "\n") {
      if line.prefixMatch(of: /\s{4}[a-z.]/) != nil {
        declarations.append(String(line))
      } else if !declarations.isEmpty {
        declarations[declarations.count - 1] += "\n" + line
      }
    }
    return declarations.filter {
      $0.prefixMatch(of: /\s+(?:module|\.target|\.executableTarget)\(/) != nil
    }
  }

  /// What `armature` links, itself among it: the shipped binary.
  var shipped: Set<String> {
    var found: Set<String> = []
    var open = ["armature"]
    while let name = open.popLast() {
      if found.insert(name).inserted { open += dependencies[name] ?? [] }
    }
    return found
  }

  /// The modules that a Swift file imports.
  static func imports(of path: String) throws -> [String] {
    let keyword = /^\s*(?:@\S+ )*(?:\w+ )?import (?:(?:struct|enum|class|func|protocol) )?(\w+)/
    let example = /"""(?s:.*?)"""/
    return try Repository.text(at: path).replacing(example, with: "")
      .matches(of: keyword.anchorsMatchLineEndings()).map { String($0.1) }
  }
}
