/// A file that belongs to the spec.
public struct SpecificationFile: Sendable {
  /// Relative to the folder of the spec, with `/` between parts; never leads out of that folder.
  public let path: String
  public let bytes: [UInt8]
}
