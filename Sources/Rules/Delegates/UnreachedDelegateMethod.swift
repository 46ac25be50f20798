import Diagnostics
import SourceModel

struct UnreachedDelegateMethod: Rule {
  static let about = RuleDescription(
    id: "unreached_delegate_method",
    summary:
      "An optional delegate method is one that the protocol knows, in the class that conforms.",
    why:
      "Where name or class is a little off, Swift calls the protocol's default and says nothing.",
    examples: [
      Example(
        "a letter off",
        protocolText + """
          final class Screen: PhotoViewDelegate {
            func photoViewDidClosed(_ photoView: PhotoView) {}
          //     ^^^^^^^^^^^^^^^^^^ unreached_delegate_method: write 'photoViewDidClose(_:)': \
          PhotoViewDelegate has no 'photoViewDidClosed(_:)', so its default is called
          }
          """),
      Example(
        "a label off, in an extension",
        protocolText + """
          final class Screen {}
          extension Screen: PhotoViewDelegate {
            func photoView(_ photoView: PhotoView, didSelects photo: Photo) {}
          //     ^^^^^^^^^ unreached_delegate_method: write 'photoView(_:didSelect:)': \
          PhotoViewDelegate has no 'photoView(_:didSelects:)', so its default is called
          }
          """),
      Example(
        "a subclass of the class that conforms",
        protocolText + """
          class Screen: PhotoViewDelegate {}
          final class ZoomScreen: Screen {
            func photoViewDidClose(_ photoView: PhotoView) {}
          //     ^^^^^^^^^^^^^^^^^ unreached_delegate_method: write 'photoViewDidClose(_:)' into \
          Screen and override it here: else the default of PhotoViewDelegate is called
          }
          """),
      Example(
        "the names of the protocol",
        protocolText + """
          final class Screen: PhotoViewDelegate {
            func photoViewDidClose(_ photoView: PhotoView) {}
            func photoView(_ photoView: PhotoView, didSelect photo: Photo) {}
          }
          """),
      Example(
        "a subclass that overrides",
        protocolText + """
          class Screen: PhotoViewDelegate {
            func photoViewDidClose(_ photoView: PhotoView) {}
          }
          final class ZoomScreen: Screen {
            override func photoViewDidClose(_ photoView: PhotoView) {}
          }
          """),
      Example(
        "methods that only begin alike",
        protocolText + """
          final class Screen: PhotoViewDelegate {
            func photoViewDidScroll(_ photoView: PhotoView) {}
            func close() {}
          }
          """),
    ])

  private static let protocolText = """
    protocol PhotoViewDelegate: AnyObject {
      func photoViewDidClose(_ photoView: PhotoView)
      func photoView(_ photoView: PhotoView, didSelect photo: Photo)
    }
    extension PhotoViewDelegate {
      func photoViewDidClose(_ photoView: PhotoView) {}
      func photoView(_ photoView: PhotoView, didSelect photo: Photo) {}
    }

    """

  func findings(in project: Project) -> [Finding] {
    let members = ProjectMethods(in: project)
    let heirs = Heirs(in: project)
    let protocols = project.files.lazy.flatMap(\.types).filter { type in
      type.kind == .protocolType && DelegateProtocols.isDelegateProtocol(type.name, in: project)
    }
    return protocols.flatMap { Self.findings(about: $0.name, heirs, members) }
  }

  private static func findings(
    about delegate: String, _ heirs: Heirs, _ members: ProjectMethods
  ) -> [Finding] {
    let defaults = Set(members.methods(ofExtensionsOf: delegate).map(\.signature))
    let requirements = members.methods(of: delegate, kind: .protocolType).map(\.signature)
    let required = Set(requirements)
    let optional = requirements.filter(defaults.contains)
    guard !optional.isEmpty else { return [] }
    return heirs.namesOfConforming(to: delegate).flatMap { name -> [Finding] in
      let own = members.methods(ofTypeNamed: name)
      let answered = Set(own.map(\.signature))
      let unanswered = optional.filter { !answered.contains($0) }
      guard !unanswered.isEmpty else { return [] }
      let others = own.filter { !$0.isMachineWritten && !required.contains($0.signature) }
      let slips = others.compactMap { method in
        unanswered.prefix(mostCompared).first { isSlip(method.signature, for: $0) }.map { wanted in
          Finding(
            "write '\(wanted)': \(delegate) has no '\(method.signature)', so its default is called",
            at: method.range)
        }
      }
      return slips + late(unanswered, of: name, delegate, heirs, members)
    }
  }

  /// With how many unanswered methods one is compared: nobody writes more of them by hand.
  private static let mostCompared = 128

  /// Methods that a subclass adds although its superclass left them to the default.
  private static func late(
    _ unanswered: [String], of name: String, _ delegate: String, _ heirs: Heirs,
    _ members: ProjectMethods
  ) -> [Finding] {
    let missing = Set(unanswered)
    return heirs.classes(below: name).filter { !$0.inherited.contains(delegate) }
      .flatMap { members.methods(ofTypeNamed: $0.name) }
      .filter { !$0.isOverride && !$0.isMachineWritten && missing.contains($0.signature) }
      .map { method in
        Finding(
          "write '\(method.signature)' into \(name) and override it here: else the default of "
            + "\(delegate) is called", at: method.range)
      }
  }

  /// Whether two signatures differ in at most two letters in one place.
  private static func isSlip(_ signature: String, for wanted: String) -> Bool {
    let left = signature.utf8
    let right = wanted.utf8
    guard abs(left.count - right.count) <= 2 else { return false }
    let shorter = min(left.count, right.count)
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let common = min(start + end, shorter)
    return max(left.count, right.count) - common <= 2
  }
}

/// Who conforms to which protocol, and which classes lie below which type, made once for all delegates.
private final class Heirs {
  private let project: Project
  private lazy var conforming: [String: Set<String>] = {
    var conforming: [String: Set<String>] = [:]
    // A protocol that inherits from another is answered by others.
    for type in project.files.lazy.flatMap(\.types) where type.kind != .protocolType {
      for name in type.inherited where DelegateProtocols.isDelegateProtocol(name, in: project) {
        conforming[name, default: []].insert(type.name)
      }
    }
    return conforming
  }()
  private lazy var below: [String: [TypeOutline]] = {
    var below: [String: [TypeOutline]] = [:]
    for type in project.files.lazy.flatMap(\.types) where type.kind == .classType {
      for ancestor in Set(project.types.ancestors(of: type)) where ancestor != type.name {
        below[ancestor, default: []].append(type)
      }
    }
    return below
  }()

  init(in project: Project) {
    self.project = project
  }

  func namesOfConforming(to delegate: String) -> [String] {
    (conforming[delegate] ?? []).sorted()
  }

  func classes(below name: String) -> [TypeOutline] {
    below[name] ?? []
  }
}
