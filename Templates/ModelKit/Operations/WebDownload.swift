import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gets bytes over the network.
enum WebDownload {
  /// The bytes at a URL.
  ///
  /// - Throws: a `DownloadError` where the server answers with an error.
  static func data(from url: URL) async throws -> Data {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      throw DownloadError.unusableURL(url)
    }
    do {
      let (data, response) = try await URLSession.shared.data(from: url)
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      guard status < 400 else { throw DownloadError.refused(url, status: status) }
      return data
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch let error as URLError {
      throw DownloadError.unreachable(url, reason: error.localizedDescription)
    }
  }
}

/// Why bytes could not be got; the texts are for the person who uses the application.
public enum DownloadError: Error, Equatable, CustomStringConvertible {
  /// The URL is neither http nor https.
  case unusableURL(URL)

  /// The server answers with an error.
  case refused(URL, status: Int)

  /// The server does not answer.
  case unreachable(URL, reason: String)

  public var description: String {
    switch self {
    case .unusableURL(let url): "\(url.absoluteString) is not an http or https address"
    case .refused(let url, let status): "\(url.absoluteString) answers with status \(status)"
    case .unreachable(let url, let reason): "\(url.absoluteString) cannot be reached: \(reason)"
    }
  }
}
