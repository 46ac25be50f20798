import Foundation
import ModelKit

/// Loads an archive and brings the store up to date with it; returns how many objects it held.
public final class SynchronizeAccountOperation:
  ModelOperation<SynchronizeAccountInput, Int>,
  @unchecked Sendable
{
  public override func perform() async throws -> Int {
    let archive = try await download(input.address)
    return try await input.ledgerStore.perform { context in
      try Archive.read(archive, from: input.address, into: context)
    }
  }
}
