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

  /// What a file of a folder was on both sides of a merge that is under way or was the last commit; nil where one of
  /// them did not have it.
  static func sides(of path: String, in folder: String) -> [[UInt8]]? {
    let others = ["MERGE_HEAD", "REBASE_HEAD", "CHERRY_PICK_HEAD"].map { ["HEAD", $0] }
    return (others + [["HEAD^1", "HEAD^2"]]).lazy.map { commits in
      commits.compactMap { commit -> [UInt8]? in
        let object = "\(commit):./\(path)"
        let git = try? ChildProcess("git", ["-C", folder, "cat-file", "blob", object])
        return git?.status == 0 ? git?.output : nil
      }
    }.first { $0.count == 2 }
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
