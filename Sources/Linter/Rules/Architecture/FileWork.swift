import SourceModel
import Words

/// Files that a class changes which is no store, nor named for files.
enum FileWork {
  /// Whether a use of the file manager moves, makes or removes what stays, in a type that is not named for that.
  static func isOthers(_ use: ChoreUse, in type: Declaration) -> Bool {
    guard let call = change(at: use), !call.asksGivenObject, !isTemporary(call, in: type),
      type.kind != .extending || !OutsideMembers.known.lists(type.name.text)
    else { return false }
    return !words(of: type.name.text).contains { LexicalWord($0.key).isOnDisk }
  }

  /// The call that changes files and begins with a use, or is one: of all calls of the file one or two do.
  private static func change(at use: ChoreUse) -> Call? {
    let start = use.name.offsets.lowerBound
    return use.name.source.calls.first { call in
      (call.callee.offsets.lowerBound == start || call.receiver.offsets.lowerBound == start)
        && changes.contains { call.callee == $0 }
    }
  }

  /// Whether the place, the member around it or the type is named for what nobody keeps.
  private static func isTemporary(_ call: Call, in type: Declaration) -> Bool {
    [type.name, call.argumentList, call.owner?.body].lazy.compactMap(\.self).contains { place in
      momentary.contains(where: place.contains)
    }
  }

  private static let momentary = ["emporary", "tempDir", "tempURL", "tmp"]

  private static let changes = [
    "copyItem", "createDirectory", "createFile", "createSymbolicLink", "linkItem", "moveItem",
    "removeItem", "replaceItem", "replaceItemAt", "trashItem",
  ]
}
