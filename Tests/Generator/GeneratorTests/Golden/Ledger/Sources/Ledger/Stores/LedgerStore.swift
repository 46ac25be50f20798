import ModelKit

/// The only type that knows how its objects are read, cached and written.
public final class LedgerStore: ObjectStore {}
