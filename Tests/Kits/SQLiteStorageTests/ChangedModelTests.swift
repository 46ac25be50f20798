import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// Models as they were.
private enum Former {
  enum Mood: String, EnumerationValue { case calm, angry }

  final class Patient: ManagedObject, Model {
    @Attribute("weight") var weight: Double?
    @Attribute("fee") var fee: Decimal?
    @Attribute("mood", default: .calm) var mood: Mood
    @Attribute("number", default: 0) var number: Int
    @Attribute("date") var date: Date?
    @Attribute("text") var text: String?
    @Relationship("doctor", inverse: "patients") var doctor: Doctor?
    @Relationship("visitors", inverse: "hosts") var visitors: [Doctor]
  }

  final class Doctor: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("patients", inverse: "doctor") var patients: [Patient]
    @Relationship("hosts", inverse: "visitors") var hosts: [Patient]
  }

  final class Nurse: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
  }
}

/// The same with attributes of other types, and a required one that is new.
private enum Present {
  enum Mood: String, EnumerationValue { case calm }

  final class Patient: ManagedObject, Model {
    @Attribute("weight") var weight: Int?
    @Attribute("fee") var fee: Int?
    @Attribute("mood") var mood: Int?
    @Attribute("number", default: false) var number: Bool
    @Attribute("date") var date: String?
    @Attribute("text") var text: Mood?
    @Attribute("room") var room: String
    @Relationship("doctor") var doctor: Nurse?
    @Relationship("visitors") var visitors: [Nurse]
  }

  final class Nurse: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
  }
}

/// The same with a parent of two, whose table has the objects of both.
private enum Derived {
  final class Patient: ManagedObject, Model {
    @Attribute("number", default: 0) var number: Int
    @Relationship("doctor", inverse: "patients") var doctor: Doctor?
    @Relationship("visitors", inverse: "hosts") var visitors: [Doctor]
  }

  class Staff: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Doctor.self, Nurse.self] }
    @Attribute("name", default: "") var name: String
  }

  final class Doctor: Staff {
    @Relationship("patients", inverse: "doctor") var patients: [Patient]
    @Relationship("hosts", inverse: "visitors") var hosts: [Patient]
  }

  final class Nurse: Staff {}
}

/// A model from which another one is derived by now, which requires more.
private enum Extended {
  class Nurse: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Nurse.self, Matron.self] }
    @Attribute("name", default: "") var name: String
  }

  final class Matron: Nurse {
    @Attribute("ward") var ward: String
  }
}

/// No value of a store is taken for another, and none is lost in silence, when its model changes.
@MainActor struct ChangedModelTests {
  private static let former: [any Model.Type] = [
    Former.Doctor.self, Former.Nurse.self, Former.Patient.self,
  ]
  private static let derived: [any Model.Type] = [Derived.Patient.self, Derived.Staff.self]

  private func open(_ models: [any Model.Type], in folder: URL) throws -> ObjectStore {
    try ObjectStore(
      StoreDescription(name: "Test", models: models, engine: SQLiteEngine.self),
      at: .folder(folder))
  }

  /// What is told, after which the new database is the one that is opened.
  private func recover(_ models: [any Model.Type], in folder: URL) throws -> [String] {
    let recovery = try #require(
      try SQLiteEngine.recover(Schema(models: models), named: "Test", at: .folder(folder)))
    let path = folder.appending(path: "Test.sqlite").path
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
    try FileManager.default.moveItem(atPath: recovery.newPath, toPath: path)
    return recovery.losses
  }

  private func fill(_ folder: URL) async throws {
    let store = try open(Self.former, in: folder)
    for number in 1...3 {
      let (doctor, nurse) = (Former.Doctor.insert(in: store), Former.Nurse.insert(in: store))
      doctor.name = "Doctor \(number)"
      nurse.name = "Nurse \(number)"
      let patient = Former.Patient.insert(in: store)
      (patient.number, patient.weight, patient.doctor) = (number, Double(number) / 2, doctor)
      patient.visitors = [doctor]
      patient.date = Date(timeIntervalSinceReferenceDate: 788_918_400)
      patient.fee = 5
      patient.text = number == 1 ? "calm" : "other"
    }
    try await store.save()
  }

  @Test func `A type that SQL has in common with the former one is refused`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      let path = folder.appending(path: "Test.sqlite").path
      for (column, former, type) in [
        ("number", "Bool", "Int"), ("weight", "Date", "Double"), ("text", "URL", "String"),
        ("mood", "UUID", "Mood"), ("doctor", "Nurse", "Doctor"),
      ] {
        let sql =
          "UPDATE \"@models\" SET \"facts\" = replace(\"facts\", ?, ?) "
          + "WHERE \"model\" = 'Patient' AND \"property\" = '\(column)'"
        let usual = type == "Mood" ? "enumeration" : type
        try SQLiteConnection(path: path).run(sql, [.string(usual), .string(former)])
        let error = #expect(throws: StoreError.self) { try open(Self.former, in: folder) }
        let expected =
          "Patient.\(column): holds \(former), and its type is now \(usual); open it"
        #expect(error?.description.contains(expected) == true)
        try SQLiteConnection(path: path).run(sql, [.string(former), .string(usual)])
      }
      _ = try open(Self.former, in: folder)
    }
  }

  @Test func `A database that says no types gets them`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      let path = folder.appending(path: "Test.sqlite").path
      try SQLiteConnection(path: path).run("DROP TABLE \"@models\"")
      try SQLiteConnection(path: path).run("PRAGMA user_version = 1")
      _ = try open(Self.former, in: folder)
      let models = try StoredModels(in: SQLiteConnection(path: path))
      #expect(models["Patient", "date"]?.text == "Date optional")
      #expect(models["Doctor", "hosts"]?.text == "Patient toMany inverse visitors")
      #expect(models["Doctor", "@model"]?.text == "Doctor concrete")
    }
  }

  @Test func `A recovered value is what it was, or is told`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      let losses = try recover([Present.Nurse.self, Present.Patient.self], in: folder)
      let values = [1, 2, 3].flatMap { number -> [String] in
        (number == 2
          ? [] : ["Patient \(number): '\(Double(number) / 2)' in \"weight\" is not a valid Int"])
          + [
            "Patient \(number): 'calm' in \"mood\" is not a valid Int",
            "Patient \(number): '\(number)' in \"number\" is not a valid Bool; was given 'false'",
          ]
          + (number == 1 ? [] : ["Patient \(number): 'other' in \"text\" is no case of Mood"])
          + ["Patient \(number): '\(number)' in \"doctor\" is not a valid Nurse"]
      }
      #expect(
        losses == values + [
          "\"room\" of 3 Patient objects, which is new and required: each was given ''",
          "3 members in \"Doctor.hosts\", which lead to another model now",
          "3 rows of table \"Doctor\", which no model here has",
        ])
      let store = try open([Present.Nurse.self, Present.Patient.self], in: folder)
      let patients = try Present.Patient.all(in: store)
      #expect(patients.map(\.weight) == [nil, 1, nil])
      #expect(patients.map(\.fee) == [5, 5, 5])
      #expect(patients.map(\.date) == Array(repeating: "2026-01-01T00:00:00Z", count: 3))
      #expect(patients.map(\.text) == [.calm, nil, nil])
      #expect(patients.map { $0.doctor == nil } == [true, true, true])
    }
  }

  @Test func `What a database does not say of a column is told where it matters`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      let path = folder.appending(path: "Test.sqlite").path
      try SQLiteConnection(path: path).run("DROP TABLE \"@models\"")
      let losses = try recover([Present.Nurse.self, Present.Patient.self], in: folder)
      let doubts = losses.filter { $0.hasPrefix("what ") }
      #expect(
        doubts
          == ["weight", "date"].map {
            "what \"\($0)\" of each Patient was: the database does not say it, and it was read as Double"
          })
    }
  }

  @Test func `Objects of models that get a parent, and lose it, keep all that they have`()
    async throws
  {
    try await withFolder { folder in
      try await fill(folder)
      let gone = ["date", "fee", "mood", "text", "weight"].map {
        "\"\($0)\" of each Patient, which has no such property any more"
      }
      #expect(try recover(Self.derived, in: folder) == gone)
      let store = try open(Self.derived, in: folder)
      let names = ["Doctor 1", "Doctor 2", "Doctor 3"]
      #expect(try Derived.Doctor.all(in: store).map(\.name) == names)
      #expect(try Derived.Nurse.all(in: store).map(\.name) == ["Nurse 1", "Nurse 2", "Nurse 3"])
      #expect(try Derived.Patient.all(in: store).map { $0.doctor?.name } == names)
      #expect(
        try Derived.Patient.all(in: store).map { $0.visitors.map(\.name) } == names.map { [$0] })
      #expect(try recover(Self.former, in: folder).isEmpty)
      let former = try open(Self.former, in: folder)
      #expect(try Former.Doctor.all(in: former).map(\.name) == names)
      #expect(try Former.Nurse.count(in: former) == 3)
      #expect(try Former.Patient.all(in: former).map { $0.doctor?.name } == names)
      #expect(
        try Former.Patient.all(in: former).map { $0.visitors.map(\.name) } == names.map { [$0] })
    }
  }

  @Test func `Objects stay what they are when a model is derived from theirs, and when it is gone`()
    async throws
  {
    try await withFolder { folder in
      let former = try open([Former.Nurse.self], in: folder)
      for number in 1...3 { Former.Nurse.insert(in: former).name = "Nurse \(number)" }
      try await former.save()
      let store = try open([Extended.Nurse.self], in: folder)
      let matron = Extended.Matron.insert(in: store)
      (matron.name, matron.ward) = ("Matron", "East")
      #expect(matron.objectID.key == 4)
      try await store.save()
      let nurses = try Extended.Nurse.all(in: open([Extended.Nurse.self], in: folder))
      #expect(nurses.map(\.name) == ["Nurse 1", "Nurse 2", "Nurse 3", "Matron"])
      #expect(nurses.map { $0 is Extended.Matron } == [false, false, false, true])
      #expect(throws: StoreError.self) { try open([Former.Nurse.self], in: folder) }
      try store.delete(matron)
      try await store.save()
      let alone = try open([Former.Nurse.self], in: folder)
      #expect(try Former.Nurse.all(in: alone).map(\.name) == ["Nurse 1", "Nurse 2", "Nurse 3"])
      #expect(Former.Nurse.insert(in: alone).objectID.key == 5)
    }
  }

  @Test func `A database is known as that of a store by what it begins with`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      let other = StoreDescription(name: "New", models: Self.former, engine: SQLiteEngine.self)
      let error = #expect(throws: StoreError.self) {
        try folder.checkNoUnknownStore(beside: [other])
      }
      #expect(error?.description.contains("rename it to New.sqlite if") == true)
    }
  }

  @Test func `A database that was cut by whole pages is recovered`() async throws {
    try await withFolder { folder in
      try await fill(folder)
      let file = folder.appending(path: "Test.sqlite")
      try SQLiteConnection(path: file.path).run("PRAGMA wal_checkpoint(TRUNCATE)")
      let bytes = try Data(contentsOf: file)
      try bytes.prefix(bytes.count - 4096).write(to: file)
      #expect(throws: StoreError.self) { try open(Self.former, in: folder) }
      _ = try recover(Self.former, in: folder)
      #expect(try Former.Patient.count(in: open(Self.former, in: folder)) == 3)
    }
  }
}
