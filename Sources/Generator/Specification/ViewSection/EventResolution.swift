import Words

extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingEvent] }

  /// The events of a view in sequences, in the order in which the first of each stands.
  func sequences(of view: ViewEntry) -> [EventSequence] {
    var events: [(subject: String, event: EventSpecification)] = []
    for entry in view.events {
      guard let (tense, subject) = entry.reading else {
        report("\(quoted(entry.name.value)) does not begin with should, will or did", at: entry)
        continue
      }
      guard let event = resolve(entry, as: tense) else { continue }
      if let first = events.first(where: { $0.subject == subject })?.event,
        first.arguments != event.arguments
      {
        report("it passes other values than '\(first.name)'", at: entry)
      }
      events.append((subject, event))
    }
    return events.map(\.subject).withoutRepetitions.map { subject in
      let own = events.filter { $0.subject == subject }.map(\.event)
      if case .value? = own.first(where: { $0.tense == .will })?.answer,
        !own.contains(where: { $0.tense == .did }), let event = own.first
      {
        report(
          "nothing is told of the value that may be changed; add 'did\(subject)'", at: event.range)
      }
      let ordered = EventTense.allCases.flatMap { tense in own.filter { $0.tense == tense } }
      return EventSequence(
        subject: subject, events: ordered, sender: sender(of: subject, among: ordered, in: view))
    }
  }

  /// The button in `PressCloseButton`; nil where an action sends it, or nothing that the view has.
  private func sender(
    of subject: String, among events: [EventSpecification], in view: ViewEntry
  ) -> String? {
    guard subject.hasPrefix("Press"), let event = events.first else { return nil }
    let buttons = outlets(of: view).filter { $0.type?.value == .button }.map(\.name.value)
    if let button = buttons.first(where: { "Press" + capitalized($0) == subject }) {
      if !event.arguments.isEmpty {
        report("'\(button)' sends it, which passes no values", at: event.range)
      }
      return button
    }
    let names = events.map(\.name)
    let heirs = viewInheritance.heirs(of: view.name.value).compactMap { views[$0] }
    let isSent = ([view] + heirs).flatMap(\.actions).contains { action in
      action.event.map { names.contains($0.value) } ?? (action.name.value == subject.asVariable)
    }
    guard !isSent else { return nil }
    let known = buttons.map { event.tense.rawValue + "Press" + capitalized($0) }
    return report.unknown(Text(event.name, at: event.range), as: "no button sends", among: known)
  }

  private func resolve(_ entry: EventEntry, as tense: EventTense) -> EventSpecification? {
    let arguments = problems.resolved(entry.arguments) { argument -> ParameterSpecification? in
      guard let type = resolvedType(of: argument) else { return nil }
      if !type.isPlainValue {
        report("a view knows no models; expected a value such as Bool or String", at: argument.type)
      }
      return ParameterSpecification(name: argument.name.value, type: type)
    }
    guard arguments.count == entry.arguments.count else { return nil }
    if tense == .should {
      let message = "a should asks its delegate only; a will or a did posts a notification"
      report(message, at: entry.notification?.ifTrue)
    }
    return EventSpecification(
      name: entry.name.value, tense: tense, isRequired: entry.need?.value == .required,
      arguments: arguments, answer: answer(to: entry, tense: tense, arguments: arguments),
      isPosted: entry.notification?.value == true, range: entry.name.range)
  }

  private func answer(
    to entry: EventEntry, tense: EventTense, arguments: [ParameterSpecification]
  ) -> EventAnswer? {
    switch tense {
    case .did:
      report("a did tells what is over and gets no answer; say should or will", at: entry.returns)
      if entry.returns == nil { report("nothing is answered to a did", at: entry.defaultNode) }
      return nil
    case .should: return permission(of: entry)
    case .will:
      guard let returns = entry.returns else {
        report("nothing is answered without 'returns'", at: entry.defaultNode)
        return nil
      }
      guard let type = knownType(returns) else { return nil }
      let changeable = arguments.filter { $0.type == type }
      guard changeable.count == 1, let argument = changeable.first else {
        let what = changeable.isEmpty ? "passes no value" : "passes several values"
        return report(
          "it \(what) of type \(type.swiftName), of which one could be changed", at: returns)
      }
      guard let node = entry.defaultNode else { return .value(argument, default: nil) }
      guard let attribute = type.attributeType, !type.isList else {
        return report("\(type.swiftName) has no default", at: node)
      }
      return attribute.value(of: node, to: report).map { .value(argument, default: $0) }
    }
  }

  private func permission(of entry: EventEntry) -> EventAnswer? {
    switch entry.returns.map({ ($0.value.name, $0.value.isOptional || $0.value.isList) }) {
    case nil, ("Bool", false)?:
      guard let node = entry.defaultNode else { return .permission(default: true) }
      guard case .bool(let isAllowed) = AttributeType.bool.value(of: node, to: report) else {
        return nil
      }
      return .permission(default: isAllowed)
    case ("Reply", false)?:
      guard let node = entry.defaultNode else { return .reply(default: .now) }
      if let word = node.scalar.flatMap({ ReplyWord(rawValue: $0.text) }) {
        return .reply(default: word)
      }
      return report("without a delegate the answer is now or cancel", at: node)
    default:
      report("a should is answered by Bool, or by Reply: now, cancel or later", at: entry.returns)
      return nil
    }
  }
}

extension EventEntry {
  /// `shouldChooseAnswer` is should and `ChooseAnswer`.
  var reading: (tense: EventTense, subject: String)? {
    for tense in EventTense.allCases where name.value.hasPrefix(tense.rawValue) {
      let subject = name.value.dropFirst(tense.rawValue.count)
      if subject.first?.isUppercase == true { return (tense, String(subject)) }
    }
    return nil
  }

  /// The method of the view that sends it.
  var methodName: String? { reading?.subject.asVariable }
}

extension ValueType {
  /// Whether it belongs to no model.
  fileprivate var isPlainValue: Bool {
    switch element {
    case .attribute(.enumeration), .model: false
    case .attribute: true
    }
  }
}
