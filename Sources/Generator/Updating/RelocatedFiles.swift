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
      guard let type = state.original(of: path).map(Outline.init)?.firstType,
        let place = candidates.firstIndex(where: { $0.outline.holds(type) })
      else { continue }
      places[path] = candidates.remove(at: place).path
    }
  }
}

extension ProjectState {
  /// The state with these files where armature wrote them.
  func placing(_ files: RelocatedFiles) -> ProjectState {
    let bytes = files.places.compactMapValues(added)
    let others = Set(files.places.values)
    return ProjectState(
      manifest: manifest, files: self.files.merging(bytes) { $1 },
      addedPaths: addedPaths.filter { !others.contains($0) }, readAdded: readAdded)
  }
}

extension ProjectUpdate {
  /// The update with these files where they lie.
  mutating func find(_ files: RelocatedFiles) {
    guard !files.places.isEmpty else { return }
    func place(_ path: String) -> String { files.places[path] ?? path }
    changes = changes.map { FileChange(path: place($0.path), kind: $0.kind) }
    edits = edits.map { FileEdit(path: place($0.path), former: $0.former, new: $0.new) }
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
  fileprivate var firstType: String? {
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
