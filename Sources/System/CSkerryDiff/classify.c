#include "CSkerryDiff.h"
#include "bounds.h"
#include "distance.h"
#include <stdlib.h>
#include <string.h>

const double skerry_sweep[SKERRY_SWEEP_COUNT] = {0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5};

/// The cached verdicts on pairs of different colours; a picture has few different pairs.
struct verdict {
  /// Both pixels; 0, which means no difference, marks an empty slot.
  uint64_t pair;
  /// The number of sweep thresholds that the difference exceeds, at least the first.
  uint8_t steps;
  uint8_t is_tolerated;
};

enum { MEMORY_BITS = 11, LANES = 4, PIECE = 16, PROBE_ROWS = 64 };

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
  } waiting[LANES];
  uint8_t waiting_a[4 * LANES], waiting_b[4 * LANES];
  int waiting_count;
  /// The numbers of known and of new pairs in the row.
  int known, unknown;
};

static inline uint32_t pixel(const uint8_t *at) {
  uint32_t v;
  memcpy(&v, at, 4);
  return v;
}

static int channel_distance(const uint8_t *a, const uint8_t *b) {
  int worst = 0;
  for (int c = 0; c < 4; c++) {
    int d = abs(a[c] - b[c]);
    if (d > worst) worst = d;
  }
  return worst;
}

static int is_tolerated(const struct skerry_tolerance *limit, int channel, double yiq, double oklab) {
  if (limit->channel < 0 && limit->yiq < 0 && limit->oklab < 0) return 0;
  if (limit->channel >= 0 && channel > limit->channel) return 0;
  if (limit->yiq >= 0 && yiq > SKERRY_YIQ_MOST * limit->yiq * limit->yiq) return 0;
  if (limit->oklab >= 0 && oklab > limit->oklab) return 0;
  return 1;
}

/// Classifies a pair by its distances, which may be the largest so far.
static struct verdict judge(struct job *job, const uint8_t *a, const uint8_t *b, double yiq, double oklab) {
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

static inline struct verdict *place(struct job *job, uint64_t pair) {
  return &job->memory[(pair * 0x9E3779B97F4A7C15u) >> (64 - MEMORY_BITS)];
}

static void settle_waiting(struct job *job) {
  double yiq[LANES], oklab[LANES];
  int count = job->waiting_count;
  if (count == LANES) {
    skerry_yiq4(job->waiting_a, job->waiting_b, yiq);
    skerry_oklab4(job->waiting_a, job->waiting_b, oklab);
  }
  for (int i = 0; i < count; i++) {
    const uint8_t *a = job->waiting_a + 4 * i, *b = job->waiting_b + 4 * i;
    if (count < LANES) yiq[i] = skerry_yiq(a, b), oklab[i] = skerry_oklab(a, b);
    struct verdict v = judge(job, a, b, yiq[i], oklab[i]);
    *place(job, v.pair) = v;
    settle(job, job->waiting[i].x, job->waiting[i].y, &v);
  }
  job->waiting_count = 0;
}

static inline void compare_pixel(struct job *job, int x, int y, const uint8_t *a, const uint8_t *b, const uint8_t *mask, int vector) {
  // Fully transparent pixels have no colour.
  int differs = pixel(a) != pixel(b) && (a[3] | b[3]) != 0;
  if (mask && *mask) {
    job->classes[(size_t)y * (size_t)job->width + (size_t)x] = SKERRY_MASKED;
    job->counts->masked += (uint64_t)differs;
    return;
  }
  if (!differs) return;
  if (!vector) {
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
  if (job->waiting_count == LANES) settle_waiting(job);
}

/// Whether all of four lanes are zero.
static inline int is_clear(numbers v) { return (v[0] | v[1] | v[2] | v[3]) == 0; }

/// Lanes whose distance may be on either side of a limit.
static inline numbers straddles(quad distance, float slack, double limit) {
  return (numbers)((distance >= (float)limit - slack) & (distance <= (float)limit + slack));
}

/// The square of a distance in OKLab above which another one, known within a bound, may be the greater; both times 100.
static inline float square_above(float worst, float slack) {
  float most = (worst - slack) / 100;
  return most > 0 ? most * most : -1;
}

/// Four neighbouring pixels with new colours: usually the approximate distances decide.
static void compare_four(struct job *job, int x, int y, const uint8_t *a, const uint8_t *b) {
  struct skerry_counts *n = job->counts;
  const struct skerry_tolerance *limit = job->limit;
  quad yiq, oklab;
  coarse_distances(a, b, &yiq, &oklab);
  numbers steps = {1, 1, 1, 1}, is_open = {0};
  for (int s = 1; s < SKERRY_SWEEP_COUNT; s++) {
    double beyond = SKERRY_YIQ_MOST * skerry_sweep[s] * skerry_sweep[s];
    steps -= (numbers)(yiq > (float)beyond);
    is_open |= straddles(yiq, SKERRY_YIQ_SLACK, beyond);
  }
  // A distance that may be the largest so far is also computed exactly.
  is_open |= (numbers)(yiq > (float)n->worst_yiq - SKERRY_YIQ_SLACK);
  numbers is_far = (numbers)(oklab > square_above((float)n->worst_oklab, SKERRY_OKLAB_COARSE_SLACK));
  if (!is_clear(is_far)) is_open |= (numbers)(near_oklab(a, b) > square_above((float)n->worst_oklab, SKERRY_OKLAB_SLACK));
  int judges = limit->channel >= 0 || limit->yiq >= 0 || limit->oklab >= 0;
  quad_words other = quad_load(a) ^ quad_load(b);
  if (!judges && !limit->skips_edges && is_clear(is_open) && other[0] && other[1] && other[2] && other[3] &&
      (a[3] | b[3]) && (a[7] | b[7]) && (a[11] | b[11]) && (a[15] | b[15])) {
    for (int i = 0; i < LANES; i++) job->by_steps[steps[i]]++;
    if (n->worst_channel < 255)
      for (int c = 0; c < 4 * LANES; c++) {
        int d = abs(a[c] - b[c]);
        if (d > n->worst_channel) n->worst_channel = d;
      }
    memset(job->classes + (size_t)y * (size_t)job->width + (size_t)x, SKERRY_FAILING, LANES);
    if (n->failing == 0) n->box[0] = x, n->box[1] = y;
    n->failing += LANES;
    if (x < n->box[0]) n->box[0] = x;
    if (y < n->box[1]) n->box[1] = y;
    if (x + LANES > n->box[2]) n->box[2] = x + LANES;
    if (y + 1 > n->box[3]) n->box[3] = y + 1;
    return;
  }
  if (limit->yiq >= 0) is_open |= straddles(yiq, SKERRY_YIQ_SLACK, SKERRY_YIQ_MOST * limit->yiq * limit->yiq);
  for (int i = 0; i < LANES; i++, a += 4, b += 4) {
    if (pixel(a) == pixel(b) || (a[3] | b[3]) == 0) continue;
    struct verdict v = {0, (uint8_t)steps[i], 0};
    // A tolerance in OKLab is rare, and needs the root.
    if (is_open[i] || limit->oklab >= 0) {
      v = judge(job, a, b, skerry_yiq(a, b), skerry_oklab(a, b));
    } else {
      int channel = channel_distance(a, b);
      if (channel > n->worst_channel) n->worst_channel = channel;
      v.is_tolerated = (uint8_t)is_tolerated(limit, channel, (double)yiq[i], 0);
    }
    settle(job, x + i, y, &v);
  }
}

void skerry_classify(const uint8_t *a, const uint8_t *b, int width, int height, int from, int to,
                     const struct skerry_tolerance *tolerance, const uint8_t *mask, uint8_t *classes, struct skerry_counts *counts,
                     int vector) {
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
      for (; !probes && !rm && vector && x + LANES <= end; x += LANES) compare_four(&job, x, y, ra + 4 * (size_t)x, rb + 4 * (size_t)x);
      for (; x < end; x++) compare_pixel(&job, x, y, ra + 4 * (size_t)x, rb + 4 * (size_t)x, rm ? rm + x : NULL, vector);
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
