/// What names in code have become since the spec calls types otherwise: a name that armature wrote, that it
/// writes nowhere any more, and in whose place it writes another.
struct RenamedWords {
  private let newWords: [String: String]
  /// `NewsListController` before `News`.
  private let oldWords: [String]

  /// The names that armature writes now.
  private let current: Set<String>
  /// Names that begin small and that nobody but armature has given to members, with the types that have these:
  /// behind a dot, and in the code of such a type, they are armature's.
  var members: [String: Set<String>] = [:]
  /// What means something else, whatever it is called.
  var owner = OwnerNames()

  /// - Parameter current: what armature writes now.
  init(_ renames: [TypeRename], current: Set<String>) {
    self.current = current
    newWords = renames.reduce(into: [:]) { $0.merge($1.words) { first, _ in first } }
    oldWords = newWords.keys.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  var isEmpty: Bool { newWords.isEmpty }

  /// A file of the owner's and what armature wrote of it, both in the new words.
  ///
  /// Of names that begin small only those are renamed that armature wrote in this file, and those of its members:
  /// elsewhere they may be anything. Comments and texts of the owner's stay as they are, and so does what the owner
  /// has declared.
  func renamed(
    owners: [UInt8], original: [UInt8]
  ) -> (owners: [UInt8], original: [UInt8]) {
    let originalLines = original.textLines
    let known = Set(originalLines)
    let written = CodeNames(original).places
    let names = Set(written.map(\.name))
    let writtenMembers = Set(written.lazy.filter(\.isMember).map(\.name))
    func renamed(_ name: String) -> String {
      let isOurs = name.first?.isUppercase == true || names.contains(name)
      return isOurs ? newName(of: name) ?? name : name
    }
    var text = owners
    let code = CodeNames(owners)
    let parameters = Set(code.places.lazy.filter(\.isParameter).map(\.name))
    for place in code.places.reversed() {
      guard let new = newName(of: place.name) else { continue }
      let isArmatures =
        place.name.first?.isUppercase == true
        ? isType(place, in: code)
        : writtenMembers.contains(place.name)
          || names.contains(place.name) && !isOwners(place, in: code)
          || isMember(place, beside: parameters)
      if isArmatures { text.replaceSubrange(place.range, with: new.utf8) }
    }
    // What armature wrote is renamed with its comments.
    let owners = zip(owners.textLines, text.textLines).map { former, line in
      known.contains(former) ? former.mapNames(renamed) : line
    }
    return (
      Array(owners.joined(separator: "\n").utf8),
      Array(originalLines.map { $0.mapNames(renamed) }.joined(separator: "\n").utf8)
    )
  }

  /// Whether a name can be that of a type of the project.
  private func isType(_ place: CodeNames.Place, in code: CodeNames) -> Bool {
    switch place.role {
    case .label, .member(nil): return false
    case .member(let receiver?):
      return owner.modules.contains(receiver)
        || newName(of: receiver) != nil && owner.declaration(of: place.name, in: receiver) == nil
    case .bare:
      guard !place.isMember else { return false }
      return place.declaration == nil
        ? owner.declaration(of: place, in: code) == nil : code.scopes[place.scope].parent == nil
    }
  }

  /// Whether a name that begins small can be that of a member of the owner's.
  private func isOwners(_ place: CodeNames.Place, in code: CodeNames) -> Bool {
    guard place.role == .bare, !place.isMember else {
      return owner.memberNames.contains(place.name)
    }
    return owner.declaration(of: place, in: code)?.isMember == true
  }

  /// - Parameter parameters: which mean something else where they are.
  private func isMember(_ place: CodeNames.Place, beside parameters: Set<String>) -> Bool {
    guard let types = members[place.name] else { return false }
    switch place.role {
    case .member: return true
    case .bare:
      return place.container.map(types.contains) == true && !parameters.contains(place.name)
    case .label: return false
    }
  }

  /// Nil for a name that stays.
  func newName(of name: String) -> String? {
    guard !isEmpty, !current.contains(name) else { return nil }
    let candidates = [newWords[name]].compactMap { $0 } + compounds(name)
    return candidates.first(where: current.contains)
  }

  /// `ArticleViewDelegate` where `NewsView` is `ArticleView`.
  private func compounds(_ name: String) -> [String] {
    oldWords.compactMap { old in
      guard name.hasPrefix(old), let new = newWords[old] else { return nil }
      let rest = name.dropFirst(old.count)
      return rest.first?.isUppercase == true ? new + rest : nil
    }
  }
}

extension [UInt8] {
  var textLines: [String] {
    String(decoding: self, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The names in code, without those in comments and texts.
  var names: Set<String> { Set(CodeNames(self).places.map(\.name)) }
}

extension String {
  /// The text with other names.
  func mapNames(_ newName: (String) -> String) -> String {
    var text = ""
    var rest = self[...]
    while let first = rest.first {
      let isName = first.isPartOfName
      let part = rest.prefix { $0.isPartOfName == isName }
      text += isName ? newName(String(part)) : String(part)
      rest = rest[part.endIndex...]
    }
    return text
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
