import Diagnostics
import Generator
import Specification
import Templates

/// What `armature new` says about the project that it wrote.
struct NewProjectSummary {
  private let project: GeneratedProject
  private let isLibrary: Bool
  private let name: String
  private let target: String

  init(
    of project: GeneratedProject, for specification: ApplicationSpecification, at target: String
  ) {
    self.project = project
    self.target = target
    isLibrary = specification.isLibrary
    name = specification.application.name
  }

  func text(duration: Duration, listsFiles: Bool, isColored: Bool) -> String {
    let heading = { (text: String) in isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    var lines = [heading(name) + " in \(target)"]
    for ownership in Ownership.allCases {
      let files = project.files.filter { $0.ownership == ownership }
      if files.isEmpty { continue }
      lines.append("  \(Self.title(of: ownership)): \(files.count.counted("file"))")
      if listsFiles { lines += files.map { "    " + $0.path } }
    }
    let milliseconds = Int(duration / .milliseconds(1))
    lines.append("\(project.files.count.counted("file")) in \(milliseconds) ms")
    if !project.unwrittenParts.isEmpty {
      lines += ["", heading("yours to write (\(project.unwrittenParts.count)):")]
      lines += project.unwrittenParts.map { "  \($0.path):\($0.line) \($0.name)" }
    }
    if !project.missingSamples.isEmpty {
      lines += ["", heading("no samples, and so fewer tests (\(project.missingSamples.count)):")]
      lines += project.missingSamples.map { "  \($0)" }
    }
    if let note = project.kitLanguageNote { lines += ["", heading("note:") + " " + note] }
    return (lines + ["", heading("next:") + " " + nextCommand]).joined(separator: "\n") + "\n"
  }

  private var nextCommand: String {
    let folder = ShellWord(target.hasPrefix("-") ? "./" + target : target).text
    return "cd \(folder) && " + (isLibrary ? "swift test" : "swift run \(name)")
  }

  private static func title(of ownership: Ownership) -> String {
    switch ownership {
    case .owner: "yours"
    case .armature: "written by armature"
    case .kit: "kits"
    }
  }
}
