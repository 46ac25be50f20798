import Foundation
import ModelKit

/// An error of which nothing matters but its words.
struct ToldError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Errors in the words that they were given for people to read.
enum ErrorText {
  static func text(of error: any Error) -> String {
    if case StoreError.damagedDatabase = error {
      return Language.texts.recoveryAdvice(after: "\(error)")
    }
    if let error = error as? ValidationError {
      return error.description { Language.texts.sentence(for: $0.reason, about: $0.name) }
    }
    if let localized = error as? any LocalizedError, let text = localized.errorDescription {
      return text
    }
    return isFoundation(type(of: error)) ? error.localizedDescription : "\(error)"
  }

  /// Every error can be seen as an NSError, so that only its type tells where it comes from.
  private static func isFoundation(_ type: any Error.Type) -> Bool {
    type is NSError.Type || type == URLError.self || type == CocoaError.self
      || type == POSIXError.self
  }
}
