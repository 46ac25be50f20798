import Specification
import SystemLibrary

/// The header that a project with an SQLite store is compiled with.
enum SQLiteHeader {
  /// What to do where a project needs it and it is missing; nil where nothing is to be done.
  static func advice(for specification: ApplicationSpecification) -> String? {
    guard specification.stores.contains(where: { $0.engine == .sqlite }), !isInstalled else {
      return nil
    }
    return """
      warning: the header of SQLite is missing here, and \(specification.application.name) needs it; \
      install it with: sudo apt-get install libsqlite3-dev

      """
  }

  /// Whether a C compiler would find it: where GCC and Clang look.
  private static var isInstalled: Bool {
    let names = ["CPATH", "C_INCLUDE_PATH"]
    let given = names.compactMap { (name: String) in
      getenv(name).map { String(cString: $0) }
    }
    let folders = given.flatMap { $0.split(separator: ":").map(String.init) }
    return (["/usr/include", "/usr/local/include"] + folders).contains { folder in
      access(folder + "/sqlite3.h", R_OK) == 0
    }
  }
}
