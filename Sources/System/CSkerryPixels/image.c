#include "CSkerryPixels.h"
#include <stdlib.h>
#include <string.h>

static inline int wrap(int i, int low, int high, int tiles) {
  int n = high - low;
  if (n <= 0) return low;
  if (tiles) {
    int k = (i - low) % n;
    return low + (k < 0 ? k + n : k);
  }
  return i < low ? low : i >= high ? high - 1 : i;
}

static int floor_int(double v) {
  int i = (int)v;
  return v < i ? i - 1 : i;
}

// MARK: Upright images

/// Which image pixels lie under each device pixel of an axis, and how much of each is covered: those of device pixel `x` are
/// `first[x] ..< first[x + 1]`.
struct taps {
  int *first, *place;
  double *weight;
};

/// Lengths beyond this are left to the general case.
static const double longest = 1e8;

/// `scale` and `offset` map device pixels to image pixels; `wide` is the footprint. 0 if there is no memory for them.
static int make_taps(struct taps *taps, int count, double scale, double offset, double wide, int low, int high, int tiles) {
  double end = scale * count + offset;
  if (!(wide < longest && offset > -longest && offset < longest && end > -longest && end < longest)) return 0;
  size_t most = (size_t)wide + 3;
  taps->first = malloc(((size_t)count + 1) * sizeof(int));
  taps->place = malloc((size_t)count * most * sizeof(int));
  taps->weight = malloc((size_t)count * most * sizeof(double));
  if (!taps->first || !taps->place || !taps->weight) return 0;
  int n = 0;
  for (int x = 0; x < count; x++) {
    double middle = scale * (x + 0.5) + offset, from = middle - wide / 2, to = middle + wide / 2;
    taps->first[x] = n;
    for (int i = floor_int(from); i < to; i++) {
      double covered = (i + 1 < to ? i + 1 : to) - (i > from ? i : from);
      if (covered <= 0) continue;
      taps->place[n] = wrap(i, low, high, tiles);
      taps->weight[n++] = covered;
    }
  }
  taps->first[count] = n;
  return 1;
}

static void free_taps(struct taps *taps) {
  free(taps->first);
  free(taps->place);
  free(taps->weight);
}

static inline uint32_t load_pixel(const uint8_t *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

typedef double four_doubles __attribute__((vector_size(32)));

/// An image that is neither turned nor sheared. Its sums are made in the order of the general case, so the bytes are equal.
static void upright_image(uint8_t *out, size_t stride, int width, int height, const uint8_t *src, int sw, const struct taps *columns,
                          const struct taps *rows) {
  size_t row_size = 4 * (size_t)sw;
  for (int y = 0; y < height; y++) {
    int top = rows->first[y], bottom = rows->first[y + 1];
    uint8_t *o = out + stride * (size_t)y;
    for (int x = 0; x < width; x++, o += 4) {
      int left = columns->first[x], right = columns->first[x + 1];
      if (bottom - top == 2 && right - left == 2) {
        // The mean of equal pixels is each of them.
        const uint8_t *upper = src + row_size * (size_t)rows->place[top], *lower = src + row_size * (size_t)rows->place[top + 1];
        size_t l = 4 * (size_t)columns->place[left], r = 4 * (size_t)columns->place[left + 1];
        uint32_t one = load_pixel(upper + l);
        if (one == load_pixel(upper + r) && one == load_pixel(lower + l) && one == load_pixel(lower + r)) {
          memcpy(o, &one, 4);
          continue;
        }
      }
      four_doubles sum = {0, 0, 0, 0};
      double total = 0;
      for (int j = top; j < bottom; j++) {
        const uint8_t *row = src + row_size * (size_t)rows->place[j];
        double high = rows->weight[j];
        for (int i = left; i < right; i++) {
          const uint8_t *p = row + 4 * (size_t)columns->place[i];
          double k = columns->weight[i] * high;
          total += k;
          sum += k * (four_doubles){p[0], p[1], p[2], p[3]};
        }
      }
      if (total > 0) sum = sum / total + 0.5;
      for (int c = 0; c < 4; c++) o[c] = (uint8_t)sum[c];
    }
  }
}

// MARK: All images

void skerry_image(uint8_t *out, size_t stride, int width, int height, const double m[6], const uint8_t *src, int sw, int sh,
                  const int clip[4], int smooth, int tiles) {
  if (sw <= 0 || sh <= 0 || clip[2] <= clip[0] || clip[3] <= clip[1]) return;
  double fx = m[0] < 0 ? -m[0] : m[0], cx = m[2] < 0 ? -m[2] : m[2];
  double fy = m[3] < 0 ? -m[3] : m[3], cy = m[1] < 0 ? -m[1] : m[1];
  double ex = fx + cx, ey = fy + cy; // footprint of a device pixel, in image pixels
  // A box as wide as the footprint, at least one image pixel: bilinear when enlarging, the mean when shrinking.
  double wx = ex > 1 ? ex : 1, wy = ey > 1 ? ey : 1;
  // Pixel on pixel: nothing is interpolated.
  int is_upright = m[1] == 0 && m[2] == 0;
  int is_copy = m[0] == 1 && m[3] == 1 && is_upright && m[4] == floor_int(m[4]) && m[5] == floor_int(m[5]);
  if (smooth && !is_copy && is_upright) {
    struct taps columns = {0}, rows = {0};
    int is_made = make_taps(&columns, width, m[0], m[4], wx, clip[0], clip[2], tiles) && make_taps(&rows, height, m[3], m[5], wy, clip[1], clip[3], tiles);
    if (is_made) upright_image(out, stride, width, height, src, sw, &columns, &rows);
    free_taps(&columns);
    free_taps(&rows);
    if (is_made) return;
  }
  for (int y = 0; y < height; y++) {
    uint8_t *o = out + stride * (size_t)y;
    for (int x = 0; x < width; x++, o += 4) {
      double px = x + 0.5, py = y + 0.5;
      double u = m[0] * px + m[2] * py + m[4], v = m[1] * px + m[3] * py + m[5];
      if (!smooth || is_copy) {
        int i = wrap(floor_int(u), clip[0], clip[2], tiles), j = wrap(floor_int(v), clip[1], clip[3], tiles);
        memcpy(o, src + 4 * ((size_t)j * (size_t)sw + (size_t)i), 4);
        continue;
      }
      double x0 = u - wx / 2, x1 = u + wx / 2, y0 = v - wy / 2, y1 = v + wy / 2;
      double sum[4] = {0, 0, 0, 0}, total = 0;
      for (int j = floor_int(y0); j < y1; j++) {
        double hy = (j + 1 < y1 ? j + 1 : y1) - (j > y0 ? j : y0);
        if (hy <= 0) continue;
        const uint8_t *row = src + 4 * (size_t)wrap(j, clip[1], clip[3], tiles) * (size_t)sw;
        for (int i = floor_int(x0); i < x1; i++) {
          double hx = (i + 1 < x1 ? i + 1 : x1) - (i > x0 ? i : x0);
          if (hx <= 0) continue;
          const uint8_t *p = row + 4 * (size_t)wrap(i, clip[0], clip[2], tiles);
          double k = hx * hy;
          total += k;
          for (int c = 0; c < 4; c++) sum[c] += k * p[c];
        }
      }
      for (int c = 0; c < 4; c++) o[c] = total > 0 ? (uint8_t)(sum[c] / total + 0.5) : 0;
    }
  }
}

