/// What the documentation, the schema and "did you mean" know of a key.
protocol DeclaredKey: Sendable {
  var name: String { get }
  /// One phrase for the reference.
  var summary: String { get }
  var form: ValueForm { get }
  var isRequired: Bool { get }
  /// Declared, but nothing is generated from it yet.
  var comesLater: Bool { get }
}

/// A key of the spec: its one declaration, from which it is decoded.
struct Key<Value: Sendable>: DeclaredKey {
  let name: String
  let summary: String
  let reader: ValueReader<Value>
  let isRequired: Bool

  init(
    _ name: String, _ reader: ValueReader<Value>, isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.reader = reader
    self.isRequired = isRequired
  }

  var form: ValueForm { reader.form }
  var comesLater: Bool { false }
}

/// A key of the design that this version refuses by name.
struct LaterKey: DeclaredKey {
  let name: String
  let summary: String
  var form: ValueForm { .any }
  var isRequired: Bool { false }
  var comesLater: Bool { true }

  init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// The keys of one kind of mapping, in the order of the documentation.
struct KeySet: Sendable {
  /// What the mapping describes, with its article: "a model".
  let subject: String
  let keys: [any DeclaredKey]
  let byName: [String: any DeclaredKey]

  init(_ subject: String, _ keys: [any DeclaredKey]) {
    self.subject = subject
    self.keys = keys
    byName = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The keys that can be written today.
  var supportedNames: [String] { keys.filter { !$0.comesLater }.map(\.name) }
}
