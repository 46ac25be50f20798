extension UnsafeBufferPointer<UInt8> {
  /// Where the first byte stands that is no part of a text in UTF-8; nil where all are.
  var placeOutsideUTF8: Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
