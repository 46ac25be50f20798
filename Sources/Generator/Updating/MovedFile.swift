/// A file of the owner's that has another path, since the spec calls its type otherwise now.
struct MovedFile {
  let oldPath: String
  let newPath: String
  let owners: [UInt8]
  let original: [UInt8]
}

extension MovedFile {
  /// Half of the lines: less is another file.
  private static let leastLikeness = 0.5

  /// Finds where the owner's edits of files go for which the spec has nothing left.
  ///
  /// - Parameters:
  ///   - gone: the edited files, and what they were when they were generated.
  ///   - added: the new files at whose paths nothing is.
  static func moves(
    of gone: [(path: String, owners: [UInt8], original: [UInt8])],
    to added: [(path: String, bytes: [UInt8])]
  ) -> [MovedFile] {
    var candidates: [(likeness: Double, move: MovedFile)] = []
    for old in gone {
      for new in added where old.path.role == new.path.role {
        let rename = TypeRename(old: old.path.typeName, new: new.path.typeName)
        let likeness = rename.likeness(of: old.original, with: new.bytes)
        // In another folder, as where the application is called otherwise, the name tells.
        let isNamesake = rename.old == rename.new
        guard isNamesake || likeness >= leastLikeness else { continue }
        let move = MovedFile(
          oldPath: old.path, newPath: new.path, owners: old.owners, original: old.original)
        candidates.append((isNamesake ? 1 + likeness : likeness, move))
      }
    }
    var moves: [MovedFile] = []
    for (_, move) in candidates.sorted(by: { $0.likeness > $1.likeness })
    where !moves.contains(where: { $0.oldPath == move.oldPath || $0.newPath == move.newPath }) {
      moves.append(move)
    }
    return moves
  }

  var rename: TypeRename { TypeRename(old: oldPath.typeName, new: newPath.typeName) }
}
