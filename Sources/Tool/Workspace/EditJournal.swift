import Manifest
import SystemLibrary

/// What a process had begun to change in a folder before it was killed.
public struct InterruptedEdit: Equatable, Sendable {
  /// What takes it back.
  public fileprivate(set) var replacements: [FileReplacement] = []
  /// The files that somebody has changed since: they stay as they are.
  public fileprivate(set) var changedPaths: [String] = []
}

/// What the files of a folder were before they are changed, written down before they are: whoever comes next takes
/// back what a killed process has begun.
struct EditJournal<Storage: Disk> {
  let disk: Storage
  /// The folder of the files.
  let folder: String

  init(disk: Storage, folder: String) {
    self.disk = disk
    self.folder = folder
  }

  /// The folder with all notes of armature's, which is locked while any file is changed.
  var notes: String { folder + "/.armature" }
  private var path: String { notes + "/pending" }
  private var plan: String { path + "/plan" }

  var isOpen: Bool {
    get throws(DiskError) { try disk.entry(at: plan) != nil }
  }

  /// Writes down what is there. Each line of the plan has the name of a file's former text, or `-` where there was
  /// none, the digest of the new one, or `-` where the file is to go, and the path.
  func open(_ replacements: [FileReplacement]) throws(DiskError) {
    try disk.makeFolder(at: path)
    var lines = ""
    for (number, replacement) in replacements.enumerated() {
      if let former = replacement.former {
        try disk.write(FileTree.File(former), at: path + "/\(number)")
      }
      let new = replacement.new.map { SHA256.hexadecimalDigest(of: $0) } ?? "-"
      lines += "\(replacement.former == nil ? "-" : "\(number)") \(new) \(replacement.path)\n"
    }
    // Under its name it is complete.
    try disk.write(FileTree.File(Array(lines.utf8)), at: plan + ".new")
    try disk.rename(plan + ".new", to: plan)
  }

  /// From here on everything is done; before, nothing is.
  func close() throws(DiskError) { try disk.removeFile(at: plan) }

  /// Removes what is left of it.
  func discard() { disk.removeTree(at: path) }

  private func entries() throws(DiskError) -> [(former: String, new: String, path: String)] {
    guard let bytes = try disk.bytes(at: plan) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      return parts.count == 3 ? (parts[0], parts[1], parts[2]) : nil
    }
  }

  /// The files that a process wanted to change.
  func paths() throws(DiskError) -> [String] { try entries().map(\.path) }

  /// What takes back what a process has begun.
  func interrupted() throws(DiskError) -> InterruptedEdit {
    var edit = InterruptedEdit()
    for entry in try entries() {
      let former = entry.former == "-" ? nil : try disk.bytes(at: path + "/" + entry.former)
      let current = try disk.bytes(at: folder + "/" + entry.path)
      if current == former { continue }
      let isAsMade = current.map { SHA256.hexadecimalDigest(of: $0) } ?? "-" == entry.new
      // Without the former text nobody knows what to put back.
      if isAsMade, former != nil || entry.former == "-" {
        edit.replacements.append(
          FileReplacement(path: entry.path, former: current, new: former))
      } else {
        edit.changedPaths.append(entry.path)
      }
    }
    return edit
  }
}
