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
  public static func isCustomization(_ name: ByteText) -> Bool {
    words.contains { name.mayContain($0) }
  }

  /// Where types of one file run their customisation closures, for each type that does.
  public static func all(
    in types: [Declaration]
  ) -> [(type: Declaration, points: [CustomizationPoint])] {
    let running = types.compactMap { type -> (type: Declaration, names: Set<String>)? in
      let names = closures(of: type)
      return names.isEmpty ? nil : (type, names)
    }
    guard let source = running.first?.type.source else { return [] }
    let calls = CallsOfClosures(in: source)
    return running.map { type, names in
      let methods = type.members.filter { $0.kind == .function }
      return (type, methods.compactMap { point(in: $0, running: names, calls) })
    }
  }

  /// The properties that hold closures with which others customise something.
  private static func closures(of type: Declaration) -> Set<String> {
    let properties = type.children.filter { property in
      property.kind.isValue && property.type.hasArrow
        && isCustomization(property.name.utf8) && property.isStored && !property.isStatic
    }
    return Set(properties.map(\.name.text))
  }

  private static func point(
    in method: Declaration, running names: Set<String>, _ calls: CallsOfClosures
  ) -> CustomizationPoint? {
    guard let statements = method.block?.statements else { return nil }
    for (index, statement) in statements.enumerated() {
      guard let (property, call) = calls.first(ofOneOf: names, in: statement) else { continue }
      return CustomizationPoint(
        property: property, method: method, run: statement,
        subjects: Set(call.arguments.map { String($0.value.root) }),
        rest: Array(statements[(index + 1)...]))
    }
    return nil
  }
}

/// The calls of a file that may run a closure which a property holds.
private struct CallsOfClosures {
  /// In the order of what is called.
  private let calls: [Call]

  init(in source: SwiftSource) {
    calls = source.calls
      .filter { !$0.callee.isEmpty && ($0.receiver.isEmpty || $0.receiver == "self") }
      .sorted { $0.callee.offsets.lowerBound < $1.callee.offsets.lowerBound }
  }

  /// The call of a closure that one of the properties holds, directly or bound by `if let`.
  func first(
    ofOneOf names: Set<String>, in statement: Statement
  ) -> (property: String, call: Call)? {
    let stretch = statement.text.offsets
    let called = calls[
      calls.partitionPoint { $0.callee.offsets.lowerBound >= stretch.lowerBound }...
    ]
    .prefix { $0.callee.offsets.lowerBound < stretch.upperBound }
    // Most statements call nothing of the kind.
    guard !called.isEmpty else { return nil }
    let binding = statement.kind == .if ? statement.boundName(of: names) : nil
    for call in called {
      let name = call.callee.text
      if let binding, name == binding.name { return (binding.property, call) }
      if names.contains(name) { return (name, call) }
    }
    return nil
  }
}

extension Statement {
  /// `edit` of `if let edit = editCell`.
  fileprivate func boundName(of names: Set<String>) -> (name: String, property: String)? {
    let words = text.text.prefix { $0 != "{" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.count >= 3, words[0] == "if", words[1] == "let" || words[1] == "var",
      let property = words.dropFirst(2).last.map(String.init), names.contains(property)
    else { return nil }
    return (String(words[2]), property)
  }
}
