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
