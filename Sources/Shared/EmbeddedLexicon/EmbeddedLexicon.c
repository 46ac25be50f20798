#include "EmbeddedLexicon.h"

static const unsigned char words[] = {
#embed "Made/lexicon.txt"
};

static const unsigned char abbreviations[] = {
#embed "Made/abbreviations.txt"
};

static const unsigned char misspellings[] = {
#embed "Made/misspellings.txt"
};

static const unsigned char grammar[] = {
#embed "Made/grammar.txt"
};

static const unsigned char compounds[] = {
#embed "Made/compounds.txt"
};

static const unsigned char members[] = {
#embed "Made/members.txt"
};

static const unsigned char globals[] = {
#embed "Made/globals.txt"
};

static const unsigned char values[] = {
#embed "Made/values.txt"
};

static const unsigned char parts[] = {
#embed "Lists/parts.txt"
};

struct EmbeddedList embeddedParts(void) {
  return (struct EmbeddedList){parts, sizeof parts};
}

struct EmbeddedList embeddedCompounds(void) {
  return (struct EmbeddedList){compounds, sizeof compounds};
}

struct EmbeddedList embeddedMembers(void) {
  return (struct EmbeddedList){members, sizeof members};
}

struct EmbeddedList embeddedGlobals(void) {
  return (struct EmbeddedList){globals, sizeof globals};
}

struct EmbeddedList embeddedValues(void) {
  return (struct EmbeddedList){values, sizeof values};
}

struct EmbeddedList embeddedWords(void) {
  return (struct EmbeddedList){words, sizeof words};
}

struct EmbeddedList embeddedAbbreviations(void) {
  return (struct EmbeddedList){abbreviations, sizeof abbreviations};
}

struct EmbeddedList embeddedMisspellings(void) {
  return (struct EmbeddedList){misspellings, sizeof misspellings};
}

struct EmbeddedList embeddedGrammar(void) {
  return (struct EmbeddedList){grammar, sizeof grammar};
}
