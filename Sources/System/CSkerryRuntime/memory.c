#include "CSkerryRuntime.h"
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

void skerry_memory_keep(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20); // the maximum that glibc accepts
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
#endif
}
