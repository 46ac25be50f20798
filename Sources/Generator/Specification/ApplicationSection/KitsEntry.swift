import YAML

/// `{ url: "https://example.org/armature.git", from: 1.0.0 }`
struct KitsEntry: Entry {
  static let subject = "the package of the kits"
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
    // With a scheme or a host, no spaces, and a last part that names the package.
    let form = /(?:(?:https?|ssh|git):\/\/|file:\/\/\/|(?!.*:\/\/)(?=.*@)(?=.*:))[!-~]+/
    guard let text = node.scalar?.text, text.wholeMatch(of: form) != nil,
      !Self.packageName(of: text).isEmpty
    else { return nil }
    self.text = text
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
    let form = /(?:0|[1-9][0-9]{0,8})(?:\.(?:0|[1-9][0-9]{0,8})){2}/
    guard let text = node.scalar?.text, text.wholeMatch(of: form) != nil else { return nil }
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
