/// Why files could not be written. Whenever one is thrown, the target is as it was.
public enum WorkspaceError: Error, Equatable, Sendable {
  /// A path inside a tree, and what is wrong with it.
  case unusablePath(String, String)
  /// The target, and why nothing can be put there.
  case unusableTarget(String, String)
  /// Files and folders that whoever runs this may not change.
  case readOnly([String])
  /// Links to places outside of the folder.
  case leadingOut([String])
  /// A file is not any more what it was when it was read.
  case changedMeanwhile(String)
  /// Another process changes the same folder.
  case busy
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
      "nothing was written: these cannot be changed: \(Self.list(paths))"
    case .leadingOut(let paths):
      "nothing can be written: these are links that lead out of the project: \(Self.list(paths)); "
        + "put what they lead to in their place"
    case .changedMeanwhile(let path):
      "nothing was written: '\(Self.list([path]))' was changed by somebody else meanwhile; try again"
    case .busy: "nothing was written: another armature is at work here; try again when it is done"
    case .disk(let error): error.description
    case .interrupted(let signal): "stopped by signal \(signal), nothing was written"
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }.joined(separator: ", ")
  }
}

/// What a disk throws is told as a reason why files could not be written.
func attempting<Value>(
  _ action: () throws(DiskError) -> Value
) throws(WorkspaceError) -> Value {
  do throws(DiskError) {
    return try action()
  } catch {
    throw .disk(error)
  }
}
