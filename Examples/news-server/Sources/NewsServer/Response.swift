import Foundation

/// What the server answers: a status and a body of JSON, or of text where something is wrong.
struct Response {
  let status: Int
  private let type: String
  private let body: Data

  init(status: Int, text: String) {
    self.status = status
    type = "text/plain; charset=utf-8"
    body = Data((text + "\n").utf8)
  }

  init(_ value: some Encodable, status: Int = 200) throws {
    self.status = status
    type = "application/json"
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    body = try encoder.encode(value)
  }

  var bytes: Data {
    let head = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")", "Content-Type: \(type)",
      "Content-Length: \(body.count)", "Connection: close", "", "",
    ]
    return Data(head.joined(separator: "\r\n").utf8) + body
  }

  private static let reasons = [
    200: "OK", 201: "Created", 400: "Bad Request", 404: "Not Found", 422: "Unprocessable Content",
    500: "Internal Server Error",
  ]
}
