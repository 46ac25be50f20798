struct ServiceEntry: NamedEntry {
  static let subject = "a service"
  let name = EntryReading.name
  @Key(
    "baseURL", "where its paths begin: a URL, or a setting such as settings.feedURL",
    traits: .required)
  var baseURL: Text?
  @Key("cache", "how long an answer is used again, 1 ms or more; never if not given")
  var cacheLifetime: Located<TimeSpan>?
  @Key("retry", "how often it asks again what has failed; never if not given") var retry:
    RetryEntry?
  @Key("timeout", "how long it waits for an answer, 1 ms or more; 30 s if not given") var timeout:
    Located<TimeSpan>?
  @Key("errors", "names for statuses, such as notFound: 404") var errors: NamedList<StatusEntry>
  @Key("endpoints", "what can be asked", traits: .required) var endpoints: NamedList<EndpointEntry>

  func complete(_ problems: Problems) {
    for time in [cacheLifetime, timeout].compactMap(\.self) where time.value.milliseconds == 0 {
      problems[.wrongValue]("expected a length of time of 1 ms or more", at: time)
    }
  }
}

struct RetryEntry: Entry {
  static let subject = "a retry"
  @Key(
    "attempts", "how often something is asked at most, the first time included", traits: .required)
  var attempts: Located<Count>?
  @Key("delay", "how long it waits in between unless the server says so; 1 s if not given")
  var delay: Located<TimeSpan>?
}

/// `notFound: 404`
struct StatusEntry: NamedEntry {
  static let subject = "an error of a service"
  let name = EntryReading.name
  @Key("status", "the HTTP status that means it, from 300 to 599", traits: [.short, .required])
  var status: WholeNumber?

  func complete(_ problems: Problems) {
    guard let status, !(300...599).contains(status.value) else { return }
    problems[.wrongValue]("expected a status from 300 to 599", at: status)
  }
}

/// `{ get: "/news/{section}", query: { since: Date? }, returns: [News] }`
struct EndpointEntry: NamedEntry {
  static let subject = "an endpoint"
  let name = EntryReading.name
  @Key(
    "get",
    "the path of what is read, such as /news/{section}: letters, digits, -._~/ and names in braces, at most 200 bytes",
    traits: .alternative)
  private var get: Text?
  @Key("post", "the path to which something is added", traits: .alternative) private var post: Text?
  @Key("put", "the path of what is replaced", traits: .alternative) private var put: Text?
  @Key("patch", "the path of what is changed in part", traits: .alternative) private var patch:
    Text?
  @Key("delete", "the path of what is deleted", traits: .alternative) private var delete: Text?
  @Key(
    "parameters",
    "the types of names in the path; that of the attributes of this name if they agree, or String, if not given"
  )
  var parameters: NamedList<ParameterEntry>
  @Key("query", "the parameters after the question mark, with types") var query: [ParameterEntry]
  @Key("body", "the type of what is sent: an object, a value, or several") var body:
    Located<TypeName>?
  @Key("returns", "the type of the answer, in JSON (below); nothing if not given") var returns:
    Located<TypeName>?

  /// With its method, as far as one is given.
  var path: (method: ServiceMethod, text: Text)? { paths.first }

  /// The names in the path, in its order; nil where it is no path.
  private(set) var pathNames: [Text]?

  private var paths: [(method: ServiceMethod, text: Text)] {
    [(ServiceMethod.get, get), (.post, post), (.put, put), (.patch, patch), (.delete, delete)]
      .compactMap { method, text in text.map { (method, $0) } }
  }

  mutating func complete(_ problems: Problems) {
    if paths.count > 1 {
      let message = "an endpoint has one path; '\(paths[0].method.rawValue)' is given already"
      problems[.wrongValue](message, at: paths[1].text)
    }
    guard let text = path?.text else { return }
    pathNames = Self.names(in: text)
    guard pathNames == nil else { return }
    let message =
      "expected a path such as /news or /news/{section}: '/', letters, digits, '-._~' and names in "
      + "braces; what follows '?' goes into 'query'"
    problems[.wrongValue](message, at: text)
  }

  /// Nil where the text has anything but letters, digits, `-._~/` and names in braces.
  private static func names(in text: Text) -> [Text]? {
    let (written, form) = (text.value, /\/(?:[a-zA-Z0-9\-._~\/]|\{[^{}\/]+\})*/)
    guard written.utf8.count <= 200, written.wholeMatch(of: form) != nil else { return nil }
    return written.matches(of: /\{([^{}]+)\}/).map { match in
      let start = written.utf8.distance(from: written.startIndex, to: match.1.startIndex)
      return Text(String(match.1), at: text.range(of: start..<(start + match.1.utf8.count)))
    }
  }
}
