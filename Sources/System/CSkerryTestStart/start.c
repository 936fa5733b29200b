#define _GNU_SOURCE
#include "CSkerryTestStart.h"
#include <CSkerryRuntime.h>
#include <stdlib.h>

// Before `main`, because the seeds must be set before anything is hashed and the time zone before anything reads it.
__attribute__((constructor)) void skerry_test_start(void) {
  skerry_hashing_fix();
  skerry_memory_keep();
  setenv("TZ", "UTC", 1);
  setenv("LC_ALL", "en_US.UTF-8", 1);
  setenv("LANG", "en_US.UTF-8", 1);
}
