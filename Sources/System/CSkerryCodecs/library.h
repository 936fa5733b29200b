#pragma once
#include <stddef.h>

/// A shared library that is opened when it is first needed, so that a machine without it still builds and runs. Returns
/// the address of a symbol, or NULL if the library or the symbol does not exist.
void *skerry_symbol(const char *library, const char *symbol);

/// Looks a function up once and stores it. Fails by running `missing` with the library's name.
#define SKERRY_LOAD(pointer, library, symbol) \
  do { \
    if (!(pointer)) *(void **)&(pointer) = skerry_symbol(library, symbol); \
    if (!(pointer)) { \
      snprintf(message, 128, "%s", library); \
      return SKERRY_NO_LIBRARY; \
    } \
  } while (0)
