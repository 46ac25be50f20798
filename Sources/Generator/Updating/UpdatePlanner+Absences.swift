import Generator

extension UpdatePlanner {
  /// Lists as unwritten what armature's half names and its owner has deleted: it may stand in any file of the
  /// owner's, and where it stands in none the project does not build.
  ///
  /// - Parameter files: of the project.
  mutating func listAbsences(in files: [GeneratedFile]) {
    let current = updatedFiles
    let owned = files.filter { $0.ownership == .owner && $0.path.hasSuffix(".swift") }
    let absent = owned.flatMap { file -> [(part: UnwrittenPart, word: String)] in
      guard let text = current(file.path), text != file.bytes else { return [] }
      return UnwrittenPart.absences(from: text, of: file)
    }
    guard !absent.isEmpty else { return }
    let added = state.addedPaths.compactMap { $0.hasSuffix(".swift") ? state.added($0) : nil }
    let declared = Set((owned.compactMap { current($0.path) } + added).flatMap(\.declaredNames))
    let generated = files.filter { $0.ownership == .armature && $0.path.hasPrefix("Sources/") }
    let used: Set<String> = generated.reduce(into: []) { $0.formUnion($1.bytes.names) }
    update.unwrittenParts += absent.filter { used.contains($0.word) && !declared.contains($0.word) }
      .map(\.part)
  }
}

extension UnwrittenPart {
  /// What a file of the owner's lacks of what it was written with, but for what overrides a method: that is inherited.
  fileprivate static func absences(
    from text: [UInt8], of file: GeneratedFile
  ) -> [(part: UnwrittenPart, word: String)] {
    let (generated, outline) = (Outline(file.bytes), Outline(text))
    let declared = Set(text.declaredNames)
    return generated.blocks.flatMap { type in
      (type.members ?? []).compactMap { member in
        let name = member.key.drop { $0 != " " }.dropFirst()
        let word = String(name.prefix { $0 != "(" })
        guard !word.isEmpty, !declared.contains(word),
          !generated.text(member.range).contains(where: { $0.contains("override ") })
        else { return nil }
        let home = outline.blocks.first {
          $0.members != nil && $0.key.declaredType == type.key.declaredType
        }
        let part = UnwrittenPart(
          path: file.path, line: home.map { $0.opening + 1 } ?? 1,
          name: "\(name), which the generated half uses")
        return (part, word)
      }
    }
  }
}

extension [UInt8] {
  fileprivate var declaredNames: [String] {
    CodeNames(self).places.compactMap { $0.declaration == nil ? nil : $0.name }
  }
}
