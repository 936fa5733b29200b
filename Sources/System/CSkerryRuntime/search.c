#define _GNU_SOURCE
#include <string.h>
#include "CSkerryRuntime.h"

const void *skerry_find(const void *bytes, size_t count, const void *wanted, size_t length) {
  return memmem(bytes, count, wanted, length);
}
