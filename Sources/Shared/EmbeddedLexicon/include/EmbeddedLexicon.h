#pragma once

/// One list of Lexicon/Made, as it was when the tool was built: lines that are sorted by the length of
/// their first word, then by its letters.
struct EmbeddedList {
  const unsigned char *_Nonnull bytes;
  unsigned long count;
};

/// `list: word ...`, as it is written by hand in Lists, with comments and in no order
struct EmbeddedList embeddedParts(void);
/// `word kind`
struct EmbeddedList embeddedWords(void);
/// `abbreviation,expansion,...`
struct EmbeddedList embeddedAbbreviations(void);
/// `misspelling,correction,...`
struct EmbeddedList embeddedMisspellings(void);
/// `word,flags,past,participle,verb`, as Scripts/make-grammar.py says
struct EmbeddedList embeddedGrammar(void);
/// `first second`: two words that are one, as Scripts/make-compounds.py says
struct EmbeddedList embeddedCompounds(void);
/// `class superclass,...: member ...`, by the names of the classes and protocols
struct EmbeddedList embeddedMembers(void);
/// `module module,...: name ...`, what modules pass on and have at their top
struct EmbeddedList embeddedGlobals(void);
/// `type protocol,...: member ...`, by the names of the structures, enumerations and protocols of Swift and Foundation
struct EmbeddedList embeddedValues(void);
