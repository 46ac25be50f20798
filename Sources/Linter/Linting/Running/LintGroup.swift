import Manifest
import SourceModel

/// The files that share one settings file: a project, with one table of types.
public struct LintGroup: Sendable {
  public let settings: LintSettings
  /// Where settings and manifest count paths from.
  public let placement: PathPlacement
  public let files: [LintFile]
  /// The files that were written by armature, with their digests.
  public let manifest: Manifest

  public init(
    settings: LintSettings, placement: PathPlacement = PathPlacement(), folder: String = ".",
    files: [LintFile], manifest: Manifest = Manifest()
  ) {
    self.settings = settings
    self.placement = placement
    self.folder = folder
    self.files = files
    self.manifest = manifest
  }

  /// The folder of the settings as seen from the working folder.
  let folder: String

  func with(files: [LintFile]) -> LintGroup {
    LintGroup(
      settings: settings, placement: placement, folder: folder, files: files, manifest: manifest)
  }

  func mapFiles(_ change: (LintFile) -> LintFile) -> LintGroup {
    with(files: files.map(change))
  }

  /// Whether a file still holds what armature wrote; nil for one that armature has not written.
  func holdsWhatWasWritten(_ path: String, _ bytes: @autoclosure () -> [UInt8]) -> Bool? {
    manifest.isEmpty ? nil : manifest.holds(bytes(), at: placement.inner(path))
  }
}
