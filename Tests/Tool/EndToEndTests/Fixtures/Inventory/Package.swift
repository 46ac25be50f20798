// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Inventory", targets: [.executableTarget(name: "Inventory")], swiftLanguageModes: [.v6])
