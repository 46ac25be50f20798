import Specification
import Testing

@testable import Generator

@Suite struct ColumnTitleTests {
  @Test func `A column is called as the property at the end of its path`() throws {
    let spec = """
      armature: 1
      application: { name: Clinic }
      models:
        Patient: { attributes: { fullName: { type: String, label: Name }, age: Int } }
        Visit: { attributes: { room: Int }, relationships: { patient: { toOne: Patient, inverse: none } } }
      stores: { ClinicStore: { engine: memory, models: [Patient, Visit] } }
      controllers:
        VisitListController: { shows: Visit.all, columns: { patient.fullName: 20, patient.age: 3, room: 4 } }
      """
    let folder = SpecificationFolder(
      read: { _ in Array(spec.utf8) }, entries: { _ in [] }, displayPath: { $0 })
    let specification = try #require(try readSpecification("spec.yml", in: folder).specification)
    let project = try ProjectGenerator(toolVersion: "1").project(for: specification, archives: [:])
    let file = try #require(project.files.first { $0.path.contains("/VisitListDataSource") })
    let text = String(decoding: file.bytes, as: UTF8.self)
    let columns = text.split { ", \n".contains($0) }.joined(separator: " ")
    for (title, name) in [("Name", "patient.fullName"), ("Patient age", "patient.age")] {
      #expect(columns.contains("TableColumn( \"\(title)\" name: \"\(name)\""), "\(text)")
    }
  }
}
