import Diagnostics
import YAML

/// A name with a type and perhaps a default: a setting, an input, a parameter.
struct TypedEntryDraft: Sendable {
  let name: Located<String>
  let type: Located<TypeName>?
  let defaultNode: YAMLNode?
}

enum TypedEntryKeys {
  static let type = Key("type", .typeName, isRequired: true, "what it holds")
  static let defaultValue = Key("default", .any, "its value where nobody gives one")

  static let setting = KeySet("a setting", [type, defaultValue])
  static let input = KeySet("an input", [type, defaultValue])
  static let parameter = KeySet("a parameter", [type])
}

extension ValueReader where Value == [TypedEntryDraft] {
  /// Names with a type in short form or a mapping of these keys.
  static func typedEntries(_ keys: KeySet) -> ValueReader {
    let form = ValueForm.either([.text, .mapping { keys }])
    return .entries(form) { entry, problems in
      let name = Located(entry.key, at: entry.keyRange)
      if entry.value.mapping == nil {
        let type = ValueReader<Located<TypeName>>.typeName.read(entry.value, &problems)
        return TypedEntryDraft(name: name, type: type, defaultNode: nil)
      }
      let fields = Fields(entry.value, by: keys, of: entry.keyRange, &problems)
      return TypedEntryDraft(
        name: name, type: fields.read(TypedEntryKeys.type, &problems),
        defaultNode: fields.read(TypedEntryKeys.defaultValue, &problems))
    }
  }
}
