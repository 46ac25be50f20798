import Diagnostics
import Words
import YAML

extension ApplicationSpecification {
  /// What of an archive does not fit the models of its store, in the order of the file.
  ///
  /// A file that is too large to be read as a whole is taken as it is.
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
  private var references: [(node: YAMLNode, identity: String, destination: String)] = []

  init(specification: ApplicationSpecification, store: StoreSpecification) {
    self.specification = specification
    self.store = store
  }

  private mutating func report(_ message: String, at range: FileRange) {
    let finding = Finding(message, at: range)
    diagnostics.append(
      Diagnostic(rule: RuleDescription.unfittingArchive.id, severity: .error, finding: finding))
  }

  mutating func read(_ source: SourceText) {
    if let place = source.bytes.placeOfNoJSON {
      return report(
        "this is not JSON", at: FileRange(file: source.file, bytes: place..<place + 1))
    }
    // JSON is YAML but for characters in two halves, and for some that end a line there.
    let reading = readYAML(source)
    let rules: [YAMLRule] = [.notUTF8, .repeatedKey] + (source.bytes.hasHalves ? [] : [.notYAML])
    diagnostics += reading.diagnostics.filter { rules.map(\.rawValue).contains($0.rule) }
    guard let root = reading.root else { return }
    guard let entries = root.mapping else { return report("expected an object", at: root.range) }
    let format = entries.first { $0.key == "format" }
    if format?.value.scalar?.text != "1" {
      report("expected \"format\": 1", at: format?.value.range ?? root.range.start)
    }
    for entry in entries where entry.key != "format" && entry.key != "@keys" { readModel(entry) }
    for reference in references where !isKnown(reference.identity, to: reference.destination) {
      report(
        "no \(reference.destination) has the @id \(quoted(reference.identity))",
        at: reference.node.range)
    }
  }

  private mutating func readModel(_ entry: YAMLEntry) {
    guard store.models.contains(entry.key), let model = specification.models[entry.key] else {
      let advice = nearest(to: entry.key, among: store.models).map { "; did you mean '\($0)'?" }
      return report(
        "\(store.name) keeps no \(quoted(entry.key))\(advice ?? "")", at: entry.keyRange)
    }
    guard let objects = entry.value.sequence else {
      return report("expected a list of objects", at: entry.value.range)
    }
    for object in objects { readObject(object, of: model) }
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
  }

  private mutating func readMember(_ member: YAMLEntry, of model: ModelSpecification) {
    let value = member.value
    if member.key == "@id" {
      guard let identity = value.scalar?.text else { return }
      let root = root(of: model)
      if models[root, default: [:]].updateValue(model.name, forKey: identity) != nil {
        report("\(quoted(identity)) is listed twice", at: value.range)
      }
    } else if let attribute = model.attribute(named: member.key) {
      if let message = attribute.problem(of: value) { report(message, at: value.range) }
    } else if let relationship = model.relationship(named: member.key) {
      readReferences(value, of: relationship)
    } else if member.key != "@archive" {
      let known = model.attributes.map(\.name) + model.relationships.map(\.name)
      let advice = nearest(to: member.key, among: known).map { "; did you mean '\($0)'?" }
      report(
        "\(model.name) stores no \(quoted(member.key))\(advice ?? "")", at: member.keyRange)
    }
  }

  private mutating func readReferences(
    _ value: YAMLNode, of relationship: RelationshipSpecification
  ) {
    if !relationship.isToMany, value.isNull { return }
    guard let nodes = relationship.isToMany ? value.sequence : [value] else {
      return report("expected a list of @ids", at: value.range)
    }
    for node in nodes {
      if let scalar = node.scalar, scalar.kind != .null {
        references.append((node, scalar.text, relationship.destination))
      } else {
        report("expected the @id of an object", at: node.range)
      }
    }
  }

  private func root(of model: ModelSpecification) -> String {
    var model = model
    while let parent = model.parent.flatMap({ specification.models[$0] }) { model = parent }
    return model.name
  }

  private func isKnown(_ identity: String, to destination: String) -> Bool {
    guard let model = specification.models[destination],
      let found = models[root(of: model)]?[identity]
    else { return false }
    return model.concreteModels.contains(found)
  }
}

extension AttributeSpecification {
  /// Whether an object in an archive has to have it.
  fileprivate var isRequired: Bool {
    !isOptional && !isTransient && defaultValue == nil && setOn == nil
  }

  /// What is wrong with a value in an archive; nil where nothing is.
  fileprivate func problem(of node: YAMLNode) -> String? {
    if isTransient { return "\(quoted(name)) is transient and is not stored" }
    if node.isNull { return isOptional ? nil : "\(quoted(name)) is required" }
    guard let scalar = node.scalar, fits(scalar) else { return "expected \(archiveForm)" }
    return type.literal(scalar).flatMap { limits.violation(by: $0) }
  }

  private var archiveForm: String {
    type == .string ? "a string" : cases.isEmpty ? type.expectation : alternatives(cases)
  }

  /// Whether a value is one that the application reads: strings in quotes, numbers and Booleans without.
  private func fits(_ scalar: YAMLScalar) -> Bool {
    let isNumber = scalar.kind == .integer || scalar.kind == .float
    switch type {
    case .bool, .int, .double: return scalar.isPlain && type.literal(scalar) != nil
    case .decimal: return isNumber || type.literal(scalar) != nil
    case .string, .url: return !scalar.isPlain
    case .date: return isNumber || (!scalar.isPlain && type.literal(scalar) != nil)
    case .uuid, .data: return !scalar.isPlain && type.literal(scalar) != nil
    case .enumeration: return !scalar.isPlain && cases.contains(scalar.text)
    }
  }
}

extension FileRange {
  fileprivate var start: FileRange {
    FileRange(file: file, bytes: bytes.lowerBound..<min(bytes.lowerBound + 1, bytes.upperBound))
  }
}

extension [UInt8] {
  private static let words = ["true", "false", "null"].map { [UInt8]($0.utf8) }

  /// Where something stands that YAML allows and JSON does not: a comma before a closing bracket, or a sign or a
  /// word that is none of JSON's outside of strings.
  fileprivate var placeOfNoJSON: Int? {
    let signs = Set("{}[]:,.-+0123456789eE \t\r\n".utf8)
    var place = 0
    var comma: Int?
    while place < count {
      let byte = self[place]
      if byte == UInt8(ascii: "\"") {
        comma = nil
        place += 1
        while place < count, self[place] != UInt8(ascii: "\"") {
          place += self[place] == UInt8(ascii: "\\") ? 2 : 1
        }
      } else if let word = Self.words.first(where: self[place...].starts) {
        comma = nil
        place += word.count - 1
      } else if byte == UInt8(ascii: ",") {
        comma = place
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), let comma {
        return comma
      } else if byte > 0x20 {
        // A byte-order mark may stand before all.
        if !signs.contains(byte), !(place < 3 && byte >= 0x80) { return place }
        comma = nil
      }
      place += 1
    }
    return nil
  }

  /// Whether some character is written as two halves, which YAML does not know.
  fileprivate var hasHalves: Bool {
    indices.dropLast(2).contains { place in
      self[place] == UInt8(ascii: "\\") && self[place + 1] == UInt8(ascii: "u")
        && self[place + 2] | 0x20 == UInt8(ascii: "d")
    }
  }
}
