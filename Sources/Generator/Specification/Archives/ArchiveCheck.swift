import Diagnostics
import Words
import YAML

extension ApplicationSpecification {
  /// What of an archive does not fit the models of its store, in the order of the file.
  public func problems(
    ofArchive source: SourceText, of store: StoreSpecification
  ) -> [Diagnostic] {
    var check = ArchiveCheck(specification: self, store: store)
    check.read(source)
    return check.diagnostics.sorted()
  }
}

/// One archive, held against the models of its store as the application will hold it.
private struct ArchiveCheck {
  let specification: ApplicationSpecification
  let store: StoreSpecification
  var diagnostics: [Diagnostic] = []
  /// By the root of each family: the models of the objects by their identities.
  private var models: [String: [String: String]] = [:]
  private var references: [(range: FileRange, identity: String, destination: String)] = []
  /// Required objects of which the object that has to have them says nothing.
  private var absences: [(link: Link, range: FileRange)] = []
  /// What objects say from the other side.
  private var links: Set<Link> = []
  private var patterns = TextPatterns()

  /// A relationship of an object, which another object can say as well.
  private struct Link: Hashable {
    /// Of the family of the object.
    let root: String
    /// Nil where nobody can refer to the object.
    let identity: String?
    let name: String
  }

  init(specification: ApplicationSpecification, store: StoreSpecification) {
    self.specification = specification
    self.store = store
  }

  private mutating func report(_ message: String, at range: FileRange) {
    diagnostics.append(SpecificationRule.unfittingArchive.diagnostic(message, at: range))
  }

  mutating func read(_ source: SourceText) {
    do throws(JSONReader.Problem) {
      var reader = try JSONReader(source)
      try readDocument(&reader)
      try reader.finish()
    } catch {
      return report(error.message, at: error.range)
    }
    for reference in references where !isKnown(reference.identity, to: reference.destination) {
      report(
        "no \(reference.destination) has the @id \(quoted(reference.identity))",
        at: reference.range)
    }
    for absence in absences where !links.contains(absence.link) {
      report("\(quoted(absence.link.name)) is missing, which is required", at: absence.range)
    }
  }

  private mutating func readDocument(_ reader: inout JSONReader) throws(JSONReader.Problem) {
    let start = reader.nextByte
    guard try reader.enters(.object) else {
      return report("expected an object", at: try reader.node().range)
    }
    var keys: Set<String> = []
    while let key = try reader.nextKey() {
      if !keys.insert(key.text).inserted {
        report("\(quoted(key.text)) is given twice", at: key.range)
      }
      switch key.text {
      case "format":
        let format = try reader.node()
        if format.scalar?.text != "1" { report("expected \"format\": 1", at: format.range) }
      case "@keys": _ = try reader.node()
      default: try readModel(key, from: &reader)
      }
    }
    if !keys.contains("format") {
      report("expected \"format\": 1", at: start)
    }
  }

  private mutating func readModel(
    _ key: (text: String, range: FileRange), from reader: inout JSONReader
  ) throws(JSONReader.Problem) {
    guard store.models.contains(key.text), let model = specification.models[key.text] else {
      report(absence(of: key.text), at: key.range)
      _ = try reader.node()
      return
    }
    guard try reader.enters(.array) else {
      return report("expected a list of objects", at: try reader.node().range)
    }
    while try reader.nextElement() { readObject(try reader.node(), of: model) }
  }

  /// Why the store keeps no objects under a name.
  private func absence(of name: String) -> String {
    if let model = specification.models[name], model.isAbstract {
      let names = alternatives(model.concreteModels.map { "'\($0)'" })
      return "\(name) is abstract and has no objects of its own; write them under \(names)"
    }
    return "\(store.name) keeps no \(quoted(name))" + didYouMean(name, among: store.models)
  }

  private mutating func readObject(_ object: YAMLNode, of model: ModelSpecification) {
    guard let members = object.mapping else {
      return report("expected an object", at: object.range)
    }
    for member in members { readMember(member, of: model) }
    for attribute in model.attributes where attribute.isRequired {
      if !members.contains(where: { $0.key == attribute.name }) {
        report("\(quoted(attribute.name)) is missing, which is required", at: object.range.start)
      }
    }
    for relationship in model.relationships where relationship.isRequired {
      let member = members.first { $0.key == relationship.name }
      if let member, !member.value.isNull { continue }
      let identity = members.first { $0.key == "@id" }?.value.scalar?.text
      let link = Link(root: model.root, identity: identity, name: relationship.name)
      absences.append((link, member?.value.range ?? object.range.start))
    }
  }

  private mutating func readMember(_ member: YAMLEntry, of model: ModelSpecification) {
    let value = member.value
    if member.key == "@id" {
      guard let identity = value.scalar?.text else { return }
      if models[model.root, default: [:]].updateValue(model.name, forKey: identity) != nil {
        report("\(quoted(identity)) is listed twice", at: value.range)
      }
    } else if let attribute = model.attribute(named: member.key) {
      if let message = attribute.problem(of: value, patterns: &patterns) {
        report(message, at: value.range)
      }
    } else if let relationship = model.relationship(named: member.key) {
      readReferences(value, of: relationship)
    } else if member.key != "@archive" {
      let known = model.attributes.map(\.name) + model.relationships.map(\.name)
      let what = "\(model.name) stores no \(quoted(member.key))"
      report(what + didYouMean(member.key, among: known), at: member.keyRange)
    }
  }

  private mutating func readReferences(
    _ value: YAMLNode, of relationship: RelationshipSpecification
  ) {
    if !relationship.isToMany, value.isNull { return }
    guard let nodes = relationship.isToMany ? value.sequence : [value] else {
      return report("expected a list of @ids", at: value.range)
    }
    let destination = specification.models[relationship.destination]
    let inverse = relationship.inverse.flatMap { destination?.relationship(named: $0) }
    for node in nodes {
      if let scalar = node.scalar, scalar.kind != .null {
        references.append((node.range, scalar.text, relationship.destination))
        guard let destination, let inverse, inverse.isRequired else { continue }
        links.insert(
          Link(root: destination.root, identity: scalar.text, name: inverse.name))
      } else {
        report("expected the @id of an object", at: node.range)
      }
    }
  }

  private func isKnown(_ identity: String, to destination: String) -> Bool {
    guard let model = specification.models[destination],
      let found = models[model.root]?[identity]
    else { return false }
    return model.concreteModels.contains(found)
  }
}

extension RelationshipSpecification {
  /// Whether an object in an archive has to have its object.
  fileprivate var isRequired: Bool { !isToMany && !isOptional }
}

extension AttributeSpecification {
  /// Whether an object in an archive has to have it.
  fileprivate var isRequired: Bool {
    !isOptional && !isTransient && defaultValue == nil && setOn == nil
  }

  /// What is wrong with a value in an archive; nil where nothing is.
  fileprivate func problem(of node: YAMLNode, patterns: inout TextPatterns) -> String? {
    if isTransient { return "\(quoted(name)) is transient and is not stored" }
    if node.isNull { return isOptional ? nil : "\(quoted(name)) is required" }
    guard let scalar = node.scalar else { return "expected \(archiveForm)" }
    let literal = type.literal(scalar)
    guard fits(scalar, as: literal) else { return "expected \(archiveForm)" }
    return literal.flatMap { limits.violation(by: $0, patterns: &patterns) }
  }

  private var archiveForm: String {
    type == .string ? "a string" : cases.isEmpty ? type.expectation : alternatives(cases)
  }

  /// Whether a value is one that the application reads: strings in quotes, numbers and Booleans without.
  private func fits(_ scalar: YAMLScalar, as literal: AttributeValue?) -> Bool {
    let isNumber = scalar.kind == .integer || scalar.kind == .float
    switch type {
    case .bool, .int, .double: return scalar.isPlain && literal != nil
    case .decimal: return isNumber || literal != nil
    case .string, .url: return !scalar.isPlain
    case .date: return isNumber || (!scalar.isPlain && literal != nil)
    case .uuid, .data: return !scalar.isPlain && literal != nil
    case .enumeration: return !scalar.isPlain && cases.contains(scalar.text)
    }
  }
}

extension FileRange {
  fileprivate var start: FileRange {
    FileRange(file: file, bytes: bytes.lowerBound..<min(bytes.lowerBound + 1, bytes.upperBound))
  }
}
