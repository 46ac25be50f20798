/// Why files could not be written. Whenever one is thrown, the target is as it was.
public enum WorkspaceError: Error, Equatable, Sendable {
  /// A path inside a tree, and what is wrong with it.
  case unusablePath(String, String)
  /// The target, and why nothing can be put there.
  case unusableTarget(String, String)
  case disk(DiskError)
  /// The number of the signal that asked the process to end.
  case interrupted(signal: Int32)
}

extension WorkspaceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusablePath(let path, let reason): "cannot write '\(path)': \(reason)"
    case .unusableTarget(let target, let reason): "cannot write to '\(target)': \(reason)"
    case .disk(let error): error.description
    case .interrupted(let signal): "stopped by signal \(signal), nothing was written"
    }
  }
}
