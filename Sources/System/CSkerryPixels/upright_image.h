#pragma once
#include <stddef.h>
#include <stdint.h>

/// Draws an image that is neither turned nor sheared, byte for byte as the general case of `skerry_image` does. `wx` and `wy` are the
/// footprint of a device pixel, in image pixels. Returns 0, and draws nothing, if the general case has to draw it: the footprint is too large,
/// or there is no memory.
int skerry_upright_image(uint8_t *out, size_t stride, int width, int height, const double m[6], double wx, double wy, const uint8_t *src,
                         int src_width, const int clip[4], int tiles);

/// The largest whole number that is not above `v`, within the range of `int`.
static inline int floor_int(double v) {
  if (!(v > -2147483000.0 && v < 2147483000.0)) return v > 0 ? 2147483000 : -2147483000;
  int i = (int)v;
  return v < i ? i - 1 : i;
}

/// The longest footprint of a device pixel, in image pixels, that is read as it is. Our choice: an image in it is a quarter of a thousandth as
/// large as it is stored.
static const double longest_footprint = 4096;

/// Shortens a footprint that is longer: to the image itself, or, if the picture `tiles`, to its middle.
static inline void shorten_footprint(double *from, double *to, int low, int high, int tiles) {
  if (!(*to - *from > longest_footprint)) return;
  double middle = (*from + *to) / 2;
  if (tiles) {
    if (!(middle > -1e9 && middle < 1e9)) middle = low;
    *from = middle - longest_footprint / 2;
    *to = middle + longest_footprint / 2;
    return;
  }
  if (*from < low) *from = low;
  if (*to > high) *to = high;
  if (*from < *to) return;
  // Beside the image: its nearest pixel.
  *from = middle < low ? low : high - 1;
  *to = *from + 1;
}

/// The pixel of an axis that stands for pixel `i`: beyond `low ..< high` the edge repeats, or the picture does if it `tiles`.
static inline int wrap(int i, int low, int high, int tiles) {
  int n = high - low;
  if (n <= 0) return low;
  if (tiles) {
    int k = (i - low) % n;
    return low + (k < 0 ? k + n : k);
  }
  return i < low ? low : i >= high ? high - 1 : i;
}
