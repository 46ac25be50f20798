// swift-tools-version: 6.2
// Written by armature: the runtime of this project, one product for each kit.

import PackageDescription

let package = Package(
  name: "Kits",
  products: [.library(name: "ModelKit", targets: ["ModelKit"])],
  targets: [.target(name: "ModelKit")]
)
