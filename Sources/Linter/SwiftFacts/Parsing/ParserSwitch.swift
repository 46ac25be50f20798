extension Parser {
  mutating func parseSwitch() {
    index &+= 1
    if kind != .leftBrace { parseExpression(.condition) }
    guard kind == .leftBrace else { return }
    let opener = index
    index &+= 1
    if depth < Parser.deepest {
      depth &+= 1
      parseCasesOfSwitch()
      depth &-= 1
    }
    close(opener, with: .rightBrace)
  }

  private mutating func parseCasesOfSwitch() {
    while true {
      switch kind {
      case .case, .default: parseSwitchCase()
      case .at where beginsSwitchCase(index): parseSwitchCase()
      case .poundIf: parseConditional { $0.parseCasesOfSwitch() }
      case .rightBrace, .endOfFile, .poundElseif, .poundElse, .poundEndif: return
      case .pound:
        if !parseMacroExpansion(.basic) { advance() }
      default: skipSingle()
      }
    }
  }

  private mutating func parseSwitchCase() {
    let outer = openBlock(.switchCase)
    let first = facts.localNames.count
    parseLooseAttributes()
    if consume(.case) {
      repeat {
        let before = index
        parseMatchingPattern(PatternContext(kind: .switchCaseBinding))
        if consume(.where) { parseExpression(.condition) }
        if index == before { break }
      } while consume(.comma)
    } else {
      _ = consume(.default)
    }
    _ = consume(.colon)
    let names = first..<facts.localNames.count
    parseItems(inSwitchCase: true)
    closeBlock(outer)
    for name in names where facts.localNames[name].scopeEnd == 0 {
      facts.localNames[name].scopeEnd = previousEnd
    }
  }
}
