import Foundation
import ModelKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How HTTP (RFC 9110) calls what is done to a resource.
public enum ServiceMethod: String, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether asking twice is the same as asking once.
  var isIdempotent: Bool { self == .get || self == .put || self == .delete }
}

/// What an endpoint asks, before it is known where.
public struct ServiceRequest: Sendable {
  public typealias Parameters = KeyValuePairs<String, any AttributeConvertible>

  let method: ServiceMethod
  private let path: String
  private let query: [(name: String, value: String)]
  private let body: ServiceBody?

  /// - Parameters:
  ///   - path: below the service's base URL, such as `/news/{section}`.
  ///   - parameters: what stands for the names in braces.
  ///   - query: behind the question mark; what is nil is left out.
  public init(
    _ method: ServiceMethod, _ path: String, _ parameters: Parameters = [:],
    query: Parameters = [:], body: ServiceBody? = nil
  ) {
    self.method = method
    self.body = body
    self.path = parameters.reduce(path) { path, parameter in
      let value = parameter.value.attributeValue.text.map(Self.encoded) ?? ""
      return path.replacing("{\(parameter.key)}", with: value)
    }
    self.query = query.compactMap { name, value in
      value.attributeValue.text.map { (Self.encoded(name), Self.encoded($0)) }
    }
  }

  func url(below baseURL: URL) -> URL {
    guard var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true) else {
      return baseURL
    }
    let start = components.percentEncodedPath
    components.percentEncodedPath = (start.hasSuffix("/") ? String(start.dropLast()) : start) + path
    let known = components.percentEncodedQuery.map { [$0] } ?? []
    let all = known.filter { !$0.isEmpty } + query.map { "\($0.name)=\($0.value)" }
    components.percentEncodedQuery = all.isEmpty ? nil : all.joined(separator: "&")
    components.fragment = nil
    return components.url ?? baseURL
  }

  func urlRequest(for url: URL) async throws -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let body {
      request.httpBody = try await body.data()
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  /// Everything but the unreserved characters of RFC 3986.
  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreservedCharacters) ?? ""
  }

  private static let unreservedCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// What is sent along with a request, as JSON.
public struct ServiceBody: Sendable {
  let data: @Sendable () async throws -> Data

  /// Objects as an archive. Relationships to objects that are not sent are left out.
  public static func objects<Object: Model>(
    _ snapshots: [Snapshot], of model: Object.Type
  ) -> ServiceBody {
    ServiceBody { try await ArchivedObjects<Object>.data(of: snapshots) }
  }

  /// One object as an archive.
  public static func object<Object: Model>(
    _ snapshot: Snapshot, of model: Object.Type
  ) -> ServiceBody {
    objects([snapshot], of: model)
  }

  /// A value; nil is `null`.
  public static func value(_ value: some AttributeConvertible) -> ServiceBody {
    let data = Archive.data(of: value)
    return ServiceBody { data }
  }

  /// Several values.
  public static func values(_ values: [some AttributeConvertible]) -> ServiceBody {
    let data = Archive.data(of: values)
    return ServiceBody { data }
  }
}
