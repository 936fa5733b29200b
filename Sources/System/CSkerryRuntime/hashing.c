#include "CSkerryRuntime.h"
#include <stdbool.h>

// The runtime's seeds of Swift's hasher. Weak: if a runtime hides them nothing changes, and `doctor` reports it.
extern struct {
  uint64_t seed0, seed1;
  bool deterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

int skerry_hashing_is_reached(void) { return &_swift_stdlib_Hashing_parameters != 0; }

void skerry_hashing_fix(void) {
  if (!skerry_hashing_is_reached()) return;
  _swift_stdlib_Hashing_parameters.seed0 = 0;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.deterministic = true;
}
