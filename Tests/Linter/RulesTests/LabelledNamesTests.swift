import Diagnostics
import Foundation
import SourceModel
import Testing

@testable import Rules

/// What the rules about names find among declarations of public repositories that were labelled by hand before
/// the rules saw them: `Benchmarks/Names/labelled-*.tsv`. Neither precision nor recall of a family may fall by
/// more than a point below the figures recorded beside them.
@Suite struct LabelledNamesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Benchmarks/Names")
  private static let rules: [String: [any Rule.Type]] = [
    "delegate": [DelegateSender.self, DelegateTense.self, DelegateReturn.self],
    "boolean": [BooleanName.self],
    "getter": [VerbOrNoun.self],
    "factory": [FactoryMethod.self, VerbOrNoun.self],
    "action": [ActionMethod.self],
    "label": [ArgumentLabel.self, NeedlessWord.self, InitializerChain.self],
  ]

  struct Figure: CustomTestStringConvertible, Sendable {
    let family: String
    let naming: String
    let recall: Double
    let precision: Double
    var testDescription: String { "\(family), \(naming)" }
  }

  private struct Row: Hashable {
    let family: String
    let repository: String
    let place: String
    let container: String
    let declaration: String
    let isBad: Bool
  }

  private static func table(_ name: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  static let figures: [Figure] = ((try? table("labelled-figures.tsv")) ?? []).map { fields in
    Figure(
      family: fields[0], naming: fields[1], recall: Double(fields[2]) ?? 0,
      precision: Double(fields[3]) ?? 0)
  }

  private static let rows: [Row] = ((try? table("labelled-1.tsv")) ?? []).map { fields in
    Row(
      family: fields[0], repository: fields[1], place: fields[3], container: fields[4],
      declaration: fields[5], isBad: fields[6] == "bad")
  }

  @Test func `Every family is recorded in both strictnesses`() {
    let recorded = Self.figures.map(\.testDescription).sorted()
    let expected = Self.rules.keys.flatMap { ["\($0), regular", "\($0), strict"] }.sorted()
    #expect(recorded == expected)
  }

  @Test(arguments: figures)
  func `Precision and recall stay what they are`(figure: Figure) {
    let rows = Self.rows.filter { $0.family == figure.family }
    let found = Self.found(among: rows, naming: figure.naming)
    let right = found.count(where: \.isBad)
    let recall = 100 * Double(right) / Double(max(1, rows.count(where: \.isBad)))
    let precision = 100 * Double(right) / Double(max(1, found.count))
    #expect(recall >= figure.recall - 1)
    let wrong = found.filter { !$0.isBad }.map(\.declaration)
    #expect(precision >= figure.precision - 1, "found wrongly: \(wrong)")
  }

  /// The rows at whose lines the rules of their family find something, each protocol with all its methods.
  private static func found(among rows: [Row], naming: String) -> [Row] {
    // What stands in a class is judged alone, for its neighbours in the table are not its neighbours there.
    let groups = Dictionary(grouping: rows) { row in
      row.repository + row.container + (row.container.hasPrefix("class") ? row.place : "")
    }
    return groups.values.flatMap { group -> [Row] in
      let isType = group[0].container.hasPrefix("class")
      let lines = group.map { row in
        isType && row.declaration.contains("func ") ? row.declaration + " {}" : row.declaration
      }
      let text = ([group[0].container + " {"] + lines + ["}"]).joined(separator: "\n")
      let file = SourceText(file: "Sources/App/Sample.swift", text: text)
      let findings = (rules[group[0].family] ?? []).flatMap { rule in
        ExampleFiles(text).findings(of: rule, settings: ["naming": .text(naming)])
      }
      let hits = Set(findings.map { file.position(of: $0.range.bytes.lowerBound).line })
      return group.indices.filter { hits.contains($0 + 2) }.map { group[$0] }
    }
  }
}
