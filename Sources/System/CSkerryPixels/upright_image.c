#include "upright_image.h"
#include "lanes.h"
#include <stdlib.h>
#include <string.h>

// Three ways to the same bytes. The general case adds, for each device pixel, weight times colour over all image pixels of its footprint, row
// by row, in doubles. Here footprints are computed once per axis, and sums along columns are shared by all pixels of a row:
//
// - where all weights are 1, sums are whole numbers and exact in any order;
// - where few pixels lie under each footprint, sums in single floats are close enough to know the byte, except where they come near the
//   middle between two bytes; those pixels are computed as in the general case;
// - all others are computed as in the general case.

typedef double four_doubles __attribute__((vector_size(32)));

// MARK: Footprints

/// Which image pixels lie under each device pixel of an axis, and how much of each is covered: those of device pixel `x` are
/// `first[x] ..< first[x + 1]`.
struct taps {
  int *first, *place;
  double *weight;
  /// The maximum number for one device pixel, and whether all weights are 1.
  int most, are_whole;
  /// All places are in `low ..< high`.
  int low, high;
};

/// Lengths beyond this are left to the general case.
static const double longest = 1e8;

/// `scale` and `offset` map device pixels to image pixels; `wide` is the footprint. 0 if there is no memory for them.
static int make_taps(struct taps *taps, int count, double scale, double offset, double wide, int low, int high, int tiles) {
  double end = scale * count + offset;
  if (!(wide < longest && offset > -longest && offset < longest && end > -longest && end < longest)) return 0;
  // A longer footprint is shortened to the image at most.
  size_t most = (size_t)(wide > longest_footprint ? (high - low > longest_footprint ? high - low : longest_footprint) : wide) + 3;
  taps->first = malloc(((size_t)count + 1) * sizeof(int));
  taps->place = malloc((size_t)count * most * sizeof(int));
  taps->weight = malloc((size_t)count * most * sizeof(double));
  if (!taps->first || !taps->place || !taps->weight) return 0;
  int n = 0;
  taps->are_whole = 1;
  taps->low = high;
  taps->high = low;
  for (int x = 0; x < count; x++) {
    double middle = scale * (x + 0.5) + offset, from = middle - wide / 2, to = middle + wide / 2;
    taps->first[x] = n;
    shorten_footprint(&from, &to, low, high, tiles);
    for (int i = floor_int(from); i < to; i++) {
      double covered = (i + 1 < to ? i + 1 : to) - (i > from ? i : from);
      if (covered <= 0) continue;
      int place = wrap(i, low, high, tiles);
      taps->place[n] = place;
      taps->weight[n++] = covered;
      if (covered != 1) taps->are_whole = 0;
      if (place < taps->low) taps->low = place;
      if (place >= taps->high) taps->high = place + 1;
    }
    if (n - taps->first[x] > taps->most) taps->most = n - taps->first[x];
    // Never so, as a footprint is at least one pixel wide; the fast ways rely on it.
    if (n == taps->first[x]) taps->most = 1 << 30;
  }
  taps->first[count] = n;
  return 1;
}

static void free_taps(struct taps *taps) {
  free(taps->first);
  free(taps->place);
  free(taps->weight);
}

// MARK: As in the general case

/// One pixel, whose sums are made in the order of the general case.
static void exact_pixel(uint8_t *o, int x, int y, const uint8_t *src, size_t row_size, const struct taps *columns, const struct taps *rows) {
  four_doubles sum = {0, 0, 0, 0};
  double total = 0;
  for (int j = rows->first[y]; j < rows->first[y + 1]; j++) {
    const uint8_t *row = src + row_size * (size_t)rows->place[j];
    double high = rows->weight[j];
    for (int i = columns->first[x]; i < columns->first[x + 1]; i++) {
      const uint8_t *p = row + 4 * (size_t)columns->place[i];
      double k = columns->weight[i] * high;
      total += k;
      sum += k * (four_doubles){p[0], p[1], p[2], p[3]};
    }
  }
  if (total > 0) sum = sum / total + 0.5;
  for (int c = 0; c < 4; c++) o[c] = (uint8_t)sum[c];
}

// MARK: Whole weights

/// More pixels than this under a footprint, along one axis, would not fit the sums.
enum { MOST_WHOLE = 256 };

/// One row of device pixels. `sums` holds the colours of all image columns.
static void whole_row(uint8_t *o, int width, int y, const uint8_t *src, size_t row_size, const struct taps *columns, const struct taps *rows,
                      uint16_t *sums) {
  size_t start = 4 * (size_t)columns->low, count = 4 * (size_t)(columns->high - columns->low);
  int top = rows->first[y], bottom = rows->first[y + 1];
  memset(sums, 0, count * sizeof *sums);
  for (int j = top; j < bottom; j++) {
    const uint8_t *row = src + row_size * (size_t)rows->place[j] + start;
    for (size_t c = 0; c < count; c++) sums[c] += row[c];
  }
  for (int x = 0; x < width; x++, o += 4) {
    int left = columns->first[x], right = columns->first[x + 1];
    uint32_t sum[4] = {0};
    for (int i = left; i < right; i++) {
      const uint16_t *p = sums + 4 * (size_t)(columns->place[i] - columns->low);
      for (int c = 0; c < 4; c++) sum[c] += p[c];
    }
    double total = (double)(bottom - top) * (right - left);
    for (int c = 0; c < 4; c++) o[c] = (uint8_t)(sum[c] / total + 0.5);
  }
}

// MARK: Few pixels

/// With at most this many pixels under a footprint along each axis, a sum of floats that starts with weights rounded to floats is wrong by
/// less than 255 · (8 + 8 + 3) · 2⁻²⁴, which is 0.0003.
enum { MOST_FEW = 8 };
static const float margin = 1.0f / 1024;

/// The share of each pixel in its footprint, as floats.
static void make_shares(float *shares, const struct taps *taps, int count) {
  for (int x = 0; x < count; x++) {
    double total = 0;
    for (int i = taps->first[x]; i < taps->first[x + 1]; i++) total += taps->weight[i];
    for (int i = taps->first[x]; i < taps->first[x + 1]; i++) shares[i] = (float)(taps->weight[i] / total);
  }
}

/// One row of device pixels. `blended` holds the colours of all image columns.
static void few_row(uint8_t *o, int width, int y, const uint8_t *src, size_t row_size, const struct taps *columns, const struct taps *rows,
                    const float *across, const float *down, float *blended) {
  size_t start = 4 * (size_t)columns->low, count = 4 * (size_t)(columns->high - columns->low);
  for (int j = rows->first[y]; j < rows->first[y + 1]; j++) {
    const uint8_t *row = src + row_size * (size_t)rows->place[j] + start;
    float share = down[j];
    if (j == rows->first[y])
      for (size_t c = 0; c < count; c++) blended[c] = share * (float)row[c];
    else
      for (size_t c = 0; c < count; c++) blended[c] += share * (float)row[c];
  }
  const lanes half = {0.5f, 0.5f, 0.5f, 0.5f}, least = {margin, margin, margin, margin};
  for (int x = 0; x < width; x++, o += 4) {
    lanes sum = half;
    for (int i = columns->first[x]; i < columns->first[x + 1]; i++) {
      lanes colour;
      memcpy(&colour, blended + 4 * (size_t)(columns->place[i] - columns->low), sizeof colour);
      sum += across[i] * colour;
    }
    whole value = __builtin_convertvector(sum, whole);
    lanes rest = sum - __builtin_convertvector(value, lanes);
    whole is_near = (rest < least) | (rest > 1 - least);
    uint64_t near[2];
    memcpy(near, &is_near, sizeof near);
    if (near[0] | near[1]) {
      exact_pixel(o, x, y, src, row_size, columns, rows);
    } else {
      bytes rounded = __builtin_convertvector(value, bytes);
      memcpy(o, &rounded, 4);
    }
  }
}

// MARK: The image

/// Whether the rows could be drawn by one of the fast ways.
static int draw_fast(uint8_t *out, size_t stride, int width, int height, const uint8_t *src, size_t row_size, const struct taps *columns,
                     const struct taps *rows) {
  size_t count = 4 * (size_t)(columns->high - columns->low);
  if (columns->are_whole && rows->are_whole && columns->most <= MOST_WHOLE && rows->most <= MOST_WHOLE) {
    uint16_t *sums = malloc(count * sizeof *sums);
    for (int y = 0; sums && y < height; y++) whole_row(out + stride * (size_t)y, width, y, src, row_size, columns, rows, sums);
    free(sums);
    return sums != NULL;
  }
  if (columns->most > MOST_FEW || rows->most > MOST_FEW) return 0;
  float *across = malloc((size_t)columns->first[width] * sizeof *across), *down = malloc((size_t)rows->first[height] * sizeof *down);
  float *blended = malloc(count * sizeof *blended);
  int is_made = across && down && blended;
  if (is_made) {
    make_shares(across, columns, width);
    make_shares(down, rows, height);
    for (int y = 0; y < height; y++) few_row(out + stride * (size_t)y, width, y, src, row_size, columns, rows, across, down, blended);
  }
  free(across);
  free(down);
  free(blended);
  return is_made;
}

int skerry_upright_image(uint8_t *out, size_t stride, int width, int height, const double m[6], double wx, double wy, const uint8_t *src,
                         int src_width, const int clip[4], int tiles) {
  struct taps columns = {0}, rows = {0};
  size_t row_size = 4 * (size_t)src_width;
  int is_made = make_taps(&columns, width, m[0], m[4], wx, clip[0], clip[2], tiles) && make_taps(&rows, height, m[3], m[5], wy, clip[1], clip[3], tiles);
  if (is_made && width > 0 && height > 0 && !draw_fast(out, stride, width, height, src, row_size, &columns, &rows)) {
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) exact_pixel(out + stride * (size_t)y + 4 * (size_t)x, x, y, src, row_size, &columns, &rows);
  }
  free_taps(&columns);
  free_taps(&rows);
  return is_made;
}
