#include "CSkerryRuntime.h"
#include <stdbool.h>

// The runtime's seeds of Swift's hasher. Weak: where a runtime hides them nothing changes.
extern struct {
  uint64_t seed0, seed1;
  bool deterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

void skerry_hashing_fix(void) {
  if (!&_swift_stdlib_Hashing_parameters) return;
  _swift_stdlib_Hashing_parameters.seed0 = 0;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.deterministic = true;
}
