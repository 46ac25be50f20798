import Diagnostics
import Generator
import Updating

/// What `armature generate` and `armature check` say about a project.
struct UpdateSummary {
  private let update: ProjectUpdate
  private let name: String
  private let display: (String) -> String

  /// - Parameter display: a path below the project as the user would write it.
  init(of update: ProjectUpdate, name: String, display: @escaping (String) -> String) {
    self.update = update
    self.name = name
    self.display = display
  }

  /// - Parameter isPlanned: whether it is what would be done.
  func text(isPlanned: Bool, duration: Duration, isColored: Bool) -> String {
    let heading = { (text: String) in isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    let milliseconds = Int(duration / .milliseconds(1))
    var lines: [String] = []
    let kept = update.changes.filter(\.isKept)
    let made = update.changes.filter { !$0.isKept }
    if made.isEmpty {
      lines.append(
        "\(heading(name)) is up to date\(notes(isPlanned: isPlanned)): "
          + "\(update.unchangedCount.counted("file")) in \(milliseconds) ms")
    } else {
      lines += made.filter { !$0.path.hasPrefix(Self.kitsFolder) }.map(line)
      lines += kitsLine(of: made).map { [$0] } ?? []
      let counts = Self.titles.compactMap { title in
        let count = made.count { $0.title == title && $0.isCounted }
        return count == 0 ? nil : "\(count) \(isPlanned ? "to be " : "")\(title)"
      }
      lines.append(
        "\(heading(name)): \(counts.joined(separator: ", ")); "
          + "\(update.unchangedCount) unchanged, in \(milliseconds) ms")
    }
    // What was told before is told in short by a run that has nothing to do.
    let isShort = made.isEmpty && !isPlanned
    lines += keptLines(kept.filter { !isShort || !$0.lasts })
    if isShort { lines += deletionLines + openLines }
    if !update.movedData.isEmpty {
      lines += ["", heading("yours to move, wherever the application has kept data:")]
      lines += update.movedData.map { "  \($0.change): \($0.remedy)" }
    }
    if !update.formerUses.isEmpty, !isShort {
      lines += ["", heading("yours to rename (\(update.formerUses.count)):")]
      lines += update.formerUses.map { use in
        "  \(display(use.path)):\(use.line) uses \(use.name), which is "
          + (use.newName.map { "now \($0)" } ?? "gone")
      }
      lines.append("  where none of them is meant, delete \(display(FormerNames.path))")
    }
    if !update.unwrittenParts.isEmpty, !isShort {
      lines += ["", heading("yours to write (\(update.unwrittenParts.count)):")]
      lines += update.unwrittenParts.map { "  \(display($0.path)):\($0.line) \($0.name)" }
    }
    if isPlanned { lines += translationLines(heading) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Where the spec has a text for one language only, and languages in which the kits have none.
  private func translationLines(_ heading: (String) -> String) -> [String] {
    let paths = update.untranslatedTexts
    let note = update.kitLanguageNote.map { ["", heading("note:") + " " + $0] } ?? []
    guard !paths.isEmpty else { return note }
    return ["", heading("yours to translate (\(paths.count)):")] + paths.map { "  \($0)" } + note
  }

  private func count(of isMeant: (FileChange.Kind) -> Bool) -> Int {
    update.changes.count { isMeant($0.kind) }
  }

  /// What has lost its record has mostly lost it with all others.
  private func keptLines(_ kept: [FileChange]) -> [String] {
    let unrecorded = kept.filter { $0.kind == .kept(.missingOriginal) }
    guard unrecorded.count > 1 else { return kept.map(line) }
    return kept.filter { $0.kind != .kept(.missingOriginal) }.map(line) + [
      "  \(Self.padded("kept"))\(unrecorded.count.counted("file")) \(Self.missingRecord("them"))"
    ]
  }

  private static func missingRecord(_ files: String) -> String {
    "(armature's record of \(files) is missing: what the spec changes is added, and no more; to have it merged, "
      + "take .armature back from git and run 'armature generate')"
  }

  private var deletionLines: [String] {
    let deleted = update.changes.filter { $0.kind == .kept(.deleted) }
    guard deleted.count > 1 else { return deleted.map(line) }
    return ["left out: \(deleted.count) files that you deleted; --restore writes them again"]
  }

  /// What is still to be done, in one line.
  private var openLines: [String] {
    let repeating = count { if case .kept(.repeating) = $0 { true } else { false } }
    let open = [
      (update.unwrittenParts.count, "part", "to write"),
      (update.formerUses.count, "line", "to rename"),
      (count { $0 == .kept(.stranded) }, "file", "to move into a target"),
      (count { $0 == .kept(.edited) }, "file", "that the spec has no more"),
      (repeating, "file", "that declares what is generated now"),
    ].filter { $0.0 > 0 }.map { count, noun, task in "\(count.counted(noun)) \(task)" }
    guard !open.isEmpty else { return [] }
    return ["yours to do: \(open.joined(separator: ", ")); 'armature check' lists all"]
  }

  /// Armature's own notes on the project may be behind, as after a merge of two branches.
  private func notes(isPlanned: Bool) -> String {
    if update.edits.isEmpty || isPlanned && update.isMade { return "" }
    return isPlanned
      ? ", but armature's record of it is not (run 'armature generate')"
      : ", and now so is armature's record of it"
  }

  /// Why nothing was written, and what to do.
  var refusal: String {
    var text = ""
    for (path, line) in update.openConflicts {
      text += "\(display(path)):\(line): error: a conflict is open here; decide it first\n"
    }
    for path in update.editedFiles {
      text +=
        "\(display(path)): error: armature generates this file, but it was edited\(Self.advice(for: path))\n"
    }
    if !update.editedFiles.isEmpty {
      let (files, versions) =
        update.editedFiles.count == 1 ? ("it", "version") : ("them", "versions")
      text +=
        "note: --replace-edited regenerates \(files) and keeps the edited \(versions) in .armature/replaced\n"
    }
    return text
  }

  private static let kitsFolder = "Kits/"
  private static let titles = [
    "added", "replaced", "merged", "moved", "removed", "in conflict",
  ]

  /// The file beside it that is the owner's.
  private static func advice(for path: String) -> String {
    let ending = "+Generated.swift"
    guard path.hasSuffix(ending), let slash = path.lastIndex(of: "/") else { return "" }
    let name = path[path.index(after: slash)...].dropLast(ending.count)
    return "; put your own code into \(name).swift or an extension of your own"
  }

  /// The runtime is one thing to whoever reads this.
  private func kitsLine(of changes: [FileChange]) -> String? {
    let titles = changes.filter { $0.path.hasPrefix(Self.kitsFolder) }.map(\.title)
    guard let title = titles.first else { return nil }
    let shown = titles.allSatisfy { $0 == title } ? title : "replaced"
    return "  \(Self.padded(shown))\(display("Kits")) (\(titles.count.counted("file")))"
  }

  private static func padded(_ title: String) -> String {
    title + String(repeating: " ", count: 13 - title.count)
  }

  private func line(of change: FileChange) -> String {
    let start = "  \(Self.padded(change.title))\(display(change.path))"
    switch change.kind {
    case .moved(let old): return start + " (with your edits, from \(display(old)))"
    case .conflicting(let count): return start + " (\(count.counted("place")) to decide)"
    case .kept(.edited):
      return start
        + " (edited, but no longer in the spec: what it names may be gone, so take what you need of it)"
    case .kept(.ownersAlone):
      return start + " (edited, and yours alone now: the spec asks for nothing in it any more)"
    case .kept(.unknown):
      return start + " (a file of yours was there before; see .armature/originals)"
    case .kept(.data): return start + " (your data, while the spec has changed: see that it fits)"
    case .kept(.copy):
      return start
        + " (edited, so the archive that the spec names was not copied again: take over what you need of it)"
    case .kept(.damagedOriginal):
      return start
        + " (armature's record of it was damaged: what the spec changes was added, and no more; the record is "
        + "in .armature/replaced)"
    case .kept(.missingOriginal): return start + " " + Self.missingRecord("it")
    case .kept(.stranded):
      return start
        + " (yours, in a folder that no target has: move it, or name the folder in Package.swift)"
    case .kept(.repeating(let names)):
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return start
        + " (declares \(list), as the generated half does now: delete yours, or change the spec)"
    case .kept(.deleted): return start + " (you deleted it; --restore writes it again)"
    case .added, .replaced, .merged, .removed: return start
    }
  }
}

extension FileChange {
  fileprivate var isKept: Bool {
    if case .kept = kind { true } else { false }
  }

  /// Whether every run finds it again, until its owner does something about it.
  fileprivate var lasts: Bool {
    switch kind {
    case .kept(.edited), .kept(.ownersAlone), .kept(.deleted), .kept(.repeating), .kept(.stranded):
      true
    default: false
    }
  }

  /// A moved file whose edits are in conflict is told twice and counted once each.
  fileprivate var isCounted: Bool { !isKept }

  fileprivate var title: String {
    switch kind {
    case .added: "added"
    case .replaced: "replaced"
    case .merged: "merged"
    case .conflicting: "in conflict"
    case .moved: "moved"
    case .removed: "removed"
    case .kept(.deleted): "left out"
    case .kept: "kept"
    }
  }
}
