#pragma once
#include "distance.h"
#include <string.h>

// Four pixels at a time, in floats: not exact distances, but distances within an error bound. If that decides, the
// exact distance need not be computed; otherwise it is. The results are therefore exact to the last bit.

/// The error bounds of the floats: pixelmatch's squared distance, and OKLab times 100. The errors found over random
/// colours, opaque and translucent: 0.009 and 0.009.
#define SKERRY_YIQ_SLACK 0.1f
#define SKERRY_OKLAB_SLACK 0.1f

typedef float quad __attribute__((vector_size(16)));
typedef int32_t numbers __attribute__((vector_size(16)));
typedef uint32_t quad_words __attribute__((vector_size(16)));

/// Three channels of four pixels, composited on white.
struct colors {
  quad red, green, blue;
};

static inline quad_words quad_load(const uint8_t *p) {
  quad_words v;
  memcpy(&v, p, sizeof v);
  return v;
}

static inline quad channel(quad_words pixels, int index) {
  int shift = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 8 * index : 24 - 8 * index;
  return __builtin_convertvector((numbers)((pixels >> (uint32_t)shift) & 255u), quad);
}

static inline struct colors laid_on_white(quad_words p) {
  quad alpha = channel(p, 3) * (1.0f / 255.0f);
  return (struct colors){
    255.0f + (channel(p, 0) - 255.0f) * alpha,
    255.0f + (channel(p, 1) - 255.0f) * alpha,
    255.0f + (channel(p, 2) - 255.0f) * alpha,
  };
}

/// A cube root by an estimate from the exponent and one step of Halley's method: within 3 parts in 100,000, and nearly
/// 0 for 0.
static inline quad near_cube_root(quad x) {
  quad bits = __builtin_convertvector((numbers)x, quad);
  quad y = (quad)(__builtin_convertvector(bits * (1.0f / 3.0f), numbers) + 0x2A5119F2);
  quad cube = y * y * y, twice = x + x;
  return y * (cube + twice) / (cube + cube + x);
}

/// Linear light of a channel, rounded to a whole number first. Alpha and colour are whole numbers, so no value is so
/// close to the middle between two that a float and a double round differently.
static inline quad near_light(quad c) {
  numbers n = __builtin_convertvector(c + 0.5f, numbers);
  return (quad){skerry_light[n[0]], skerry_light[n[1]], skerry_light[n[2]], skerry_light[n[3]]};
}

static inline quad opaque_light(const uint8_t *p) { return (quad){skerry_light[p[0]], skerry_light[p[4]], skerry_light[p[8]], skerry_light[p[12]]}; }

struct cones {
  quad l, m, s;
};

/// The error bound of the coarse distance in OKLab, times 100: twice the largest error of a colour, 3.53, over all
/// 16,777,216 of them, plus a reserve.
#define SKERRY_OKLAB_COARSE_SLACK 7.5f

/// Linear light of a whole-number channel by a polynomial, without a table.
static inline quad coarse_light(quad c) {
  quad x = c * (1.0f / 255.0f);
  return x * (x * (x * 0.305306011f + 0.682171111f) + 0.012522878f);
}

/// A cube root without a division: the reciprocal one from the exponent, and one step of Newton's method. For 0 it is
/// 0.
static inline quad coarse_cube_root(quad x) {
  quad bits = __builtin_convertvector((numbers)x, quad);
  quad y = (quad)(0x54A232A3 - __builtin_convertvector(bits * (1.0f / 3.0f), numbers));
  quad square = y * y;
  y = y * (4.0f / 3.0f - x * square * y * (1.0f / 3.0f));
  return x * y * y;
}

static inline struct cones coarse_cones(struct colors v) {
  quad r = coarse_light(v.red), g = coarse_light(v.green), b = coarse_light(v.blue);
  return (struct cones){
    coarse_cube_root(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b),
    coarse_cube_root(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b),
    coarse_cube_root(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b),
  };
}

static inline quad oklab_squared(struct cones p, struct cones q) {
  quad l = p.l - q.l, m = p.m - q.m, s = p.s - q.s;
  quad lightness = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s;
  quad green_red = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s;
  quad blue_yellow = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s;
  return lightness * lightness + green_red * green_red + blue_yellow * blue_yellow;
}

static inline quad yiq_squared(struct colors v, struct colors w) {
  quad red = v.red - w.red, green = v.green - w.green, blue = v.blue - w.blue;
  quad y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
  quad i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
  quad u = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
  return 0.5053f * y * y + 0.299f * i * i + 0.1957f * u * u;
}

static inline struct cones near_cones(quad r, quad g, quad b) {
  return (struct cones){
    near_cube_root(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b),
    near_cube_root(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b),
    near_cube_root(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b),
  };
}

static inline int are_opaque(const uint8_t *a, const uint8_t *b) {
  return (a[3] & a[7] & a[11] & a[15] & b[3] & b[7] & b[11] & b[15]) == 255;
}

static inline struct colors colors_of(quad_words pixels, int opaque) {
  return opaque ? (struct colors){channel(pixels, 0), channel(pixels, 1), channel(pixels, 2)} : laid_on_white(pixels);
}

static inline quad rounded(quad c) { return __builtin_convertvector(__builtin_convertvector(c + 0.5f, numbers), quad); }

/// Pixelmatch's squared distance of four pairs of pixels, and the square of their distance in OKLab within the coarse
/// bound.
static inline void coarse_distances(const uint8_t *a, const uint8_t *b, quad *yiq, quad *oklab) {
  int opaque = are_opaque(a, b);
  struct colors v = colors_of(quad_load(a), opaque), w = colors_of(quad_load(b), opaque);
  *yiq = yiq_squared(v, w);
  if (!opaque) {
    v = (struct colors){rounded(v.red), rounded(v.green), rounded(v.blue)};
    w = (struct colors){rounded(w.red), rounded(w.green), rounded(w.blue)};
  }
  *oklab = oklab_squared(coarse_cones(v), coarse_cones(w));
}

/// The square of the distance of four pairs of pixels in OKLab.
static inline quad near_oklab(const uint8_t *a, const uint8_t *b) {
  if (are_opaque(a, b))
    return oklab_squared(
      near_cones(opaque_light(a), opaque_light(a + 1), opaque_light(a + 2)),
      near_cones(opaque_light(b), opaque_light(b + 1), opaque_light(b + 2)));
  struct colors v = laid_on_white(quad_load(a)), w = laid_on_white(quad_load(b));
  return oklab_squared(
    near_cones(near_light(v.red), near_light(v.green), near_light(v.blue)),
    near_cones(near_light(w.red), near_light(w.green), near_light(w.blue)));
}
