#pragma once

/// One file of the folder Templates, as it was when the tool was built.
struct EmbeddedFile {
  /// Below Templates, with slashes.
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  unsigned long count;
};

/// All files in the order of their paths' bytes.
extern const struct EmbeddedFile embeddedFiles[];
extern const unsigned long embeddedFileCount;

/// The file at a place below `embeddedFileCount`.
static inline struct EmbeddedFile embeddedFile(unsigned long index) {
  return embeddedFiles[index];
}
