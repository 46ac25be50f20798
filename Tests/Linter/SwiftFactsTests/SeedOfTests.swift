import Foundation

/// Where the random numbers of these tests begin.
enum SeedOfTests {
  /// The same in every run, so that a change of the sources decides what fails, unless
  /// `ARMATURE_SEED` names another. `Scripts/facts.sh` tries seeds at random.
  static let value: UInt64 =
    ProcessInfo.processInfo.environment["ARMATURE_SEED"].flatMap(UInt64.init) ?? 2026
}
