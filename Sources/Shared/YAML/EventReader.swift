import CYAML
import Diagnostics

/// libyaml's parser as a sequence of events with byte ranges.
///
/// The parser keeps a pointer to the bytes, hence a class that owns a copy at a fixed place.
final class EventReader {
  private let source: SourceText
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let start: Int
  private var offsets: ByteOffsets

  init(_ source: SourceText) {
    self.source = source
    start = source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    offsets = ByteOffsets(bytes: source.bytes, start: start)
    let text = source.bytes.dropFirst(start)
    bytes = .allocate(capacity: max(text.count, 1))
    _ = bytes.initialize(fromContentsOf: text)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next event. After the end of the stream there is none to ask for.
  func next() throws(YAMLError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    let lower = offsets.offset(ofScalar: Int(event.start_mark.index))
    let upper = offsets.offset(ofScalar: Int(event.end_mark.index))
    let range = FileRange(file: source.file, bytes: lower..<max(lower, upper))
    return Event(content: Event.Content(event), range: range)
  }

  private func syntaxError() -> YAMLError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "this is not YAML"
    if parser.pointee.error == YAML_READER_ERROR {
      return YAMLError(.notYAML, problem, at: range(at: start + parser.pointee.problem_offset))
    }
    let conflict = (1...max(source.lineCount, 1)).first { source.line($0).hasPrefix("<<<<<<<") }
    if let conflict {
      let message = "a merge has left a conflict here; keep what is right and delete its marks"
      let line = FileRange(file: source.file, bytes: source.lineRange(conflict))
      return YAMLError(.notYAML, message, at: line)
    }
    let offset = offsets.offset(ofScalar: Int(parser.pointee.problem_mark.index))
    if source.bytes.dropFirst(offset).first == 0x09 {
      let message = "a tab cannot stand here; indent with spaces"
      return YAMLError(.notYAML, message, at: range(at: offset))
    }
    var notes: [Note] = []
    if let context = parser.pointee.context {
      let place = offsets.offset(ofScalar: Int(parser.pointee.context_mark.index))
      notes.append(Note(String(cString: context), at: range(at: place)))
    }
    // What libyaml says of the second bracket in `{ where: a IN {b} CONTAINS[c] c }`.
    let isFlow = problem.contains("expected ',' or")
    let hint = isFlow ? "; inside braces and brackets, quote a string with , : [ ] { } in it" : ""
    let message = "this is not YAML: \(problem)\(hint)"
    return YAMLError(.notYAML, message, at: range(at: offset), notes: notes)
  }

  private func range(at offset: Int) -> FileRange {
    let place = min(max(offset, 0), source.bytes.count)
    return FileRange(file: source.file, bytes: place..<min(place + 1, source.bytes.count))
  }
}
