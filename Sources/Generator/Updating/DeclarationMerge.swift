/// What armature changes in a file of its owner's, declaration by declaration: a new stub goes beside
/// the others however much of them its owner has written.
struct DeclarationMerge {
  /// The owner's version and the original with all changes that could be made in both.
  let merged: MergedText
  let original: [UInt8]
  /// Whether nothing is left for a merge by lines.
  let isComplete: Bool

  /// - Parameter merge: merges one declaration that both have changed.
  init(
    owners: [UInt8], original: [UInt8], generated: [UInt8], merge: TextMerge
  ) throws {
    let former = Outline(original)
    let changes = DeclarationChange.changes(from: former, to: Outline(generated))
    guard DeclarationChange.lead(changes, from: former, to: Outline(generated)) else {
      merged = MergedText(bytes: owners, conflictCount: 0)
      (self.original, isComplete) = (original, false)
      return
    }
    var (first, second) = (Outline(owners), former)
    var edited: [DeclarationChange] = []
    for change in changes {
      guard let changed = change.made(in: first) else {
        edited.append(change)
        continue
      }
      first = changed
      second = change.made(in: second) ?? second
    }
    // From the end, and without reading anew what has the marks of a merge in it.
    let places = edited.compactMap { change in
      change.range(in: first).map { (range: $0, change: change) }
    }
    var lines = first.lines
    var conflictCount = 0
    for (range, change) in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let (text, count) = try change.merged(with: first.text(range), by: merge)
      lines.replaceSubrange(range, with: text)
      conflictCount += count
      second = change.made(in: second) ?? second
    }
    merged = MergedText(
      bytes: Array(lines.joined(separator: "\n").utf8), conflictCount: conflictCount)
    self.original = second.bytes
    isComplete = places.count == edited.count
  }
}

/// One difference between what armature wrote and what it writes now.
enum DeclarationChange {
  /// - Parameters:
  ///   - predecessor: the key of what stands before it; nil for the first one.
  ///   - isApart: whether a blank line stands between them.
  case insertion([String], called: String, into: [String], predecessor: String?, isApart: Bool)
  case removal([String], at: [String])
  case replacement([String], by: [String], at: [String])
  /// Of the line with the keyword and what stands above it, for a type that stays.
  case headReplacement([String], by: [String], at: [String])

  static func changes(from old: Outline, to new: Outline) -> [DeclarationChange] {
    changes(from: old, to: new, below: [])
  }

  /// Whether changes make the one of the other, so that nothing was misunderstood; imports stay, and order and blank
  /// lines are free.
  static func lead(_ changes: [DeclarationChange], from old: Outline, to new: Outline) -> Bool {
    var outline = old
    for change in changes {
      guard let changed = change.made(in: outline) else { return false }
      outline = changed
    }
    func essence(_ lines: [String]) -> [String] {
      lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") }.map {
        $0.hasSuffix("{}") ? String($0.dropLast()) : $0
      }
      .filter { !$0.allSatisfy { " }".contains($0) } }.sorted()
    }
    return essence(outline.lines) == essence(new.lines)
  }

  private static func changes(
    from old: Outline, to new: Outline, below path: [String]
  ) -> [DeclarationChange] {
    let (former, members) = (old.members(of: path) ?? [], new.members(of: path) ?? [])
    var changes: [DeclarationChange] = []
    for (place, member) in members.enumerated() {
      let text = new.text(member.range)
      guard let known = former.first(where: { $0.key == member.key }) else {
        let start = member.range.lowerBound
        let isApart = start > 0 && new.lines[start - 1].isEmpty
        changes.append(
          .insertion(
            text, called: member.key, into: path,
            predecessor: place > 0 ? members[place - 1].key : nil,
            isApart: isApart))
        continue
      }
      let inner = path + [member.key]
      guard member.members != nil, known.members != nil else {
        let formerText = old.text(known.range)
        if formerText != text { changes.append(.replacement(formerText, by: text, at: inner)) }
        continue
      }
      let (formerHead, head) = (old.text(known.head).opened, new.text(member.head).opened)
      if formerHead != head { changes.append(.headReplacement(formerHead, by: head, at: inner)) }
      changes += self.changes(from: old, to: new, below: inner)
    }
    for member in former where !members.contains(where: { $0.key == member.key }) {
      changes.append(.removal(old.text(member.range), at: path + [member.key]))
    }
    return changes
  }

  /// The file with the change; nil where its owner has written something else at the place.
  func made(in outline: Outline) -> Outline? {
    switch self {
    case .insertion(let text, let key, let path, let predecessor, let isApart):
      // Its owner has kept it from an earlier time, or been faster.
      if outline.members(of: path)?.contains(where: { $0.key == key }) == true { return outline }
      return inserted(text, into: path, behind: predecessor, isApart: isApart, in: outline)
    case .removal(let text, let path):
      // The owner's own lines may need an import, and what its owner has made of a stub is no business of
      // armature's any more.
      guard path.last?.hasPrefix("import ") != true, let block = outline.block(at: path),
        outline.text(block.range) == text
      else {
        return outline
      }
      return outline.removing(block.range)
    case .replacement(let former, let text, let path):
      guard let block = outline.block(at: path), outline.text(block.range) == former else {
        return nil
      }
      return outline.replacing(block.range, by: text)
    case .headReplacement(let former, let text, let path):
      guard let block = outline.block(at: path), outline.text(block.head).opened == former else {
        return nil
      }
      let isClosed = outline.lines[block.opening].hasSuffix("{}")
      return outline.replacing(block.head, by: isClosed ? text.closed : text)
    }
  }

  /// Where a declaration stands that the owner has edited; nil where it is gone, or for what is no edit.
  func range(in outline: Outline) -> Range<Int>? {
    switch self {
    case .insertion, .removal: nil
    case .replacement(_, _, let path): outline.block(at: path)?.range
    case .headReplacement(_, _, let path): outline.block(at: path)?.head
    }
  }

  /// What becomes of a declaration that the owner has edited.
  ///
  /// - Returns: the lines, with the number of conflicts in them.
  func merged(
    with owners: [String], by merge: TextMerge
  ) throws -> (lines: [String], conflictCount: Int) {
    switch self {
    case .insertion, .removal: return (owners, 0)
    case .replacement(let former, let text, _):
      let parts = DeclarationParts(owners)
      if let merged = try parts.merged(DeclarationParts(former), DeclarationParts(text), by: merge)
      {
        return (merged.lines, 0)
      }
      return try [String].merged(owners, former, text, by: merge)
    case .headReplacement(let former, let text, _):
      let isClosed = owners.last?.hasSuffix("{}") == true
      let (lines, count) = try [String].merged(owners.opened, former, text, by: merge)
      return (isClosed ? lines.closed : lines, count)
    }
  }

  private func inserted(
    _ text: [String], into path: [String], behind predecessor: String?, isApart: Bool,
    in outline: Outline
  ) -> Outline? {
    guard let members = outline.members(of: path) else { return nil }
    if let before = members.first(where: { $0.key == predecessor }) {
      return outline.inserting((isApart ? [""] : []) + text, at: before.range.upperBound)
    }
    if let first = members.first {
      // Behind the header, or in place of the predecessor that is gone: before all others.
      let isLast = predecessor != nil
      return isLast
        ? outline.inserting([""] + text, at: members[members.count - 1].range.upperBound)
        : outline.inserting(
          text + (isApart || !path.isEmpty ? [""] : []), at: first.range.lowerBound)
    }
    guard let container = outline.block(at: path) else {
      return outline.inserting(text, at: outline.lines.count)
    }
    let header = outline.lines[container.opening]
    guard header.hasSuffix("{}") else { return outline.inserting(text, at: container.opening + 1) }
    let closing = String(header.prefix { $0 == " " }) + "}"
    return outline.replacing(
      container.opening..<(container.opening + 1),
      by: [String(header.dropLast())] + text + [closing])
  }
}

extension Outline {
  func replacing(_ range: Range<Int>, by text: [String]) -> Outline {
    var lines = lines
    lines.replaceSubrange(range, with: text)
    return Outline(lines)
  }

  func inserting(_ text: [String], at place: Int) -> Outline { replacing(place..<place, by: text) }

  /// Without the lines and without one of the blank lines around them.
  func removing(_ range: Range<Int>) -> Outline {
    var range = range
    if range.lowerBound > 0, lines[range.lowerBound - 1].isEmpty {
      range = (range.lowerBound - 1)..<range.upperBound
    } else if range.upperBound < lines.count, lines[range.upperBound].isEmpty {
      range = range.lowerBound..<(range.upperBound + 1)
    }
    return replacing(range, by: [])
  }
}

extension [String] {
  static func merged(
    _ owners: [String], _ original: [String], _ generated: [String], by merge: TextMerge
  ) throws -> (lines: [String], conflictCount: Int) {
    func bytes(_ lines: [String]) -> [UInt8] {
      [UInt8](lines.map { $0 + "\n" }.joined().utf8)
    }
    let merged = try merge(bytes(owners), bytes(original), bytes(generated))
    return (merged.bytes.textLines.dropLast(), merged.conflictCount)
  }

  /// The head of a type as it is where there is something in it.
  fileprivate var opened: [String] {
    guard let last, last.hasSuffix("{}") else { return self }
    return dropLast() + [String(last.dropLast())]
  }

  fileprivate var closed: [String] {
    guard let last, last.hasSuffix("{") else { return self }
    return dropLast() + [last + "}"]
  }
}
