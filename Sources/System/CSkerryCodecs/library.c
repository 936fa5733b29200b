#include "library.h"
#include <dlfcn.h>

void *skerry_symbol(const char *library, const char *symbol) {
  // Opening a library again only increases its reference count; it is never closed.
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  return handle ? dlsym(handle, symbol) : NULL;
}
