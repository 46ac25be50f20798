import Foundation
import ModelKit

/// The file `settings.json`: an object with a value for each setting that was chosen.
struct SettingsFile {
  let url: URL

  init(inFolder folder: URL) {
    url = folder.appending(path: "settings.json")
  }

  /// What the file has.
  struct Content {
    var values: [String: AttributeValue] = [:]

    /// What is no value of a setting, for example of one that had another type once.
    var others: [String: String] = [:]

    /// What is wrong with those of the others that are called like settings, by their names.
    var problems: [String: SettingsError] = [:]
  }

  /// Nothing when there is no file.
  ///
  /// - Throws: `SettingsError` when the file is not a JSON object of scalars.
  func read(_ declared: [Setting]) throws -> Content {
    var content = Content()
    guard FileManager.default.fileExists(atPath: url.path) else { return content }
    guard let data = try? Data(contentsOf: url) else {
      throw problem(Language.texts.unreadableSettings)
    }
    guard let members = try? JSONDecoder().decode([String: SettingText].self, from: data) else {
      throw problem(Language.texts.malformedSettings)
    }
    content.others = members.mapValues(\.text)
    for setting in declared {
      let key = ([setting.name] + setting.formerNames).first { content.others[$0] != nil }
      guard let key, let text = content.others[key] else { continue }
      do {
        content.values[setting.name] = try TypedValue.value(of: text, as: setting.type)
        content.others[key] = nil
      } catch {
        content.problems[setting.name] = problem(
          Language.texts.unfitSetting(key, text, "\(error)"))
      }
    }
    return content
  }

  /// Replaces the file in one step.
  func write(_ content: Content) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let texts = content.others.merging(content.values.compactMapValues(\.text)) { $1 }
    do {
      try encoder.encode(texts).write(to: url, options: .atomic)
    } catch {
      throw problem(Language.texts.unwritableSettings)
    }
  }

  private func problem(_ text: String) -> SettingsError {
    SettingsError(description: "\(url.path) \(text)")
  }
}

/// A value in the file: written as text, read from any scalar so that people can edit it.
private struct SettingText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.text = text
    } else if let value = try? container.decode(Bool.self) {
      text = String(value)
    } else if let value = try? container.decode(Int.self) {
      text = String(value)
    } else {
      text = String(try container.decode(Double.self))
    }
  }
}
