#include "job.h"

// Eight lanes: the same operations in the same order, so the same bits, on processors of x86 that have AVX2.

#if defined(__x86_64__)
enum { LANES = 8 };
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "group.h"

static int compare(struct job *job, int x, int y, int end) { return compare_groups(job, x, y, end); }
#pragma clang attribute pop

int skerry_compare_eights(struct job *job, int x, int y, int end) {
  return __builtin_cpu_supports("avx2") ? compare(job, x, y, end) : x;
}
#else
int skerry_compare_eights(struct job *job, int x, int y, int end) {
  (void)job, (void)y, (void)end;
  return x;
}
#endif
