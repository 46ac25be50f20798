import SourceModel

extension FileIndex {
  /// What makes a text of a name while the program runs; nil for nothing.
  func shownName(of declaration: Declaration) -> String? {
    if let shown = callerName(of: declaration) { return shown }
    if declaration.kind.isType {
      let type = declaration.name.text
      return shown(shownNames.place(ofType: type)) ?? shownError(type)
    }
    guard let around = declaration.enclosingType, declaration.isMember else { return nil }
    let type = FileTypes.name(of: around)
    if declaration.kind == .enumerationCase { return shown(shownNames.place(ofMembersOf: type)) }
    guard declaration.isStored else { return nil }
    if source.hasName("Mirror") { return "'Mirror' may show it" }
    guard !declaration.isStatic else { return nil }
    return shown(shownNames.place(ofMembersOf: type)) ?? shownError(type)
  }

  /// What takes the name of a function that it is used in.
  func callerName(of declaration: Declaration) -> String? {
    guard !declaration.kind.hasMembers else { return nil }
    if declaration.body.contains("#function") { return "'#function' shows it" }
    let body = declaration.body.offsets
    let calls = callsThatNameCaller
    let first = calls.partitionPoint { $0 >= body.lowerBound }
    guard first < calls.count, calls[first] < body.upperBound else {
      return nil
    }
    return "'#function' may show it"
  }

  private func shown(_ place: ShownNames.Place?) -> String? {
    place.map { "'\($0.maker)' may show it" }
  }

  private func shownError(_ type: String) -> String? {
    shownNames.isShownError(type) ? "errors are shown by their names" : nil
  }
}
