import SourceModel

/// Files that a class changes beside its own work.
enum FileWork {
  /// Whether a use of the file manager moves, makes or removes what stays, in a type that mostly does something else.
  ///
  /// Where every third member is about files, they are the type's own work: it is a store by another name, an
  /// installer, a log.
  static func isAside(_ use: ChoreUse, in type: Declaration) -> Bool {
    guard let call = change(at: use), !isTemporary(call, in: type),
      type.kind != .extending || OutsideMembers.known.has("", in: type.name.text) == nil
    else { return false }
    let members = type.source.declarations.filter { member in
      (member.kind == .function || member.kind == .initializer || !member.accessors.isEmpty)
        && member.isMember && member.outermostType?.extended.name.text == type.name.text
    }
    let uses = type.source.chores.filter { $0.chore == .fileAccess }
    let busy = members.count { member in
      uses.contains { member.range.bytes.contains($0.name.offsets.lowerBound) }
    }
    return busy * 3 <= members.count
  }

  /// The call that changes files and begins with a use, or is one.
  private static func change(at use: ChoreUse) -> Call? {
    let start = use.name.offsets.lowerBound
    return use.name.source.calls.first { call in
      changes.contains { call.callee == $0 }
        && (call.callee.offsets.lowerBound == start || call.receiver.offsets.lowerBound == start)
    }
  }

  /// Whether the place, the member around it or the type is named for what nobody keeps.
  private static func isTemporary(_ call: Call, in type: Declaration) -> Bool {
    let words = type.name.text + call.argumentList.text + (call.owner?.body.text ?? "")
    return ["emporary", "tempDir", "tempURL", "tmp"].contains(where: words.contains)
  }

  private static let changes = [
    "copyItem", "createDirectory", "createFile", "createSymbolicLink", "linkItem", "moveItem",
    "removeItem", "replaceItem", "replaceItemAt", "trashItem",
  ]
}
