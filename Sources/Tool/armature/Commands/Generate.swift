import CommandLine
import Updating

/// `armature generate`: a project becomes what its spec says now.
struct Generate: Command {
  static let about = CommandDescription(
    "generate", summary: "Bring a project up to date after its spec was edited.",
    discussion: """
      Reads armature.yml of the project. What armature wrote is written anew; what you have edited is merged \
      with what the spec changes, and no line of yours is lost: where both have changed one place, the file \
      has both, marked as git marks a conflict, and the exit status is 1, as it is where an archive of yours \
      does not fit the models any more. Files that the spec has nothing left \
      for are removed unless you have edited them. All is written, or nothing.

        armature generate
        armature generate --dry-run
      """)

  @Argument("The project; the one around the working folder when it is left out.", name: "FOLDER")
  var folder: String?
  @Flag("Tell what would be done, and do nothing.", short: "n") var dryRun: Bool
  @Flag("Replace machine-written files that were edited, and keep them in .armature/replaced.")
  var replaceEdited: Bool
  @Flag("Write files again that you have deleted.") var restore: Bool
  @Flag("Print only what is wrong.", short: "q") var quiet: Bool
  @Flag("Print every error, however many are of one kind.") var all: Bool

  func run() throws -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let options = UpdateOptions(
      replacesEditedFiles: replaceEdited, restoresDeletedFiles: restore)
    let refresh = try ProjectRefresh(
      at: folder ?? ".", options: options, showsAll: all, writes: !dryRun)
    guard let refresh else { return .found }
    if refresh.update.isRefused {
      Terminal.printError(refresh.summary.refusal + "nothing was written\n")
      return .found
    }
    try dryRun ? refresh.checkLinks() : refresh.write()
    if !quiet || refresh.update.conflictCount > 0 {
      Terminal.print(
        refresh.summary.text(
          isPlanned: dryRun, duration: clock.now - start, isColored: Terminal.hasColour))
    }
    let isFitting = refresh.hasFittingArchives(showingAll: all)
    return (refresh.update.conflictCount > 0 || !isFitting) && !dryRun ? .found : .done
  }
}
