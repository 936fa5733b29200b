#include "CSkerryPixels.h"
#include <string.h>

/// The turn from +x to (x, y), clockwise with y down, 0…1. A polynomial replaces the arc tangent so that no byte
/// depends on a maths library; its error is below 1e-5 of a turn, far less than one step of the colour table.
static double turn(double x, double y) {
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  if (ax == 0 && ay == 0) return 0;
  double q = ax > ay ? ay / ax : ax / ay, s = q * q;
  double a = q * (0.99997726 + s * (-0.33262347 + s * (0.19354346 + s * (-0.11643287 + s * (0.05265332 + s * -0.01172120)))));
  a /= 6.283185307179586;
  if (ay > ax) a = 0.25 - a;
  if (x < 0) a = 0.5 - a;
  if (y < 0) a = 1 - a;
  return a >= 1 ? 0 : a;
}

/// Angles before the start belong to the next turn; beyond the end the nearer of both ends is used.
static double within(double t, double t0, double t1) {
  double base = t0 - (double)(long)t0;
  if (base < 0) base += 1;
  t = t0 + (t >= base ? t - base : t + 1 - base);
  double past = t - t1, before = t0 + 1 - t;
  return past > 0 ? (past <= before ? t1 : t0) : t;
}

enum { PIECE = 64 };

/// The parameter at `count` pixels of a row, at most `PIECE`. Loops without a branch, so that they can be vectorized.
static void parameters(double *t, int x, int y, int count, const double m[6], int kind, double t0, double t1) {
  double gx[PIECE], gy[PIECE], py = y + 0.5;
  for (int i = 0; i < count; i++) gx[i] = m[0] * (x + i + 0.5) + m[2] * py + m[4];
  if (kind == SKERRY_LINEAR) {
    for (int i = 0; i < count; i++) t[i] = gx[i];
    return;
  }
  for (int i = 0; i < count; i++) gy[i] = m[1] * (x + i + 0.5) + m[3] * py + m[5];
  if (kind == SKERRY_RADIAL)
    for (int i = 0; i < count; i++) t[i] = __builtin_sqrt(gx[i] * gx[i] + gy[i] * gy[i]);
  else
    for (int i = 0; i < count; i++) t[i] = within(turn(gx[i], gy[i]), t0, t1);
}

/// Colours of the table for `count` parameters.
static void colors(uint8_t *out, const double *t, int count, double t0, double t1, const uint8_t *table, int entries) {
  int index[PIECE];
  double span = t1 - t0, last = entries - 1;
  for (int i = 0; i < count; i++) {
    double f = span != 0 ? (t[i] - t0) / span : (t[i] < t0 ? 0 : 1);
    f = f > 0 ? f : 0;
    f = f < 1 ? f : 1;
    index[i] = (int)(f * last + 0.5);
  }
  for (int i = 0; i < count; i++) memcpy(out + 4 * i, table + 4 * (size_t)index[i], 4);
}

/// Whether a mask covers any of some pixels, without a branch in the loop.
static int covers(const uint8_t *mask, int count) {
  uint8_t any = 0;
  for (int i = 0; i < count; i++) any |= mask[i];
  return any;
}

void skerry_gradient_fill(uint8_t *out, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height,
                          const double m[6], int kind, double t0, double t1, const uint8_t *table, int count) {
  double t[PIECE];
  for (int y = 0; y < height; y++) {
    uint8_t *o = out + stride * (size_t)y;
    const uint8_t *needed = mask ? mask + mask_stride * (size_t)y : NULL;
    if (kind == SKERRY_LINEAR && m[2] == 0) {
      // A horizontal gradient has equal rows.
      needed = NULL;
      if (y > 0) {
        memcpy(o, out, 4 * (size_t)width);
        continue;
      }
    }
    if (kind == SKERRY_LINEAR && m[0] == 0 && width > 0) {
      // In a vertical gradient every row has one colour.
      uint8_t color[4];
      parameters(t, 0, y, 1, m, kind, t0, t1);
      colors(color, t, 1, t0, t1, table, count);
      for (int x = 0; x < width; x++) memcpy(o + 4 * x, color, 4);
      continue;
    }
    for (int x = 0; x < width; x += PIECE) {
      int n = width - x < PIECE ? width - x : PIECE;
      if (needed && !covers(needed + x, n)) continue;
      parameters(t, x, y, n, m, kind, t0, t1);
      colors(o + 4 * (size_t)x, t, n, t0, t1, table, count);
    }
  }
}

void skerry_color_matrix(uint8_t *pixels, size_t count, const double m[20]) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    double a = pixels[3] / 255.0, in[4] = {0, 0, 0, a}, out[4];
    if (pixels[3]) for (int c = 0; c < 3; c++) in[c] = (double)pixels[c] / pixels[3];
    for (int r = 0; r < 4; r++) {
      double v = m[5 * r + 4];
      for (int c = 0; c < 4; c++) v += m[5 * r + c] * in[c];
      out[r] = v < 0 ? 0 : v > 1 ? 1 : v;
    }
    // An offset must not colour transparent pixels.
    if (out[3] > a && m[19] == 0) out[3] = a;
    for (int c = 0; c < 3; c++) pixels[c] = (uint8_t)(out[c] * out[3] * 255 + 0.5);
    pixels[3] = (uint8_t)(out[3] * 255 + 0.5);
  }
}
