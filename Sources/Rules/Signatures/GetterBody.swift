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
    guard statements.count == 1, let statement = statements.first else { return false }
    var text = statement.text.utf8
    if text.starts(with: "return ") { text = text.dropFirst("return ".utf8.count) }
    if text.starts(with: "Date()") { return true }
    return method.type.base.map { text.starts(with: "\($0)(") && isObject($0) } ?? false
  }

  private static let chances = [
    "UUID()", ".random(", "arc4random", ".shuffled(", ".randomElement(",
  ]

  /// Whether a second one is not the first, even where both hold the same.
  private func isObject(_ type: String) -> Bool {
    Self.kindsOfObjects.contains(where: type.hasSuffix)
  }

  private static let kindsOfObjects = [
    "Button", "Cell", "Controller", "Field", "Label", "Manager", "Queue", "Session", "Store",
    "View", "Window",
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
