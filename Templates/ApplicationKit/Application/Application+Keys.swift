import ModelKit

extension Application {
  /// Presses keys in their order. They wait while work is done that decides where they go.
  func receive(_ keys: [Key]) {
    waitingKeys += keys
    pressWaitingKeys()
  }

  func pressWaitingKeys() {
    // What keys do that have waited is not done for whom they have waited.
    ChangeRecorder.$current.withValue(nil) {
      while keyHoldingWork == 0, !isTerminating, !waitingKeys.isEmpty {
        press(waitingKeys.removeFirst())
      }
    }
  }

  /// Sends a key to the open question, or else along the chain from the first responder. F1 means the
  /// same everywhere.
  func press(_ key: Key) {
    if isMessageSeen(by: key) { message = nil }
    if !isLaidOut { layOut() }
    isLaidOut = false
    isScrolledByWheel = if case .wheel = key { true } else { false }
    if let place = key.place {
      if question == nil { press(key, at: place) }
    } else if key == .help {
      topController.showKeys()
    } else if let question {
      _ = question.respond(to: key)
      if !question.isOpen, self.question === question { self.question = nil }
    } else {
      _ = (topController.firstResponder ?? topController).sendAlongChain(key)
    }
    tellUnwritten()
    displayRequest?()
  }

  /// Whether somebody who presses a key has had time for the message: a question hides it, and who types a
  /// text does not look up between two letters.
  private func isMessageSeen(by key: Key) -> Bool {
    guard question == nil else { return false }
    return switch key {
    case .character, .paste: !topController.isForm
    default: true
    }
  }
}
