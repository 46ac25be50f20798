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
