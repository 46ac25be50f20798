import Foundation
import ModelKit
import Testing

private final class Tool: ManagedObject, Model {
  @Attribute("name") var name: String
}

private final class Loan: ManagedObject, Model {
  @Attribute("borrower") var borrower: String
  @Relationship("tool") var tool: Tool
}

@MainActor struct RelationshipTests {
  @Test func `One to one lets go of the one before`() throws {
    let store = try openCompany()
    let (ada, grace) = (Employee.insert(in: store), Employee.insert(in: store))
    let (first, second) = (Badge.insert(in: store), Badge.insert(in: store))
    ada.badge = first
    grace.badge = second
    ada.badge = second
    #expect(second.owner === ada)
    #expect(grace.badge == nil)
    #expect(first.owner.context == nil, "a required relationship without a value is in no context")
  }

  @Test func `Many to many is kept on both sides, in order where that is asked for`() throws {
    let store = try openCompany()
    let (ada, grace) = (Employee.insert(in: store), Employee.insert(in: store))
    let projects = (0..<3).map { _ in Project.insert(in: store) }
    ada.projects = [projects[2], projects[0], projects[2]]
    grace.projects = [projects[0]]
    #expect(ada.projects == [projects[2], projects[0]])
    #expect(projects[0].members == [ada, grace])
    projects[1].members = [grace, ada]
    #expect(
      projects[1].members == [ada, grace], "unordered members come in the order of insertion")
    #expect(ada.projects == [projects[2], projects[0], projects[1]])
    projects[0].members = []
    #expect(grace.projects == [projects[1]])
  }

  @Test func `A cascade takes what belongs to an object, in circles too`() throws {
    let store = try openCompany()
    let projects = (0..<3).map { _ in Project.insert(in: store) }
    projects[0].parts = [projects[1]]
    projects[1].parts = [projects[2], projects[0]]
    try store.delete(projects[0])
    #expect(try Project.all(in: store).isEmpty)
  }

  @Test func `A denied deletion changes nothing`() async throws {
    let store = try openCompany()
    let (ada, grace) = (Employee.insert(in: store), Employee.insert(in: store))
    grace.manager = ada
    let error = #expect(throws: StoreError.self) { try store.delete(ada) }
    #expect(error?.description == "Employee 1 cannot be deleted: its reports are still there")
    #expect(!ada.isDeleted && grace.manager == ada)
    try store.delete(grace)
    try store.delete(ada)
    #expect(try Employee.count(in: store) == 0)
  }

  @Test func `A relationship without an inverse forgets what is deleted`() async throws {
    let store = try openCompany()
    let (whole, part) = (Project.insert(in: store), Project.insert(in: store))
    (whole.name, part.name) = ("whole", "part")
    whole.parts = [part]
    try await store.save()
    try store.delete(part)
    #expect(whole.parts.isEmpty)
    store.rollback()
    #expect(whole.parts == [part] && !part.isDeleted)
  }

  @Test func `What another object requires is not deleted, unless that gets another`() async throws
  {
    let store = try ObjectStore(
      StoreDescription(
        name: "Tools", models: [Tool.self, Loan.self], engine: MemoryEngine.self), at: .memory)
    let (saw, axe, loan) = (
      Tool.insert(in: store), Tool.insert(in: store), Loan.insert(in: store)
    )
    (saw.name, axe.name, loan.borrower, loan.tool) = ("Saw", "Axe", "Ada", saw)
    try await store.save()
    let error = await #expect(throws: StoreError.self) {
      try await store.perform { try $0.delete(saw) }
    }
    #expect(error?.description == "Tool Saw cannot be deleted: Loan Ada needs it")
    #expect(!saw.isDeleted && loan.tool == saw)
    try store.delete(saw)
    loan.tool = axe
    try await store.save()
    try store.delete([axe, loan])
    try await store.save()
    #expect(try Tool.count(in: store) == 0)
  }

  @Test func `Rolling back restores both sides and takes back insertions and deletions`()
    async throws
  {
    let store = try openCompany()
    let (ada, grace) = (Employee.insert(in: store), Employee.insert(in: store))
    grace.manager = ada
    try await store.save()
    grace.manager = nil
    grace.name = "Grace"
    try store.delete(ada)
    let added = Employee.insert(in: store)
    store.rollback()
    #expect(grace.manager == ada && ada.reports == [grace])
    #expect(grace.name.isEmpty && !ada.isDeleted && added.context == nil)
    #expect(!store.hasChanges)
    #expect(try Employee.count(in: store) == 2)
  }

  @Test func `Counts and limits are held when saving`() async throws {
    let store = try openCompany()
    let manager = Employee.insert(in: store)
    manager.reports = (0..<3).map { _ in Employee.insert(in: store) }
    let badge = Badge.insert(in: store)
    badge.number = 100
    badge.code = "A1"
    badge.word = "x"
    let error = await #expect(throws: ValidationError.self) { try await store.save() }
    #expect(
      error?.breaches.map(\.message) == [
        "number must be at most 99", "code does not match [A-Z]{2}",
        "Password needs at least 2 characters", "owner is required",
        "reports takes at most 2, not 3",
      ])
  }

  @Test func `Unique values are unique among changes that are not saved`() async throws {
    let store = try openCompany()
    let (first, second) = (Project.insert(in: store), Project.insert(in: store))
    (first.name, second.name) = ("x", "x")
    await #expect(throws: ValidationError.self) { try await store.save() }
    second.name = "y"
    try await store.save()
    #expect(try Project.insert("name", "x", in: store) === first)
    #expect(try Project.insert("name", "z", in: store).isInserted)
  }
}
