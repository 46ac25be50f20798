/// What a command tells the shell.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  public static let done = ExitStatus(rawValue: 0)
  /// The user's files have errors, drift or conflicts left.
  public static let found = ExitStatus(rawValue: 1)
  /// The work could not be done.
  public static let unable = ExitStatus(rawValue: 2)
  /// The command line itself is wrong; EX_USAGE of sysexits.h.
  public static let usage = ExitStatus(rawValue: 64)

  /// A program that ended at a signal, as shells report it.
  public static func stopped(bySignal number: Int32) -> ExitStatus {
    ExitStatus(rawValue: 128 &+ number)
  }
}
