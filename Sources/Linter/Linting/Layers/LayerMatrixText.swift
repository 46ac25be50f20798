import Diagnostics
import SourceModel

/// The layers of a project as a table for people: who stands in front of a line names who stands above a
/// column; an exclamation mark is behind what the layers forbid.
public struct LayerMatrixText {
  private let result: LayerRun.Result
  private var report: LayerReport { result.report }

  public init(_ result: LayerRun.Result) {
    self.result = result
  }

  public var text: String {
    guard !report.layers.isEmpty else { return heading + "no type belongs to a layer\n" }
    return heading + matrix + wrongDependencies + cycles
  }

  private var heading: String {
    result.settings.map { "layers of \($0)\n\n" }
      ?? "the usual layers, since the settings define none\n\n"
  }

  private var matrix: String {
    let names = report.layers.map(\.name)
    let rows =
      [["", "types"] + names]
      + report.layers.map { layer in
        [layer.name, String(layer.typeCount)] + names.map { cell(from: layer.name, to: $0) }
      }
    let widths = (0..<names.count + 2).map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func cell(from: String, to: String) -> String {
    guard let edge = report.edge(from: from, to: to) else { return "." }
    return String(edge.count) + (edge.wrongUses.isEmpty ? "" : "!")
  }

  private var wrongDependencies: String {
    let lines = report.wrongEdges.flatMap { edge in
      edge.wrongUses.map { use in
        "  \(result.place(of: use.range)): \(use.path) (\(edge.from) -> \(edge.to))\n"
      }
    }
    return lines.isEmpty ? "" : "\nagainst the layers:\n" + lines.joined()
  }

  private var cycles: String {
    let lines = report.cycles.map { "  \($0.path)\n" }
    return lines.isEmpty ? "" : "\ncycles:\n" + lines.joined()
  }
}

extension LayerRun.Result {
  /// Where something begins: `Sources/App/Views/PhotoView.swift:3:14`, both figures from 1.
  public func position(of range: FileRange) -> (line: Int, column: Int)? {
    guard let source = sources.first(where: { $0.file == range.file }) else { return nil }
    let position = source.position(of: range.bytes.lowerBound)
    return (position.line, position.column)
  }

  func place(of range: FileRange) -> String {
    position(of: range).map { "\(range.file):\($0.line):\($0.column)" } ?? range.file
  }
}
