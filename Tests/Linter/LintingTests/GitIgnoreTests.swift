import Foundation
import Testing

@testable import Linting

/// Git itself is the measure: what `git check-ignore` says of a tree, the walk does.
@Suite struct GitIgnoreTests {
  private static let ignored = [
    "": """
    # a comment
    *.generated.swift
    !Keep.generated.swift
    /Anchored.swift
    Folder/
    build*/
    deep/**/end.swift
    trailing\\ \("")
    [Xx]*.swift
    \\#hash.swift
    a/b.swift
    **/Any/*.swift
    Tail/**
    spaces.swift  \("")
    """,
    "Inner/": "!Anchored.swift\nLocal.swift\n/Top/\n*.md\n!x.swift\n",
    "Folder/": "!*.swift\n",
  ]

  private static let names = [
    "A.generated.swift", "Keep.generated.swift", "Anchored.swift", "Folder/B.swift",
    "buildings/C.swift", "deep/end.swift", "deep/x/y/end.swift", "xylophone.swift", "Xenon.swift",
    "#hash.swift", "a/b.swift", "c/a/b.swift", "c/Any/d.swift", "Any/d.swift", "Any/e/f.swift",
    "Tail/g.swift", "spaces.swift", "Inner/Anchored.swift", "Inner/Local.swift",
    "Inner/x/Local.swift", "Inner/Top/h.swift", "Inner/x/Top/h.swift", "Inner/x.swift",
    "plain.swift", "Inner/plain.swift", "é/日本.swift", "Folder.swift", "c/Folder/i.swift",
  ]

  @Test func `The walk finds what git does not ignore`() throws {
    let folder = try TemporaryFolder()
    try folder.run("git", ["init", "-q"])
    for (place, text) in Self.ignored { try folder.write(text, at: place + ".gitignore") }
    for name in Self.names { try folder.write("", at: name) }
    let output = try folder.run("git", ["ls-files", "-zco", "--exclude-standard", "*.swift"])
    let expected = output.split(separator: "\0").map { folder.path + "/" + $0 }.sorted()
    #expect(expected.count > 8 && expected.count < Self.names.count - 8)
    #expect(FileWalk(folder: folder.path).found.files.sorted() == expected)
  }

  @Test func `What git tracks is found although a pattern names it`() throws {
    let folder = try TemporaryFolder()
    try folder.run("git", ["init", "-q"])
    try folder.write("Made/\n*.g.swift\n", at: ".gitignore")
    for name in ["Made/a.swift", "Made/In/b.swift", "Made/c.swift", "d.g.swift", "e.g.swift"] {
      try folder.write("", at: "Sources/" + name)
    }
    try folder.write("", at: "Sources/Made/In/.swiftlint-rules")
    let tracked = ["Made/In/b.swift", "Made/c.swift", "d.g.swift"]
    try folder.run("git", ["add", "--force"] + tracked.map { "Sources/" + $0 })
    for place in ["", "/Sources"] {
      let found = FileWalk(folder: folder.path + place).found
      #expect(found.files.sorted() == tracked.map { folder.path + "/Sources/" + $0 })
      #expect(found.projectFolders.last == folder.path + "/Sources/Made/In")
      #expect(found.passedOver.map(\.path).sorted().last == folder.path + "/Sources/e.g.swift")
    }
    // An index that is not read without git.
    try folder.run("git", ["update-index", "--split-index"])
    #expect(FileWalk(folder: folder.path).found.files.count == 3)
  }

  @Test func `In a repository inside its own patterns hold`() throws {
    let folder = try TemporaryFolder()
    try folder.run("git", ["init", "-q"])
    try folder.run("git", ["init", "-q", "Inner"])
    try folder.write("*.g.swift\n", at: ".gitignore")
    try folder.write("*.h.swift\n", at: "Inner/.git/info/exclude")
    for name in ["a.g.swift", "a.h.swift"] { try folder.write("", at: "Inner/" + name) }
    for place in ["", "/Inner"] {
      let found = FileWalk(folder: folder.path + place, threads: 2).found
      #expect(found.files == [folder.path + "/Inner/a.g.swift"])
      #expect(found.projectFolders.contains(folder.path + "/Inner"))
    }
  }

  @Test func `A walk below the root knows the patterns above it`() throws {
    let folder = try TemporaryFolder()
    try folder.run("git", ["init", "-q"])
    try folder.write("Sources/Old/\n*.g.swift\n", at: ".gitignore")
    try folder.write("hidden.swift\n", at: ".git/info/exclude")
    for name in ["Old/a.swift", "New/b.swift", "c.g.swift", "hidden.swift"] {
      try folder.write("", at: "Sources/" + name)
    }
    let sources = folder.path + "/Sources"
    #expect(FileWalk(folder: sources).found.files == [sources + "/New/b.swift"])
  }
}
