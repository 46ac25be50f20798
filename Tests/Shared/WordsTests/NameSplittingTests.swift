import Testing
import Words

@Suite struct NameSplittingTests {
  @Test(arguments: [
    ("updateUniqueUser", "update Unique User"), ("URLSession", "URL Session"),
    ("cachedURLs", "cached URLs"), ("URLsByName", "URLs By Name"), ("photo_cell", "photo cell"),
    ("tableView14", "table View 14"), ("utf8Bytes", "utf 8 Bytes"), ("iPhoneName", "iPhone Name"),
    ("isIOSDevice", "is IOS Device"), ("onIOS", "on IOS"),
    ("supportsiOS", "supports iOS"), ("VPNiOSClient", "VPN iOS Client"),
    ("isiCloudUsed", "is iCloud Used"),
    ("OAuthToken", "OAuth Token"),
    ("HTTPSupport", "HTTP Support"), ("HTMLIsText", "HTML Is Text"), ("aSet", "a Set"),
    ("__private", "private"),
    ("`class`", "class"),
    ("写真Cell", "写真 Cell"), ("写真の一覧", "写真の一覧"),
    ("caféName", "café Name"), ("ÉtatCivil", "État Civil"),
    ("SQLiteStore", "SQLite Store"), ("_", ""), ("", ""), ("kCIFormat", "k CI Format"),
  ])
  func `A name is split where a reader hears a new word`(name: String, expected: String) {
    #expect(words(of: name).map(\.text).joined(separator: " ") == expected)
  }

  @Test func `A word knows its place in bytes and its kind`() {
    let found = words(of: "写真URLs2_iPhone")
    #expect(found.map(\.range) == [0..<6, 6..<10, 10..<11, 12..<18])
    #expect(found.map(\.kind) == [.caseless, .acronym, .number, .brand])
    #expect(found.map(\.key) == ["写真", "url", "2", "iphone"])
  }
}
