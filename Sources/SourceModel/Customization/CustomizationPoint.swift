import Diagnostics

/// A method that runs a closure with which others customise what it has made.
public struct CustomizationPoint {
  /// The property that holds the closure.
  public let property: String
  public let method: Declaration
  /// The statement that runs it.
  public let run: Statement
  /// What is handed to it: the names of its arguments.
  public let subjects: Set<String>
  /// The statements behind it.
  public let rest: [Statement]
}

extension CustomizationPoint {
  private static let words = [
    "configur", "customi", "decorat", "editcell", "editview", "editrow", "styl",
  ].map { Array($0.utf8) }

  /// Whether a name says that what it holds changes what somebody else has made.
  public static func isCustomization(_ name: some Collection<UInt8>) -> Bool {
    var rest = name[...]
    while !rest.isEmpty {
      // A letter's other case differs in this bit alone.
      let lowercased = rest.lazy.map { $0 | 0x20 }
      if words.contains(where: lowercased.starts(with:)) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Where a type runs its customisation closures.
  public static func all(in type: Declaration) -> [CustomizationPoint] {
    let properties = type.storedProperties.filter { property in
      isCustomization(property.name.utf8) && property.type.name.contains("->")
    }
    guard !properties.isEmpty else { return [] }
    let names = Set(properties.map(\.name.text))
    return type.members.filter { $0.kind == .function }.compactMap { method in
      guard let statements = method.block?.statements else { return nil }
      return point(in: statements, of: method, running: names)
    }
  }

  private static func point(
    in statements: [Statement], of method: Declaration, running names: Set<String>
  ) -> CustomizationPoint? {
    for (index, statement) in statements.enumerated() {
      guard let (property, call) = statement.call(ofOneOf: names) else { continue }
      return CustomizationPoint(
        property: property, method: method, run: statement,
        subjects: Set(call.arguments.map { String($0.value.root) }),
        rest: Array(statements[(index + 1)...]))
    }
    return nil
  }
}

extension Statement {
  /// The call of a closure that one of the properties holds, directly or bound by `if let`.
  fileprivate func call(ofOneOf names: Set<String>) -> (property: String, call: Call)? {
    var called = names.reduce(into: [:]) { $0[$1] = $1 }
    if kind == .if, let binding = boundName(of: names) { called[binding.name] = binding.property }
    let call = source.calls.first { call in
      text.contains(call.callee) && called[call.callee.text] != nil
        && (call.receiver.isEmpty || call.receiver == "self")
    }
    guard let call, let property = called[call.callee.text] else { return nil }
    return (property, call)
  }

  /// `edit` of `if let edit = editCell`.
  private func boundName(of names: Set<String>) -> (name: String, property: String)? {
    let words = text.text.prefix { $0 != "{" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.count >= 3, words[0] == "if", words[1] == "let" || words[1] == "var",
      let property = words.dropFirst(2).last.map(String.init), names.contains(property)
    else { return nil }
    return (String(words[2]), property)
  }
}
