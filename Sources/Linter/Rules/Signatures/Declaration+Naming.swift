import Diagnostics
import SourceModel
import Words

extension Declaration {
  /// Whether it is private to its file, itself or with the type around it.
  var isOfThisFileAlone: Bool {
    isHidden || enclosingType?.isHidden == true
  }

  /// Whether it lies in a test, or in a type whose underscore says that it is nobody's interface.
  var isNoInterface: Bool {
    source.isTest || enclosingType.map { $0.name.hasPrefix("_") || $0.isNoInterface } ?? false
  }

  /// Whether the result is of the type around it.
  var returnsOwnType: Bool {
    guard let result = type.base, let owner = enclosingType else { return false }
    return result == "Self" || owner.name == result
  }

  /// What a control calls or a delegate is told has rules of its own, where it is asked for and where it is answered:
  /// `webView(_ webView: WebView, didFinish navigation: Navigation)`.
  var isForAnswers: Bool {
    if let first = parameters.first, first.label == "_" {
      // Most begin with a word that the type does not have.
      let noun = first.type.mayBeCalled(nameWords.first) ? first.type.base : nil
      let length = noun.map { SenderNoun($0).length(at: nameWords) } ?? 0
      if length > 0 || first.name == "sender" { return true }
    }
    return isRequirement
      && ["Delegate", "DataSource"].contains { parent?.name.hasSuffix($0) == true }
  }

  /// `Album.title(of:) -> String`, as exceptions name it.
  var path: String {
    let result = type.isVoid ? "" : " -> " + type.text
    return (enclosingType.map { $0.name.text + "." } ?? "") + fullName + result
  }

  /// The words of the name, in lower case.
  var nameWords: [String] { name.lowercaseWords }
}

extension Parameter {
  /// Whether a function is given, by its type or by the name of an alias or generic parameter that stands for one.
  var isClosure: Bool {
    if type.text.contains("->") { return true }
    return ["Action", "Block", "Body", "Callback", "Closure", "Completion", "Content", "Handler"]
      .contains { type.base?.hasSuffix($0) == true }
  }
}

extension Finding {
  /// One that likely has another name.
  static func renaming(_ name: Name, to better: String) -> Finding {
    Finding.likely("write '\(better)' instead of '\(name)'", at: name.range, replacements: [better])
  }

  /// A label that likely is another one.
  static func relabelling(_ label: Name, to better: String) -> Finding {
    .likely("write '\(better)' instead of '\(label)'", at: label.range)
  }

  /// - Parameter reason: why it needs one, with what joins it to the advice.
  static func unlabelled(_ parameter: Parameter, _ reason: String = "") -> Finding {
    .likely("give '\(parameter.name)' a label\(reason)", at: parameter.label.range)
  }
}

extension Name {
  /// Whether its first word is a preposition: `toSize`.
  var beginsWithPreposition: Bool {
    words(of: text).first.map { isPreposition($0.key) } ?? false
  }
}
