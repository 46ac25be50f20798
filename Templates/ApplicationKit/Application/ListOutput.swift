import Foundation
import ModelKit

/// What a list is printed as, when nobody looks at a screen.
enum ListFormat: String, CaseIterable {
  case text
  case json
  case csv
}

/// The rows of a list, with a name for each column.
struct ListContent {
  let columns: [String]
  let rows: [[AttributeValue]]

  /// - Parameter columns: one that is called like another before it gets its number.
  init(columns: [String], rows: [[AttributeValue]]) {
    self.columns = columns.reduce(into: []) { names, name in
      names.append(names.contains(name) ? "\(name) \(names.count + 1)" : name)
    }
    self.rows = rows
  }

  /// The whole list, ending with a newline.
  func text(as format: ListFormat) throws -> String {
    switch format {
    case .text: alignedText
    case .json: try json
    case .csv: csv
    }
  }

  private var alignedText: String {
    let texts = rows.map { row in
      row.map { ValueText.text(of: $0).replacing(#/\s*\R\s*/#, with: " ") }
    }
    let widths = columns.indices.map { column in
      texts.map { $0[column].displayWidth }.max() ?? 0
    }
    return texts.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.displayWidth)
      }
      return PlainText.withoutControls(cells.joined(separator: "  ")).withoutTrailingBlanks + "\n"
    }
    .joined()
  }

  /// RFC 4180, with names in the first record.
  private var csv: String {
    let records =
      [columns] + rows.map { $0.map { Self.dateText(of: $0) ?? ValueText.text(of: $0) } }
    return records.map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "\"" || $0 == "," || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// An array of objects.
  private var json: String {
    get throws {
      let objects = rows.map { row in
        Dictionary(zip(columns, row.map(Self.jsonValue)), uniquingKeysWith: { first, _ in first })
      }
      let data = try JSONSerialization.data(
        withJSONObject: objects, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }

  private static func jsonValue(_ value: AttributeValue) -> Any {
    switch value {
    case .null: NSNull()
    case .bool(let value): value
    case .integer(let value): value
    case .double(let value) where value.isFinite: value
    default: dateText(of: value) ?? value.text ?? ""
    }
  }

  /// With the time zone in which it is shown, as whoever reads it may be in another; nil for no date.
  private static func dateText(of value: AttributeValue) -> String? {
    if case .date(let date) = value { DateText.text(of: date, in: NSTimeZone.default) } else { nil }
  }
}
