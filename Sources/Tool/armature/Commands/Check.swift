import CommandLine
import Updating

/// `armature check`: whether a project is what its spec says.
struct Check: Command {
  static let about = CommandDescription(
    "check", summary: "Tell whether a project is what its spec says, and what is still to write.",
    discussion: """
      The exit status is 1 where the spec has errors, where an archive does not fit the models, where a \
      machine-written file was edited, where a conflict is open, and where 'armature generate' would change something. Nothing is written.

        armature check
      """)

  @Argument("The project; the one around the working folder when it is left out.", name: "FOLDER")
  var folder: String?
  @Flag("Print every error, however many are of one kind.") var all: Bool

  func run() throws -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    guard
      let refresh = try ProjectRefresh(
        at: folder ?? ".", options: UpdateOptions(), showsAll: all, writes: false)
    else { return .found }
    if refresh.update.isRefused {
      Terminal.printError(refresh.summary.refusal)
      return .found
    }
    Terminal.print(
      refresh.summary.text(
        isPlanned: true, duration: clock.now - start, isColored: Terminal.hasColour))
    try refresh.checkLinks()
    let isFitting = refresh.hasFittingArchives(showingAll: all)
    let isDone = refresh.update.isMade && !refresh.isInterrupted && isFitting
    return isDone ? .done : .found
  }
}
