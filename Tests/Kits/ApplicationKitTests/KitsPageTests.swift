import Foundation
import Testing

/// The page about the kits, whose code is asked of the compiler.
struct KitsPageTests {
  @Test func `The code of the page compiles without a warning`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Templates/Project/Kits/README.md.mustache").standardized
    let fences = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    let code = fences.compactMap { $0.hasPrefix("swift\n") ? $0.dropFirst("swift\n".count) : nil }
    #expect(code.count >= 6)
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let imports = "import ApplicationKit\nimport Foundation\nimport ModelKit\n"
    try Data((imports + code.joined(separator: "\n")).utf8).write(to: file)
    #expect(try Self.compilerOutput(of: file) == "")
  }

  private static func compilerOutput(of file: URL) throws -> String {
    let modules = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "Modules")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-typecheck", "-parse-as-library"]
      + ["-I", modules?.path ?? "", file.path]
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
