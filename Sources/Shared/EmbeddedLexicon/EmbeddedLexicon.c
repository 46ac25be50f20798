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

static const unsigned char verbs[] = {
#embed "Made/verbs.txt"
};

struct EmbeddedList embeddedWords(void) {
  return (struct EmbeddedList){words, sizeof words};
}

struct EmbeddedList embeddedAbbreviations(void) {
  return (struct EmbeddedList){abbreviations, sizeof abbreviations};
}

struct EmbeddedList embeddedMisspellings(void) {
  return (struct EmbeddedList){misspellings, sizeof misspellings};
}

struct EmbeddedList embeddedVerbs(void) {
  return (struct EmbeddedList){verbs, sizeof verbs};
}
