import SourceModel
import Words

extension SignatureProposal {
  /// The name in the body: of `for photo: Photo` where only the preposition is written, as in
  /// `for: Photo`.
  static func name(of parameter: Parameter) -> String {
    let name = parameter.name.text
    // `onDisplayCell`, the event that the label told
    let isEvent = parameter.isNamedOnce && words(of: name).first?.key == "on"
    guard isPreposition(name) || isEvent, let type = parameter.type.base else { return name }
    return ["Bool", "Double", "Float", "Int", "String"].contains(type)
      ? "value" : itemName(of: type)
  }

  /// A label that only repeats the parameter's name adds nothing to the event.
  /// One that is no phrase adds nothing where the event has an object: `evaluateTrust` and `summary`.
  static func label(of parameter: Parameter, behind event: String) -> String {
    let isBehindEvent = !event.isEmpty
    let parts = words(of: event).map(\.key)
    let verb = (parts.firstIndex { Tense(rawValue: $0) != nil } ?? -1) + 1
    let label = words(of: parameter.label.text).first?.key ?? ""
    if parts.count > verb + 1, !isPreposition(label), !isPreposition(parts[parts.count - 1]),
      Tense(rawValue: label) == nil
    {
      return ""
    }
    if !parameter.isLabelled, isPreposition(parameter.name.text) { return parameter.name.text }
    guard parameter.isLabelled,
      !(isBehindEvent && parameter.isNamedOnce && !isPreposition(parameter.name.text))
    else { return "" }
    return parameter.label.text
  }

  /// The label behind an event that tells of something else: the name where there is none.
  static func keptLabel(of parameter: Parameter) -> String {
    let isNamed = parameter.type.isBool || NamedArgument(parameter).isCircumstance
    return parameter.isLabelled || !isNamed ? parameter.label.text : parameter.name.text
  }

  static func written(_ parameter: Parameter) -> String {
    written(parameter, as: parameter.label.text)
  }

  static func written(_ parameter: Parameter, as label: String) -> String {
    let name = parameter.name.text
    return "\(label == name ? name : "\(label) \(name)"): \(parameter.type.text)"
  }

  /// `DidSelect` for `didSelect`, `URLDidChange` for `urlDidChange`.
  static func capitalized(_ text: String) -> String {
    let first = text.prefix(while: \.isLowercase)
    guard acronyms.contains(String(first)) else {
      return text.prefix(1).uppercased() + text.dropFirst()
    }
    return first.uppercased() + text.dropFirst(first.count)
  }

  private static let acronyms: Set<String> = [
    "api", "css", "gps", "html", "http", "https", "id", "json", "pdf", "sms", "ssl", "tcp", "udp",
    "uri", "url", "usb", "uuid", "vpn", "xml",
  ]
}
