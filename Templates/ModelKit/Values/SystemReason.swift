import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ErrorSentence {
  /// Why the system cannot do something, by the number of its error.
  package init(systemError number: Int32) {
    self.init(stringLiteral: String(cString: strerror(number)))
  }

  /// What an error of Foundation says: by words that have translations where it is a usual one.
  package init(ofFoundation error: any Error) {
    let error = error as NSError
    let usual: ErrorSentence? =
      switch error.domain {
      case NSPOSIXErrorDomain: ErrorSentence(systemError: Int32(error.code))
      case NSCocoaErrorDomain: Self.fileError(error)
      case NSURLErrorDomain:
        URLError.Code(rawValue: error.code).flatMap { Self.connectionErrors[$0] }
      default: nil
      }
    self = usual ?? ErrorSentence(stringLiteral: error.localizedDescription)
  }

  private static func fileError(_ error: NSError) -> ErrorSentence? {
    guard let number = fileErrors[CocoaError.Code(rawValue: error.code)] else { return nil }
    let reason = ErrorSentence(systemError: number)
    let path = error.userInfo[NSFilePathErrorKey] as? String
    return path.map { "\($0): \(reason)" } ?? reason
  }

  private static let fileErrors: [CocoaError.Code: Int32] = [
    .fileNoSuchFile: ENOENT, .fileReadNoSuchFile: ENOENT, .fileReadNoPermission: EACCES,
    .fileWriteNoPermission: EACCES, .fileWriteFileExists: EEXIST, .fileWriteOutOfSpace: ENOSPC,
    .fileWriteVolumeReadOnly: EROFS,
  ]

  private static let connectionErrors: [URLError.Code: ErrorSentence] = [
    .cannotFindHost: "no server has this name",
    .cannotConnectToHost: "no server answers there",
    .networkConnectionLost: "the connection was lost",
    .notConnectedToInternet: "there is no connection to a network",
    .timedOut: "the connection takes too long",
    .secureConnectionFailed: "no secure connection can be made",
  ]
}
