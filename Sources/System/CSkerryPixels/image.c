#include "CSkerryPixels.h"
#include "upright_image.h"
#include <string.h>

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
  if (smooth && !is_copy && is_upright && skerry_upright_image(out, stride, width, height, m, wx, wy, src, sw, clip, tiles)) return;
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
      shorten_footprint(&x0, &x1, clip[0], clip[2], tiles);
      shorten_footprint(&y0, &y1, clip[1], clip[3], tiles);
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

