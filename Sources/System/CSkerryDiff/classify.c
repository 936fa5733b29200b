#include "CSkerryDiff.h"
#include "job.h"
#include <string.h>

const double skerry_sweep[SKERRY_SWEEP_COUNT] = {0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5};

static inline struct verdict *place(struct job *job, uint64_t pair) {
  return &job->memory[(pair * 0x9E3779B97F4A7C15u) >> (64 - MEMORY_BITS)];
}

static void settle_waiting(struct job *job) {
  double yiq[FOUR], oklab[FOUR];
  int count = job->waiting_count;
  if (count == FOUR) {
    skerry_yiq4(job->waiting_a, job->waiting_b, yiq);
    skerry_oklab4(job->waiting_a, job->waiting_b, oklab);
  }
  for (int i = 0; i < count; i++) {
    const uint8_t *a = job->waiting_a + 4 * i, *b = job->waiting_b + 4 * i;
    if (count < FOUR) yiq[i] = skerry_yiq(a, b), oklab[i] = skerry_oklab(a, b);
    struct verdict v = judge(job, a, b, yiq[i], oklab[i]);
    *place(job, v.pair) = v;
    settle(job, job->waiting[i].x, job->waiting[i].y, &v);
  }
  job->waiting_count = 0;
}

static inline void compare_pixel(struct job *job, int x, int y, const uint8_t *a, const uint8_t *b, const uint8_t *mask, int lanes) {
  // Fully transparent pixels have no colour.
  int differs = pixel(a) != pixel(b) && (a[3] | b[3]) != 0;
  if (mask && *mask) {
    job->classes[(size_t)y * (size_t)job->width + (size_t)x] = SKERRY_MASKED;
    job->counts->masked += (uint64_t)differs;
    return;
  }
  if (!differs) return;
  if (lanes < FOUR) {
    struct verdict v = judge(job, a, b, skerry_yiq(a, b), skerry_oklab(a, b));
    return settle(job, x, y, &v);
  }
  uint64_t pair = (uint64_t)pixel(a) << 32 | pixel(b);
  const struct verdict *known = place(job, pair);
  if (known->pair == pair) {
    job->known++;
    return settle(job, x, y, known);
  }
  job->unknown++;
  int i = job->waiting_count++;
  job->waiting[i].x = x;
  job->waiting[i].y = y;
  memcpy(job->waiting_a + 4 * i, a, 4);
  memcpy(job->waiting_b + 4 * i, b, 4);
  if (job->waiting_count == FOUR) settle_waiting(job);
}

void skerry_classify(const uint8_t *a, const uint8_t *b, int width, int height, int from, int to,
                     const struct skerry_tolerance *tolerance, const uint8_t *mask, uint8_t *classes, struct skerry_counts *counts,
                     int lanes) {
  struct job job = {.a = a, .b = b, .width = width, .height = height, .limit = tolerance, .classes = classes, .counts = counts};
  skerry_distance_prepare();
  memset(counts, 0, sizeof *counts);
  // If few pairs are in the cache, it costs more than it saves and is skipped; it is tried again after some rows.
  int has_many_colors = 0;
  for (int y = from; y < to; y++) {
    int probes = !has_many_colors || (y - from) % PROBE_ROWS == 0;
    job.known = job.unknown = 0;
    size_t start = (size_t)y * (size_t)width;
    const uint8_t *ra = a + 4 * start, *rb = b + 4 * start, *rm = mask ? mask + start : NULL;
    if (!rm && memcmp(ra, rb, 4 * (size_t)width) == 0) continue;
    for (int x = 0; x < width;) {
      int end = width - x < PIECE ? width : x + PIECE;
      if (!rm && memcmp(ra + 4 * (size_t)x, rb + 4 * (size_t)x, 4 * (size_t)(end - x)) == 0) {
        x = end;
        continue;
      }
      if (!probes && !rm && lanes > FOUR) x = skerry_compare_eights(&job, x, y, end);
      if (!probes && !rm && lanes >= FOUR) x = skerry_compare_fours(&job, x, y, end);
      for (; x < end; x++) compare_pixel(&job, x, y, ra + 4 * (size_t)x, rb + 4 * (size_t)x, rm ? rm + x : NULL, lanes);
    }
    if (probes && job.known + job.unknown > 0) has_many_colors = job.unknown > job.known;
  }
  settle_waiting(&job);
  uint64_t beyond = 0;
  for (int s = SKERRY_SWEEP_COUNT; s > 0; s--) counts->sweep[s - 1] = beyond += job.by_steps[s];
  counts->differing = beyond;
}

int skerry_is_equal(const uint8_t *a, const uint8_t *b, size_t length) { return memcmp(a, b, length) == 0; }

void skerry_join_counts(struct skerry_counts *all, const struct skerry_counts *part) {
  if (part->failing > 0) {
    int is_first = all->failing == 0;
    for (int side = 0; side < 2; side++)
      if (is_first || part->box[side] < all->box[side]) all->box[side] = part->box[side];
    for (int side = 2; side < 4; side++)
      if (part->box[side] > all->box[side]) all->box[side] = part->box[side];
  }
  all->differing += part->differing;
  all->failing += part->failing;
  all->tolerated += part->tolerated;
  all->antialiased += part->antialiased;
  all->masked += part->masked;
  for (int s = 0; s < SKERRY_SWEEP_COUNT; s++) all->sweep[s] += part->sweep[s];
  if (part->worst_channel > all->worst_channel) all->worst_channel = part->worst_channel;
  if (part->worst_yiq > all->worst_yiq) all->worst_yiq = part->worst_yiq;
  if (part->worst_oklab > all->worst_oklab) all->worst_oklab = part->worst_oklab;
}
