#include "CSkerryPixels.h"
#include "four.h"
#include <string.h>

/// a · b / 255, rounded.
static inline uint32_t mul(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

static inline void over(uint8_t *d, uint32_t r, uint32_t g, uint32_t b, uint32_t a) {
  uint32_t k = 255 - a;
  d[0] = (uint8_t)(r + mul(d[0], k));
  d[1] = (uint8_t)(g + mul(d[1], k));
  d[2] = (uint8_t)(b + mul(d[2], k));
  d[3] = (uint8_t)(a + mul(d[3], k));
}

/// Alpha of two pixels.
static const uint64_t OPAQUE_PAIR = 0xFF000000FF000000u;

static inline uint64_t eight(const uint8_t *at) {
  uint64_t v;
  memcpy(&v, at, 8);
  return v;
}

static inline void copy_color(uint8_t *d, uint32_t color, int count) {
  for (int x = 0; x < count; x++) memcpy(d + 4 * x, &color, 4);
}

static inline uint32_t whole(const uint8_t c[4]) {
  uint32_t v;
  memcpy(&v, c, 4);
  return v;
}

void skerry_fill(uint8_t *dst, size_t stride, int width, int height, const uint8_t c[4]) {
  four color = repeat_four(c), kept = 255 - alpha_of_four(color);
  for (int y = 0; y < height; y++) {
    uint8_t *d = dst + stride * (size_t)y;
    if (c[3] == 255) {
      copy_color(d, whole(c), width);
      continue;
    }
    int x = 0;
    for (; x + 4 <= width; x += 4, d += 16) store_four(d, color + mul_four(load_four(d), kept));
    for (; x < width; x++, d += 4) over(d, c[0], c[1], c[2], c[3]);
  }
}

void skerry_fill_mask(uint8_t *dst, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height,
                      const uint8_t c[4]) {
  four color = repeat_four(c);
  for (int y = 0; y < height; y++) {
    uint8_t *d = dst + stride * (size_t)y;
    const uint8_t *m = mask + mask_stride * (size_t)y;
    int x = 0;
    for (; x + 8 <= width; x += 8) {
      uint64_t v = eight(m + x);
      if (v == 0) continue;
      if (v == UINT64_MAX && c[3] == 255) {
        copy_color(d + 4 * x, whole(c), 8);
        continue;
      }
      for (int k = x; k < x + 8; k += 4)
        store_four(d + 4 * k, over_four(load_four(d + 4 * k), mul_four(color, spread_four(m + k))));
    }
    for (; x < width; x++) {
      uint32_t k = m[x];
      if (k) over(d + 4 * x, mul(c[0], k), mul(c[1], k), mul(c[2], k), mul(c[3], k));
    }
  }
}

void skerry_multiply_mask(uint8_t *dst, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *d = dst + stride * (size_t)y;
    const uint8_t *m = mask + mask_stride * (size_t)y;
    int x = 0;
    for (; x + 8 <= width; x += 8) {
      uint64_t v = eight(m + x);
      if (v == UINT64_MAX) continue;
      for (int k = x; k < x + 8; k += 4) store_four(d + 4 * k, mul_four(load_four(d + 4 * k), spread_four(m + k)));
    }
    for (; x < width; x++)
      for (int i = 0; i < 4; i++) d[4 * x + i] = (uint8_t)mul(d[4 * x + i], m[x]);
  }
}

void skerry_multiply_alpha(uint8_t *dst, size_t stride, const uint8_t *src, size_t src_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *d = dst + stride * (size_t)y;
    const uint8_t *s = src + src_stride * (size_t)y;
    int x = 0;
    for (; x + 4 <= width; x += 4, d += 16, s += 16) store_four(d, mul_four(load_four(d), alpha_of_four(load_four(s))));
    for (; x < width; x++, d += 4, s += 4)
      for (int c = 0; c < 4; c++) d[c] = (uint8_t)mul(d[c], s[3]);
  }
}

void skerry_silhouette(const uint8_t *src, uint8_t *out, size_t count, const uint8_t color[4]) {
  four ink = repeat_four(color);
  size_t i = 0;
  for (; i + 4 <= count; i += 4, src += 16, out += 16) store_four(out, mul_four(ink, alpha_of_four(load_four(src))));
  for (; i < count; i++, src += 4, out += 4)
    for (int c = 0; c < 4; c++) out[c] = (uint8_t)mul(color[c], src[3]);
}

// Blend functions of the W3C compositing model, on straight components 0…1.

static double soft(double b, double s) {
  if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);
  double d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : __builtin_sqrt(b);
  return b + (2 * s - 1) * (d - b);
}

static double hard(double b, double s) { return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1); }

static double separable(int mode, double b, double s) {
  switch (mode) {
  case SKERRY_MULTIPLY: return b * s;
  case SKERRY_SCREEN: return b + s - b * s;
  case SKERRY_OVERLAY: return hard(s, b);
  case SKERRY_DARKEN: return b < s ? b : s;
  case SKERRY_LIGHTEN: return b > s ? b : s;
  case SKERRY_COLOR_DODGE: return b == 0 ? 0 : s >= 1 ? 1 : b / (1 - s) < 1 ? b / (1 - s) : 1;
  case SKERRY_COLOR_BURN: return b >= 1 ? 1 : s <= 0 ? 0 : (1 - b) / s < 1 ? 1 - (1 - b) / s : 0;
  case SKERRY_SOFT_LIGHT: return soft(b, s);
  case SKERRY_HARD_LIGHT: return hard(b, s);
  case SKERRY_DIFFERENCE: return b > s ? b - s : s - b;
  case SKERRY_EXCLUSION: return b + s - 2 * b * s;
  default: return s;
  }
}

static double lum(const double c[3]) { return 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]; }
static double least(const double c[3]) { return c[0] < c[1] ? (c[0] < c[2] ? c[0] : c[2]) : (c[1] < c[2] ? c[1] : c[2]); }
static double greatest(const double c[3]) { return c[0] > c[1] ? (c[0] > c[2] ? c[0] : c[2]) : (c[1] > c[2] ? c[1] : c[2]); }

static void set_lum(double c[3], double l) {
  double d = l - lum(c);
  for (int i = 0; i < 3; i++) c[i] += d;
  double y = lum(c), n = least(c), x = greatest(c);
  if (n < 0) for (int i = 0; i < 3; i++) c[i] = y + (c[i] - y) * y / (y - n);
  if (x > 1) for (int i = 0; i < 3; i++) c[i] = y + (c[i] - y) * (1 - y) / (x - y);
}

static void set_sat(double c[3], double s) {
  double n = least(c), x = greatest(c);
  for (int i = 0; i < 3; i++) c[i] = x > n ? (c[i] - n) * s / (x - n) : 0;
}

static double sat(const double c[3]) { return greatest(c) - least(c); }

static void blend_colors(int mode, const double b[3], const double s[3], double out[3]) {
  switch (mode) {
  case SKERRY_HUE: memcpy(out, s, 24); set_sat(out, sat(b)); set_lum(out, lum(b)); break;
  case SKERRY_SATURATION: memcpy(out, b, 24); set_sat(out, sat(s)); set_lum(out, lum(b)); break;
  case SKERRY_COLOR: memcpy(out, s, 24); set_lum(out, lum(b)); break;
  case SKERRY_LUMINOSITY: memcpy(out, b, 24); set_lum(out, lum(s)); break;
  default: for (int i = 0; i < 3; i++) out[i] = separable(mode, b[i], s[i]);
  }
}

static uint8_t byte(double v) { return (uint8_t)(v <= 0 ? 0 : v >= 1 ? 255 : v * 255 + 0.5); }

static void blend_pixel(uint8_t *d, const uint32_t s[4], int mode) {
  uint32_t k;
  switch (mode) {
  case SKERRY_SOURCE_ATOP:
    k = 255 - s[3];
    for (int c = 0; c < 3; c++) d[c] = (uint8_t)(mul(s[c], d[3]) + mul(d[c], k));
    return;
  case SKERRY_DESTINATION_OVER:
    k = 255 - d[3];
    for (int c = 0; c < 4; c++) d[c] = (uint8_t)(d[c] + mul(s[c], k));
    return;
  case SKERRY_DESTINATION_OUT:
    k = 255 - s[3];
    for (int c = 0; c < 4; c++) d[c] = (uint8_t)mul(d[c], k);
    return;
  case SKERRY_PLUS_LIGHTER:
    for (int c = 0; c < 4; c++) d[c] = (uint8_t)(d[c] + s[c] > 255 ? 255 : d[c] + s[c]);
    return;
  case SKERRY_PLUS_DARKER: {
    // 1 − ((1 − source) + (1 − backdrop)), in premultiplied terms.
    uint32_t a = d[3] + s[3] > 255 ? 255 : d[3] + s[3];
    for (int c = 0; c < 3; c++) {
      int v = (int)a - (int)(s[3] - s[c]) - (int)(d[3] - d[c]);
      d[c] = (uint8_t)(v < 0 ? 0 : v);
    }
    d[3] = (uint8_t)a;
    return;
  }
  default: break;
  }
  double ab = d[3] / 255.0, as = s[3] / 255.0, cb[3], cs[3], mixed[3];
  for (int c = 0; c < 3; c++) {
    cb[c] = d[3] ? (double)d[c] / d[3] : 0;
    cs[c] = s[3] ? (double)s[c] / s[3] : 0;
  }
  blend_colors(mode, cb, cs, mixed);
  for (int c = 0; c < 3; c++)
    d[c] = byte(as * (1 - ab) * cs[c] + as * ab * mixed[c] + (1 - as) * ab * cb[c]);
  d[3] = byte(as + ab - as * ab);
}

/// Source-over of a row of premultiplied pixels, four at a time if they are all opaque or all transparent.
static void over_row(uint8_t *d, const uint8_t *s, int width) {
  int x = 0;
  for (; x + 4 <= width; x += 4, d += 16, s += 16) {
    uint64_t a, b;
    memcpy(&a, s, 8);
    memcpy(&b, s + 8, 8);
    if ((a | b) == 0) continue;
    if ((a & b & OPAQUE_PAIR) == OPAQUE_PAIR) {
      memcpy(d, s, 16);
      continue;
    }
    store_four(d, over_four(load_four(d), load_four(s)));
  }
  for (; x < width; x++, d += 4, s += 4) over(d, s[0], s[1], s[2], s[3]);
}

void skerry_composite(uint8_t *dst, size_t stride, const uint8_t *src, size_t src_stride, const uint8_t *mask,
                      size_t mask_stride, int width, int height, int opacity, int blend) {
  for (int y = 0; y < height; y++) {
    uint8_t *d = dst + stride * (size_t)y;
    const uint8_t *s = src + src_stride * (size_t)y;
    const uint8_t *m = mask ? mask + mask_stride * (size_t)y : NULL;
    if (blend == SKERRY_NORMAL && !m && opacity == 255) {
      over_row(d, s, width);
      continue;
    }
    int x = 0;
    if (blend == SKERRY_NORMAL) {
      four level = spread_four((uint8_t[]){(uint8_t)opacity, (uint8_t)opacity, (uint8_t)opacity, (uint8_t)opacity});
      for (; x + 8 <= width; x += 8, d += 32, s += 32) {
        if (m && eight(m + x) == 0) continue;
        for (int k = 0; k < 8; k += 4) {
          four kept = m ? mul_four(spread_four(m + x + k), level) : level;
          store_four(d + 4 * k, over_four(load_four(d + 4 * k), mul_four(load_four(s + 4 * k), kept)));
        }
      }
    }
    for (; x < width; x++, d += 4, s += 4) {
      if (m && x + 8 <= width && eight(m + x) == 0) {
        x += 7;
        d += 28;
        s += 28;
        continue;
      }
      uint32_t k = m ? mul(m[x], (uint32_t)opacity) : (uint32_t)opacity;
      if (k == 0 || (s[3] == 0 && s[0] == 0 && s[1] == 0 && s[2] == 0)) continue;
      uint32_t p[4] = {s[0], s[1], s[2], s[3]};
      if (k != 255) for (int c = 0; c < 4; c++) p[c] = mul(p[c], k);
      if (blend == SKERRY_NORMAL) over(d, p[0], p[1], p[2], p[3]);
      else blend_pixel(d, p, blend);
    }
  }
}
