/// Templates that know each other by name: Mustache 1.4 with partials and inheritance.
///
/// All are parsed once, then filled as often as needed.
public struct TemplateLibrary: Sendable {
  private let templates: [String: [Node]]

  /// - Parameter texts: the templates by the names under which partials and parents call them.
  public init(_ texts: [String: String]) throws(TemplateError) {
    var templates: [String: [Node]] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      templates[name] = try TemplateParser.nodes(of: text, template: name)
    }
    self.templates = templates
  }

  public var names: [String] { templates.keys.sorted() }

  /// Fills a template; the text is in UTF-8.
  ///
  /// - Parameters:
  ///   - values: the innermost last, in which a name is looked for first.
  ///   - isStrict: whether a name without a value, a partial that is not there and a hole that gets no
  ///     word are errors. The Mustache specification makes all of them an empty text.
  public func bytes(of name: String, with values: [TemplateValue], isStrict: Bool = true)
    throws(TemplateError) -> [UInt8]
  {
    guard let nodes = templates[name] else {
      throw TemplateError("no template is called '\(name)'", template: name, line: 1)
    }
    var renderer = Renderer(library: self, template: name, values: values, isStrict: isStrict)
    try renderer.render(nodes)
    return renderer.output
  }

  public func text(of name: String, with value: TemplateValue, isStrict: Bool = true)
    throws(TemplateError) -> String
  {
    String(decoding: try bytes(of: name, with: [value], isStrict: isStrict), as: UTF8.self)
  }

  func nodes(of name: String) -> [Node]? { templates[name] }
}
