import Manifest
import SourceModel

/// A project: all files below the folder of its settings, with one table of types.
public struct LintGroup: Sendable {
  /// The settings that hold, each for the files that name it by their `variant`. The first ones are those of
  /// the project's folder.
  let variants: [LintSettings]
  /// Where settings and manifest count paths from.
  public let placement: PathPlacement
  /// In the order of their paths.
  public let files: [LintFile]
  /// The files that were written by armature, with their digests.
  public let manifest: Manifest

  public init(
    settings: LintSettings, placement: PathPlacement = PathPlacement(), folder: String = ".",
    files: [LintFile], manifest: Manifest = Manifest()
  ) {
    self.init(
      variants: [settings], placement: placement, folder: folder,
      files: files.sorted { $0.path < $1.path }, manifest: manifest)
  }

  init(
    variants: [LintSettings], placement: PathPlacement, folder: String, files: [LintFile],
    manifest: Manifest
  ) {
    self.variants = variants
    self.placement = placement
    self.folder = folder
    self.files = files
    self.manifest = manifest
  }

  /// The folder of the settings as seen from the working folder.
  let folder: String

  /// The settings of the project's folder.
  public var settings: LintSettings { variants.first ?? LintSettings() }

  func with(files: [LintFile]) -> LintGroup {
    LintGroup(
      variants: variants, placement: placement, folder: folder, files: files, manifest: manifest)
  }

  /// The file of a path, as findings name it.
  func file(at path: String) -> LintFile? {
    var range = 0..<files.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if files[middle].path == path { return files[middle] }
      range = files[middle].path < path ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Whether a path, as findings name it, lies in the project's folder.
  func isAround(_ path: String) -> Bool {
    let working = WorkingFolder.current
    let folder = self.folder == "." ? working.path : working.resolved(self.folder)
    return folder == "/" || working.resolved(path).hasPrefix(folder + "/")
  }

  func mapFiles(_ change: (LintFile) -> LintFile) -> LintGroup {
    with(files: files.map(change))
  }

  /// The same with other settings in place of each.
  func mapSettings(_ change: (LintSettings) -> LintSettings) -> LintGroup {
    LintGroup(
      variants: variants.map(change), placement: placement, folder: folder, files: files,
      manifest: manifest)
  }

  /// Whether the findings of all files are asked for.
  var isWhole: Bool { files.allSatisfy(\.isWanted) }

  /// Whether a file still holds what armature wrote; nil for one that armature has not written.
  func holdsWhatWasWritten(_ path: String, _ bytes: @autoclosure () -> [UInt8]) -> Bool? {
    manifest.isEmpty ? nil : manifest.holds(bytes(), at: placement.inner(path))
  }

  /// The conventions of the project, with paths counted from its folder.
  var conventions: Conventions { conventions(of: settings) }

  /// The conventions that hold for a file: its own words, the layers of the project.
  func conventions(for file: LintFile) -> Conventions {
    conventions(of: variants.indices.contains(file.variant) ? variants[file.variant] : settings)
  }

  private func conventions(of settings: LintSettings) -> Conventions {
    var conventions = settings.conventions
    conventions.placement = placement
    return conventions
  }
}
