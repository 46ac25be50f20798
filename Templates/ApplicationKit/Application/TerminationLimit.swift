/// How long an application that ends waits for what it has begun, such as a save.
enum TerminationLimit {
  static let seconds = 3
}
