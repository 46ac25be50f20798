import SourceModel
import Words

/// The signature that a delegate method has by the convention, where the grammar leaves no choice.
struct SignatureProposal {
  /// `photoView(_ photoView: PhotoView, didSelect photo: Photo)`
  let text: String

  /// Nil where nobody can tell what the sender or the event is called.
  init?(for method: DelegateMethod, in delegate: DelegateProtocol) {
    let place = method.sender
    let passed = place.map { method.parameters[$0] }
    guard let type = passed?.parameter.type.text ?? delegate.senderType,
      let base = passed?.type ?? delegate.senderType
    else { return nil }
    let noun = SenderNoun.item(of: base)
    let name = passed.map(\.parameter.name.text) ?? noun
    let others = method.parameters.indices.filter { $0 != place }.map { method.parameters[$0] }
    let event = Self.event(of: method, behind: delegate.lengthOfNoun(in: method))
    guard
      let call = Self.call(noun, of: "_ \(name): \(type)", event: event, others: others)
    else { return nil }
    text = call + Self.ending(of: method.declaration)
  }

  /// What the name says behind the sender's noun: `didSelectRow`.
  private static func event(of method: DelegateMethod, behind length: Int) -> String {
    var parts = words(of: method.name.text).dropFirst(length).map(\.text)
    // `didSelected`: a proposal does not keep the second past form.
    if parts.count > 1, parts[0].lowercased() == "did",
      let verb = LexicalWord(parts[1].lowercased()).pastAloneOf?.text
    {
      parts[1] = capitalized(verb)
    }
    return itemName(of: parts.joined())
  }

  private static func call(
    _ noun: String, of sender: String, event: String, others: [DelegateParameter]
  ) -> String? {
    let rest = others.map(written)
    guard !event.isEmpty else {
      return others.first?.isLabelled == true ? list(noun, parameters: [sender] + rest) : nil
    }
    guard EventReading(words(of: event).map(\.key)).beginsWithTense else { return nil }
    guard let first = others.first else {
      return list(noun + capitalized(event), parameters: [sender])
    }
    let isOfVerb = words(of: event).count == 2
    let own = "\(first.parameter.name.text): \(first.parameter.type.text)"
    if !first.isLabelled || isOfVerb && first.isNamedOnce {
      return list(noun, parameters: [sender, "\(event) \(own)"] + rest.dropFirst())
    }
    if first.isLabelledByPreposition {
      let label = event + capitalized(first.parameter.label.text)
      return list(noun, parameters: [sender, "\(label) \(own)"] + rest.dropFirst())
    }
    return list(noun + capitalized(event), parameters: [sender] + rest)
  }

  private static func list(_ name: String, parameters: [String]) -> String {
    "\(name)(\(parameters.joined(separator: ", ")))"
  }

  private static func written(_ parameter: DelegateParameter) -> String {
    let label = parameter.parameter.label.text
    let name = parameter.parameter.name.text
    return "\(label == name ? name : "\(label) \(name)"): \(parameter.parameter.type.text)"
  }

  private static func ending(of method: Declaration) -> String {
    (method.effects.contains(.async) ? " async" : "")
      + (method.effects.contains(.throws) ? " throws" : "")
      + (method.type.isVoid ? "" : " -> \(method.type.text)")
  }
}

/// The words of an event as the convention has them, where the grammar has one reading.
struct TensedEvent {
  /// `didSelectRow` for `selectedRow`, `stateDidChange` for `stateChanged`
  let text: String

  init?(_ name: String, read reading: EventReading) {
    var parts = words(of: name).map(\.text)
    switch reading.form {
    case .past(let verb):
      let lexical = LexicalWord(verb)
      let isLast = reading.place == parts.count - 1
      guard reading.place == 0 || isLast, lexical.isOutcome || lexical.isTouch || !isLast else {
        return nil
      }
      parts.remove(at: reading.place)
      let event = ["did", verb]
      parts = lexical.isOutcomeOfSubject && isLast ? parts + event : event + parts
    case .onPrefixed:
      let rest = parts.dropFirst()
      let event = EventReading(rest.map { $0.lowercased() })
      switch event.form {
      case .past, .perfect:
        guard let told = TensedEvent(rest.joined(), read: event) else { return nil }
        self = told
        return
      default:
        guard let verb = rest.first.map({ LexicalWord($0.lowercased()) }), verb.isMainlyVerb,
          !verb.isPreposition
        else { return nil }
        parts[0] = "did"
      }
    case .perfect:
      guard reading.place == 0, parts.count > 1,
        let verb = LexicalWord(parts[1].lowercased()).pastOf
      else { return nil }
      parts.replaceSubrange(0..<2, with: ["did", verb.text])
    case .happening: parts = ["did"] + parts
    case .tensed, .command, .present, .thing, .nothing: return nil
    }
    let first = parts[0].lowercased()
    text = first + parts.dropFirst().map { capitalized($0) }.joined()
  }
}
