import SourceModel
import Words

/// A method that returns a value at once and is called for the getting: `getTitle`.
struct GetterName {
  /// What it returns, as the name has it: `Title`
  let subject: String
  /// `title`
  let better: String

  init?(of method: Declaration) {
    guard method.name.hasPrefix("get") || method.name.hasPrefix("calc"), method.effects.isEmpty,
      !method.modifiers.contains(.mutating), !method.source.isTest,
      !Self.returnsLater(method), method.parameters.allSatisfy(Self.isPlain)
    else { return nil }
    let parts = words(of: method.name.text)
    let verbs = method.parameters.isEmpty ? ["get", "calc", "calculate"] : ["get"]
    guard parts.count > 1, verbs.contains(parts[0].text),
      !["and", "next", "or"].contains(parts[1].key),
      !isPreposition(parts[1].key), parts.last.map({ isPreposition($0.key) }) != true
    else { return nil }
    if Self.hasSecondVerb(parts) || Self.namesRequest(parts, of: method) { return nil }
    subject = parts.dropFirst().map(\.text).joined()
    better = itemName(of: subject)
    if Self.unusableNames.contains(better) { return nil }
  }

  /// `getTitle() -> URL`: the place where a server is asked for it.
  private static func namesRequest(_ parts: [NameWord], of method: Declaration) -> Bool {
    (method.type.base.map { $0 == "URL" || $0.hasSuffix("Request") } ?? false)
      && !["link", "request", "url", "urls"].contains(parts.last?.key ?? "")
  }

  /// `getDefaultOrMakeTitle`: the method does more than get.
  private static func hasSecondVerb(_ parts: [NameWord]) -> Bool {
    zip(parts, parts.dropFirst()).contains { word, next in
      (word.key == "or" || word.key == "and") && Verb.isBase(next.key)
    }
  }

  /// Words of the language that say nothing as the name of a method.
  private static let unusableNames: Set<String> = [
    "debugDescription", "default", "description", "extension", "hash", "internal", "private",
    "protocol", "public", "self", "static",
  ]

  /// Neither a closure nor a place to write to.
  private static func isPlain(_ parameter: Parameter) -> Bool {
    !["->", "inout ", "Pointer", "Handler", "Completion"]
      .contains { parameter.type.name.contains($0) }
  }

  private static func returnsLater(_ method: Declaration) -> Bool {
    ["Future", "Publisher", "Promise", "Observable", "Single", "Task"].contains {
      method.type.name.contains($0)
    }
  }
}

/// The other halves of pairs such as `getInteger` and `setInteger`, read when somebody asks for them.
final class SetterNames {
  private let source: SwiftSource
  private lazy var names = Set(
    source.declarations.lazy.filter { $0.kind == .function && $0.name.hasPrefix("set") }
      .map(\.name.text))

  init(of source: SwiftSource) {
    self.source = source
  }

  /// - Parameter subject: as `Title` of `setTitle`.
  func contains(_ subject: String) -> Bool {
    names.contains("set" + subject)
  }
}
