// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Ledger",
  products: [.library(name: "Ledger", targets: ["Ledger"])],
  dependencies: [.package(path: "Kits")],
  targets: [
    .target(
      name: "Ledger",
      dependencies: [.product(name: "ModelKit", package: "Kits")]
    ),
    .testTarget(
      name: "LedgerTests",
      dependencies: ["Ledger", .product(name: "ModelKit", package: "Kits")],
      resources: [.process("Samples")]
    ),
  ]
)
