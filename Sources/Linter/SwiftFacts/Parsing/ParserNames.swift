extension Parser {
  /// Notes the current token as a local name, and moves behind it.
  mutating func noteName(_ kind: LocalNameKind, isVariable: Bool) {
    facts.localNames.append(
      LocalName(
        kind: kind, isVariable: isVariable, name: token.name, type: .none, owner: owner,
        block: block, scopeStart: token.end, scopeEnd: 0))
    advance()
  }

  /// Notes that names from an index on, whose end is not known, are visible from here.
  mutating func openNames(from first: Int) {
    guard first < facts.localNames.count else { return }
    for position in first..<facts.localNames.count where facts.localNames[position].scopeEnd == 0 {
      facts.localNames[position].scopeStart = previousEnd
    }
  }

  /// Notes that names from an index on, whose end is not known, are visible up to here.
  mutating func closeNames(from first: Int) {
    guard first < facts.localNames.count else { return }
    for position in first..<facts.localNames.count where facts.localNames[position].scopeEnd == 0 {
      facts.localNames[position].scopeEnd = previousEnd
    }
  }

  /// What `guard` binds is visible up to the end of the block around it.
  mutating func closeGuardedNames() {
    for position in facts.localNames.indices where facts.localNames[position].scopeEnd < 0 {
      let block = Int(facts.localNames[position].block)
      facts.localNames[position].scopeEnd = block >= 0 ? facts.blocks[block].range.end : previousEnd
    }
  }

  /// Marks names from an index on as bound by `guard`.
  mutating func postponeNames(from first: Int) {
    guard first < facts.localNames.count else { return }
    for position in first..<facts.localNames.count where facts.localNames[position].scopeEnd == 0 {
      facts.localNames[position].scopeEnd = -1
    }
  }

  /// A written type behind a pattern, which belongs to the names from an index on.
  mutating func parseTypeOfNames(from first: Int) {
    guard consume(.colon) else { return }
    let begin = start
    let end = facts.localNames.count
    parseType()
    let type = range(from: begin)
    for position in first..<end { facts.localNames[position].type = type }
  }
}
