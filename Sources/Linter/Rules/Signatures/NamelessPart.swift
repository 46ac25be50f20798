import Diagnostics
import SourceModel

/// A tuple that comes back, or a closure that is asked for, in whose type no part has a name.
enum NamelessPart {
  /// The tuple that a function returns. Apple has settled that `(Data, URLResponse)` has no names, and others
  /// follow with responses of theirs.
  static func findings(inResultOf method: Declaration) -> [Finding] {
    guard mayBeNameless(method.type.name.utf8), !method.isOfThisFileAlone,
      !method.isNoInterface, let members = method.type.tupleMembers,
      areNameless(members, in: method), !areNamed(members, by: method),
      !["URLResponse", "URLSession.Auth"].contains(where: method.type.name.contains),
      !(members.first == "Data" && members[1].hasSuffix("Response"))
    else { return [] }
    return [.likely("name the \(members.count) members of the tuple", at: method.type.range)]
  }

  /// The closures that a function takes.
  static func findings(inParametersOf method: Declaration) -> [Finding] {
    method.parameters.compactMap { parameter in
      guard parameter.type.text.contains("->"), !method.isOfThisFileAlone, !method.isNoInterface,
        let given = parameter.type.functionParameters, areNameless(given, in: method)
      else { return nil }
      return .likely(
        "name the \(given.count) values that the closure is given", at: parameter.type.range)
    }
  }

  /// A quick look: a parenthesis, and no colon behind the first word.
  private static func mayBeNameless(_ type: ByteText) -> Bool {
    guard type.first == UInt8(ascii: "(") else { return false }
    let behind = type.dropFirst().first { !$0.isPartOfName && !$0.isSpace }
    return behind != UInt8(ascii: ":")
  }

  /// Two or more, none with a name, and none of a type that stands for any.
  private static func areNameless(_ members: [String], in method: Declaration) -> Bool {
    guard members.count > 1 else { return false }
    let open = Set(method.genericParameters.map(\.name.text)).union(placeholders)
    return members.allSatisfy { member in
      let words = member.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return !isNamed(member) && !words.contains { open.contains($0) || $0.utf8.count == 1 }
    }
  }

  /// `unpackCountSize() -> (Count, Size)`, `countAndSize() -> (Int, Double)`
  private static func areNamed(_ members: [String], by method: Declaration) -> Bool {
    let name = method.name.text.lowercased()
    if method.nameWords.contains("and") { return true }
    return members.allSatisfy { member in
      let type = member.split { !$0.isLetter && !$0.isNumber }.last
      return type.map { name.contains($0.lowercased()) } ?? false
    }
  }

  private static let placeholders: Set<String> = ["Element", "Index", "Key", "Self", "Value"]

  /// `row: Int`; the colon of a dictionary stands in brackets.
  private static func isNamed(_ member: String) -> Bool {
    member.prefix { $0 != "[" && $0 != "(" && $0 != "<" }.contains(":")
  }
}
