import Diagnostics

/// A method that overrides the superclass's and does not end in it.
public struct OverrideOutline: Hashable, Sendable {
  public let type: String
  /// With its labels: `tableView(_:cellForRowAt:)`.
  public let method: String
  public let nameRange: FileRange
  /// Whether it calls the superclass's method earlier than at its end.
  public let callsSuper: Bool
}

/// What a file says about closures that customise what others have made.
public struct CustomizationOutline: Hashable, Sendable {
  /// The methods that run such a closure, by the name of their type.
  public let methods: [String: [String]]
  public let overrides: [OverrideOutline]
  public let closures: [GivenClosure]

  /// What other files need to know of it.
  var forOthers: CustomizationOutline {
    CustomizationOutline(methods: methods, overrides: [], closures: closures)
  }
}

extension CustomizationOutline {
  /// - Parameter isSubject: whether the file is judged by what it says; else it only tells of its methods.
  init(of source: SwiftSource, isSubject: Bool) {
    let classes = source.types.filter { $0.kind == .classType }
    let methods = CustomizationPoint.all(in: classes).reduce(into: [String: [String]]()) {
      methods, found in
      guard !found.points.isEmpty else { return }
      methods[found.type.name.text] = found.points.map(\.method.fullName)
    }
    guard isSubject else {
      self.init(methods: methods, overrides: [], closures: [])
      return
    }
    let overrides = classes.filter { !$0.inheritedTypes.isEmpty }.flatMap { type in
      type.children.compactMap { OverrideOutline($0, of: type) }
    }
    self.init(methods: methods, overrides: overrides, closures: GivenClosure.all(in: source))
  }
}

extension OverrideOutline {
  /// Nil for what is not an overriding method or ends in the superclass's.
  fileprivate init?(_ method: Declaration, of type: Declaration) {
    guard method.kind == .function, method.modifiers.contains(.override),
      let statements = method.block?.statements, let last = statements.last
    else { return nil }
    let call = "super.\(method.name)("
    guard !Self.isEnd(last, of: call) else { return nil }
    self.type = type.name.text
    self.method = method.fullName
    nameRange = method.name.range
    callsSuper = statements.contains { $0.text.contains(call) }
  }

  private static func isEnd(_ statement: Statement, of call: String) -> Bool {
    var text = statement.text.utf8
    for word in ["return", "try", "await", "_ ="] where text.starts(with: word) {
      text = text.dropFirst(word.utf8.count).drop(while: \.isSpace)
    }
    return text.starts(with: call)
  }
}
