import YAML

/// `{ url: "https://example.org/armature.git", from: 1.0.0 }`
struct KitsEntry: Entry {
  static let subject = "the package of the kits"
  private let section = EntryReading.name
  @Key("url", "where git finds Armature's own package", traits: .required) var url:
    Located<PackageAddress>?
  @Key("from", "the lowest version of it that will do", traits: .required) var from:
    Located<VersionNumber>?
}

/// Where git finds a package: a URL, or `user@host:path`.
struct PackageAddress: ScalarValue {
  let text: String

  static var form: ValueForm { .packageAddress }

  init?(_ node: YAMLNode) {
    guard let text = node.scalar?.text, Self.isAddress(text) else { return nil }
    self.text = text
  }

  /// With a scheme or a host, no spaces, and a last part that names the package.
  private static func isAddress(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    let schemes = ["https://", "http://", "ssh://", "git://", "file:///"]
    let rest = schemes.first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    let hasHost = text.contains("@") && text.contains(":") && !text.contains("://")
    guard isPlain, let path = rest ?? (hasHost ? text[...] : nil) else { return false }
    return !path.isEmpty && !packageName(of: text).isEmpty
  }

  /// What Swift's package manager calls a package at an address: its last part.
  static func packageName(of address: String) -> String {
    let last = address.split { $0 == "/" || $0 == ":" }.last ?? ""
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }
}

/// `1.2.0`
struct VersionNumber: ScalarValue {
  let text: String

  static var form: ValueForm { .versionNumber }

  init?(_ node: YAMLNode) {
    guard let text = node.scalar?.text else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isWhole = parts.allSatisfy { part in
      !part.isEmpty && part.count < 10 && part.allSatisfy { $0.isASCII && $0.isNumber }
        && (part.count == 1 || part.first != "0")
    }
    guard parts.count == 3, isWhole else { return nil }
    self.text = text
  }
}

extension KitsEntry {
  /// Nil where a part of it could not be read.
  var resolved: KitsPackage? {
    guard let url, let from else { return nil }
    return KitsPackage(
      url: url.value.text, name: PackageAddress.packageName(of: url.value.text),
      lowestVersion: from.value.text)
  }
}
