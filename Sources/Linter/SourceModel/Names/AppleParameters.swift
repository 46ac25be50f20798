/// Names inside of methods that Apple's protocols ask for, as Apple's documentation and Xcode write them.
enum AppleParameters {
  /// Whether a label and the name behind it are Apple's: `from fromVC: UIViewController`.
  static func contains(label: Name, name: Name) -> Bool {
    guard name.utf8.count < 18, let labels = labels(of: name) else { return false }
    return labels.contains { label == $0 }
  }

  private static func labels(of name: Name) -> [String]? {
    switch name.utf8.last {
    case UInt8(ascii: "C"), UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "t"),
      UInt8(ascii: "h"), UInt8(ascii: "e"), UInt8(ascii: "m"), UInt8(ascii: "x"):
      labels[name.text]
    default: nil
    }
  }

  /// By the name inside (UINavigationControllerDelegate, CBCentralManagerDelegate, XMLParserDelegate,
  /// NetServiceDelegate, FileManagerDelegate, UIApplicationDelegate, CAAnimationDelegate, CALayerDelegate).
  private static let labels: [String: [String]] = [
    "fromVC": ["from", "animationControllerForTransitionFrom"], "toVC": ["to"],
    "RSSI": ["rssi", "didReadRSSI"],
    "attributeDict": ["attributes"], "qName": ["qualifiedName"],
    "errorDict": ["didNotPublish", "didNotResolve", "didNotSearch"],
    "srcURL": ["shouldCopyItemAt", "shouldMoveItemAt", "copyingItemAt", "movingItemAt"],
    "dstURL": ["to"],
    "srcPath": [
      "shouldCopyItemAtPath", "shouldMoveItemAtPath", "copyingItemAtPath", "movingItemAtPath",
    ],
    "dstPath": ["to", "toPath"],
    "URL": ["open", "handleOpen"], "anim": ["_"], "ctx": ["in"],
  ]
}

extension Parameter {
  /// Whether a protocol of Apple's spells both of its names so.
  public var isSpelledByApple: Bool {
    !isNamedOnce && AppleParameters.contains(label: label, name: name)
  }
}
