extension FileOutline {
  /// Whether a path is that of a test or of what helps tests.
  static func isTest(at path: String) -> Bool {
    path.split(separator: "/").contains { part in
      part == "Tests" || part.hasSuffix("Tests") || part.hasSuffix("Tests.swift")
        || part.hasPrefix("Mock") || part == "TestSupport" || part.hasSuffix("TestHelpers")
    }
  }
}
