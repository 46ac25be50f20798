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
          final class Coordinator: NSObject, MKMapViewDelegate, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
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
      Example(
        "an application's delegate that is another one's, and a preview's data source beside its own work",
        """
        class AppDelegate: UIResponder, UIApplicationDelegate, URLSessionDelegate {
        //                                                     ^^^^^^^^^^^^^^^^^^ mixed_role: move 'URLSessionDelegate' \
        and its methods to an extension of 'AppDelegate'
          func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
          func sceneDidBecomeActive(_ scene: UIScene) {}
        }
        class PreviewController: NSObject, QLPreviewPanelDataSource {
        //                                 ^^^^^^^^^^^^^^^^^^^^^^^^ mixed_role: move 'QLPreviewPanelDataSource' and its \
        methods to an extension of 'PreviewController'
          func show(_ files: [URL]) {}
          func numberOfPreviewItems(in panel: QLPreviewPanel) -> Int { 0 }
        }
        class PreviewSource: NSObject, QLPreviewPanelDataSource, QLPreviewPanelDelegate {
          func numberOfPreviewItems(in panel: QLPreviewPanel) -> Int { 0 }
        }
        """),
    ])

  private static let roles: Set<Role> = [.controller, .view, .operation, .store, .model]

  func findings(in source: SwiftSource) -> [Finding] {
    guard source.isOfProgram else { return [] }
    return source.types.filter { $0.kind == .classType }.flatMap { type in
      secondRoles(of: type).filter { !Self.isForHeirs($0, of: type) }.map { role in
        Finding.likely(
          "move '\(role.text)' and its methods to an extension of '\(type.name)'", at: role.range)
      }
    }
  }

  private func secondRoles(of type: Declaration) -> [TypeName] {
    guard type.children.contains(where: { $0.kind == .function }), !isCoordinator(type) else {
      return []
    }
    guard let role = type.inheritedRole, role != .applicationDelegate else {
      return rolesBesideFirst(of: type)
    }
    guard Self.roles.contains(role) else { return [] }
    return type.inheritedTypes.dropFirst().map(\.type).filter { inherited in
      // A controller's data source is `heavy_controller`'s business: it becomes a type of its own.
      inherited.base?.hasSuffix("Delegate") == true
        || inherited.isRoleForSender && role != .controller
    }
  }

  /// Whether SwiftUI has it made to answer whatever the view around it represents, as often as that asks.
  private func isCoordinator(_ type: Declaration) -> Bool {
    type.name == "Coordinator" && !type.isTopLevel && type.inheritedRole == nil
  }

  /// A class that has no other role may be a delegate and data source by itself, of all whose sender is the same.
  private func rolesBesideFirst(of type: Declaration) -> [TypeName] {
    let roles = type.inheritedTypes.map(\.type).filter(\.isRoleForSender)
    guard let first = roles.first else { return [] }
    let others = roles.filter { !Self.haveOneSender($0, first) }
    guard !type.name.text.contains("Delegate"), !type.name.hasSuffix("Source") else {
      return others.filter { role in Self.answers(to: role, in: type).count > 0 }
    }
    let isBusy = type.isObserved || isService(type) || hasWorkOfItsOwn(type, besides: roles)
    return isBusy ? roles : others
  }

  /// Whether it is one by what it conforms to.
  private func isService(_ type: Declaration) -> Bool {
    type.inheritedTypes.contains { $0.base.flatMap { Role(suffixOf: $0) } == .service }
  }

  /// Whether others ask it for something else than its senders do. What lies in another type works for that one alone.
  private func hasWorkOfItsOwn(_ type: Declaration, besides roles: [TypeName]) -> Bool {
    guard type.isTopLevel else { return false }
    let methods = type.children.filter { method in
      method.kind == .function && !method.modifiers.contains(.override) && !method.isHidden
        && !method.hasAttribute("objc") && !method.hasAttribute("IBAction")
    }
    let own = methods.filter { method in
      let name = method.name.text.lowercased()
      let isNamedForSender = method.parameters.first.map {
        name.hasPrefix($0.name.text.lowercased())
      }
      return isNamedForSender != true && !roles.contains { Self.isAnswer(method, to: $0) }
    }
    return !own.isEmpty && own.count < methods.count
  }

  /// Whether heirs elsewhere may override what it answers, which they cannot where that lies in an extension.
  private static func isForHeirs(_ role: TypeName, of type: Declaration) -> Bool {
    type.access == .open && answers(to: role, in: type).contains { $0.access == .open }
  }

  private static func answers(to role: TypeName, in type: Declaration) -> [Declaration] {
    type.children.filter { $0.kind == .function && isAnswer($0, to: role) }
  }

  /// Whether its name begins with the sender, or the sender comes first.
  private static func isAnswer(_ method: Declaration, to role: TypeName) -> Bool {
    let sender = role.sender
    let name = method.name.text.lowercased()
    return method.parameters.first?.type.base == sender
      || name.hasPrefix(sender.lowercased()) || sender.lowercased().hasPrefix(name)
  }

  /// `URLSessionDelegate` and `URLSessionTaskDelegate`, or those of a class and of its superclass: an image picker's
  /// delegate has to be a navigation controller's as well.
  private static func haveOneSender(_ role: TypeName, _ other: TypeName) -> Bool {
    let (sender, rival) = (role.sender, other.sender)
    return sender.hasPrefix(rival) || rival.hasPrefix(sender)
      || OutsideMembers.known.superclasses(of: sender).contains(rival)
      || OutsideMembers.known.superclasses(of: rival).contains(sender)
  }
}

extension TypeName {
  /// Whether it says what another object asks for or tells.
  fileprivate var isRoleForSender: Bool {
    base.map { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") } ?? false
  }

  /// The class whose delegate or data source it is.
  fileprivate var sender: String {
    let name = base ?? text
    return String(
      name.dropLast(name.hasSuffix("Delegate") ? 8 : name.hasSuffix("DataSource") ? 10 : 0))
  }
}
