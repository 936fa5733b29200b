#include "CSkerryPixels.h"
#include "lanes.h"
#include <string.h>

// Blurs are sums of whole numbers below 2²⁴, which single floats represent exactly in any order, so four are added at a
// time.

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
    bytes v = __builtin_convertvector(__builtin_convertvector(sums[k], whole) >> 16, bytes);
    memcpy(out + 4 * k, &v, sizeof v);
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
      bytes v = __builtin_convertvector(__builtin_convertvector((sum + raise) * share, whole), bytes);
      memcpy(out + 4 * i, &v, sizeof v);
    }
  }
}

/// The same along rows of one byte per pixel. `sums` holds the sum of all bytes before each.
static void mean_byte_rows(const uint8_t *in, uint8_t *out, int width, int height, int size, int32_t *sums) {
  size_t half = (size_t)size / 2, n = (size_t)width;
  float share = 1.0f / (float)size, raise = (float)half + 0.5f;
  memset(sums, 0, (half + 1) * sizeof *sums);
  for (int y = 0; y < height; y++, in += n, out += n) {
    if (y > 0 && memcmp(in, in - n, n) == 0) {
      memcpy(out, out - n, n);
      continue;
    }
    int32_t *from = sums + half, sum = 0;
    for (size_t i = 0; i < n; i++) from[i + 1] = sum += in[i];
    for (size_t i = 1; i <= half; i++) from[n + i] = sum;
    for (size_t i = 0; i < n; i++) out[i] = (uint8_t)(int32_t)(((float)(sums[i + (size_t)size] - sums[i]) + raise) * share);
  }
}

/// Whether `count` bytes equal the strip before them in every row.
static int equals_strip_before(const uint8_t *strip, size_t row, size_t height, size_t count) {
  for (size_t y = 0; y < height; y++)
    if (memcmp(strip + row * y, strip + row * y - 4 * STRIP, count) != 0) return 0;
  return 1;
}

/// The same along columns, one strip at a time. `row` is the length of a row in bytes.
static void mean_columns(const uint8_t *in, uint8_t *out, size_t row, int height, int size) {
  size_t half = (size_t)size / 2, n = (size_t)height;
  float share = 1.0f / (float)size, raise = (float)half + 0.5f;
  for (size_t x = 0; x < row; x += 4 * STRIP) {
    size_t count = row - x < 4 * STRIP ? row - x : 4 * STRIP;
    // The middle of a card's shadow has many equal columns.
    if (x > 0 && equals_strip_before(in + x, row, n, count)) {
      for (size_t y = 0; y < n; y++) memcpy(out + row * y + x, out + row * y + x - 4 * STRIP, count);
      continue;
    }
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

/// Whether all pixels are black, of any opacity.
static int is_black(const uint8_t *pixels, size_t count) {
  uint8_t colour = 0;
  for (size_t i = 0; i < count; i++) colour |= pixels[4 * i] | pixels[4 * i + 1] | pixels[4 * i + 2];
  return colour == 0;
}

void skerry_box_blur(uint8_t *pixels, int width, int height, const int sizes[3], uint8_t *scratch, float *lines) {
  size_t count = (size_t)width * (size_t)height;
  if (!is_black(pixels, count)) {
    for (int pass = 0; pass < 3; pass++) {
      mean_rows(pixels, scratch, width, height, sizes[pass], lines);
      mean_columns(scratch, pixels, 4 * (size_t)width, height, sizes[pass]);
    }
    return;
  }
  // Most shadows are black: only their opacity is blurred.
  uint8_t *alpha = scratch, *means = scratch + count;
  for (size_t i = 0; i < count; i++) alpha[i] = pixels[4 * i + 3];
  for (int pass = 0; pass < 3; pass++) {
    mean_byte_rows(alpha, means, width, height, sizes[pass], (int32_t *)lines);
    mean_columns(means, alpha, (size_t)width, height, sizes[pass]);
  }
  for (size_t i = 0; i < count; i++) pixels[4 * i + 3] = alpha[i];
}
