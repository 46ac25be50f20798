import CSQLite
import Foundation
import ModelKit
import Testing

@testable import SQLiteStorage

struct FullDiskTests {
  @Test(arguments: [
    SQLiteFailure(code: SQLITE_FULL, message: ""),
    SQLiteFailure(code: SQLITE_IOERR | (19 << 8), message: "disk I/O error", systemError: ENOSPC),
    SQLiteFailure(code: SQLITE_CANTOPEN, message: "", systemError: EDQUOT),
  ])
  func `Whatever finds the disk full says so, and what to do`(failure: SQLiteFailure) {
    let text = "a: cannot be written: the disk is full; free some of it, and try again"
    #expect(failure.error(path: "a").description == text)
  }

  @Test func `What else the system refuses keeps its words`() {
    let failure = SQLiteFailure(code: SQLITE_IOERR, message: "disk I/O error", systemError: EIO)
    #expect(failure.error(path: "a").description == "a: cannot be used: disk I/O error")
  }
}
