import Foundation
import ModelKit

/// The file `settings.json`: an object with a value for each setting that was chosen.
struct SettingsFile {
  let url: URL

  init(inFolder folder: URL) {
    url = folder.appending(path: "settings.json")
  }

  /// The values of the settings that the file has; none when there is no file.
  ///
  /// - Throws: `SettingsError` when the file is not a JSON object, or a value is of another type.
  func read(_ declared: [Setting]) throws -> [String: AttributeValue] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    guard let data = try? Data(contentsOf: url) else {
      throw problem(Language.texts.unreadableSettings)
    }
    guard let members = try? JSONDecoder().decode([String: SettingText].self, from: data) else {
      throw problem(Language.texts.malformedSettings)
    }
    var values: [String: AttributeValue] = [:]
    for setting in declared {
      guard let member = members[setting.name] else { continue }
      do { values[setting.name] = try TypedValue.value(of: member.text, as: setting.type) } catch {
        throw problem(Language.texts.unfitSetting(setting.name, member.text, "\(error)"))
      }
    }
    return values
  }

  /// Replaces the file in one step.
  func write(_ values: [String: AttributeValue]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(values.compactMapValues(\.text)).write(to: url, options: .atomic)
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
