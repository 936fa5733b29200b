#pragma once
#include "CSkerryDiff.h"
#include "distance.h"
#include <stdlib.h>
#include <string.h>

// Shared by the loops of a comparison: how a pair of different pixels is judged, and how its verdict changes the counts.

/// The cached verdicts on pairs of different colours; a picture has few different pairs.
struct verdict {
  /// Both pixels; 0, which means no difference, marks an empty slot.
  uint64_t pair;
  /// The number of sweep thresholds that the difference exceeds, at least the first.
  uint8_t steps;
  uint8_t is_tolerated;
};

enum { MEMORY_BITS = 11, FOUR = 4, PIECE = 16, PROBE_ROWS = 64 };

struct job {
  const uint8_t *a, *b;
  int width, height;
  const struct skerry_tolerance *limit;
  uint8_t *classes;
  struct skerry_counts *counts;
  /// Differing pixels by `verdict.steps`.
  uint64_t by_steps[SKERRY_SWEEP_COUNT + 1];
  struct verdict memory[1 << MEMORY_BITS];
  /// Pixels whose pair is new; measured together.
  struct {
    int x, y;
  } waiting[FOUR];
  uint8_t waiting_a[4 * FOUR], waiting_b[4 * FOUR];
  int waiting_count;
  /// The numbers of known and of new pairs in the row.
  int known, unknown;
};

static inline uint32_t pixel(const uint8_t *at) {
  uint32_t v;
  memcpy(&v, at, 4);
  return v;
}

static inline int channel_distance(const uint8_t *a, const uint8_t *b) {
  int worst = 0;
  for (int c = 0; c < 4; c++) {
    int d = abs(a[c] - b[c]);
    if (d > worst) worst = d;
  }
  return worst;
}

static inline int is_tolerated(const struct skerry_tolerance *limit, int channel, double yiq, double oklab) {
  if (limit->channel < 0 && limit->yiq < 0 && limit->oklab < 0) return 0;
  if (limit->channel >= 0 && channel > limit->channel) return 0;
  if (limit->yiq >= 0 && yiq > SKERRY_YIQ_MOST * limit->yiq * limit->yiq) return 0;
  if (limit->oklab >= 0 && oklab > limit->oklab) return 0;
  return 1;
}

/// Classifies a pair by its distances, which may be the largest so far.
static inline struct verdict judge(struct job *job, const uint8_t *a, const uint8_t *b, double yiq, double oklab) {
  struct skerry_counts *n = job->counts;
  int channel = channel_distance(a, b);
  if (channel > n->worst_channel) n->worst_channel = channel;
  if (yiq > n->worst_yiq) n->worst_yiq = yiq;
  if (oklab > n->worst_oklab) n->worst_oklab = oklab;
  struct verdict v = {(uint64_t)pixel(a) << 32 | pixel(b), 1, (uint8_t)is_tolerated(job->limit, channel, yiq, oklab)};
  while (v.steps < SKERRY_SWEEP_COUNT && yiq > SKERRY_YIQ_MOST * skerry_sweep[v.steps] * skerry_sweep[v.steps]) v.steps++;
  return v;
}

static inline void settle(struct job *job, int x, int y, const struct verdict *v) {
  size_t at = (size_t)y * (size_t)job->width + (size_t)x;
  struct skerry_counts *n = job->counts;
  job->by_steps[v->steps]++;
  if (v->is_tolerated) {
    n->tolerated++;
    job->classes[at] = SKERRY_TOLERATED;
  } else if (job->limit->skips_edges && (skerry_is_edge(job->a, job->b, x, y, job->width, job->height) ||
                                         skerry_is_edge(job->b, job->a, x, y, job->width, job->height))) {
    n->antialiased++;
    job->classes[at] = SKERRY_ANTIALIASED;
  } else {
    // Postponed pixels are classified after their neighbours, so all sides are checked.
    if (n->failing == 0) n->box[0] = x, n->box[1] = y;
    n->failing++;
    job->classes[at] = SKERRY_FAILING;
    if (x < n->box[0]) n->box[0] = x;
    if (y < n->box[1]) n->box[1] = y;
    if (x + 1 > n->box[2]) n->box[2] = x + 1;
    if (y + 1 > n->box[3]) n->box[3] = y + 1;
  }
}

/// Compares pixels with new colours in groups, from `x` on, as many groups as end before `end`. Returns the first pixel after them.
int skerry_compare_fours(struct job *job, int x, int y, int end);
/// The same with eight pixels per group, if the processor has eight lanes; otherwise it compares none.
int skerry_compare_eights(struct job *job, int x, int y, int end);
