import ModelKit

extension Application {
  /// Ends the application, after asking when something would be lost: what was typed or is not saved, or the
  /// work of an operation that is running.
  func terminateUnlessWorkIsLost(exitStatus: Int32) {
    let texts = Language.texts
    let isUnsaved = hasUnsavedChanges
    let running = runningOperations.last.map { texts.quitAndStopQuestion($0.name) }
    guard let question = isUnsaved ? texts.quitAndDiscardQuestion : running else {
      return terminate(exitStatus: exitStatus, canResume: true)
    }
    // A key that is held a moment too long loses nothing that was typed.
    let key = isUnsaved ? nil : Key.control("c")
    ask(
      ConfirmationQuestion(question, isConfirmedBy: key) { [weak self] in
        self?.terminate(exitStatus: exitStatus, canResume: true)
      })
  }

  /// Whether somebody was in the middle of something, or an object has changes that nobody is saving.
  private var hasUnsavedChanges: Bool {
    navigationController.viewControllers.reversed().contains {
      $0.hasUnsavedInput || !$0.commitEditing()
    } || unfinishedWork == 0 && environment.stores.contains(where: \.hasChanges)
  }

  /// Ends the application after the work that has begun.
  public func terminate() {
    terminate(exitStatus: 0, canResume: true)
  }

  /// - Parameter canResume: whether the application goes on when work fails that has begun.
  func terminate(exitStatus: Int32, canResume: Bool) {
    self.canResume = isTerminating ? self.canResume && canResume : canResume
    guard !isTerminating else { return }
    isTerminating = true
    failuresAtEnd = []
    self.exitStatus = exitStatus
    delegate.applicationWillTerminate(self)
    environment.cancelOperations()
    terminationRequest?()
  }

  /// Goes on when something went wrong with the work at the end and there is somebody to tell.
  ///
  /// - Returns: false when the application ends.
  func resumeAfterFailure() -> Bool {
    guard canResume, let failure = failuresAtEnd.first else { return false }
    isTerminating = false
    message = Message(Language.texts.nothingClosed(after: failure), isError: true)
    pressWaitingKeys()
    return true
  }

  /// The exit status in the end, and what is to be told about work that came to nothing.
  var outcome: (status: Int32, complaint: String?) {
    let unfinished =
      unfinishedWork > runningOperations.count ? [Language.texts.endedBeforeSaved] : []
    let failures = failuresAtEnd + unfinished
    guard !failures.isEmpty else { return (exitStatus, nil) }
    return (1, failures.joined(separator: "; "))
  }
}
