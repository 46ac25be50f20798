import Words

/// "; did you mean 'x'?" for the nearest name, or nothing when none is near.
func didYouMean(_ word: String, among names: [String]) -> String {
  nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
}
