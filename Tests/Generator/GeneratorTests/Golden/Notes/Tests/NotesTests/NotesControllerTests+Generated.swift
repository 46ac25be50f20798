// Written by armature from armature.yml; your own tests go in NotesControllerTests.swift.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Notes

@MainActor @Suite struct NotesControllerGeneratedTests {
  @Test func `Every object has a row`() throws {
    let store = try Samples.noteStore()
    #expect(try NotesDataSource(context: store).count == 3)
  }

  @Test func `A cell shows what is bound to its outlets`() throws {
    let store = try Samples.noteStore()
    let dataSource = try NotesDataSource(context: store)
    let note = dataSource[0]
    let cell = try #require(dataSource.cell(at: 0, in: TableView()) as? NoteCell)
    #expect(cell.titleLabel.text == Samples.text(note.title))
  }

  @Test func `The list is shown under its title`() async throws {
    let application = try SampleApplicationDelegate { _ in NotesController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    #expect(session.topController.heading == "Notes")
  }

  @Test func `addNote asks for what is required`() async throws {
    let application = try SampleApplicationDelegate { _ in NotesController() }
    let session = try await ApplicationSession(application, runsOperations: false)
    try await session.press("a")
    #expect(session.topController !== application.controller)
    try await session.press("escape")
    #expect(session.topController === application.controller)
  }
}
