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
      !method.modifiers.contains(.mutating), !method.source.isTest, !method.type.isBool,
      !Self.isPropertyOfOthers(method), !Self.returnsLater(method), !Self.isJoined(method.name),
      method.parameters.allSatisfy(Self.isPlain)
    else { return nil }
    let parts = words(of: method.name.text)
    let verbs = method.parameters.isEmpty ? ["get", "calc", "calculate"] : ["get"]
    guard parts.count > 1, verbs.contains(parts[0].text),
      !["a", "an", "and", "next", "or", "the"].contains(parts[1].key),
      !isPreposition(parts[1].key), parts.last.map({ isPreposition($0.key) }) != true
    else { return nil }
    if Self.hasSecondVerb(parts) || Self.namesRequest(parts, of: method) { return nil }
    let noun = GetterNoun(parts.dropFirst(), of: method)
    if noun.readsAsCommand || noun.isIncomplete { return nil }
    subject = noun.text
    better = itemName(of: subject)
    if Self.unusableNames.contains(better) { return nil }
  }

  /// `getTextForERROR_TOO_LARGE`: without the underscores nobody could tell the capitals apart.
  private static func isJoined(_ name: Name) -> Bool {
    name.utf8.dropFirst().contains(UInt8(ascii: "_"))
  }

  /// What a protocol asks for without arguments: who conforms to it keeps a property of that name.
  private static func isPropertyOfOthers(_ method: Declaration) -> Bool {
    method.isRequirement && method.parameters.isEmpty
  }

  /// `getTitle() -> URL`: the place where a server is asked for it, or the command that asks.
  private static func namesRequest(_ parts: [NameWord], of method: Declaration) -> Bool {
    guard let type = resultName(of: method), let last = parts.last?.key else { return false }
    if type == "URL" { return !["link", "request", "url", "urls"].contains(last) }
    guard let kind = requests.first(where: type.hasSuffix) else { return false }
    if method.name.hasSuffix("WithRequestBuilder") { return true }
    return !parts.contains { $0.text == kind } && !(kind == "Controller" && last == "vc")
  }

  /// `Self`, and a letter that stands for the type around a static method, are that type.
  private static func resultName(of method: Declaration) -> String? {
    guard let type = method.type.base, method.isStatic, type == "Self" || type.utf8.count == 1
    else { return method.type.base }
    return method.enclosingType?.name.text
  }

  /// What the types of things end in that are made in order to be sent, run or shown.
  private static let requests = [
    "Builder", "Command", "Controller", "Endpoint", "Operation", "Request", "Resource", "Task",
  ]

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
    ["Future", "Publisher", "Promise", "Observable", "Single", "Task", "Guarantee", "Deferred"]
      .contains { method.type.name.contains($0) }
  }
}

/// What stands behind the verb of a getter, which has to be a name without it.
private struct GetterNoun {
  /// `Title`
  let text: String
  private let first: String
  private let last: String
  private let count: Int
  private let type: String

  init(_ parts: ArraySlice<NameWord>, of method: Declaration) {
    text = parts.map(\.text).joined()
    first = parts.first?.key ?? ""
    last = parts.last?.key ?? ""
    count = parts.count
    type = method.type.base ?? ""
  }

  /// `cacheImage`, `release`: without get it says what to do. What a type is called is a name.
  var readsAsCommand: Bool {
    Verb.isBase(first) && !Self.nouns.contains(first) && !type.hasSuffix(text)
  }

  /// `selected`, `positionIfNeeded`: it lacks the noun, or get is not all that is done.
  var isIncomplete: Bool {
    count == 1 && Verb(past: first) != nil && !Self.nouns.contains(first)
      || last == "needed" || last == "necessary"
  }

  /// Words of names that are verbs as well, but seldom.
  private static let nouns: Set<String> = [
    "author", "back", "base", "center", "chain", "color", "copy", "count", "date", "double", "end",
    "file", "flag", "float", "foreground", "form", "host", "image", "index", "input", "key",
    "label", "last", "line", "link", "list", "map", "name", "number", "offset", "output", "page",
    "part", "path", "picture", "place", "plan", "point", "position", "prefix", "project", "pump",
    "query", "rate", "route", "rule", "scale", "seed", "sequence", "service", "shade", "size",
    "sound", "stage", "start", "state", "style", "tag", "target", "text", "time", "tip", "title",
    "token", "total", "type", "value", "view", "weight",
  ]
}
