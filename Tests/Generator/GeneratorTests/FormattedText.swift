@testable import Generator

extension LineBreaking {
  static func broken(_ text: String) -> String {
    String(decoding: broken(Array(text.utf8)), as: UTF8.self)
  }
}

extension BlankLines {
  static func collapsed(_ text: String) -> String {
    String(decoding: collapsed(Array(text.utf8)), as: UTF8.self)
  }
}
