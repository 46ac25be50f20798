import Mustache
import Specification
import Templates

/// How the tests of a service ask one endpoint, and what its server answers them.
struct EndpointTest {
  let endpoint: EndpointSpecification
  private let service: ServiceSpecification
  private let project: Project

  /// Nil where nothing can be sent: there are no samples of the object that is wanted.
  init?(
    _ endpoint: EndpointSpecification, of service: ServiceSpecification, in project: Project
  ) {
    self.endpoint = endpoint
    self.service = service
    self.project = project
    if endpoint.body?.model != nil, endpoint.body?.isList == false, sentStore == nil { return nil }
  }

  var words: TemplateWords {
    [
      "name": .word(Identifier(endpoint.name)),
      "service": .word(project.testName(of: service.name)),
      "file": .optional(fileName.map { SwiftLiteral($0) }),
      "answer": .word(answer),
      "call": .word(call(sending: "sent")),
      "check": .optional(check),
      "line": .word(SwiftLiteral(line)),
      "sentModel": .optional(sentStore == nil ? nil : endpoint.body?.model.map(project.testName)),
      "sentStore": .optional(sentStore.map { Identifier($0.name.asVariable) }),
      "sent": .optional(sentCode),
    ]
  }

  /// Whether the server has an answer that fits.
  var isAnswered: Bool { fileName != nil || plainAnswer != nil }

  /// Whether it can be asked by nothing but literals.
  var isSelfContained: Bool { sentStore == nil }

  /// `latestNews(section: .world, since: nil)`
  func call(sending sent: SwiftCode) -> SwiftCode {
    let values = (endpoint.pathParameters + endpoint.query).map { parameter -> SwiftCode in
      "\(Identifier(parameter.name)): \(Self.sample(of: parameter).code)"
    }
    guard let body = endpoint.body else { return "\(Identifier(endpoint.name))(\(values.joined))" }
    let object = sentStore == nil ? nil : body.isList ? "[\(sent)]" as SwiftCode : sent
    let content = object ?? body.sample ?? "[]"
    return "\(Identifier(endpoint.name))(\((values + ["body: \(content)"]).joined))"
  }

  /// The archive that the server sends, as the tests keep it.
  var file: GeneratedFile? {
    guard let fileName, let archive else { return nil }
    return GeneratedFile(
      path: project.testFolder + "/Samples/\(fileName).json", text: archive.text,
      ownership: .armature)
  }

  /// As code, a text of JSON that fits; nil where only a file has it.
  var plainAnswer: String? {
    guard let output = endpoint.output else { return "" }
    guard let type = output.attributeType else { return output.isList ? Self.emptyArchive : nil }
    let json = ParameterSample(of: type).json
    return output.isList ? "[\(json)]" : json
  }

  private static let emptyArchive = "{\"format\": 1}"

  private static func sample(of parameter: ParameterSpecification) -> ParameterSample {
    ParameterSample(of: parameter.type.attributeType ?? .string)
  }

  private var archive: SampleArchive? {
    endpoint.output?.model.map {
      SampleArchive(
        of: project.specification.models(reachableFrom: $0), in: project.specification,
        families: project.modelFamilies)
    }
  }

  private var fileName: String? {
    guard project.hasSamples, let archive, archive.isComplete else { return nil }
    return "\(service.name)-\(endpoint.name)"
  }

  private var answer: SwiftCode {
    if fileName != nil { return ".document(archive)" }
    return ".text(\(SwiftLiteral(plainAnswer ?? Self.emptyArchive)))"
  }

  private var check: SwiftCode? {
    guard let output = endpoint.output else { return nil }
    guard output.attributeType != nil, let sample = output.sample else {
      let kinds =
        output.model.flatMap { project.specification.models[$0]?.concreteModels.count } ?? 1
      let count = SwiftLiteral(fileName == nil ? 0 : (archive?.objectCount ?? 0) * kinds)
      return output.isList
        ? "answer.snapshots.count == \(count)" : "answer.snapshot.objectID.key > 0"
    }
    return "answer == \(sample)"
  }

  /// `GET /news/world?since=2001-01-01T00%3A00%3A00Z`
  private var line: String {
    let path = endpoint.pathParameters.reduce(endpoint.path) { path, parameter in
      path.replacing("{\(parameter.name)}", with: Self.sample(of: parameter).addressText)
    }
    let query = endpoint.query.map { "\($0.name)=\(Self.sample(of: $0).addressText)" }
    let end = query.isEmpty ? "" : "?" + query.joined(separator: "&")
    return "\(endpoint.method.rawValue.uppercased()) \(path)\(end)"
  }

  private var sentStore: StoreSpecification? {
    endpoint.body?.model.flatMap { project.specification.store(ofModel: $0) }
      .flatMap { project.hasSamples($0) ? $0 : nil }
  }

  /// What stands in the body; for an object the name of its own model, which may be derived from the one
  /// that is asked for.
  private var sentCode: SwiftCode? {
    let heirs = endpoint.body?.model.flatMap { project.specification.models[$0]?.heirs } ?? []
    if sentStore != nil, !heirs.isEmpty { return #""\"\(sent.entity.modelName)\"""# }
    return sentText.map { "\(SwiftLiteral($0))" }
  }

  private var sentText: String? {
    guard let body = endpoint.body else { return nil }
    if let type = body.attributeType {
      let sample = ParameterSample(of: type)
      // A decimal is sent as a number; an archive has it as a text, so that no digit is lost.
      return type == .decimal ? sample.addressText : sample.json
    }
    return sentStore == nil ? "\"format\": 1" : body.model.map { JSONText($0).text }
  }
}

extension ApplicationSpecification {
  /// A model and those to which relationships lead from it.
  func models(reachableFrom name: String) -> [String] {
    var names = models[name]?.concreteModels ?? []
    var next = 0
    while next < names.count {
      for destination in (models[names[next]]?.relationships ?? []).map(\.destination) {
        names += (models[destination]?.concreteModels ?? []).filter { !names.contains($0) }
      }
      next += 1
    }
    return names
  }
}
