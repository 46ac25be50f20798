import Foundation
import Testing

/// Views and controllers know no cells, colors or escape sequences: only renderers and what lies
/// below them do.
@Suite struct LayerTests {
  private static let kit = URL(filePath: #filePath)
    .appending(path: "../../../../../Templates/ApplicationKit").standardizedFileURL

  private func sources(in folder: String) throws -> [(name: String, text: String)] {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.kit.appending(path: folder), includingPropertiesForKeys: nil)
    return try files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The types that the files of a folder declare.
  private func types(in folder: String) throws -> Set<String> {
    let declaration = #/(?m)^(?:public |final |open )*(?:struct|class|enum|protocol) ([A-Z]\w+)/#
    return Set(
      try sources(in: folder).flatMap { $0.text.matches(of: declaration).map { String($0.1) } })
  }

  @Test(arguments: ["Views", "Layout", "Controllers", "Forms", "Status", "Keys", "Text"])
  func `What is shown does not know how`(folder: String) throws {
    let hidden = try types(in: "Rendering").union(types(in: "Terminal"))
    #expect(hidden.isSuperset(of: ["Canvas", "Style", "ScreenCell", "Terminal"]))
    let sources = try sources(in: folder)
    #expect(!sources.isEmpty)
    for (name, text) in sources {
      let code = text.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
      let words = Set(code.matches(of: #/\w+/#).map { String($0.0) })
      #expect(words.isDisjoint(with: hidden), "\(folder)/\(name)")
      #expect(!code.contains(#"\u{1B}"#), "\(folder)/\(name)")
    }
  }

  @Test func `Renderers know views, and no controller`() throws {
    let controllers = try types(in: "Controllers").subtracting(["KeyHint"])
    for (name, text) in try sources(in: "Rendering") {
      let words = Set(text.matches(of: #/\w+/#).map { String($0.0) })
      #expect(words.isDisjoint(with: controllers), "Rendering/\(name)")
    }
  }
}
