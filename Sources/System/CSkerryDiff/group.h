#include "bounds.h"
#include "job.h"

// Included once for each number of lanes.

/// Lanes whose distance may be on either side of a limit.
static inline numbers straddles(floats distance, float slack, double limit) {
  return (numbers)((distance >= (float)limit - slack) & (distance <= (float)limit + slack));
}

/// The square of a distance in OKLab above which another one, known within a bound, may be the greater; both times 100.
static inline float square_above(float worst, float slack) {
  float most = (worst - slack) / 100;
  return most > 0 ? most * most : -1;
}

/// Neighbouring pixels with new colours: usually the approximate distances decide.
static inline void compare_group(struct job *job, int x, int y, const uint8_t *a, const uint8_t *b) {
  struct skerry_counts *n = job->counts;
  const struct skerry_tolerance *limit = job->limit;
  floats yiq, oklab;
  coarse_distances(a, b, &yiq, &oklab);
  numbers steps = (numbers){0} + 1, is_open = {0};
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
  pixels p = load_pixels(a), q = load_pixels(b);
  // Equal pixels, and those that are transparent in both.
  numbers is_same = (numbers)(p == q) | (numbers)(bytes_of(p | q, 3) == 0);
  if (!judges && !limit->skips_edges && is_clear(is_open | is_same)) {
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
    if (is_same[i]) continue;
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

/// All groups that end before `end`.
static inline int compare_groups(struct job *job, int x, int y, int end) {
  size_t row = (size_t)y * (size_t)job->width;
  for (; x + LANES <= end; x += LANES) compare_group(job, x, y, job->a + 4 * (row + (size_t)x), job->b + 4 * (row + (size_t)x));
  return x;
}
