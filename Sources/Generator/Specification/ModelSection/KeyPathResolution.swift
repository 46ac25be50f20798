import Diagnostics

extension SpecificationEntry {
  /// What a key path leads to from a model.
  ///
  /// - Parameter derived: where the derived properties stand of which it is the expression, or a part of it.
  func keyPath(
    _ text: String, in model: ModelEntry, after derived: [FileRange] = []
  ) throws(TextProblem) -> KeyPathSpecification {
    var resolution = KeyPathResolution(draft: self, model: model, derived: derived)
    var start = 0
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 32 else {
      throw TextProblem("a key path has at most 32 names", at: 0..<text.utf8.count)
    }
    for part in parts {
      let range = start..<(start + part.utf8.count)
      try resolution.follow(String(part), range: range)
      start = range.upperBound + 1
    }
    return try resolution.result(from: model.name.value, whole: 0..<text.utf8.count)
  }

  /// The type of a derived property: as declared, or as its expression yields it.
  ///
  /// - Parameter way: the derived properties up to this one, through which a key path has led.
  fileprivate func type(
    of derived: DerivedEntry, in model: ModelEntry, after way: [FileRange]
  ) throws(TextProblem) -> ValueType? {
    let isOptional = derived.type?.value.isOptional == true
    var yielded: ValueType?
    if let expression = derived.expression {
      yielded = try keyPath(expression.value, in: model, after: way).type
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
  /// The derived properties on the way to this path.
  private let derived: [FileRange]

  init(draft: SpecificationEntry, model: ModelEntry, derived: [FileRange]) {
    self.draft = draft
    self.model = model
    self.derived = derived
  }

  /// More than anybody can follow, and few enough for a stack.
  private static let longestChain = 50

  mutating func follow(_ name: String, range: Range<Int>) throws(TextProblem) {
    if name.hasPrefix("@") { return try apply(String(name.dropFirst()), range: range) }
    guard let model else {
      let before = steps.last?.name ?? ""
      let message =
        aggregate == .count
        ? "nothing follows @count" : "'\(before)' is a value; nothing can be read from it"
      throw TextProblem(message, at: range)
    }
    guard let property = model.property(named: name) else {
      let what = "\(model.name.value) has no property \(quoted(name))"
      throw TextProblem(what + draft.problems.advice(name, model.propertyNames), at: range)
    }
    try follow(property, in: model, range: range)
  }

  private mutating func follow(
    _ property: PropertyEntry, in model: ModelEntry, range: Range<Int>
  ) throws(TextProblem) {
    switch property {
    case .attribute(let attribute):
      guard let attributeType = attribute.type else { throw TextProblem.reportedElsewhere(range) }
      let type = ValueType(.attribute(attributeType), isOptional: attribute.isOptional)
      add(attribute.name.value, kind: .attribute, type: type)
    case .derived(let property):
      add(property.name.value, kind: .derived, type: try type(of: property, in: model, at: range))
    case .relationship(let relationship):
      guard let destination = relationship.destination?.value,
        let next = draft.models[destination]
      else { throw TextProblem.reportedElsewhere(range) }
      let type = ValueType(
        .model(destination), isOptional: !relationship.isToMany && relationship.isOptional,
        isList: relationship.isToMany)
      add(relationship.name.value, kind: .relationship(destination: destination), type: type)
      self.model = next
    }
  }

  /// What is wrong with the expression of a derived property is reported where it stands; of where it
  /// leads, each property on the way is told.
  private func type(
    of property: DerivedEntry, in model: ModelEntry, at range: Range<Int>
  ) throws(TextProblem) -> ValueType {
    let name = property.name.value
    guard !derived.contains(property.range) else {
      guard derived.first == property.range else { throw .reportedElsewhere(range) }
      throw TextProblem("'\(name)' is derived from itself", at: range, isOfWay: true)
    }
    guard derived.count < Self.longestChain else {
      let message = "this leads through more than \(Self.longestChain) derived properties"
      throw TextProblem(message, at: range, isOfWay: true)
    }
    do throws(TextProblem) {
      let type = try draft.type(of: property, in: model, after: derived + [property.range])
      if let type { return type }
    } catch {
      if error.isOfWay, !derived.isEmpty {
        throw TextProblem(error.message, at: range, isOfWay: true)
      }
    }
    throw .reportedElsewhere(range)
  }

  private mutating func add(_ name: String, kind: KeyPathStep.Kind, type: ValueType) {
    steps.append(
      KeyPathStep(name: name, kind: kind, isOptional: type.isOptional, isToMany: type.isList))
    self.type = type
    model = nil
  }

  private mutating func apply(_ name: String, range: Range<Int>) throws(TextProblem) {
    guard let operation = Aggregate(rawValue: name) else {
      let names = Aggregate.allCases.map(\.rawValue)
      let hint = draft.problems.advice(name, names)
      throw TextProblem("no aggregate is called '@\(name)'" + hint, at: range)
    }
    guard steps.last?.isToMany == true, aggregate == nil else {
      let example = operation == .count ? "tags.@count" : "lines.@\(name).amount"
      let message = "'@\(name)' follows a to-many relationship, as in '\(example)'"
      throw TextProblem(message, at: range)
    }
    aggregate = operation
    if operation == .count { model = nil }
  }

  func result(from start: String, whole: Range<Int>) throws(TextProblem) -> KeyPathSpecification {
    guard let last = type else { throw TextProblem("a name is missing", at: whole) }
    let type =
      try aggregate.map { operation throws(TextProblem) in
        try self.type(of: operation, over: last, whole: whole)
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
    of operation: Aggregate, over last: ValueType, whole: Range<Int>
  ) throws(TextProblem) -> ValueType {
    let isBehindOptional = steps.dropLast().contains { $0.isOptional }
    guard operation != .count else {
      return ValueType(.attribute(.int), isOptional: isBehindOptional)
    }
    let type = last.attributeType
    guard let type, type.isNumber || (type == .date && operation.takesDates)
    else {
      let example =
        "such as '@\(operation.rawValue).\(operation.takesDates ? "creationDate" : "rating")'"
      let what = operation.takesDates ? "a number or a date" : "a number"
      let message = "'@\(operation.rawValue)' is followed by \(what), \(example)"
      throw TextProblem(message, at: whole)
    }
    switch operation {
    case .count, .sum: return ValueType(.attribute(type), isOptional: isBehindOptional)
    case .min, .max: return ValueType(.attribute(type), isOptional: true)
    case .average: return ValueType(.attribute(.double), isOptional: true)
    }
  }
}
