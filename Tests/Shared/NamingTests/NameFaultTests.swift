import Naming
import Testing
import Words

@Suite struct NameFaultTests {
  private func fault(in name: String) -> NameFault? {
    words(of: name).lazy.compactMap { NameFault($0, judged: WordJudge().verdict(on: $0)) }.first
  }

  @Test(arguments: [
    ("usrName", "abbreviated_word", "write 'user' instead of 'usr'", ["user"]),
    ("photoVC", "abbreviated_word", "write 'view controller' instead of 'VC'", ["ViewController"]),
    ("recievedDate", "misspelled_word", "write 'received' instead of 'recieved'", ["received"]),
    ("BPSDVCDFUTN", "acronym_clump", "write the words that 'BPSDVCDFUTN' stands for", []),
  ])
  func `A wrong word breaks one convention and has what to write instead`(
    name: String, rule: String, message: String, replacements: [String]
  ) {
    let fault = fault(in: name)
    #expect(fault?.convention.id == rule)
    #expect(fault?.message == message)
    #expect(fault?.replacements == replacements)
  }

  @Test(arguments: ["userName", "photoViewController", "receivedDate", "HTTPSURL"])
  func `A right word has no fault`(name: String) {
    #expect(fault(in: name) == nil)
  }

  @Test(arguments: [
    ("news", "News"), ("photocell_View", "PhotocellView"), ("iPhone_cell", "IPhoneCell"),
  ])
  func `A type is written in upper camel case`(name: String, better: String) {
    #expect(CamelCase.upper.better(name)?.text == better)
  }

  @Test(arguments: [
    ("Title", "title"), ("URLCache", "urlCache"), ("MAXIMUM_COUNT", "maximumCount"),
  ])
  func `A value is written in lower camel case`(name: String, better: String) {
    #expect(CamelCase.lower.better(name)?.text == better)
  }

  @Test(arguments: [
    ("Gallery", "Controller", "GalleryController"), ("TagRepository", "Store", "TagStore"),
    ("SyncStore", "Operation", "SyncOperation"), ("PhotoVC", "Controller", "PhotoViewController"),
  ])
  func `A role's word takes the place of another`(name: String, suffix: String, better: String) {
    #expect(NameFault(name, without: suffix, because: "so").replacements == [better])
  }

  @Test(arguments: [("Store", "Store"), ("View", "TableView"), ("TableView", "TableView")])
  func `A name that is no more than a role's word gets another in front`(
    name: String, suffix: String
  ) {
    let fault = NameFault(name, without: suffix, because: "so")
    #expect(fault.message == "write a word in front of '\(suffix)': so")
    #expect(fault.replacements == [])
  }

  @Test(arguments: [("kMaximum", "maximum"), ("mName", "name"), ("rTbv", "tableView")])
  func `A letter for a scope is left out`(name: String, rest: String) {
    #expect(ScopeLetter(in: words(of: name), judge: WordJudge())?.rest == rest)
  }

  @Test(arguments: ["iPhone", "xAxis", "kClass", "cString", "name"])
  func `A letter that is a word or part of a term stays`(name: String) {
    #expect(ScopeLetter(in: words(of: name), judge: WordJudge()) == nil)
  }
}
