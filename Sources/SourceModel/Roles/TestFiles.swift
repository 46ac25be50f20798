extension FileOutline {
  /// Whether the file is a test or helps tests.
  public var isTest: Bool { Self.isTest(at: path) }

  static func isTest(at path: String) -> Bool {
    path.split(separator: "/").contains { part in
      part == "Tests" || part.hasSuffix("Tests") || part.hasSuffix("Tests.swift")
        || part.hasPrefix("Mock") || part == "TestSupport" || part.hasSuffix("TestHelpers")
    }
  }
}
