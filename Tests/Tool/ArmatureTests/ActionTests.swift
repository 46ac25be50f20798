import Foundation
import Testing

/// The steps of the GitHub action, with a mirror of releases in which a script stands for armature.
@Suite struct ActionTests {
  private let place: GitWorkplace
  private let name: String

  init() throws {
    place = try GitWorkplace()
    let script = URL(filePath: #filePath).appending(path: "../../../../Scripts/action.sh")
    try place.write(
      try String(contentsOf: script.standardizedFileURL, encoding: .utf8), at: "Scripts/action.sh")
    try place.write("static let version = \"1.0.0\"\n", at: "Sources/Tool/armature/Armature.swift")
    for path in ["Package.swift", "Scripts/install.sh", "Templates/one.mustache"] {
      try place.write("one\n", at: path)
    }
    try place.write("#!/bin/sh\nprintf '%s\\n' \"$@\"\n", at: "tree/bin/armature")
    name = "armature-1.0.0-linux-$(uname -m).tar.gz"
    try place.run("sh", ["-c", "chmod +x tree/bin/armature; mkdir -p mirror/1.0.0"])
    try place.run("sh", ["-c", "tar -czf mirror/1.0.0/\(name) tree"])
    try place.run("sh", ["-c", "cd mirror/1.0.0 && sha256sum \(name) >SHA256SUMS"])
  }

  /// What a step printed, its status on the last line.
  private func step(_ name: String, _ environment: [String: String] = [:]) throws -> String {
    let folder = place.place.path
    let variables = [
      "ARMATURE_RELEASES": "file://\(folder)/mirror", "XDG_CACHE_HOME": folder + "/cache",
      "GITHUB_OUTPUT": "/dev/stdout",
    ]
    try place.run(
      "bash", ["-c", "{ bash Scripts/action.sh \(name); echo $?; } >output 2>&1"],
      environment: variables.merging(environment) { $1 })
    return try String(contentsOfFile: folder + "/output", encoding: .utf8)
  }

  @Test func `Paths stand on lines or between blanks`() throws {
    #expect(try step("install") == "0\n")
    let paths = ["ARMATURE_PATHS": "Sources/One Tests\nSources/Two\n"]
    #expect(
      try step("lint", paths) == "lint\n--format\ngithub\n--\nSources/One\nTests\nSources/Two\n0\n")
    #expect(try step("lint", ["ARMATURE_PATHS": ""]).hasSuffix("--\n.\n0\n"))
  }

  @Test func `What is kept of a version is of the same sources`() throws {
    let first = try step("place")
    #expect(first.contains("/cache/armature-action/1.0.0-"))
    #expect(try step("place") == first)
    try place.write("two\n", at: "Templates/one.mustache")
    #expect(try step("place") != first)
    let other = try step("place", ["ARMATURE_VERSION": "v0.9.0"])
    #expect(other.contains("/armature-action/0.9.0\nkey=0.9.0\n"))
  }

  @Test func `A release that is damaged, and what is no version, are refused`() throws {
    try place.run("sh", ["-c", "echo more >>mirror/1.0.0/\(name)"])
    let damaged = try step("install")
    #expect(damaged.contains("is damaged: it is not what SHA256SUMS") && damaged.hasSuffix("\n2\n"))
    for version in ["..", "main", "1.0/0"] {
      let refused = try step("install", ["ARMATURE_VERSION": version])
      #expect(refused == "::error::'\(version)' is not a version\n2\n")
    }
    #expect(try step("install", ["ARMATURE_VERSION": "0.9.0"]).contains("0.9.0 is not released"))
  }
}
