#pragma once

/// What `Specification/Rules.txt` said when the tool was built.
const char *_Nonnull embeddedRules(void);
