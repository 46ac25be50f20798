import Diagnostics
import YAML

/// A fetch request as it is written.
struct FetchRequestDraft: Sendable {
  let name: Located<String>
  let predicate: Located<String>?
  let parameters: [TypedEntryDraft]
  let sortBy: [Located<String>]
  let limit: Located<Int>?
}

enum FetchRequestKeys {
  static let predicate = Key("where", .text, "the condition, such as rating >= $minimum")
  static let parameters = Key(
    "parameters", .typedEntries(TypedEntryKeys.parameter),
    "the types of $names; they follow from what is compared if not given")
  static let sortBy = Key(
    "sortBy", .oneOrMore(of: .text), "key paths, each followed by descending if it is")
  static let limit = Key("limit", .wholeNumber, "the most objects that are fetched")

  static let set = KeySet("a fetch request", [predicate, parameters, sortBy, limit])
}

extension ValueReader where Value == [FetchRequestDraft] {
  static let fetchRequests: ValueReader = .entries(
    .mapping { FetchRequestKeys.set }
  ) { entry, problems in
    let fields = Fields(entry.value, by: FetchRequestKeys.set, of: entry.keyRange, &problems)
    let draft = FetchRequestDraft(
      name: Located(entry.key, at: entry.keyRange),
      predicate: fields.read(FetchRequestKeys.predicate, &problems),
      parameters: fields.read(FetchRequestKeys.parameters, &problems) ?? [],
      sortBy: fields.read(FetchRequestKeys.sortBy, &problems) ?? [],
      limit: fields.read(FetchRequestKeys.limit, &problems))
    if let limit = draft.limit, limit.value < 1 {
      let message = "a limit of 0 fetches nothing; expected 1 or more"
      problems.report(.wrongValue, message, at: limit.range)
    }
    return draft
  }
}
