// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The import table of the architecture, read by a project test as well: a module may import what it
// lists here and nothing else. README.md has the same table with a sentence for each module.

/// The folders below `Sources` and `Tests`; the kits' sources lie below `Templates`.
enum Room: String {
  case shared = "Shared"
  case linter = "Linter"
  case generator = "Generator"
  case tool = "Tool"
  case kits = "Kits"
}

/// Files that describe a module and belong to no target.
let documents = [
  "Reporting": ["Formats/report.schema.json"], "Specification": ["REFERENCE.md", "Rules.txt"],
]

/// A library module of the tool.
func module(
  _ name: String, in room: Room, uses dependencies: [Target.Dependency] = [],
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(room.rawValue)/\(name)",
    exclude: documents[name] ?? [],
    swiftSettings: [acrossModules], linkerSettings: linking)
}

/// The linter's views of facts are small functions that other modules call for every name.
let acrossModules = SwiftSetting.unsafeFlags(
  ["-cross-module-optimization"], .when(configuration: .release))

/// A module of the runtime that generated projects carry. Without unsafe flags, since projects may
/// depend on these as products of this package.
func kit(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Templates/\(name)")
}

/// The tests of one module.
func tests(
  of name: String, in room: Room, uses dependencies: [Target.Dependency] = [],
  excluding excluded: [String] = [], settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies,
    path: "Tests/\(room.rawValue)/\(name)Tests", exclude: excluded, swiftSettings: settings,
    linkerSettings: linking)
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
  products: [
    .executable(name: "armature", targets: ["armature"]),
    // For projects that depend on the kits here instead of carrying them.
    .library(name: "ApplicationKit", targets: ["ApplicationKit"]),
    .library(name: "ModelKit", targets: ["ModelKit"]),
    .library(name: "SQLiteStorage", targets: ["SQLiteStorage"]),
    .library(name: "ServiceKit", targets: ["ServiceKit"]),
    .library(name: "ServiceTesting", targets: ["ServiceTesting"]),
  ],
  targets: [
    module("SystemLibrary", in: .shared),
    module("Processes", in: .shared, uses: ["SystemLibrary"]),
    module("Diagnostics", in: .shared, uses: ["SystemLibrary"]),
    module("Words", in: .shared, uses: ["EmbeddedLexicon"]),
    .target(
      name: "EmbeddedLexicon", path: "Sources/Shared/EmbeddedLexicon",
      exclude: ["Lists", "Made", "CSPELL-LICENSE.txt", "SCOWL-COPYRIGHT.txt", "LICENSES.md"]),
    module("Roles", in: .shared),
    module("Naming", in: .shared, uses: ["Words", "Roles", "Diagnostics"]),
    module("Manifest", in: .shared),
    // The archive by its name: by `-lyaml` the linker would take the shared library.
    module(
      "YAML", in: .shared, uses: ["CYAML", "Diagnostics"], linking: [.linkedLibrary(":libyaml.a")]),
    .systemLibrary(name: "CYAML", path: "Sources/Shared/CYAML"),

    module("SwiftFacts", in: .linter, uses: ["SystemLibrary"]),
    module(
      "SourceModel", in: .linter,
      uses: [
        "EmbeddedLexicon", "SwiftFacts", "Diagnostics", "Words", "Roles", "SystemLibrary",
      ]),
    module(
      "Rules", in: .linter, uses: ["SourceModel", "Diagnostics", "Naming", "Words", "Roles"]),
    module(
      "Refactoring", in: .linter, uses: ["SourceModel", "Diagnostics", "Words"]),
    module(
      "Linting", in: .linter,
      uses: [
        "Refactoring", "Rules", "SourceModel", "Diagnostics", "YAML", "Words", "Roles", "Manifest",
        "Processes", "SystemLibrary",
      ]),

    module(
      "Specification", in: .generator,
      uses: [
        "EmbeddedNames", "EmbeddedRules", "YAML", "Diagnostics", "Naming", "Words", "Roles",
      ]),
    .target(
      name: "EmbeddedNames", path: "Sources/Generator/EmbeddedNames", exclude: ["Made"]),
    .target(name: "EmbeddedRules", path: "Sources/Generator/EmbeddedRules"),
    module("Mustache", in: .generator),
    module("Templates", in: .generator, uses: ["Mustache", "EmbeddedTemplates", "Words"]),
    .target(name: "EmbeddedTemplates", path: "Sources/Generator/EmbeddedTemplates"),
    module(
      "Generator", in: .generator,
      uses: ["Specification", "Mustache", "Templates", "Manifest", "Words", "Roles", "Diagnostics"]),
    module(
      "Updating", in: .generator,
      uses: ["Generator", "Specification", "Manifest", "Words", "Diagnostics", "YAML"]),

    module("CommandLine", in: .tool, uses: ["Words"]),
    module("Reporting", in: .tool, uses: ["Diagnostics"]),
    module("Workspace", in: .tool, uses: ["Diagnostics", "Manifest", "SystemLibrary"]),
    .executableTarget(
      name: "armature",
      dependencies: [
        "CommandLine", "Diagnostics", "Generator", "Linting", "Manifest", "Processes", "Reporting",
        "SourceModel", "Specification", "SystemLibrary", "Templates", "Updating", "Words",
        "Workspace",
      ],
      path: "Sources/Tool/armature"),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "Reporting"],
      path: "Tests/Shared/TestSupport"),

    kit("ModelKit"),
    kit("SQLiteStorage", uses: ["ModelKit", "CSQLite"]),
    .systemLibrary(name: "CSQLite", path: "Templates/CSQLite"),
    kit("ApplicationKit", uses: ["ModelKit"]),
    kit("ServiceKit", uses: ["ModelKit"]),
    kit("ServiceTesting"),

    tests(of: "ModelKit", in: .kits, uses: ["ServiceTesting", "TestSupport"]),
    tests(of: "ServiceKit", in: .kits, uses: ["ModelKit", "ServiceTesting"]),
    .executableTarget(
      name: "ApplicationKitSample", dependencies: ["ApplicationKit", "ModelKit", "SQLiteStorage"],
      path: "Tests/Kits/ApplicationKitSample"),
    tests(
      of: "ApplicationKit", in: .kits,
      uses: ["ApplicationKitSample", "ModelKit", "SQLiteStorage", "ServiceTesting"]),
    .target(
      name: "LossyDisk", path: "Tests/Kits/LossyDisk", linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "KilledWriter", dependencies: ["ModelKit", "SQLiteStorage"],
      path: "Tests/Kits/KilledWriter"),
    tests(
      of: "SQLiteStorage", in: .kits,
      uses: ["ModelKit", "CSQLite", "KilledWriter", "LossyDisk", "TestSupport"]),
    tests(of: "Diagnostics", in: .shared, uses: ["TestSupport"]),
    tests(of: "Manifest", in: .shared),
    tests(of: "Linting", in: .linter, uses: ["Diagnostics", "Manifest", "SourceModel"]),
    tests(of: "SourceModel", in: .linter, uses: ["Roles"]),
    tests(
      of: "Rules", in: .linter,
      uses: ["Diagnostics", "Linting", "Manifest", "Reporting", "Roles", "SourceModel"],
      excluding: ["Fixtures"]),
    tests(of: "Refactoring", in: .linter, uses: ["Diagnostics", "SourceModel"]),
    tests(
      of: "Reporting", in: .tool, uses: ["Diagnostics", "TestSupport"],
      excluding: ["Golden", "Validation"]),
    tests(of: "Roles", in: .shared),
    // Optimized, because it reads all interfaces of the toolchain with SwiftParser.
    tests(
      of: "SwiftFacts", in: .linter, settings: [.unsafeFlags(["-I", parserFolder, "-O"])],
      linking: [
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
        .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder]),
      ]),
    tests(of: "YAML", in: .shared, uses: ["Diagnostics"]),
    tests(
      of: "Specification", in: .generator,
      uses: ["ApplicationKit", "Diagnostics", "SourceModel", "TestSupport"],
      excluding: ["Fixtures"]),
    tests(of: "Mustache", in: .generator, excluding: ["Fixtures", "Published"]),
    tests(of: "Words", in: .shared),
    tests(of: "Naming", in: .shared, uses: ["Words", "Diagnostics"]),
    tests(of: "CommandLine", in: .tool),
    tests(of: "Templates", in: .generator, uses: ["Mustache"]),
    tests(of: "Updating", in: .generator, uses: ["Specification"]),
    tests(
      of: "Generator", in: .generator,
      uses: [
        "Diagnostics", "Manifest", "Mustache", "Roles", "Templates", "TestSupport", "Specification",
      ],
      excluding: ["Golden"]),
    tests(of: "Workspace", in: .tool),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "Diagnostics", "Generator", "Linting", "Roles", "Rules", "SourceModel", "Specification",
      ],
      path: "Tests/Tool/ProjectTests"),
    .testTarget(
      name: "ArmatureTests", dependencies: ["armature", "TestSupport"],
      path: "Tests/Tool/ArmatureTests"),
    .target(name: "CPseudoTerminal", path: "Tests/Tool/CPseudoTerminal"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "armature", "CPseudoTerminal", "Diagnostics", "ServiceTesting", "Specification",
        "TestSupport",
        "YAML",
      ],
      path: "Tests/Tool/EndToEndTests", exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// Scripts that build some targets in a way of their own say which; the others are left out.
if let names = Context.environment["ARMATURE_TARGETS"]?.split(separator: " ").map(String.init) {
  package.products = []
  package.targets.removeAll { !names.contains($0.name) }
}
