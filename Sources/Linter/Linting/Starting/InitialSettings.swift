import Roles
import SourceModel

/// The settings that a tree which nobody linted yet begins with: what its folders say of it.
public struct InitialSettings {
  private let layers: [Layer]
  private let roots: [String]
  /// Files beside these folders.
  let leftOut: [String]

  /// - Parameter paths: of the Swift files, from the folder of the settings on.
  init(paths: [String]) {
    let sources = paths.filter { !Self.isTest($0) }
    let folders = Set(sources.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
    let found = Role.allCases.compactMap { role -> (Role, [String])? in
      let others = role.otherFolders.filter { Self.isNamed($0, for: role, in: sources) }
      let present = ([role.folder] + others).filter(folders.contains)
      return present.isEmpty || role == .delegateProtocol ? nil : (role, present)
    }
    let roles = Set(found.map(\.0)).union([.delegateProtocol, .applicationDelegate])
    // One folder may be called anything; two of them are a design.
    layers = found.count < 2 ? [] : Self.layers(of: found, within: roles)
    let tops = Set(paths.compactMap { $0.split(separator: "/").dropLast().first.map(String.init) })
    roots = tops.contains("Sources") ? tops.sorted() : []
    leftOut = roots.isEmpty ? [] : paths.filter { !$0.utf8.contains(UInt8(ascii: "/")) }.sorted()
  }

  /// Whether the files in folders of a name are what it says, since a folder may be called anything: one of them
  /// has the suffix of the role, or there are several where it has none.
  private static func isNamed(_ folder: String, for role: Role, in paths: [String]) -> Bool {
    let files = paths.map { $0.split(separator: "/") }.filter {
      $0.dropLast().contains(folder[...])
    }
    guard !role.suffixes.isEmpty else { return files.count > 1 }
    return files.contains { parts in
      let name = parts.last?.prefix { $0 != "." } ?? ""
      return role.suffixes.contains { name.hasSuffix($0) }
    }
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  private static func layers(
    of found: [(role: Role, folders: [String])], within roles: Set<Role>
  ) -> [Layer] {
    // Named as a delegate protocol is, and in no folder of its own in most trees.
    let application = Role.applicationDelegate
    let isFound = found.contains { $0.role == application }
    var layers = (found + (isFound ? [] : [(application, [])])).map { role, folders in
      Layer(
        name: role.rawValue, folders: folders, suffixes: role.suffixes,
        types: role == application ? role.suffixes + ["SceneDelegate"] : [],
        uses: Set(role.allowedDependencies.intersection(roles).map(\.rawValue)))
    }
    let delegate = Role.delegateProtocol
    let uses = delegate.allowedDependencies.intersection(roles).map(\.rawValue)
    layers.append(Layer(name: delegate.rawValue, suffixes: delegate.suffixes, uses: Set(uses)))
    return layers
  }

  /// The settings file, with a word on every part.
  public var text: String {
    var lines = [
      "# How armature lints this project; 'armature lint --show-settings' prints everything that holds.",
      "edition: \(LintSettings.newestEdition)",
      "naming: regular # strict asks for the whole convention, should, will or did in every event",
    ]
    if !roots.isEmpty { lines.append("included: " + LintSettings.list(roots)) }
    if !layers.isEmpty {
      lines.append("# What the folders say of the types in them, and who may name whom.")
      lines.append("layers:")
      lines += layers.flatMap(Self.lines)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of layer: Layer) -> [String] {
    let folders = layer.folders.isEmpty ? "" : "folders: \(LintSettings.list(layer.folders)), "
    let suffixes = layer.suffixes.isEmpty ? "" : "suffixes: \(LintSettings.list(layer.suffixes)), "
    let types = layer.types.isEmpty ? "" : "types: \(LintSettings.list(layer.types)), "
    let uses = LintSettings.list(layer.uses.sorted())
    return ["  \(layer.name): { \(folders)\(suffixes)\(types)uses: \(uses) }"]
  }
}
