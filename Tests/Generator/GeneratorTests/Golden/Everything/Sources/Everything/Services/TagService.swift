import ServiceKit

/// The only type that knows what its server is asked, and how.
final class TagService: WebService, @unchecked Sendable {}
