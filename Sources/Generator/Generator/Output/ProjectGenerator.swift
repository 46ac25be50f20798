import Manifest
import Mustache
import Specification
import Templates

/// A specification becomes a file tree in memory; what is on disk is not known here.
public struct ProjectGenerator: Sendable {
  private let templates: TemplateLibrary
  /// Recorded in every project, so that later versions know what they update.
  let toolVersion: String
  /// Where armature is published: a project's workflow takes its action from there.
  private static let repository = "armature/armature"

  public init(toolVersion: String) throws(TemplateError) {
    self.toolVersion = toolVersion
    templates = try TemplateLibrary(Self.templateTexts)
  }

  /// - Parameters:
  ///   - archives: the user's own, by the paths that the spec gives them.
  ///   - leavesResources: whether the package has resources, also where the spec names none.
  public func project(
    for specification: ApplicationSpecification, archives: [String: [UInt8]],
    leavesResources: Bool = false
  ) throws(TemplateError) -> GeneratedProject {
    let project = Project(specification, leavesResources: leavesResources)
    let templates = try templates(for: project)
    let common = words(about: project)
    var files: [GeneratedFile] = []
    for component in allComponents {
      files += try Self.files(of: component, in: project, from: templates, with: common)
    }
    files += specificationFiles(of: project) + sampleFiles(of: project)
    files += files.filter { $0.ownership == .owner }.map(\.original)
    let archiveFiles = archiveFiles(of: project, given: archives)
    files += archiveFiles.map(\.file)
    files += archiveFiles.map(\.record)
    files += copyRecord(of: archiveFiles.filter(\.isCopy).map(\.file))
    files += answerFiles(of: project)
    files += kitFiles(of: project)
    files += recordFiles(about: files)
    files.sort { $0.path < $1.path }
    return GeneratedProject(
      specification: specification, files: files, unwrittenParts: Self.unwrittenParts(in: files),
      missingSamples: specification.models.compactMap { model in
        project.hasSamples(model) ? nil : project.hindrance(toSamplesOf: model)
      }.withoutRepetitions,
      untranslatedTexts: specification.untranslatedTexts,
      kitLanguageNote: specification.kitLanguageNote,
      archivePaths: Dictionary(
        archiveFiles.map { ($0.store, $0.file.path) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The words that every template knows.
  private func words(about project: Project) -> TemplateValue {
    .dictionary([
      "specification": .word(CommentText(GeneratedProject.specificationPath)),
      "application": .word(Identifier(project.name)),
      "action": .word(YAMLScalar("\(Self.repository)@\(toolVersion)")),
      // Whoever depends on a library sees what it is made of; an application is a module of its own.
      "public": .word((project.isLibrary ? "public " : "") as SwiftCode),
      "isLibrary": .bool(project.isLibrary),
      "isApplication": .bool(!project.isLibrary),
      "carriesKits": .bool(project.carriesKits),
      "needsSQLite": .bool(project.needsSQLite),
      "hasServices": .bool(project.hasServices),
      "hasSamples": .bool(project.hasSamples),
      "hearsNotifications": .bool(project.hearsNotifications),
    ])
  }

  /// - Parameter common: the words that every template knows.
  private static func files<Kind: Component>(
    of component: Kind, in project: Project, from templates: TemplateLibrary,
    with common: TemplateValue
  ) throws(TemplateError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for part in component.parts(of: project) {
      let name = component.fileName(for: part)
      let words = TemplateValue.dictionary(component.words(for: part, in: project))
      let text = try templates.bytes(
        of: Kind.template, with: [common, Self.words(ofFile: name, by: Kind.ownership), words])
      let path = project.path(to: name, in: Kind.place)
      let formatted = path.hasSuffix(".swift") ? formatted(text) : text
      files.append(GeneratedFile(path: path, bytes: formatted, ownership: Kind.ownership))
    }
    return files
  }

  /// The names that a source's own gives: `NewsTests+Generated.swift` has the suite `NewsGeneratedTests` beside what
  /// its owner has in `NewsTests.swift`.
  private static func words(ofFile name: String, by ownership: Ownership) -> TemplateValue {
    guard name.hasSuffix(".swift") else { return .dictionary([:]) }
    let half = String(name.prefix { $0 != "+" && $0 != "." })
    let suite = ownership == .owner ? half : half.dropping(suffix: "Tests") + "GeneratedTests"
    return .dictionary([
      "sibling": .word(Identifier(half)), "suite": .word(Identifier(suite)),
    ])
  }

  /// Templates in which the names of types mean what they say, whatever the project's own are called.
  private func templates(for project: Project) throws(TemplateError) -> TemplateLibrary {
    guard project.typeNames.areHidden else { return templates }
    return try TemplateLibrary(
      Dictionary(
        uniqueKeysWithValues: Self.templateTexts.map { name, text in
          (name, name.hasSuffix(".swift") ? project.typeNames.qualified(text) : text)
        }))
  }

  private static func formatted(_ text: [UInt8]) -> [UInt8] {
    LineBreaking.broken(BlankLines.collapsed(text))
  }

  private static func unwrittenParts(in files: [GeneratedFile]) -> [UnwrittenPart] {
    files.filter { $0.ownership == .owner && $0.path.hasSuffix(".swift") }.flatMap { file in
      UnwrittenPart.parts(of: file.bytes, at: file.path)
    }
  }

  static let templateTexts: [String: String] = {
    let folder = "Project"
    let ending = ".mustache"
    var texts: [String: String] = [:]
    for path in Templates.paths(below: folder) where path.hasSuffix(ending) {
      let name = path.dropFirst(folder.count + 1).dropLast(ending.count)
      texts[String(name)] = Templates.text(at: path)
    }
    return texts
  }()
}
