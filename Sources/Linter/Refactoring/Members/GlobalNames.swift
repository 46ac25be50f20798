import SourceModel

/// What a file can name that the standard library and its imports declare: nothing of its own must come to hide it.
struct GlobalNames {
  private let modules: [String]

  init(in source: SwiftSource) {
    let imports = source.imports.sorted()
    // What a module imports may be passed on.
    modules = ["Swift"] + (imports.isEmpty ? [] : ["Foundation"]) + imports
  }

  func check(_ newName: String) throws(Refusal) {
    let module = modules.first { OutsideMembers.ofModules.has(newName, in: $0) == true }
    guard let module else { return }
    let kind = newName.first?.isUppercase == true ? "type" : "name"
    throw Refusal("'\(newName)' is a \(kind) of \(module)")
  }

  /// A module of which nothing is known may have any type; few have functions and values that belong to none.
  func checkImports() throws(Refusal) {
    let unknown = modules.first { !OutsideMembers.ofModules.lists($0) }
    guard let unknown else { return }
    throw .doubt("it is not known here which types '\(unknown)' has")
  }
}
