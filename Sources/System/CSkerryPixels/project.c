#include "CSkerryPixels.h"

/// Samples per side of a pixel.
enum { SIDE = 4 };

/// Adds a bilinear sample at (u, v), transparent outside the picture, to four sums.
static void add_sample(float sum[4], double u, double v, const uint8_t *src, int sw, int sh) {
  u -= 0.5;
  v -= 0.5;
  if (!(u > -1 && v > -1 && u < sw && v < sh)) return;
  int i = (int)(u + 1) - 1, j = (int)(v + 1) - 1;
  float fx = (float)(u - i), fy = (float)(v - j);
  for (int dy = 0; dy < 2; dy++) {
    if (j + dy < 0 || j + dy >= sh) continue;
    float ky = dy ? fy : 1 - fy;
    for (int dx = 0; dx < 2; dx++) {
      if (i + dx < 0 || i + dx >= sw) continue;
      float k = ky * (dx ? fx : 1 - fx);
      const uint8_t *p = src + 4 * ((size_t)(j + dy) * (size_t)sw + (size_t)(i + dx));
      for (int c = 0; c < 4; c++) sum[c] += k * p[c];
    }
  }
}

void skerry_project(uint8_t *out, size_t stride, int width, int height, const double m[9], const uint8_t *src, int sw, int sh) {
  if (!src || sw <= 0 || sh <= 0) return;
  for (int y = 0; y < height; y++) {
    uint8_t *o = out + stride * (size_t)y;
    for (int x = 0; x < width; x++, o += 4) {
      float sum[4] = {0, 0, 0, 0};
      for (int b = 0; b < SIDE; b++) {
        double py = y + (b + 0.5) / SIDE;
        for (int a = 0; a < SIDE; a++) {
          double px = x + (a + 0.5) / SIDE;
          double w = px * m[2] + py * m[5] + m[8];
          if (!(w > 0)) continue;
          add_sample(sum, (px * m[0] + py * m[3] + m[6]) / w, (px * m[1] + py * m[4] + m[7]) / w, src, sw, sh);
        }
      }
      for (int c = 0; c < 4; c++) o[c] = (uint8_t)(sum[c] / (SIDE * SIDE) + 0.5f);
    }
  }
}
