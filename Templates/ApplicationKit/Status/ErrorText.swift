import Foundation
import ModelKit

/// An error of which nothing matters but its words.
struct MessageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension ValidationError.Breach {
  /// What is wrong, in the language of the application.
  var sentence: String {
    Language.texts.sentence(
      for: reason, about: Language.name(ofProperty: property, in: modelName, called: name))
  }
}

/// Errors in the words that they were given for people to read.
enum ErrorText {
  static func text(
    of error: any Error, in texts: any InterfaceTexts = Language.texts
  ) -> String {
    if case StoreError.deniedDeletion(let denial) = error {
      return texts.sentence(
        for: denial,
        about: Language.name(of: denial.objectID, in: denial.modelName, called: denial.text),
        name(ofObstacle: denial))
    }
    if let error = error as? any ErrorWithSentence {
      let text = error.sentence.text(texts.words)
      switch error {
      case StoreError.damagedDatabase, StoreError.unfitDatabase, StoreError.unreadableRecords:
        return texts.recoveryAdvice(after: text)
      default: return text
      }
    }
    if let error = error as? UnopenedStores {
      return error.failures.map { text(of: $0, in: texts) }.joined(separator: "\n")
    }
    if let error = error as? ValidationError {
      return error.description(\.sentence) { Language.label($0) ?? $0 }
    }
    if let error = (error as? any NamedStatus)?.downloadError ?? error as? DownloadError {
      return texts.sentence(for: error)
    }
    if let localized = error as? any LocalizedError, let text = localized.errorDescription {
      return text
    }
    return isFoundation(type(of: error))
      ? ErrorSentence(ofFoundation: error).text(texts.words) : "\(error)"
  }

  /// What messages call that which keeps an object from being deleted.
  private static func name(ofObstacle denial: DeniedDeletion) -> String {
    switch denial.reason {
    case .related(let property, let name, _):
      Language.name(ofProperty: property, in: denial.modelName, called: name)
    case .required(let objectID, let modelName, let text):
      Language.name(of: objectID, in: modelName, called: text)
    case .unread(let objectID, let modelName): Language.name(of: objectID, in: modelName)
    }
  }

  /// Every error can be seen as an NSError, so that only its type tells where it comes from.
  private static func isFoundation(_ type: any Error.Type) -> Bool {
    type is NSError.Type || type == URLError.self || type == CocoaError.self
      || type == POSIXError.self
  }
}
