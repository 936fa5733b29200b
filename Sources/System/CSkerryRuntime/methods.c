#define _GNU_SOURCE
#include "methods.h"
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#if defined(__linux__)

int skerry_replace_method(const char *type, const char *method, void *own) {
  char name[128];
  snprintf(name, sizeof name, "%sN", type);
  char *metadata = dlsym(RTLD_DEFAULT, name);
  void *theirs = dlsym(RTLD_NEXT, method);
  int is_found = 0;
  if (!metadata || !theirs) return 0;
  // The offsets of the class's size and of `metadata` are fixed by Swift's ABI.
  uint32_t sizes[2];
  memcpy(sizes, metadata + 32, sizeof sizes);
  if (sizes[0] > 1 << 14 || sizes[0] <= sizes[1]) return 0;
  for (void **entry = (void **)metadata; (char *)(entry + 1) <= metadata + sizes[0] - sizes[1]; entry++) {
    if (*entry != theirs) continue;
    *entry = own;
    is_found = 1;
  }
  return is_found;
}

#else

int skerry_replace_method(const char *type, const char *method, void *own) { return 0; }

#endif
