import Glibc

/// Functions of the C library that its module does not show.
enum TerminalFunctions {
  typealias OnDescriptor = @convention(c) (Int32) -> Int32
  typealias Name = @convention(c) (Int32, UnsafeMutablePointer<CChar>, Int) -> Int32

  static func posixOpenpt(_ flags: Int32) -> Int32 { call("posix_openpt", flags) }
  static func grantpt(_ descriptor: Int32) -> Int32 { call("grantpt", descriptor) }
  static func unlockpt(_ descriptor: Int32) -> Int32 { call("unlockpt", descriptor) }

  static func ptsname(
    _ descriptor: Int32, _ name: UnsafeMutablePointer<CChar>, _ count: Int
  ) -> Int32 {
    guard let function = dlsym(nil, "ptsname_r") else { return -1 }
    return unsafeBitCast(function, to: Name.self)(descriptor, name, count)
  }

  private static func call(_ name: String, _ argument: Int32) -> Int32 {
    guard let function = dlsym(nil, name) else { return -1 }
    return unsafeBitCast(function, to: OnDescriptor.self)(argument)
  }
}
