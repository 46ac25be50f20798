import Diagnostics
import SourceModel
import Words

/// A name that tells what to do, where nothing is done but to work out what is returned: `unpack(data:) -> Data`.
enum ValueCommand {
  static func finding(on method: Declaration) -> Finding? {
    let name = method.nameWords.map(LexicalWord.init)
    guard !method.type.isBool, let verb = verbAtEnd(of: name) ?? verb(of: name, in: method)
    else { return nil }
    return finding(on: method, by: verb)
  }

  static func finding(on method: Declaration, by verb: LexicalWord) -> Finding {
    .likely("name it for what it returns: '\(verb.text)' tells what to do", at: method.name.range)
  }

  /// `urlEncode() -> String`, `multiByteDecode() -> Int`: a verb behind what tells how it is done.
  private static func verbAtEnd(of name: [LexicalWord]) -> LexicalWord? {
    let (first, last) = (name[0], name[name.count - 1])
    return name.count > 1 && last.isUsualVerb && last.takesObject && !last.canBeNoun
      && !last.canBeAdjective && !last.isOutcome && !first.canBeVerb && !first.isAuxiliary
      && !first.isPreposition ? last : nil
  }

  /// The verb of the first argument, or of the second word: `prettifyTime(_ time: Double) -> String`, but not
  /// `removeButtonTitle(isEdited:)`, which is a thing.
  private static func verb(of name: [LexicalWord], in method: Declaration) -> LexicalWord? {
    let (verb, result) = (name[0], method.type.base ?? "")
    guard !verb.isReading, !verb.isSearching,
      verb.isForCommandsAlone || verb.isChange && verb.isMainlyVerb,
      !GettingVerb.isNamedForResult(method, name: [name[name.count - 1].text]),
      !method.returnsOwnType, !method.type.name.hasPrefix("some "),
      !method.type.name.contains("<") || method.type.isOptional, method.worksOutItsValue
    else { return nil }
    // A number may say how it went.
    let isMade = StandardTypes.isImmutable(result) && !StandardTypes.isNumber(result)
    let isCommand =
      switch name.count {
      case 1: (isMade || method.type.name.hasPrefix("[")) && !method.parameters.isEmpty
      case _ where name[1].isPreposition: false
      case 2 where isMade: true
      // `removeButtonTitle` is a thing.
      case _ where !verb.canBeNoun && !verb.canBeAdjective:
        !name.contains(where: \.isControl)
      default: isFirstArgument(name.dropFirst().map(\.text), of: method)
      }
    return isCommand ? verb : nil
  }

  private static func isFirstArgument(_ object: [String], of method: Declaration) -> Bool {
    method.parameters.first.map { first in
      words(of: first.name.text + "_" + first.type.text).contains { object.contains($0.key) }
    } ?? false
  }
}
