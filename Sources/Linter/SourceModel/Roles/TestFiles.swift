extension FileOutline {
  /// Whether a path is that of a test or of what helps tests.
  static func isTest(at path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      // A quick look, which most paths do not pass.
      let path = path[...]
      guard path.contains("Test") || path.contains("Mock") else { return false }
      return path.contains(stretchOf: { $0 != UInt8(ascii: "/") }) { part in
        part.ends(with: "Tests") || part.ends(with: "Tests.swift") || part.starts(with: "Mock")
          || part.equals("TestSupport") || part.ends(with: "TestHelpers")
      }
    }
  }
}
