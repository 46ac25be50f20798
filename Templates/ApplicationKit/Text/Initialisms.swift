/// Words that people read in capitals wherever they stand: `okButton` is `OK`, `isbn` is `ISBN`.
///
/// None of them is a word of its own as well, as `pin` and `zip` are. The generator reads the list in
/// this file, so that both spell a name alike.
enum Initialisms {
  static let all: Set<String> = [
    "api", "bmi", "cd", "cpu", "csv", "dna", "dvd", "ean", "eu", "faq", "gps", "gpu", "html",
    "http", "https", "iban", "id", "ip", "isbn", "issn", "json", "kpi", "ok", "pdf", "rna", "rss",
    "sku", "sms", "sql", "ssh", "ssn", "tv", "uk", "uri", "url", "usa", "usb", "utc", "uuid", "xml",
  ]

  /// A word in small letters as people read it: `url` is `URL`, `urls` are `URLs`.
  static func spelled(_ word: String) -> String {
    if all.contains(word) { return word.uppercased() }
    let singular = String(word.dropLast())
    return word.last == "s" && all.contains(singular) ? singular.uppercased() + "s" : word
  }
}
