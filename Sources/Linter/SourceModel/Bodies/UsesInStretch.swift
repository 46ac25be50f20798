extension SwiftSource {
  /// The uses of names in a stretch of the file, found without a look at all others: they are in the
  /// order of their names.
  public func uses(in stretch: Name) -> Views<Use> {
    let first = facts.references.partitionPoint { $0.name.start >= stretch.start }
    let end = facts.references.partitionPoint { $0.name.start >= stretch.end }
    return Views(first..<max(first, end), of: self)
  }
}
