#include "CSkerryPixels.h"
#include <string.h>

// Blurs are sums of whole numbers below 2²⁴, which single floats represent exactly in any order, so four are added at a
// time.

typedef float lanes __attribute__((vector_size(16)));
typedef int32_t whole __attribute__((vector_size(16)));

/// Pixels of a strip: one cache line per row.
enum { STRIP = 16 };

static inline lanes load(const float *at) {
  lanes v;
  memcpy(&v, at, sizeof v);
  return v;
}

/// Four pixels, each the sum of `taps` weighted ones `step` values apart, over 65,536.
static inline void weigh(const float *in, size_t step, const uint32_t *weights, int taps, uint8_t out[16]) {
  const lanes half = {32768, 32768, 32768, 32768};
  lanes sums[4] = {half, half, half, half};
  for (int j = 0; j < taps; j++, in += step) {
    float w = (float)weights[j];
    for (int k = 0; k < 4; k++) sums[k] += (lanes){w, w, w, w} * load(in + 4 * k);
  }
  for (int k = 0; k < 4; k++) {
    whole v = __builtin_convertvector(sums[k], whole) >> 16;
    for (int c = 0; c < 4; c++) out[4 * k + c] = (uint8_t)v[c];
  }
}

static void widen(const uint8_t *in, float *out, size_t count) {
  for (size_t i = 0; i < count; i++) out[i] = in[i];
}

size_t skerry_blur_lines(int width, int height, int reach) {
  size_t across = 4 * ((size_t)width + 2 * (size_t)reach + 4), down = 4 * STRIP * ((size_t)height + 2 * (size_t)reach);
  return across > down ? across : down;
}

void skerry_blur(uint8_t *pixels, int width, int height, const uint32_t *kernel, int reach, uint8_t *scratch, float *lines) {
  size_t row = 4 * (size_t)width, margin = (size_t)reach;
  int taps = 2 * reach + 1;
  uint8_t four[16];
  // Along rows; nothing lies beyond the ends.
  memset(lines, 0, 4 * (margin + (size_t)width + margin + 4) * sizeof *lines);
  for (int y = 0; y < height; y++) {
    widen(pixels + row * (size_t)y, lines + 4 * margin, row);
    uint8_t *out = scratch + row * (size_t)y;
    for (size_t x = 0; x < row; x += 16) {
      weigh(lines + x, 4, kernel, taps, four);
      memcpy(out + x, four, row - x < 16 ? row - x : 16);
    }
  }
  // Along columns, one strip at a time.
  for (size_t x = 0; x < row; x += 4 * STRIP) {
    size_t count = row - x < 4 * STRIP ? row - x : 4 * STRIP;
    memset(lines, 0, 4 * STRIP * ((size_t)height + 2 * margin) * sizeof *lines);
    for (size_t y = 0; y < (size_t)height; y++) widen(scratch + row * y + x, lines + 4 * STRIP * (margin + y), count);
    for (size_t y = 0; y < (size_t)height; y++)
      for (size_t k = 0; k < count; k += 16) {
        weigh(lines + 4 * STRIP * y + k, 4 * STRIP, kernel, taps, four);
        memcpy(pixels + row * y + x + k, four, count - k < 16 ? count - k : 16);
      }
  }
}

// Means. The exact mean of whole numbers is at least half a share away from where rounding changes, far more than a
// float's error.

/// Means of `size` (odd) neighbours along every row; pixels beyond the ends are transparent.
static void mean_rows(const uint8_t *in, uint8_t *out, int width, int height, int size, float *line) {
  size_t half = (size_t)size / 2, n = (size_t)width;
  float share = 1.0f / (float)size, raise = (float)half + 0.5f;
  memset(line, 0, 4 * (n + 2 * half + 1) * sizeof *line);
  for (int y = 0; y < height; y++, in += 4 * n, out += 4 * n) {
    // The shadows of cards and bars have many equal rows.
    if (y > 0 && memcmp(in, in - 4 * n, 4 * n) == 0) {
      memcpy(out, out - 4 * n, 4 * n);
      continue;
    }
    float *first = line + 4 * (half + 1);
    widen(in, first, 4 * n);
    lanes sum = {0, 0, 0, 0};
    for (size_t i = 0; i < half && i < n; i++) sum += load(first + 4 * i);
    for (size_t i = 0; i < n; i++) {
      sum += load(first + 4 * (i + half)) - load(line + 4 * i);
      whole v = __builtin_convertvector((sum + raise) * share, whole);
      for (int c = 0; c < 4; c++) out[4 * i + (size_t)c] = (uint8_t)v[c];
    }
  }
}

/// The same along columns, one strip at a time.
static void mean_columns(const uint8_t *in, uint8_t *out, int width, int height, int size) {
  size_t half = (size_t)size / 2, n = (size_t)height, row = 4 * (size_t)width;
  float share = 1.0f / (float)size, raise = (float)half + 0.5f;
  for (size_t x = 0; x < row; x += 4 * STRIP) {
    size_t count = row - x < 4 * STRIP ? row - x : 4 * STRIP;
    float sums[4 * STRIP] = {0};
    for (size_t i = 0; i < half && i < n; i++)
      for (size_t c = 0; c < count; c++) sums[c] += in[row * i + x + c];
    for (size_t i = 0; i < n; i++) {
      if (i + half < n) {
        const uint8_t *enters = in + row * (i + half) + x;
        for (size_t c = 0; c < count; c++) sums[c] += enters[c];
      }
      if (i > half) {
        const uint8_t *leaves = in + row * (i - half - 1) + x;
        for (size_t c = 0; c < count; c++) sums[c] -= leaves[c];
      }
      uint8_t *to = out + row * i + x;
      for (size_t c = 0; c < count; c++) to[c] = (uint8_t)(int32_t)((sums[c] + raise) * share);
    }
  }
}

void skerry_box_blur(uint8_t *pixels, int width, int height, const int sizes[3], uint8_t *scratch, float *lines) {
  for (int pass = 0; pass < 3; pass++) {
    mean_rows(pixels, scratch, width, height, sizes[pass], lines);
    mean_columns(scratch, pixels, width, height, sizes[pass]);
  }
}
