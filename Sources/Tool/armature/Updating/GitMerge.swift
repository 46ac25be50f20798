import Processes
import SystemLibrary
import Updating

/// Merges three ways by `git merge-file`, which needs no repository.
struct GitMerge {
  /// Merges what its owner made of a file with what armature makes of it now.
  func merged(
    _ owners: [UInt8], _ original: [UInt8], _ generated: [UInt8]
  ) throws -> MergedText {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let paths = try [("yours", owners), ("original", original), ("generated", generated)].map {
      try folder.write($0.1, named: $0.0)
    }
    let labels = ["yours", "as it was generated", "as armature.yml has it"].flatMap { ["-L", $0] }
    let git: ChildProcess
    do throws(ChildProcess.StartFailure) {
      git = try ChildProcess("git", ["merge-file", "-p"] + labels + paths)
    } catch {
      throw MergeProblem(reason: String(cString: strerror(error.code)))
    }
    // What is more than 127 conflicts git calls 127, and 255 is an error.
    guard git.status < 128 else { throw MergeProblem(reason: git.errors) }
    return MergedText(bytes: git.output, conflictCount: Int(git.status))
  }
}

/// A folder for the files of one merge.
private struct TemporaryFolder {
  private let path: String

  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/armature-merge-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw MergeProblem(reason: String(cString: strerror(errno)))
    }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  func write(_ bytes: [UInt8], named name: String) throws -> String {
    let file = path + "/" + name
    guard let stream = fopen(file, "w") else {
      throw MergeProblem(reason: String(cString: strerror(errno)))
    }
    let written = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, written == bytes.count else {
      throw MergeProblem(reason: String(cString: strerror(errno)))
    }
    return file
  }

  func remove() {
    for name in ["yours", "original", "generated"] { unlink(path + "/" + name) }
    rmdir(path)
  }
}

struct MergeProblem: Error, CustomStringConvertible {
  let reason: String

  var description: String { "nothing was written: git cannot merge: \(reason)" }
}
