// Written by armature from armature.yml; your own tests go in NoteTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Notes

@MainActor @Suite struct NoteGeneratedTests {
  @Test func `The samples are there`() throws {
    let store = try Samples.noteStore()
    #expect(try Note.count(in: store) == 3)
  }

  @Test func `A new object has its defaults`() throws {
    let store = try Samples.noteStore()
    let object = Note.insert(in: store)
    #expect(object.isPinned == false)
  }

  @Test func `An object is made of what it is given`() throws {
    let store = try Samples.noteStore()
    let sample = try Samples.first(Note.self, in: store)
    let object = Note(title: sample.title, in: store)
    #expect(object.title == sample.title)
  }
}
