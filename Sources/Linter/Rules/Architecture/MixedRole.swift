import Diagnostics
import Roles
import SourceModel

struct MixedRole: Rule {
  static let about = RuleDescription(
    id: "mixed_role",
    summary: "What a type does as a delegate or data source of another lies in an extension.",
    why: "One part of a file then answers one question, and moves out whole when it grows.",
    severity: .warning,
    examples: [
      Example(
        "a controller that answers a text field in its body",
        """
        final class LoginViewController: UIViewController, UITextFieldDelegate {
        //                                                 ^^^^^^^^^^^^^^^^^^^ mixed_role: move \
        'UITextFieldDelegate' and its methods to an extension of 'LoginViewController'
          func textFieldDidEndEditing(_ textField: UITextField) {}
        }
        """),
      Example(
        "a view that is a data source besides",
        """
        class CalendarView: UIView, UICollectionViewDataSource {
        //                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ mixed_role: move \
        'UICollectionViewDataSource' and its methods to an extension of 'CalendarView'
          func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        }
        """),
      Example(
        "a view by the class from Apple above it",
        """
        class PhotoGrid: UICollectionView, UICollectionViewDataSource {
        //                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^ mixed_role: move \
        'UICollectionViewDataSource' and its methods to an extension of 'PhotoGrid'
          func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        }
        class PhotoSource: NSObject, UICollectionViewDataSource {
          func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        }
        """),
      Example(
        "an operation that is a session's delegate",
        """
        final class DownloadOperation: Operation, URLSessionDelegate {
        //                                        ^^^^^^^^^^^^^^^^^^ mixed_role: move \
        'URLSessionDelegate' and its methods to an extension of 'DownloadOperation'
          func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}
        }
        """),
      Example(
        "an extension for the second role",
        """
        final class LoginViewController: UIViewController {}
        extension LoginViewController: UITextFieldDelegate {
          func textFieldDidEndEditing(_ textField: UITextField) {}
        }
        """),
      Example(
        "a type whose only role it is",
        """
        final class SessionDelegate: NSObject, URLSessionDelegate {
          func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {}
        }
        """),
      Example(
        "a class of no other role that is more than one delegate",
        """
        final class Terminal: NSObject, TerminalHost, WKNavigationDelegate, SessionDelegate {
        //                                                                  ^^^^^^^^^^^^^^^ \
        mixed_role: move 'SessionDelegate' and its methods to an extension of 'Terminal'
          func webView(_ webView: WKWebView, didFinish navigation: WKNavigation) {}
          func sessionDidEnd(_ session: Session) {}
        }
        final class Picker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
        }
        """),
      Example(
        "a delegate in the body of what screens follow, and of a service",
        """
        final class PlaceFinder: NSObject, ObservableObject, CLLocationManagerDelegate {
        //                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^ mixed_role: move \
        'CLLocationManagerDelegate' and its methods to an extension of 'PlaceFinder'
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
        }
        final class SocketTalk: TalkService, SocketDelegate {
        //                                   ^^^^^^^^^^^^^^ mixed_role: move 'SocketDelegate' and its methods to an extension of \
        'SocketTalk'
          func socketDidOpen(_ socket: Socket) {}
        }
        """),
      Example(
        "a class whom others ask for something, one that only answers its sender, and one whose heirs cannot override that",
        """
        open class FormController: UIViewController, UITextFieldDelegate {
        //                                           ^^^^^^^^^^^^^^^^^^^ mixed_role: move 'UITextFieldDelegate' and its methods \
        to an extension of 'FormController'
          func textFieldDidEndEditing(_ textField: UITextField) {}
        }
        final class Uploader: NSObject, URLSessionTaskDelegate {
        //                              ^^^^^^^^^^^^^^^^^^^^^^ mixed_role: move 'URLSessionTaskDelegate' and its methods to an \
        extension of 'Uploader'
          func upload(_ file: URL) {}
          func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}
        }
        final class UploadWatcher: NSObject, URLSessionTaskDelegate {
          func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}
          private func note(_ error: Error) {}
        }
        struct MapView: UIViewRepresentable {
          final class Coordinator: NSObject, MKMapViewDelegate {
            func update(_ map: MKMapView) {}
            func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
          }
        }
        """),
      Example(
        "methods that subclasses elsewhere are to override must stay",
        """
        open class FormViewController: UIViewController, UITextFieldDelegate {
          open func textFieldDidEndEditing(_ textField: UITextField) {}
        }
        """),
    ])

  private static let roles: Set<Role> = [.controller, .view, .operation, .store, .model]

  func findings(in source: SwiftSource) -> [Finding] {
    guard !source.isTest else { return [] }
    return source.types.filter { $0.kind == .classType && !Self.isMadeForHeirs($0) }.flatMap {
      type in
      secondRoles(of: type).map { role in
        Finding.likely(
          "move '\(role.text)' and its methods to an extension of '\(type.name)'", at: role.range)
      }
    }
  }

  /// Whether heirs elsewhere may override a method, which they cannot where that lies in an extension.
  private static func isMadeForHeirs(_ type: Declaration) -> Bool {
    type.access == .open && type.children.contains { $0.kind == .function && $0.access == .open }
  }

  private func secondRoles(of type: Declaration) -> [TypeName] {
    guard type.children.contains(where: { $0.kind == .function }) else { return [] }
    guard let role = type.inheritedRole else { return rolesBesideFirst(of: type) }
    guard Self.roles.contains(role) else { return [] }
    return type.inheritedTypes.dropFirst().map(\.type).filter { inherited in
      guard let name = inherited.base else { return false }
      // A controller's data source is `heavy_controller`'s business: it becomes a type of its own.
      return name.hasSuffix("Delegate")
        || name.hasSuffix("DataSource") && role != .controller
    }
  }

  /// Whether it is one by what it conforms to.
  private func isService(_ type: Declaration) -> Bool {
    type.inheritedTypes.contains { $0.base.flatMap { Role(suffixOf: $0) } == .service }
  }

  /// A class that has no other role may be one delegate by itself, of all whose sender is the same.
  private func rolesBesideFirst(of type: Declaration) -> [TypeName] {
    guard !type.name.hasSuffix("Delegate") else { return [] }
    var roles = type.inheritedTypes.map(\.type).filter { $0.base?.hasSuffix("Delegate") == true }
    if type.isObserved || isService(type) || hasWorkOfItsOwn(type, besides: roles) { return roles }
    guard let first = roles.first?.base else { return [] }
    roles.removeAll { $0.base.map { Self.haveOneSender($0, first) } ?? false }
    return roles
  }

  /// Whether others ask it for something else than its senders do. What lies in another type works for that one alone.
  private func hasWorkOfItsOwn(_ type: Declaration, besides roles: [TypeName]) -> Bool {
    guard type.isTopLevel else { return false }
    let senders = roles.compactMap { $0.base?.dropLast("Delegate".count).lowercased() }
    let methods = type.children.filter { method in
      method.kind == .function && !method.modifiers.contains(.override) && !method.isHidden
        && !method.hasAttribute("objc") && !method.hasAttribute("IBAction")
    }
    let own = methods.filter { method in
      let name = method.name.text.lowercased()
      let isForSender = method.parameters.first.map { name.hasPrefix($0.name.text.lowercased()) }
      return isForSender != true
        && !senders.contains { name.hasPrefix($0) || $0.hasPrefix(name) }
    }
    return !own.isEmpty && own.count < methods.count
  }

  /// `URLSessionDelegate` and `URLSessionTaskDelegate`, or those of a class and of its superclass: an image picker's
  /// delegate has to be a navigation controller's as well.
  private static func haveOneSender(_ name: String, _ other: String) -> Bool {
    let (sender, rival) = (name.dropLast(8), other.dropLast(8))
    return sender.hasPrefix(rival) || rival.hasPrefix(sender)
      || OutsideMembers.known.superclasses(of: String(sender)).contains(String(rival))
      || OutsideMembers.known.superclasses(of: String(rival)).contains(String(sender))
  }
}
