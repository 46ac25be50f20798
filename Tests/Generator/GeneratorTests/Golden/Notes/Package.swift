// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Notes",
  dependencies: [.package(path: "Kits")],
  targets: [
    .executableTarget(
      name: "Notes",
      dependencies: [
        .product(name: "ApplicationKit", package: "Kits"),
        .product(name: "ModelKit", package: "Kits"),
      ],
      resources: [.process("Resources")]
    ),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes",
        .product(name: "ApplicationKit", package: "Kits"),
        .product(name: "ModelKit", package: "Kits"),
      ],
      resources: [.process("Samples")]
    ),
  ]
)
