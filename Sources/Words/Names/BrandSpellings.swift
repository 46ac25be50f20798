/// Names with capitals inside that are one word each, by their first byte; a longer one stands before
/// its beginning.
let brandSpellings: [[[UInt8]]] = {
  var byFirstByte = [[[UInt8]]](repeating: [], count: 256)
  for brand in brands.sorted(by: { $0.utf8.count > $1.utf8.count }) {
    let bytes = Array(brand.utf8)
    byFirstByte[Int(bytes[0])].append(bytes)
  }
  return byFirstByte
}()

private let brands = [
  "iPadOS", "iPad", "iPhone", "iPod", "iOS", "iCloud", "iMac", "iTunes", "iMessage", "iBeacon",
  "macOS", "tvOS", "watchOS", "visionOS", "OAuth", "SQLite", "GraphQL", "PostgreSQL", "MySQL",
  "NoSQL", "gRPC", "mDNS", "dSYM", "cURL", "jQuery", "QoS", "DDoS", "DoS", "IoT", "LaTeX", "WiFi",
  "VoIP", "SaaS", "eBook", "ePub", "eSIM", "GitHub", "OpenGL", "WebGL", "WebRTC", "IPv", "PhD",
  "kHz", "MHz", "GHz", "KiB", "MiB", "GiB", "TiB", "kB", "HiDPI", "LoRa", "ReLU", "AdMob",
  "SubSequence", "NoOp", "noOp",
  "OptIn", "optIn", "OptOut", "optOut",
]
