import SourceModel
import Words

/// What a method does that is called like a getter.
struct GetterBody {
  private let method: Declaration
  private let statements: [Statement]

  init(of method: Declaration) {
    self.method = method
    statements = method.block?.statements ?? []
  }

  /// Whether get hides that something new comes back each time, or that something is set.
  var doesMore: Bool {
    makesAnew || change(statements)
  }

  /// `{ UUID().uuidString }`, `{ Int.random(in: 0..<9) }`: another value for each call, and `{ Queue() }`.
  private var makesAnew: Bool {
    let body = method.body.utf8
    if Self.chances.contains(where: body.contains) { return true }
    guard var result = statements.last?.text.utf8 else { return false }
    if result.starts(with: "return ") { result = result.dropFirst("return ".utf8.count) }
    if statements.count == 1, result.starts(with: "Date()") { return true }
    guard method.type.base.map(isObject) == true else { return false }
    return isCallOfInitializer(result) || isMadeHere(result)
  }

  /// Whether a local value of that name is a new object.
  private func isMadeHere(_ name: ByteText) -> Bool {
    guard name.allSatisfy(\.isPartOfName) else { return false }
    let start = "let \(String(decoding: name, as: UTF8.self)) = "
    return statements.contains { statement in
      let text = statement.text.utf8
      return text.starts(with: start) && isCallOfInitializer(text.dropFirst(start.utf8.count))
    }
  }

  /// `PhotoView(frame: .zero)`
  private func isCallOfInitializer(_ value: ByteText) -> Bool {
    guard let first = value.first, first &- 0x41 < 26 else { return false }
    return value.first { !$0.isPartOfName } == UInt8(ascii: "(") && value.last == UInt8(ascii: ")")
  }

  private static let chances = [
    "UUID()", ".dequeue", ".random(", "arc4random", ".shuffled(", ".randomElement(",
  ]

  /// Whether a second one is not the first, even where both hold the same.
  private func isObject(_ type: String) -> Bool {
    Self.kindsOfObjects.contains(where: type.hasSuffix)
  }

  private static let kindsOfObjects = [
    "Button", "Cell", "Controller", "Field", "Label", "Layout", "Manager", "Queue", "Session",
    "Store", "View", "Window",
  ]

  private func change(_ statements: [Statement]) -> Bool {
    statements.contains { changes($0) || $0.blocks.contains { change($0.statements) } }
  }

  /// Whether a statement gives a property of the type, or of what is handed in, another value.
  private func changes(_ statement: Statement) -> Bool {
    let text = statement.text.utf8
    if statement.kind == .assignment {
      let target = text.starts(with: "self.") ? text.dropFirst("self.".utf8.count) : text
      let root = String(decoding: target.prefix(while: \.isPartOfName), as: UTF8.self)
      return text.starts(with: "self.") || !declares(root)
    }
    let call = text.starts(with: "self.") ? text.dropFirst("self.".utf8.count) : text
    return call.starts(with: "set") && call.dropFirst(3).first.map { $0 &- 0x41 < 26 } ?? false
  }

  /// Whether the body has a local value of that name.
  private func declares(_ name: String) -> Bool {
    ["var \(name)", "let \(name)"].contains { method.body.utf8.contains($0) }
  }
}
