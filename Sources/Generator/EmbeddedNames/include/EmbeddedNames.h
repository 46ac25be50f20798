#pragma once

/// One table of the folder Made, as it was when the tool was built: names under headings, each of which
/// ends in a colon.
struct EmbeddedNames {
  const unsigned char *_Nonnull bytes;
  unsigned long count;
};

/// The types that the kits have for others, by the kit.
struct EmbeddedNames embeddedKitTypes(void);
/// By the type of a kit: its generic parameters, associated types and nested types.
struct EmbeddedNames embeddedInnerTypes(void);
/// By the type of a kit: the members that it has for others.
struct EmbeddedNames embeddedKitMembers(void);
/// The types of the libraries that generated files import, by the import.
struct EmbeddedNames embeddedLibraryTypes(void);
/// The modules of the toolchain that a generated package loads.
struct EmbeddedNames embeddedLibraryModules(void);
