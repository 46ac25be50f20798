// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The import table of the architecture, read by a project test as well: a module may import what it
// lists here and nothing else. README.md has the same table with a sentence for each module.

/// A library module of the tool.
func module(
  _ name: String, uses dependencies: [Target.Dependency] = [], path: String? = nil,
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, swiftSettings: [acrossModules],
    linkerSettings: linking)
}

/// The linter's views of facts are small functions that other modules call for every name.
let acrossModules = SwiftSetting.unsafeFlags(
  ["-cross-module-optimization"], .when(configuration: .release))

/// The tests of one module.
func tests(
  of name: String, uses dependencies: [Target.Dependency] = [], excluding excluded: [String] = [],
  settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: excluded,
    swiftSettings: settings, linkerSettings: linking)
}

/// The folder of the toolchain with the modules and libraries of SwiftParser, which only tests use.
let parserFolder: String = {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["swiftc", "-print-target-info"]
  let output = Pipe()
  process.standardOutput = output
  try? process.run()
  let information = try? JSONSerialization.jsonObject(
    with: output.fileHandleForReading.readDataToEndOfFile())
  let paths = (information as? [String: Any])?["paths"] as? [String: Any]
  return (paths?["runtimeResourcePath"] as? String ?? "") + "/host"
}()

let package = Package(
  name: "armature",
  products: [.executable(name: "armature", targets: ["armature"])],
  targets: [
    module("Diagnostics"),
    module("Words", uses: ["EmbeddedLexicon"]),
    .target(name: "EmbeddedLexicon"),
    module("Roles"),
    module("Manifest"),
    module("SwiftFacts"),
    module("SourceModel", uses: ["SwiftFacts", "Diagnostics", "Words", "Roles"]),
    module("Rules", uses: ["SourceModel", "Diagnostics", "Words", "Roles"]),
    module("Refactoring", uses: ["SourceModel", "Diagnostics", "Words"]),
    module(
      "Linting",
      uses: [
        "Refactoring", "Rules", "SourceModel", "Diagnostics", "YAML", "Words", "Roles", "Manifest",
      ]),
    // The archive by its name: by `-lyaml` the linker would take the shared library.
    module("YAML", uses: ["CYAML", "Diagnostics"], linking: [.linkedLibrary(":libyaml.a")]),
    module("Specification", uses: ["YAML", "Diagnostics", "Words", "Roles"]),
    module("Mustache"),
    module("Templates", uses: ["Mustache", "EmbeddedTemplates", "Words"]),
    .target(name: "EmbeddedTemplates"),
    module(
      "Generator",
      uses: ["Specification", "Mustache", "Templates", "Manifest", "Words", "Roles", "Diagnostics"]),
    module("Workspace", uses: ["Diagnostics"]),
    module("Reporting", uses: ["Diagnostics"]),
    module("CommandLine", uses: ["Words"]),
    .systemLibrary(name: "CYAML"),

    .executableTarget(
      name: "armature",
      dependencies: [
        "CommandLine", "Diagnostics", "Generator", "Linting", "Reporting", "SourceModel",
        "Specification", "Templates", "Words", "Workspace",
      ]),
    module("TestSupport", uses: ["Diagnostics", "Reporting"]),

    module("ModelKit", path: "Templates/ModelKit"),
    module("SQLiteStorage", uses: ["ModelKit", "CSQLite"], path: "Templates/SQLiteStorage"),
    .systemLibrary(name: "CSQLite", path: "Templates/CSQLite"),
    .target(name: "ApplicationKit", dependencies: ["ModelKit"], path: "Templates/ApplicationKit"),

    tests(of: "ModelKit"),
    .executableTarget(
      name: "ApplicationKitSample", dependencies: ["ApplicationKit", "ModelKit"],
      path: "Tests/ApplicationKitSample"),
    tests(of: "ApplicationKit", uses: ["ApplicationKitSample", "ModelKit"]),
    tests(of: "SQLiteStorage", uses: ["ModelKit", "CSQLite"]),
    tests(of: "Diagnostics", uses: ["TestSupport"]),
    tests(of: "Manifest"),
    tests(of: "Linting", uses: ["Diagnostics", "Manifest", "SourceModel"]),
    tests(of: "SourceModel", uses: ["Roles"]),
    tests(
      of: "Rules",
      uses: ["Diagnostics", "Linting", "Manifest", "Reporting", "Roles", "SourceModel"],
      excluding: ["Fixtures"]),
    tests(of: "Refactoring", uses: ["Diagnostics", "SourceModel"]),
    tests(
      of: "Reporting", uses: ["Diagnostics", "TestSupport"], excluding: ["Golden", "Validation"]),
    tests(of: "Roles"),
    // Optimized, because it reads all interfaces of the toolchain with SwiftParser.
    tests(
      of: "SwiftFacts", settings: [.unsafeFlags(["-I", parserFolder, "-O"])],
      linking: [
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
        .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder]),
      ]),
    tests(of: "YAML", uses: ["Diagnostics"]),
    tests(of: "Specification", uses: ["Diagnostics", "TestSupport"], excluding: ["Fixtures"]),
    tests(of: "Mustache", excluding: ["Fixtures", "Published"]),
    tests(of: "Words"),
    tests(of: "CommandLine"),
    tests(of: "Templates", uses: ["Mustache"]),
    tests(of: "Generator", uses: ["Mustache", "Templates", "Specification"]),
    tests(of: "Workspace"),
    .testTarget(name: "ProjectTests", dependencies: ["Diagnostics", "Linting"]),
    .testTarget(name: "ArmatureTests", dependencies: ["armature", "TestSupport"]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "EndToEndTests", dependencies: ["armature", "TestSupport", "CPseudoTerminal"],
      exclude: ["Fixtures", "Specs"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
