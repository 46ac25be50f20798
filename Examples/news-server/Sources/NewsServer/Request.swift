import Foundation

/// What a client asks: `POST /articles HTTP/1.1`, headers, an empty line, a body.
struct Request {
  let method: String
  let path: String
  let body: Data

  /// Nil for what is not a request.
  init?(from file: FileHandle) {
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    var headEnd: Range<Data.Index>?
    while headEnd == nil, received.count < 1 << 16,
      let more = try? file.read(upToCount: 1), !more.isEmpty
    {
      received += more
      headEnd = received.suffix(end.count) == end ? received.endIndex..<received.endIndex : nil
    }
    guard headEnd != nil else { return nil }
    let lines = String(decoding: received, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    method = String(words[0])
    path = String(words[1])
    body = Self.body(of: Self.length(in: lines), from: file)
  }

  /// The number of bytes that the headers announce, 16 MB at most.
  private static func length(in headers: [String]) -> Int {
    let name = "content-length:"
    let header = headers.first { $0.lowercased().hasPrefix(name) }
    let value = header?.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
    return min(max(value.flatMap { Int($0) } ?? 0, 0), 16 << 20)
  }

  private static func body(of length: Int, from file: FileHandle) -> Data {
    var body = Data()
    while body.count < length, let more = try? file.read(upToCount: length - body.count),
      !more.isEmpty
    {
      body += more
    }
    return body
  }
}
