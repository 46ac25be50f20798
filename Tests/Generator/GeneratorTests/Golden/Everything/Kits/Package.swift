// swift-tools-version: 6.2
// Written by armature: the runtime of this project, one product for each kit.

import PackageDescription

// Nobody edits the kits: compiling each as a whole takes less time than its files one by one.
let settings: [SwiftSetting] = [
  .unsafeFlags([
    "-whole-module-optimization", "-disable-batch-mode", "-no-emit-module-separately-wmo",
    "-num-threads", "2",
  ])
]

let package = Package(
  name: "Kits",
  products: [
    .library(name: "ApplicationKit", targets: ["ApplicationKit"]),
    .library(name: "ModelKit", targets: ["ModelKit"]),
    .library(name: "SQLiteStorage", targets: ["SQLiteStorage"]),
    .library(name: "ServiceKit", targets: ["ServiceKit"]),
    .library(name: "ServiceTesting", targets: ["ServiceTesting"]),
  ],
  targets: [
    .target(name: "ApplicationKit", dependencies: ["ModelKit"], swiftSettings: settings),
    .target(name: "ModelKit", swiftSettings: settings),
    .target(name: "SQLiteStorage", dependencies: ["ModelKit", "CSQLite"], swiftSettings: settings),
    .target(name: "ServiceKit", dependencies: ["ModelKit"], swiftSettings: settings),
    .target(name: "ServiceTesting", swiftSettings: settings),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
  ]
)
