import Words

extension SwiftSource {
  /// A name behind another word: `hidden` is `Hidden`, `htmlTitle` is `HTMLTitle`, and letters that
  /// the file writes as an acronym elsewhere keep their capitals too.
  public func capitalized(_ name: String) -> String {
    let plain = name.prefix(1).uppercased() + name.dropFirst()
    guard let first = words(of: name).first, first.kind == .word, first.range.lowerBound == 0,
      (2...5).contains(first.key.utf8.count), first.text == first.key, isAcronym(first.key)
    else { return plain }
    return first.key.uppercased() + name.dropFirst(first.text.count)
  }

  private func isAcronym(_ word: String) -> Bool {
    if knownAcronyms.contains(word) { return true }
    return !Self.isUsualWord(word) && isWrittenInCapitals(word)
  }

  private static func isUsualWord(_ word: String) -> Bool {
    isNoVerb(word) || isPreposition(word) || isAdjectiveOfState(word) || Verb.canBeBase(word)
      || Verb.canBeThirdPerson(word) || Verb(past: word) != nil
  }
}

/// Acronyms that everybody knows and that are not words.
private let knownAcronyms: Set<String> = [
  "ai", "api", "apns", "ascii", "ble", "cpu", "css", "csv", "db", "ddc", "dns", "eof", "faq", "fps",
  "ftp", "gif", "gps", "gpu", "gui", "hdmi", "hdr", "hls", "html", "http", "https", "hud", "id",
  "ip", "jpeg", "jpg", "json", "jwt", "mdm", "nfc", "nft", "nsfw", "ocr", "osd", "otp", "pdf",
  "png", "qr", "rgb", "rss", "rsvp", "rtl", "sdk", "sms", "sql", "ssh", "ssl", "sso", "svg", "tcp",
  "tls",
  "tv", "udp", "ui", "uri", "url", "usb", "uuid", "vm", "voip", "vpn", "xml",
]
