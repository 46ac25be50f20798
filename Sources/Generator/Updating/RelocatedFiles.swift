import Generator
import Manifest

/// The owner's files that their owner has given other places: an update finds them there.
struct RelocatedFiles {
  /// The places of today, by those at which armature wrote them.
  private(set) var places: [String: String] = [:]

  init(of state: ProjectState) {
    let missing = state.originalPaths.filter { $0.hasSuffix(".swift") && state.files[$0] == nil }
    guard !missing.isEmpty else { return }
    var candidates = state.addedPaths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      state.added(path).map { (path: path, outline: Outline(LineEnds.unified($0))) }
    }
    for path in missing {
      guard let type = state.original(of: path).map(Outline.init)?.firstType else { continue }
      // A merge may leave a record that calls the type as it was on the other branch.
      let former = String(type.split(separator: "\n").last ?? "").declaredType
      let renamed = type.mapNames { $0 == former ? path.typeName : $0 }
      guard
        let place = candidates.firstIndex(where: {
          $0.outline.holds(type) || $0.outline.holds(renamed)
        })
      else { continue }
      places[path] = candidates.remove(at: place).path
    }
  }

  /// A file stays in the folder that its owner has chosen, and under a name that its owner has given it; where the
  /// target has another folder now, it goes along.
  ///
  /// - Parameter taken: where other files of the owner's lie.
  mutating func follow(_ move: MovedFile, beside taken: [String]) {
    guard let place = places[move.oldPath] else { return }
    let (old, new) = (move.oldPath.split(separator: "/"), move.newPath.split(separator: "/"))
    var parts = place.split(separator: "/")
    if parts.last == old.last { parts[parts.count - 1] = new[new.count - 1] }
    if parts.prefix(2) == old.prefix(2) { parts.replaceSubrange(..<2, with: new.prefix(2)) }
    let newPlace = parts.joined(separator: "/")
    if !taken.contains(newPlace) { places[move.newPath] = newPlace }
  }
}

extension ProjectState {
  /// The state with these files where armature wrote them.
  func placing(_ files: RelocatedFiles) -> ProjectState {
    let bytes = files.places.compactMapValues(added)
    let others = Set(files.places.values)
    return ProjectState(
      manifest: manifest, files: self.files.merging(bytes) { $1 },
      addedPaths: allAddedPaths.filter { !others.contains($0) }, readAdded: readAdded,
      readSides: { [readSides] in readSides(files.places[$0] ?? $0) })
  }
}

extension ProjectUpdate {
  /// The update with these files where they lie.
  mutating func find(_ files: RelocatedFiles) {
    guard !files.places.isEmpty else { return }
    func place(_ path: String) -> String { files.places[path] ?? path }
    changes = changes.map { change in
      let path = place(change.path)
      guard case .moved(let old) = change.kind else {
        return FileChange(path: path, kind: change.kind)
      }
      let isThere = place(old) == path
      return FileChange(path: path, kind: isThere ? .merged : .moved(from: place(old)))
    }
    let relocated = Set(files.places.values)
    edits = edits.reduce(into: []) { edits, edit in
      let path = place(edit.path)
      let index = relocated.contains(path) ? edits.firstIndex { $0.path == path } : nil
      // What comes where it goes stays.
      let other = index.map { edits.remove(at: $0) }
      edits.append(
        FileEdit(path: path, former: edit.former ?? other?.former, new: edit.new ?? other?.new))
    }
    openConflicts = openConflicts.map { (path: place($0.path), line: $0.line) }
    for index in unwrittenParts.indices {
      unwrittenParts[index].path = place(unwrittenParts[index].path)
    }
    for index in formerUses.indices { formerUses[index].path = place(formerUses[index].path) }
  }
}

extension Outline {
  /// What is declared first of that which holds other declarations: its key, and for an extension, of which a type
  /// has several, the comment above it too.
  var firstType: String? {
    blocks.lazy.filter { $0.members != nil }.map(text(declaring:)).first
  }

  fileprivate func holds(_ type: String) -> Bool {
    blocks.contains { $0.members != nil && text(declaring: $0) == type }
  }

  private func text(declaring block: Block) -> String {
    let comment =
      block.key.hasPrefix("extension ") ? text(block.range.lowerBound..<block.opening) : []
    return (comment + [block.key]).joined(separator: "\n")
  }
}
