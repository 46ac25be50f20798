// Written by Scripts/embed-templates.sh.
#include "EmbeddedTemplates.h"

static const unsigned char file_ApplicationKit_ApplicationKit_swift[] = {
#embed "../../Templates/ApplicationKit/ApplicationKit.swift" suffix(,)
0};

static const unsigned char file_ModelKit_ModelKit_swift[] = {
#embed "../../Templates/ModelKit/ModelKit.swift" suffix(,)
0};

#define FILE(path, bytes) {path, bytes, sizeof(bytes) - 1}
const struct EmbeddedFile embeddedFiles[] = {
  FILE("ApplicationKit/ApplicationKit.swift", file_ApplicationKit_ApplicationKit_swift),
  FILE("ModelKit/ModelKit.swift", file_ModelKit_ModelKit_swift),
};
const unsigned long embeddedFileCount = sizeof(embeddedFiles) / sizeof(embeddedFiles[0]);
