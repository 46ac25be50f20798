import Foundation
import Mustache
import Templates
import Testing

@testable import Generator

@Suite struct SwiftLiteralTests {
  private static let texts: [String] = [
    "", "plain", "\"\\(exit(1))\"", "\\", "\\\\(x)", "\"", "\"\"\"", "#\"\"#", "{{name}}", "*/",
    "/*",
    "'); DROP TABLE News; --", "a\nb", "\n", "a\r\nb\r", "\t", "\0", "\u{1B}[31m", "\u{2028}",
    "\u{2029}", "\u{85}", "\u{FEFF}", "\u{202E}evil", "\u{A0}", "\u{301}a", "a\u{301}",
    "e\n\u{301}",
    "👨‍👩‍👧‍👦 Hello 世界", "🇯🇵", " leading", "trailing ", "\u{7F}", "\u{10FFFF}",
  ]

  private static func longTexts(with text: String) -> [String] {
    let words = String(repeating: "word ", count: 30)
    return [
      String(repeating: text + " ", count: 60), String(repeating: text, count: 130),
      "\(words)\n  \(text)\n\n\(text)", text + String(repeating: "x", count: 300) + " \"",
    ]
  }

  /// One program holds every text as a literal and as its scalars, and compares them.
  @Test func `Any text arrives in the program as exactly that text`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = Self.texts + Self.texts.flatMap(Self.longTexts)
    try Self.program(comparing: texts).write(
      to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    let scalars = texts.map { $0.unicodeScalars.map { "\($0.value)" }.joined(separator: " ") }
    try scalars.joined(separator: "\n").write(
      to: folder.appending(path: "scalars"), atomically: true, encoding: .utf8)
    let check =
      "swiftc -Onone main.swift -o program && ./program && swift-format lint --strict *.swift"
    #expect(try Self.output(of: check, in: folder) == "\(texts.count) texts\n")
  }

  private static func program(comparing texts: [String]) throws -> String {
    let template = """
      func check{{index}}() {
        let text = {{literal}}
        compare(text, with: scalars[{{index}}])
      }

      """
    let library = try TemplateLibrary(["check": template])
    let checks = try texts.enumerated().map { index, text in
      let words: [String: TemplateValue] = [
        "index": .word(SwiftLiteral(index)), "literal": .word(SwiftLiteral(text)),
      ]
      return LineBreaking.broken(try library.text(of: "check", with: .dictionary(words)))
    }
    let calls = texts.indices.map { "check\($0)()" }.joined(separator: "\n")
    return """
      import Foundation

      let lines = try String(contentsOfFile: "scalars", encoding: .utf8)
      let scalars = lines.split(separator: "\\n", omittingEmptySubsequences: false)

      func compare(_ text: String, with scalars: Substring) {
        let found = text.unicodeScalars.map { "\\($0.value)" }.joined(separator: " ")
        precondition(found == scalars, "\\(found) instead of \\(scalars)")
      }

      \(checks.joined(separator: "\n"))
      \(calls)
      print("\(texts.count) texts")

      """
  }

  private static func output(of command: String, in folder: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command + " 2>&1"]
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
