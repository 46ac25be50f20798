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
    let project = try generatedProject(of: spec)
    let file = try #require(project.files.first { $0.path.contains("/VisitListDataSource") })
    let text = String(decoding: file.bytes, as: UTF8.self)
    let columns = text.split { ", \n".contains($0) }.joined(separator: " ")
    for (title, name) in [("Name", "patient.fullName"), ("Patient age", "patient.age")] {
      #expect(columns.contains("TableColumn( \"\(title)\" name: \"\(name)\""), "\(text)")
    }
  }
}
