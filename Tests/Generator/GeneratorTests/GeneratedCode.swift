import Specification
import Testing

@testable import Generator

/// The text of one file of the project that a spec describes.
func generatedCode(at path: String, of spec: String) throws -> String {
  let file = try #require(try generatedProject(of: spec).files.first { $0.path == path })
  return String(decoding: file.bytes, as: UTF8.self)
}

/// The project that a spec describes.
func generatedProject(of spec: String) throws -> GeneratedProject {
  let folder = SpecificationFolder(
    read: { _ in Array(spec.utf8) }, entries: { _ in [] }, displayPath: { $0 })
  let reading = try readSpecification("spec.yml", in: folder)
  let specification = try #require(reading.specification, "\(reading.diagnostics)")
  return try ProjectGenerator(toolVersion: "1").project(for: specification, archives: [:])
}
