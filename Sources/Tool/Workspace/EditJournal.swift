import Manifest
import SystemLibrary

/// What is about to be done to the files of a folder, written down before it is: whoever comes next finishes what a
/// killed process has begun, and stays away while a live one is at work.
struct EditJournal<Storage: Disk> {
  let disk: Storage
  /// The folder of the files.
  let folder: String

  init(disk: Storage, folder: String) {
    self.disk = disk
    self.folder = folder
  }

  var path: String { folder + "/.armature/pending" }
  private var plan: String { path + "/plan" }
  /// Stands before the number of the process that is at work, in the name of an empty file: names come at once.
  private let processPrefix = "process-"

  /// Writes down what is to be done; nobody else can begin until it is closed.
  func open(_ replacements: [FileReplacement]) throws(DiskError) {
    let parent = folder + "/.armature"
    if try disk.entry(at: parent) == nil { try disk.makeFolder(at: parent) }
    try disk.makeFolder(at: path)
    try disk.write(FileTree.File([]), at: "\(path)/\(processPrefix)\(getpid())")
    var lines = ""
    for (number, replacement) in replacements.enumerated() {
      if let new = replacement.new {
        try disk.write(FileTree.File(new), at: path + "/\(number)")
      }
      let former = replacement.former.map { SHA256.hexadecimalDigest(of: $0) } ?? "-"
      lines += "\(replacement.new == nil ? "-" : "\(number)") \(former) \(replacement.path)\n"
    }
    // Under its name it is complete.
    try disk.write(FileTree.File(Array(lines.utf8)), at: plan + ".new")
    try disk.rename(plan + ".new", to: plan)
  }

  func close() { disk.removeTree(at: path) }

  /// The live process that is at work; nil where there is none.
  func liveProcess() throws(DiskError) -> Int32? {
    let names = try disk.names(in: path)
    guard let name = names.first(where: { $0.hasPrefix(processPrefix) }),
      let number = Int32(name.dropFirst(processPrefix.count)), number > 0, number != getpid(),
      kill(number, 0) == 0 || errno == EPERM
    else { return nil }
    return number
  }

  /// What a process has written down: for each file the name of its new text, or `-` where it is to go, the
  /// digest of the former one, or `-` where there was none, and the path.
  private func entries() throws(DiskError) -> [(new: String, former: String, path: String)] {
    guard let bytes = try disk.bytes(at: plan) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      return parts.count == 3 ? (parts[0], parts[1], parts[2]) : nil
    }
  }

  /// The files that a process wanted to change.
  func paths() throws(DiskError) -> [String] { try entries().map(\.path) }

  /// What a killed process has still to do: the files that are as it found them.
  ///
  /// Where somebody has edited a file since, before the first of armature's own notes was written, they stay as they
  /// are: the next update has to see that the file is not up to date.
  func unfinished() throws(DiskError) -> [FileReplacement] {
    var files: [FileReplacement] = []
    var notes: [FileReplacement] = []
    var (isEdited, isNoted) = (false, false)
    for entry in try entries() {
      let isNote = entry.path.hasPrefix(".armature/")
      let new = entry.new == "-" ? nil : try disk.bytes(at: path + "/" + entry.new)
      let current = try disk.bytes(at: folder + "/" + entry.path)
      if current == new {
        isNoted = isNoted || isNote
      } else if current.map({ SHA256.hexadecimalDigest(of: $0) }) ?? "-" == entry.former {
        let replacement = FileReplacement(path: entry.path, former: current, new: new)
        if isNote { notes.append(replacement) } else { files.append(replacement) }
      } else {
        isEdited = isEdited || !isNote
      }
    }
    return isEdited && !isNoted ? files : files + notes
  }
}
