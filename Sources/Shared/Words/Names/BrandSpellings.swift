/// Names with capitals inside that are one word each, by their first byte; a longer one stands before
/// its beginning.
let brandSpellings: [[[UInt8]]] = {
  var byFirstByte = [[[UInt8]]](repeating: [], count: 256)
  let spellings = Set(brands + brands.compactMap(spellingAtStart))
  for brand in spellings.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
    let bytes = Array(brand.utf8)
    byFirstByte[Int(bytes[0])].append(bytes)
  }
  return byFirstByte
}()

/// By the first byte of a spelling: the second bytes and the third ones that follow it, a bit for the lower
/// five bits of each. Nearly no word begins so.
let brandBeginnings: [(second: UInt32, third: UInt32)] = brandSpellings.map { spellings in
  spellings.reduce(into: (second: 0, third: 0)) { bits, spelling in
    bits.second |= 1 << UInt32(spelling[1] & 0x1F)
    bits.third |= spelling.count > 2 ? 1 << UInt32(spelling[2] & 0x1F) : .max
  }
}

/// The spelling of a brand where a name begins with it: `gitHub`, `oAuth`.
private func spellingAtStart(_ brand: String) -> String? {
  guard brand.utf8.count > 3, brand.first?.isUppercase == true else { return nil }
  return brand.prefix(1).lowercased() + brand.dropFirst()
}

private let brands = [
  "iPadOS", "iPad", "iPhone", "iPod", "iOS", "iCloud", "iMac", "iTunes", "iMessage", "iBeacon",
  "macOS", "tvOS", "watchOS", "visionOS", "OAuth", "SQLite", "GraphQL", "PostgreSQL", "MySQL",
  "NoSQL", "gRPC", "mDNS", "dSYM", "cURL", "jQuery", "QoS", "DDoS", "DoS", "IoT", "LaTeX", "WiFi",
  "VoIP", "SaaS", "eBook", "ePub", "eSIM", "GitHub", "OpenGL", "WebGL", "WebRTC", "IPv", "PhD",
  "kHz", "MHz", "GHz", "KiB", "MiB", "GiB", "TiB", "kB", "HiDPI", "LoRa", "ReLU", "AdMob",
  "SubSequence", "NoOp", "NoOps", "OptIn", "OptOut", "OptedIn", "OptedOut", "OptingIn", "OptingOut",
  "AliPay", "CocoaPods", "CouchDB", "DevOps", "DuckDuckGo", "DynamoDB", "FaceTime", "GitLab",
  "HomeKit", "IndexedDB", "JavaScript", "LinkedIn", "MacBook", "MapKit", "MariaDB", "MongoDB",
  "NaN", "ObjC", "PayPal", "PowerPoint", "RegEx", "RegExp", "RocksDB",
  "SharePoint", "SoundCloud", "TikTok", "TypeScript", "WeChat", "WhatsApp", "WooCommerce",
  "WordPress", "YouTube", "AddOn", "AddOns", "eCommerce", "eSign", "eTag", "eTags", "eMail",
  "pCloud", "RevenueCat", "DocuSign", "HashiCorp", "IntelliJ", "VMware", "AppsFlyer", "InfluxDB",
  "OpenAI", "SemVer", "GraphQl", "Poly1305", "SegWit",
]
