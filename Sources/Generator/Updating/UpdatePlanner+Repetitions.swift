import Generator

extension UpdatePlanner {
  /// Tells of what the owner has written and armature's half of the same type declares too by now, as where a stub
  /// has become an expression of the spec: the compiler would refuse both.
  ///
  /// - Parameter paths: of the owner's files.
  mutating func keepRepetitions(in paths: [String]) {
    let written = project.files.filter { file in
      file.ownership != .owner && !file.path.isRecord && file.path.hasSuffix(".swift")
    }
    let machineWritten = Dictionary(grouping: written, by: \.path.typeName)
    for (path, current) in editedSources(in: paths) {
      guard let halves = machineWritten[path.typeName] else { continue }
      let known = Set(halves.flatMap { Outline($0.bytes).memberSignatures.map(\.signature) })
      let repeated = Outline(current).memberSignatures.filter { known.contains($0.signature) }
      if !repeated.isEmpty { keep(path, because: .repeating(repeated.map(\.name))) }
    }
  }
}

extension Outline {
  /// What the types in a file declare: each with the name of its type, without bodies and without what says who
  /// may use it. Methods of one name differ in their parameters.
  fileprivate var memberSignatures: [(signature: String, name: String)] {
    blocks.flatMap { type in
      (type.members ?? []).compactMap { member in
        let words = member.key.split(separator: " ")
        guard let keyword = words.first, words.count == 2, keyword == "var" || keyword == "func"
        else { return nil }
        let name = String(words[1])
        let signature = DeclarationParts(text(member.range)).signature
        let parameters =
          keyword == "func" ? signature.drop { $0 != "(" }.filter { !$0.isWhitespace } : ""
        return ("\(type.key.declaredType).\(name)\(parameters)", name)
      }
    }
  }
}

extension String {
  /// `News` of `extension News: Comparable` and of `class News`.
  var declaredType: Substring {
    split(separator: " ").dropFirst().first.map { $0.prefix { $0 != ":" && $0 != "<" } } ?? ""
  }
}
