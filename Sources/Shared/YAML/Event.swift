import CYAML
import Diagnostics

/// One event of libyaml, in Swift's types.
struct Event {
  enum Content {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(YAMLScalar, Properties)
    case sequenceStart(Properties)
    case sequenceEnd
    case mappingStart(Properties)
    case mappingEnd
  }

  /// What stands before a value.
  struct Properties {
    let anchor: String?
    let tag: String?
  }

  let content: Content
  let range: FileRange
}

extension Event.Content {
  init(_ event: yaml_event_t) {
    let data = event.data
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_STREAM_START_EVENT: self = .streamStart
    case YAML_ALIAS_EVENT: self = .alias(text(data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT: self = .init(data.scalar)
    case YAML_SEQUENCE_START_EVENT:
      let start = data.sequence_start
      self = .sequenceStart(.init(anchor: text(start.anchor), tag: text(start.tag)))
    case YAML_MAPPING_START_EVENT:
      let start = data.mapping_start
      self = .mappingStart(.init(anchor: text(start.anchor), tag: text(start.tag)))
    case YAML_SEQUENCE_END_EVENT: self = .sequenceEnd
    case YAML_MAPPING_END_EVENT: self = .mappingEnd
    default: self = .streamEnd
    }
  }

  private init(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar) {
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let value = YAMLScalar(
      String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    self = .scalar(value, .init(anchor: text(scalar.anchor), tag: text(scalar.tag)))
  }
}

private func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  bytes.map { String(cString: $0) }
}
