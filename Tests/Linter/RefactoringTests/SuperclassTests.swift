import Testing

@testable import Refactoring
@testable import SourceModel

@Suite struct SuperclassTests {
  @Test(arguments: [
    ("UITableViewCell", "imgView", "imageView", "UITableViewCell"),
    ("UIButton", "titleLbl", "titleLabel", "UIButton"),
    ("UITableViewController", "tblView", "tableView", "UITableViewController"),
    ("MKMapView", "rgn", "region", "MKMapView"),
    ("UIImageView", "bgColor", "backgroundColor", "UIImageView"),
    ("Operation", "nm", "name", "Operation"),
    ("XCTestCase", "cont", "continueAfterFailure", "XCTestCase"),
    // Of the root class, of its categories, and of protocols that a class adopts.
    ("Formatter", "desc", "description", "Formatter"),
    ("NSObject", "dbg", "debugDescription", "NSObject"),
    ("UIViewController", "lbl", "accessibilityLabel", "UIViewController"),
    ("UITextField", "kind", "keyboardType", "UITextField"),
    ("NSMenuItem", "id", "identifier", "NSMenuItem"),
    ("UIView", "traits", "traitCollection", "UIView"),
    // Swift leaves out the name of the class itself: `nextResponder`, `parentViewController`, `maskView`.
    ("UIResponder", "nxt", "next", "UIResponder"),
    ("UIButton", "nxt", "next", "UIButton"),
    ("UIViewController", "par", "parent", "UIViewController"),
    ("UIViewController", "childs", "children", "UIViewController"),
    ("UIView", "msk", "mask", "UIView"),
    ("UIImage", "cgImg", "cgImage", "UIImage"),
    ("SKScene", "keyCmds", "keyCommands", "SKScene"),
    // What a class has in Swift alone.
    ("Scanner", "currentIdx", "currentIndex", "Scanner"),
    ("NSMutableArray", "sort", "removeAllObjects", "NSMutableArray"),
  ])
  func `No member gets a name that its superclass has`(
    superclass: String, old: String, new: String, owner: String
  ) {
    let text = "class A: \(superclass) { private let «\(old)→\(new)» = 1 }"
    #expect(RenameCase(text).result == "'\(owner)' has a member '\(new)'")
    let inner = "class A: B { private let «\(old)→\(new)» = 1 }"
    let file = "class B: \(superclass) {}"
    #expect(RenameCase(inner, others: [file]).result == "'\(owner)' has a member '\(new)'")
    let added = "extension \(superclass) { fileprivate func «\(old)→\(new)»() {} }"
    #expect(RenameCase(added).result == "'\(owner)' has a member '\(new)'")
  }

  @Test func `A name that no listed superclass has is given`() {
    #expect(
      RenameCase("class A: UITableViewCell { private let «photoImgView→photoImageView» = 1 }")
        .result
        == "class A: UITableViewCell { private let photoImageView = 1 }")
  }

  @Test func `Of a superclass that is not known it is a plan`() {
    let result = RenameCase("class A: Base { private let «imgView→imageView» = 1 }").result
    #expect(result.hasPrefix("'imgView' becomes 'imageView' at 1 place"))
    #expect(result.hasSuffix("; it is not known here which members 'Base' has"))
  }

  @Test(arguments: [
    "Data.cnt→count", "Data.lng→length", "Character.isNum→isNumber", "Locale.ident→identifier",
    "Calendar.ident→identifier", "IndexPath.cnt→count", "Int.bitWdth→bitWidth",
    "DateInterval.strt→start", "AttributedString.chars→characters", "Array.fst→first",
    "TimeInterval.mag→magnitude", "Collection.cnt→count",
  ])
  func `No value type of Swift or Foundation gets a member that it has`(name: String) {
    let parts = name.split { ".→".contains($0) }
    let text = "extension \(parts[0]) { fileprivate var «\(parts[1])→\(parts[2])»: Int { 3 } }"
    #expect(RenameCase(text).result == "'\(parts[0])' has a member '\(parts[2])'")
  }

  @Test(arguments: [
    ("extension UIView { fileprivate var «txt→text»: Int { 3 } }", "UILabel"),
    ("extension Sequence { fileprivate var «cap→capacity»: Int { 3 } }", "Array"),
    ("extension Hashable { fileprivate var «fst→first»: Int { 3 } }", "Array"),
  ])
  func `What is added to an outside type is not what another one below it has`(
    text: String, heir: String
  ) {
    let new = text.prefix { $0 != "»" }.split(separator: "→").last ?? ""
    #expect(RenameCase(text).result == "'\(heir)' has a member '\(new)'")
  }

  @Test func `Other members of value types are renamed`() {
    let text = "extension Data { fileprivate var «hdrCnt→headerCount»: Int { 3 } }"
    #expect(RenameCase(text).result == "extension Data { fileprivate var headerCount: Int { 3 } }")
  }

  @Test(arguments: [
    ("extension Color { fileprivate var «opac→opacity»: Int { 3 } }", "Color"),
    ("extension View { fileprivate var «pad→padding»: Int { 3 } }", "View"),
    ("class A: WKWebView { private let «scrlView→scrollView» = 1 }", "WKWebView"),
    ("class A: MKMapView { private let «feats→selectableMapFeatures» = 1 }", "MKMapView"),
  ])
  func `Where a type may have more members than are listed it is a plan`(
    text: String, type: String
  ) {
    let doubt = "; it is not known here which members '\(type)' has"
    #expect(RenameCase(text).result.hasSuffix(doubt))
  }

  @Test(arguments: [
    ("enum A { case b; private var «hshVal→hashValue»: Int { 1 } }", "Hashable"),
    ("enum A: Int { case b; private var «rawVal→rawValue»: Int { 1 } }", "RawRepresentable"),
  ])
  func `No member answers what an enumeration conforms to unwritten`(text: String, name: String) {
    let new = text.prefix { $0 != "»" }.split(separator: "→").last ?? ""
    #expect(RenameCase(text).result == "'\(name)' has a member '\(new)'")
  }

  @Test func `The list knows what is inherited, and Swift's names of Foundation's classes`() {
    let members = OutsideMembers.known
    #expect(members.has("subviews", in: "UITableViewCell") == true)
    #expect(members.has("view", in: "UITableViewCell") == false)
    #expect(members.has("isCancelled", in: "Operation") == true)
    #expect(members.has("subviews", in: "PhotoCell") == nil)
    #expect(members.has("isHidden", in: "MKMapView") == true)
    #expect(members.has("sort", in: "Array") == nil)
    #expect(members.superclasses(of: "UITextField").contains("UIView"))
    #expect(!members.superclasses(of: "UITextField").contains("UITextInput"))
    let circle = OutsideMembers("A B: x\nB A: y\n")
    #expect(circle.has("y", in: "A") == true && circle.has("z", in: "A") == false)
  }

  @Test(arguments: [
    ("private struct «Dict→Dictionary» {}", "'Dictionary' is a type of Swift"),
    ("private protocol «Seq→Sequence» {}", "'Sequence' is a type of Swift"),
    ("import UIKit\nprivate struct «Op→Operation» {}", "'Operation' is a type of Foundation"),
    ("private func «absVal→abs»() {}", "'abs' is a name of Swift"),
    ("import Glibc\nprivate let «err→errno» = 1", "'errno' is a name of Foundation"),
    (
      "import SwiftUI\nprivate struct «Btn→Button» {}",
      "'Btn' becomes 'Button' at 1 place in 1 file: Sources/App/Example.swift (1); "
        + "it is not known here which types 'SwiftUI' has"
    ),
    (
      "import SwiftUI\nprivate func «cfg→configure»() {}",
      "import SwiftUI\nprivate func configure() {}"
    ),
    (
      "import Foundation\nprivate struct «Env→Environment» { @Environment var a: Int }",
      "'Environment' is used here for something else"
    ),
    (
      "import Foundation\nprivate struct «Env→Environment» {}",
      "import Foundation\nprivate struct Environment {}"
    ),
    ("struct A<«Seq→Sequence»> { let a: Seq }", "'Sequence' is a type of Swift"),
    (
      "@dynamicMemberLookup struct A { private var «usr→user» = 1 }",
      "'@dynamicMemberLookup' of 'A' may use the name"
    ),
    (
      "struct A { private func «calcSum→calculateSum»() { log(#function) } }",
      "'calcSum' becomes 'calculateSum' at 1 place in 1 file: Sources/App/Example.swift (1); "
        + "'#function' shows it"
    ),
    (
      "struct A { private var «usr→user» = 1; func f() { Mirror(reflecting: self) } }",
      "'usr' becomes 'user' at 1 place in 1 file: Sources/App/Example.swift (1); "
        + "'Mirror' may show it"
    ),
  ])
  func `What would hide a name from elsewhere or be seen at run time is never a fix`(
    text: String, result: String
  ) {
    #expect(RenameCase(text).result == result)
  }

  @Test(arguments: [
    (
      "/// Shows `usr`.\n/// - usr: who.\nfunc f(_ «usr→user»: Int) { usr }",
      "/// Shows `user`.\n/// - user: who.\nfunc f(_ user: Int) { user }"
    ),
    (
      "struct A {\n/// Of ``cnt`` and `cnt(x)`, cnt.\nprivate func f() {}\nprivate var «cnt→count» = 1 }",
      "struct A {\n/// Of ``count`` and `count(x)`, cnt.\nprivate func f() {}\nprivate var count = 1 }"
    ),
    (
      "struct A {\n/// `cnt`\nfunc f(cnt: Int) {}\nprivate var «cnt→count» = 1 }\n/// `cnt`\nstruct B {}",
      "struct A {\n/// `cnt`\nfunc f(cnt: Int) {}\nprivate var count = 1 }\n/// `cnt`\nstruct B {}"
    ),
  ])
  func `Documentation follows a rename`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }
}
