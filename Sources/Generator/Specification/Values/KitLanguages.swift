/// The languages in which the kits say what keys do, what is asked and what went wrong.
public enum KitLanguages {
  /// As ISO 639 has them, the first for those who speak none of them.
  public static let codes = ["en", "ja"]

  /// `en and ja`
  public static var names: String { codes.joined(separator: " and ") }
}
