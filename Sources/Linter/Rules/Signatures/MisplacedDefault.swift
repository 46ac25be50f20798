import Diagnostics
import SourceModel

/// A parameter that may be left out and stands in front of one that may not.
enum MisplacedDefault {
  /// Closures stay last, and what tells of the place of a call may stand anywhere.
  static func findings(in declaration: Declaration) -> [Finding] {
    let parameters = declaration.parameters
    guard let place = parameters.firstIndex(where: mayBeLeftOut),
      let last = parameters.lastIndex(where: isRequired), place < last
    else { return [] }
    return [
      .likely(
        "put '\(parameters[place].name)' behind '\(parameters[last].name)': it may be left out",
        at: parameters[place].label.range)
    ]
  }

  /// A type that is given as a value says what comes back, wherever it stands.
  private static func mayBeLeftOut(_ parameter: Parameter) -> Bool {
    parameter.hasDefault && parameter.value.utf8.first != UInt8(ascii: "#")
      && !parameter.value.hasSuffix(".self")
  }

  private static func isRequired(_ parameter: Parameter) -> Bool {
    !parameter.hasDefault && !parameter.isVariadic && !parameter.isClosure
      && !contents.contains(parameter.name.text)
  }

  /// What stands inside of something that is described by the arguments before.
  private static let contents: Set<String> = ["body", "children", "content", "contents"]
}
