// swift-tools-version: 6.2
// Written by armature: the runtime of this project, one product for each kit.

import PackageDescription

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
    .target(name: "ApplicationKit", dependencies: ["ModelKit"]),
    .target(name: "ModelKit"),
    .target(name: "SQLiteStorage", dependencies: ["ModelKit", "CSQLite"]),
    .target(name: "ServiceKit", dependencies: ["ModelKit"]),
    .target(name: "ServiceTesting"),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
  ]
)
