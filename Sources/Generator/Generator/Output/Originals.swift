import Manifest

extension GeneratedFile {
  /// The folder with what each of the owner's files was when it was last generated.
  public static let originalsFolder = ".armature/originals"

  /// The base with which a later version merges what its owner made of this file. Its lines end in LF, as a merge
  /// wants them.
  var original: GeneratedFile {
    GeneratedFile(
      path: Self.originalsFolder + "/" + path, bytes: LineEnds.unified(bytes), ownership: .armature)
  }
}
