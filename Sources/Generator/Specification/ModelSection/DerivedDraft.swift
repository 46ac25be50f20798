import Diagnostics
import YAML

/// A derived property as it is written.
struct DerivedDraft: Sendable {
  let name: Located<String>
  let type: Located<TypeName>?
  let expression: Located<String>?
}

enum DerivedKeys {
  static let type = Key("type", .typeName, "what it yields; follows from 'as' if not given")
  static let expression = Key("as", .text, "a key path or an aggregate, such as tags.@count")

  static let set = KeySet("a derived property", [type, expression])
}

extension ValueReader where Value == [DerivedDraft] {
  static let derived: ValueReader = .entries(
    .either([.text, .mapping { DerivedKeys.set }])
  ) { entry, problems in
    let name = Located(entry.key, at: entry.keyRange)
    if entry.value.mapping == nil {
      return ValueReader<Located<TypeName>>.typeName.read(entry.value, &problems).map {
        DerivedDraft(name: name, type: $0, expression: nil)
      }
    }
    let fields = Fields(entry.value, by: DerivedKeys.set, of: entry.keyRange, &problems)
    let draft = DerivedDraft(
      name: name, type: fields.read(DerivedKeys.type, &problems),
      expression: fields.read(DerivedKeys.expression, &problems))
    if draft.type == nil, fields.keyRange(DerivedKeys.type) == nil, draft.expression == nil {
      let message = "a derived property needs 'type', or 'as' from which the type follows"
      problems.report(.missingKey, message, at: entry.keyRange)
    }
    return draft
  }
}
