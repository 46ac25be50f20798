// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Everything",
  dependencies: [.package(path: "Kits")],
  targets: [
    .executableTarget(
      name: "Everything",
      dependencies: [
        .product(name: "ApplicationKit", package: "Kits"),
        .product(name: "ModelKit", package: "Kits"),
        .product(name: "SQLiteStorage", package: "Kits"),
        .product(name: "ServiceKit", package: "Kits"),
      ],
      resources: [.process("Resources")]
    ),
    .testTarget(
      name: "EverythingTests",
      dependencies: [
        "Everything",
        .product(name: "ApplicationKit", package: "Kits"),
        .product(name: "ModelKit", package: "Kits"),
        .product(name: "SQLiteStorage", package: "Kits"),
        .product(name: "ServiceKit", package: "Kits"),
        .product(name: "ServiceTesting", package: "Kits"),
      ],
      resources: [.process("Samples")]
    ),
  ]
)
