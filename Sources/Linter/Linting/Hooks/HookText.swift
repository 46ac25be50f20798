/// The text of a git hook, with armature's part in it or without.
struct HookText: Equatable {
  let text: String

  init(_ text: String) { self.text = text }

  /// A hook of armature alone.
  init(calling program: String) {
    text = Self.heading + Self.part(calling: program)
  }

  private static let heading = "#!/bin/sh\n"
  private static let begin = "# armature hook: begin; 'armature hook uninstall' takes it out\n"
  private static let end = "# armature hook: end\n"

  /// A shell runs it, so that a part can stand in it.
  var isShellScript: Bool {
    let line = text.prefix { $0 != "\n" }
    guard line.hasPrefix("#!") else { return false }
    let words = line.dropFirst(2).split { $0 == " " || $0 == "/" }
    return words.contains { ["sh", "bash", "dash", "ksh", "zsh"].contains($0) }
  }

  var hasPart: Bool { text.contains(Self.begin) }

  /// Somebody has changed the line that the part begins or ends with, so that nobody knows where it ends.
  var hasBrokenPart: Bool {
    let hasMark = text.contains(Self.begin) || text.contains(Self.end)
    return hasMark && withoutPart == self
  }

  /// Only armature wrote it.
  var isPartAlone: Bool { hasPart && withoutPart.text == Self.heading }

  /// The same hook, which runs armature before anything else.
  func withPart(calling program: String) -> HookText {
    let other = withoutPart.text
    let heading = other.prefix { $0 != "\n" } + "\n"
    return HookText(heading + Self.part(calling: program) + other.dropFirst(heading.count))
  }

  /// To the byte what it was before.
  var withoutPart: HookText {
    guard let start = text.firstRange(of: Self.begin), let stop = text.firstRange(of: Self.end),
      start.upperBound <= stop.lowerBound
    else { return self }
    return HookText(String(text[..<start.lowerBound] + text[stop.upperBound...]))
  }

  /// The program that wrote the hook is tried first, then whatever `armature` is on the path. In a shell
  /// of its own, so that the rest of the hook sees none of its variables.
  private static func part(calling program: String) -> String {
    let quoted = program.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return """
      \(begin)(
        armature='\(quoted)'
        [ -x "$armature" ] || armature=armature
        command -v "$armature" >/dev/null || {
          echo "pre-commit: armature was not found; install it or run 'git commit --no-verify'" >&2
          exit 1
        }
        exec "$armature" lint --staged
      ) || exit $?
      \(end)
      """
  }
}
