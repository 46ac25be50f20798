import Diagnostics

/// What the rules about names leave alone although it breaks a convention: all of it, with the reason.
///
/// A row that can go without moving a measure by half a point goes.
enum NamingExceptions {
  /// By `Protocol.method(labels:)`.
  static let sender = [
    RuleException(
      "*ApplicationDelegate.*", "there is one application, and everybody knows it",
      example: "WKApplicationDelegate.handle(_:)"),
    RuleException(
      "*ExtensionDelegate.*", "there is one extension, and everybody knows it",
      example: "WKExtensionDelegate.applicationDidBecomeActive()"),
    RuleException(
      "*.handle*", "Apple's word for a request that is not about the sender",
      example: "NSMachPortDelegate.handleMachMessage(_:)"),
  ]

  /// By `Protocol.method(labels:)`.
  static let tense = [
    RuleException(
      "*ailed*", "Apple says failed as often as did fail",
      example: "WebResourceLoadDelegate.webView(_:plugInFailedWithError:dataSource:)"),
    RuleException(
      "*began*", "Apple's word for the start of a contact or a gesture",
      example: "UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:with:)"),
    RuleException(
      "*ended*", "Apple's word for the end of a contact or a gesture",
      example: "UICollisionBehaviorDelegate.collisionBehavior(_:endedContactFor:with:)"),
  ]

  /// By `Type.name`.
  static let boolean = [
    RuleException(
      "*.alwaysBounce*", "UIScrollView's own names begin so",
      example: "GridView.alwaysBounceVertical"),
    RuleException(
      "*.wrappedValue*", "Swift asks property wrappers for it", example: "Flag.wrappedValue"),
  ]

  /// By `Type.method(labels:) -> Result`.
  static let verbOrNoun = [
    RuleException(
      "*.filter(*", "the standard library's own name", example: "Album.filter(_:)"),
    RuleException(
      "*.allSatisfy(*", "the standard library's own name", example: "Album.allSatisfy(_:)"),
    RuleException(
      "*Log*.*(_:*", "the levels of a log are called as in os.Logger",
      example: "Logger.error(_:)"),
    RuleException(
      "* -> *Request", "a request is named for what the server does",
      example: "API.getAlbum(id:) -> Request"),
    RuleException(
      "* -> *Endpoint", "an endpoint is named for what the server does",
      example: "API.getAlbum(id:) -> Endpoint"),
  ]
}
