#include "EmbeddedNames.h"

static const unsigned char kitTypes[] = {
#embed "Made/kit-types.txt"
};

struct EmbeddedNames embeddedKitTypes(void) {
  return (struct EmbeddedNames){kitTypes, sizeof kitTypes};
}

static const unsigned char innerTypes[] = {
#embed "Made/inner-types.txt"
};

struct EmbeddedNames embeddedInnerTypes(void) {
  return (struct EmbeddedNames){innerTypes, sizeof innerTypes};
}

static const unsigned char kitMembers[] = {
#embed "Made/kit-members.txt"
};

struct EmbeddedNames embeddedKitMembers(void) {
  return (struct EmbeddedNames){kitMembers, sizeof kitMembers};
}

static const unsigned char libraryTypes[] = {
#embed "Made/library-types.txt"
};

struct EmbeddedNames embeddedLibraryTypes(void) {
  return (struct EmbeddedNames){libraryTypes, sizeof libraryTypes};
}

static const unsigned char libraryModules[] = {
#embed "Made/library-modules.txt"
};

struct EmbeddedNames embeddedLibraryModules(void) {
  return (struct EmbeddedNames){libraryModules, sizeof libraryModules};
}
