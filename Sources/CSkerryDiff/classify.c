#include "CSkerryDiff.h"
#include "distance.h"
#include <stdlib.h>
#include <string.h>

const double skerry_sweep[SKERRY_SWEEP_COUNT] = {0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5};

/// The distances of up to four pixels that lie side by side.
struct distances {
  double yiq[4], oklab[4];
  int channel[4];
};

static int is_different(const uint8_t *a, const uint8_t *b) {
  // What is wholly transparent has no colour.
  return memcmp(a, b, 4) != 0 && (a[3] | b[3]) != 0;
}

static int channel_distance(const uint8_t *a, const uint8_t *b) {
  int worst = 0;
  for (int c = 0; c < 4; c++) {
    int d = abs(a[c] - b[c]);
    if (d > worst) worst = d;
  }
  return worst;
}

static void measure_scalar(const uint8_t *a, const uint8_t *b, int count, struct distances *out) {
  for (int i = 0; i < count; i++, a += 4, b += 4) {
    out->channel[i] = channel_distance(a, b);
    out->yiq[i] = skerry_yiq(a, b);
    out->oklab[i] = skerry_oklab(a, b);
  }
}

static void measure_vector(const uint8_t *a, const uint8_t *b, struct distances *out) {
  for (int i = 0; i < 4; i++) out->channel[i] = channel_distance(a + 4 * i, b + 4 * i);
  skerry_yiq4(a, b, out->yiq);
  skerry_oklab4(a, b, out->oklab);
}

static int is_tolerated(const struct skerry_tolerance *limit, int channel, double yiq, double oklab) {
  if (limit->channel < 0 && limit->yiq < 0 && limit->oklab < 0) return 0;
  if (limit->channel >= 0 && channel > limit->channel) return 0;
  if (limit->yiq >= 0 && yiq > SKERRY_YIQ_MOST * limit->yiq * limit->yiq) return 0;
  if (limit->oklab >= 0 && oklab > limit->oklab) return 0;
  return 1;
}

struct job {
  const uint8_t *a, *b, *mask;
  int width, height;
  const struct skerry_tolerance *limit;
  uint8_t *classes;
  struct skerry_counts *counts;
};

static void settle(const struct job *job, int x, int y, const struct distances *d, int lane) {
  size_t at = (size_t)y * (size_t)job->width + (size_t)x;
  struct skerry_counts *n = job->counts;
  n->differing++;
  for (int s = 0; s < SKERRY_SWEEP_COUNT; s++)
    if (s == 0 || d->yiq[lane] > SKERRY_YIQ_MOST * skerry_sweep[s] * skerry_sweep[s]) n->sweep[s]++;
  if (d->channel[lane] > n->worst_channel) n->worst_channel = d->channel[lane];
  if (d->yiq[lane] > n->worst_yiq) n->worst_yiq = d->yiq[lane];
  if (d->oklab[lane] > n->worst_oklab) n->worst_oklab = d->oklab[lane];
  if (is_tolerated(job->limit, d->channel[lane], d->yiq[lane], d->oklab[lane])) {
    n->tolerated++;
    job->classes[at] = SKERRY_TOLERATED;
  } else if (job->limit->skips_edges && (skerry_is_edge(job->a, job->b, x, y, job->width, job->height) ||
                                         skerry_is_edge(job->b, job->a, x, y, job->width, job->height))) {
    n->antialiased++;
    job->classes[at] = SKERRY_ANTIALIASED;
  } else {
    if (n->failing == 0) n->box[0] = x, n->box[1] = y;
    n->failing++;
    job->classes[at] = SKERRY_FAILING;
    if (x < n->box[0]) n->box[0] = x;
    if (x + 1 > n->box[2]) n->box[2] = x + 1;
    if (y + 1 > n->box[3]) n->box[3] = y + 1;
  }
}

void skerry_classify(const uint8_t *a, const uint8_t *b, int width, int height, const struct skerry_tolerance *tolerance,
                     const uint8_t *mask, uint8_t *classes, struct skerry_counts *counts, int vector) {
  struct job job = {a, b, mask, width, height, tolerance, classes, counts};
  skerry_distance_prepare();
  memset(classes, SKERRY_SAME, (size_t)width * (size_t)height);
  memset(counts, 0, sizeof *counts);
  for (int y = 0; y < height; y++) {
    const uint8_t *ra = a + (size_t)y * (size_t)width * 4, *rb = b + (size_t)y * (size_t)width * 4;
    const uint8_t *rm = mask ? mask + (size_t)y * (size_t)width : NULL;
    for (int x = 0; x < width;) {
      int step = vector && width - x >= 4 ? 4 : 1;
      const uint8_t *pa = ra + 4 * (size_t)x, *pb = rb + 4 * (size_t)x;
      if (memcmp(pa, pb, 4 * (size_t)step) != 0 || rm) {
        struct distances d;
        int is_measured = 0;
        for (int i = 0; i < step; i++) {
          if (rm && rm[x + i]) {
            classes[(size_t)y * (size_t)width + (size_t)(x + i)] = SKERRY_MASKED;
            if (is_different(pa + 4 * i, pb + 4 * i)) counts->masked++;
            continue;
          }
          if (!is_different(pa + 4 * i, pb + 4 * i)) continue;
          if (!is_measured) {
            if (step == 4) measure_vector(pa, pb, &d);
            else measure_scalar(pa, pb, 1, &d);
            is_measured = 1;
          }
          settle(&job, x + i, y, &d, i);
        }
      }
      x += step;
    }
  }
}

uint64_t skerry_densest(const uint8_t *classes, int width, int height, int n, int *left, int *top) {
  *left = *top = 0;
  if (width <= 0 || height <= 0 || n <= 0) return 0;
  int w = n < width ? n : width, h = n < height ? n : height;
  // Failing pixels of each column within the window's rows, slid down a row at a time.
  uint32_t *columns = calloc((size_t)width, sizeof *columns);
  if (!columns) return 0;
  uint64_t best = 0;
  for (int y = 0; y < height; y++) {
    const uint8_t *in = classes + (size_t)y * (size_t)width;
    const uint8_t *out = y >= h ? classes + (size_t)(y - h) * (size_t)width : NULL;
    uint64_t row = 0;
    for (int x = 0; x < width; x++) {
      columns[x] += in[x] == SKERRY_FAILING;
      if (out) columns[x] -= out[x] == SKERRY_FAILING;
      row += columns[x];
    }
    if (y < h - 1 || row <= best) continue;
    uint64_t sum = 0;
    for (int x = 0; x < width; x++) {
      sum += columns[x];
      if (x >= w) sum -= columns[x - w];
      if (x >= w - 1 && sum > best) {
        best = sum;
        *left = x - w + 1;
        *top = y - h + 1;
      }
    }
  }
  free(columns);
  return best;
}
