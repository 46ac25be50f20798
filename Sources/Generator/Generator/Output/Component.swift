import Mustache
import Specification

/// One kind of generated file. Every component answers the same four questions in the same order:
/// which template, for which parts of the spec, at which path, with which words.
protocol Component: Sendable {
  associatedtype Part

  /// The path of the template below `Templates/Project`, without its ending.
  static var template: String { get }
  static var ownership: Ownership { get }
  static var place: Place { get }

  init()
  func parts(of project: Project) -> [Part]
  func fileName(for part: Part) -> String
  func words(for part: Part, in project: Project) -> TemplateWords
}

extension Component {
  /// None but those that every template knows.
  func words(for part: Part, in project: Project) -> TemplateWords { [:] }
}

extension Component where Part == Project {
  func parts(of project: Project) -> [Project] {
    [project]
  }

  func fileName(for part: Project) -> String { String(Self.template.fileName) }
}

extension Component where Part: NamedPart {
  func fileName(for part: Part) -> String {
    let name = Self.place == .tests ? part.name + "Tests" : part.name
    return Self.ownership == .owner ? name + ".swift" : name + "+Generated.swift"
  }
}

/// What has files of its own that are called as it is.
protocol NamedPart {
  var name: String { get }
}

extension ControllerSpecification: NamedPart {}
extension ModelSpecification: NamedPart {}
extension NavigationSpecification: NamedPart {}
extension OperationSpecification: NamedPart {}
extension ServiceSpecification: NamedPart {}
extension StateSpecification: NamedPart {}
extension StoreSpecification: NamedPart {}
extension ViewFamily: NamedPart {}
extension ViewSpecification: NamedPart {}
