import Foundation
import NewsArchive

// Answers one request from the standard input, as inetd and systemd's sockets hand it over:
//
//     systemd-socket-activate --inetd --accept --listen 8080 .build/debug/NewsServer data
let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? "data")
let response: Response
if let request = Request(from: .standardInput) {
  do {
    response = try await NewsServer(store: ArticleStore(at: .folder(folder))).response(to: request)
  } catch {
    response = Response(status: 500, text: "\(error)")
  }
} else {
  response = Response(status: 400, text: "this is no request")
}
try FileHandle.standardOutput.write(contentsOf: response.bytes)
