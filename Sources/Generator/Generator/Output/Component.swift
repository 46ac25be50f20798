import Mustache
import Specification

/// One kind of generated file. Every component answers the same four questions in the same order:
/// which template, for which parts of the spec, at which path, with which words.
protocol Component: Sendable {
  associatedtype Part

  /// The path of the template below `Templates/Project`, without its ending.
  static var template: String { get }
  static var ownership: Ownership { get }

  init()
  func parts(of project: Project) -> [Part]
  func path(for part: Part, in project: Project) -> String
  func words(
    for part: Part, in project: Project
  ) -> [String: TemplateValue]
}

extension Component where Part == Project {
  func parts(of project: Project) -> [Project] {
    [project]
  }
}
