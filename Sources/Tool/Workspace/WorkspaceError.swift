/// Why files could not be written. Whenever one is thrown, the target is as it was.
public enum WorkspaceError: Error, Equatable, Sendable {
  /// A path inside a tree, and what is wrong with it.
  case unusablePath(String, String)
  /// The target, and why nothing can be put there.
  case unusableTarget(String, String)
  /// Files and folders that whoever runs this may not change.
  case readOnly([String])
  /// A file is not any more what it was when it was read.
  case changedMeanwhile(String)
  /// Another process, by its number where that is known, changes the same folder.
  case busy(process: Int32?)
  case disk(DiskError)
  /// The number of the signal that asked the process to end.
  case interrupted(signal: Int32)
}

extension WorkspaceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusablePath(let path, let reason): "cannot write '\(path)': \(reason)"
    case .unusableTarget(let target, let reason): "cannot write to '\(target)': \(reason)"
    case .readOnly(let paths):
      "nothing was written: these cannot be changed: \(paths.joined(separator: ", "))"
    case .changedMeanwhile(let path):
      "nothing was written: '\(path)' was changed by somebody else meanwhile; try again"
    case .busy(let process):
      "nothing was written: another armature is at work here"
        + (process.map { " (process \($0))" } ?? "")
    case .disk(let error): error.description
    case .interrupted(let signal): "stopped by signal \(signal), nothing was written"
    }
  }
}
