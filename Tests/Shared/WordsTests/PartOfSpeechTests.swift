import Testing
import Words

@Suite struct PartOfSpeechTests {
  @Test(arguments: ["write", "button", "cache", "refetch", "unwrap", "reload"])
  func `A word that is inflected as verbs are may be one`(word: String) {
    #expect(Verb.canBeBase(word))
    #expect(!isNoVerb(word))
  }

  @Test(arguments: ["completion", "header", "session", "height"])
  func `A noun or adjective without the forms of a verb is none`(word: String) {
    #expect(!Verb.canBeBase(word))
    #expect(isNoVerb(word))
  }

  @Test(arguments: ["wrote", "written", "loading", "accepts", "with", "qwxyz", "cfg"])
  func `Of other forms, prepositions and unknown words nobody says that they are nouns`(
    word: String
  ) {
    #expect(!isNoVerb(word))
  }

  @Test(arguments: ["accepts", "tries", "has", "is", "does", "catches", "buttons"])
  func `The third person of a verb is known`(word: String) {
    #expect(Verb.canBeThirdPerson(word))
  }

  @Test(arguments: ["address", "status", "heights", "accept", "s"])
  func `Another word in s is not a third person`(word: String) {
    #expect(!Verb.canBeThirdPerson(word))
  }

  @Test func `An adjective of state is told from a noun`() {
    #expect(isAdjectiveOfState("visible"))
    #expect(!isAdjectiveOfState("height"))
  }
}
