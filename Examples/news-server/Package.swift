// swift-tools-version: 6.2

import PackageDescription

// `armature new ../news-archive.yml --output NewsArchive` makes the library that it serves.
let package = Package(
  name: "NewsServer",
  dependencies: [.package(path: "NewsArchive"), .package(path: "NewsArchive/Kits")],
  targets: [
    .executableTarget(
      name: "NewsServer",
      dependencies: [
        .product(name: "NewsArchive", package: "NewsArchive"),
        .product(name: "ModelKit", package: "Kits"),
      ])
  ]
)
