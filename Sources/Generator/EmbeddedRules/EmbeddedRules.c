#include "EmbeddedRules.h"

static const char text[] = {
#embed "../Specification/Rules.txt" suffix(,)
0};

const char *embeddedRules(void) { return text; }
