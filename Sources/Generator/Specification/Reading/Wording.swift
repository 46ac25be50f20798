import Words

/// A text of the spec as messages show it: short, on one line, without control characters.
func quoted(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(60) {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    let isDirection = (0x202A...0x202E).contains(scalar.value) || scalar.value == 0x2028
    shown.unicodeScalars.append(isControl || isDirection ? "\u{FFFD}" : scalar)
  }
  let isWhole = text.unicodeScalars.count <= 60
  return "'\(shown)\(isWhole ? "" : "...")'"
}

/// What to write instead of an unknown name: the nearest one, or all of them if they are few.
func advice(_ name: String, _ candidates: some Collection<String>) -> String {
  if let near = nearest(to: name, among: candidates) { return "; did you mean '\(near)'?" }
  guard !candidates.isEmpty, candidates.count <= 16 else { return "" }
  return "; expected \(alternatives(Array(candidates)))"
}
