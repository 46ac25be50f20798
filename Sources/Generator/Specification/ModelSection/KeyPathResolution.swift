import Diagnostics

/// Why a key path names nothing, and the bytes of its text that are meant.
struct KeyPathProblem: Error {
  let message: String
  let part: Range<Int>

  init(_ message: String, at part: Range<Int>) {
    self.message = message
    self.part = part
  }

  /// The path leads through something that is wrong itself, and reported there.
  static func reportedElsewhere(_ part: Range<Int>) -> KeyPathProblem {
    KeyPathProblem("", at: part)
  }

  var isReportedElsewhere: Bool { message.isEmpty }
}

extension SpecificationEntry {
  /// What a key path leads to from a model.
  func keyPath(
    _ text: String, in model: ModelEntry, derivedDepth: Int = 0
  ) throws(KeyPathProblem) -> KeyPathSpecification {
    var resolution = KeyPathResolution(draft: self, model: model, derivedDepth: derivedDepth)
    var start = 0
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 32 else {
      throw KeyPathProblem("a key path has at most 32 names", at: 0..<text.utf8.count)
    }
    for part in parts {
      let range = start..<(start + part.utf8.count)
      try resolution.follow(String(part), range)
      start = range.upperBound + 1
    }
    return try resolution.result(model.name.value, 0..<text.utf8.count)
  }

  /// The type of a derived property: as declared, or as its expression yields it.
  func type(
    of derived: DerivedEntry, in model: ModelEntry, depth: Int = 0
  ) throws(KeyPathProblem) -> ValueType? {
    let isOptional = derived.type?.value.isOptional == true
    var yielded: ValueType?
    if let expression = derived.expression, derived.type == nil || depth > 0 {
      yielded = try keyPath(expression.value, in: model, derivedDepth: depth + 1).type
    }
    guard let name = derived.type?.value.name else { return yielded }
    guard let type = attributeType(named: name) else { return nil }
    return ValueType(.attribute(type), isOptional: isOptional || yielded?.isOptional == true)
  }
}

/// Walks along a key path.
private struct KeyPathResolution {
  let draft: SpecificationEntry
  /// Where the path has arrived; nil behind an attribute.
  private var model: ModelEntry?
  private var steps: [KeyPathStep] = []
  private var type: ValueType?
  private var aggregate: Aggregate?
  private let derivedDepth: Int

  init(draft: SpecificationEntry, model: ModelEntry, derivedDepth: Int) {
    self.draft = draft
    self.model = model
    self.derivedDepth = derivedDepth
  }

  mutating func follow(_ name: String, _ range: Range<Int>) throws(KeyPathProblem) {
    if name.hasPrefix("@") { return try apply(String(name.dropFirst()), range) }
    guard let model else {
      let before = steps.last?.name ?? ""
      let message =
        aggregate == .count
        ? "nothing follows @count" : "'\(before)' is a value; nothing can be read from it"
      throw KeyPathProblem(message, at: range)
    }
    guard let property = model.property(named: name) else {
      let what = "\(model.name.value) has no property \(quoted(name))"
      throw KeyPathProblem(what + draft.advice(name, model.propertyNames), at: range)
    }
    try follow(property, in: model, range)
  }

  private mutating func follow(
    _ property: PropertyEntry, in model: ModelEntry, _ range: Range<Int>
  ) throws(KeyPathProblem) {
    switch property {
    case .attribute(let attribute):
      guard let attributeType = attribute.type else {
        throw KeyPathProblem.reportedElsewhere(range)
      }
      let type = ValueType(.attribute(attributeType), isOptional: attribute.isOptional)
      add(attribute.name.value, .attribute, type)
    case .derived(let derived):
      guard derivedDepth < 16 else {
        throw KeyPathProblem("'\(derived.name.value)' is derived from itself", at: range)
      }
      guard let type = try draft.type(of: derived, in: model, depth: derivedDepth + 1)
      else { throw KeyPathProblem.reportedElsewhere(range) }
      add(derived.name.value, .derived, type)
    case .relationship(let relationship):
      guard let destination = relationship.destination?.value,
        let next = draft.models[destination]
      else { throw KeyPathProblem.reportedElsewhere(range) }
      let type = ValueType(
        .model(destination), isOptional: !relationship.isToMany && relationship.isOptional,
        isList: relationship.isToMany)
      add(relationship.name.value, .relationship(destination: destination), type)
      self.model = next
    }
  }

  private mutating func add(_ name: String, _ kind: KeyPathStep.Kind, _ type: ValueType) {
    steps.append(
      KeyPathStep(name: name, kind: kind, isOptional: type.isOptional, isToMany: type.isList))
    self.type = type
    model = nil
  }

  private mutating func apply(_ name: String, _ range: Range<Int>) throws(KeyPathProblem) {
    guard let operation = Aggregate(rawValue: name) else {
      let names = Aggregate.allCases.map(\.rawValue)
      throw KeyPathProblem("no aggregate is called '@\(name)'" + advice(name, names), at: range)
    }
    guard steps.last?.isToMany == true, aggregate == nil else {
      let message = "'@\(name)' follows a relationship to many"
      throw KeyPathProblem(message, at: range)
    }
    aggregate = operation
    if operation == .count { model = nil }
  }

  func result(_ start: String, _ whole: Range<Int>) throws(KeyPathProblem) -> KeyPathSpecification {
    guard let last = type else { throw KeyPathProblem("a name is missing", at: whole) }
    let type =
      try aggregate.map { operation throws(KeyPathProblem) in
        try self.type(of: operation, over: last, whole)
      } ?? plainType(last)
    return KeyPathSpecification(model: start, steps: steps, aggregate: aggregate, type: type)
  }

  private func plainType(_ last: ValueType) -> ValueType {
    let isList = steps.contains(where: \.isToMany)
    let isOptional = !isList && steps.contains(where: \.isOptional)
    return ValueType(last.element, isOptional: isOptional, isList: isList)
  }

  /// Nothing has no least and no greatest value and no average.
  private func type(
    of operation: Aggregate, over last: ValueType, _ whole: Range<Int>
  ) throws(KeyPathProblem) -> ValueType {
    let isBehindOptional = steps.dropLast().contains { $0.isOptional }
    guard operation != .count else {
      return ValueType(.attribute(.int), isOptional: isBehindOptional)
    }
    let type = last.attributeType
    guard let type, type.isNumber || (type == .date && operation != .sum && operation != .average)
    else {
      let message = "'@\(operation.rawValue)' is followed by a number, such as @max.rating"
      throw KeyPathProblem(message, at: whole)
    }
    switch operation {
    case .count, .sum: return ValueType(.attribute(type), isOptional: isBehindOptional)
    case .min, .max: return ValueType(.attribute(type), isOptional: true)
    case .average: return ValueType(.attribute(.double), isOptional: true)
    }
  }
}
