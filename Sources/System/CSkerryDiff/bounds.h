#include "distance.h"
#include <string.h>

// LANES pixels at a time, in floats: not exact distances, but distances within an error bound. If that decides, the
// exact distance need not be computed; otherwise it is. The results are therefore exact to the last bit.

/// The error bounds of the floats: pixelmatch's squared distance, and OKLab times 100. The errors found over random
/// colours, opaque and translucent: 0.009 and 0.009.
#define SKERRY_YIQ_SLACK 0.1f
#define SKERRY_OKLAB_SLACK 0.1f

typedef float floats __attribute__((vector_size(4 * LANES)));
typedef int32_t numbers __attribute__((vector_size(4 * LANES)));
typedef uint32_t pixels __attribute__((vector_size(4 * LANES)));

/// Three channels of some pixels, composited on white.
struct colors {
  floats red, green, blue;
};

static inline pixels load_pixels(const uint8_t *p) {
  pixels v;
  memcpy(&v, p, sizeof v);
  return v;
}

/// A channel as whole numbers.
static inline numbers bytes_of(pixels p, int index) {
  int shift = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 8 * index : 24 - 8 * index;
  return (numbers)((p >> (uint32_t)shift) & 255u);
}

static inline floats channel(pixels p, int index) { return __builtin_convertvector(bytes_of(p, index), floats); }

static inline struct colors laid_on_white(pixels p) {
  floats alpha = channel(p, 3) * (1.0f / 255.0f);
  return (struct colors){
    255.0f + (channel(p, 0) - 255.0f) * alpha,
    255.0f + (channel(p, 1) - 255.0f) * alpha,
    255.0f + (channel(p, 2) - 255.0f) * alpha,
  };
}

/// A cube root by an estimate from the exponent and one step of Halley's method: within 3 parts in 100,000, and nearly
/// 0 for 0.
static inline floats near_cube_root(floats x) {
  floats bits = __builtin_convertvector((numbers)x, floats);
  floats y = (floats)(__builtin_convertvector(bits * (1.0f / 3.0f), numbers) + 0x2A5119F2);
  floats cube = y * y * y, twice = x + x;
  return y * (cube + twice) / (cube + cube + x);
}

/// Linear light of a channel, rounded to a whole number first. Alpha and colour are whole numbers, so no value is so
/// close to the middle between two that a float and a double round differently.
static inline floats near_light(floats c) {
  numbers n = __builtin_convertvector(c + 0.5f, numbers);
  floats light;
  for (int i = 0; i < LANES; i++) light[i] = skerry_light[n[i]];
  return light;
}

/// Linear light of one channel of opaque pixels.
static inline floats opaque_light(const uint8_t *p) {
  floats light;
  for (int i = 0; i < LANES; i++) light[i] = skerry_light[p[4 * i]];
  return light;
}

struct cones {
  floats l, m, s;
};

/// The error bound of the coarse distance in OKLab, times 100: twice the largest error of a colour, 3.53, over all
/// 16,777,216 of them, plus a reserve.
#define SKERRY_OKLAB_COARSE_SLACK 7.5f

/// Linear light of a whole-number channel by a polynomial, without a table.
static inline floats coarse_light(floats c) {
  floats x = c * (1.0f / 255.0f);
  return x * (x * (x * 0.305306011f + 0.682171111f) + 0.012522878f);
}

/// A cube root without a division: the reciprocal one from the exponent, and one step of Newton's method. For 0 it is
/// 0.
static inline floats coarse_cube_root(floats x) {
  floats bits = __builtin_convertvector((numbers)x, floats);
  floats y = (floats)(0x54A232A3 - __builtin_convertvector(bits * (1.0f / 3.0f), numbers));
  floats square = y * y;
  y = y * (4.0f / 3.0f - x * square * y * (1.0f / 3.0f));
  return x * y * y;
}

static inline struct cones coarse_cones(struct colors v) {
  floats r = coarse_light(v.red), g = coarse_light(v.green), b = coarse_light(v.blue);
  return (struct cones){
    coarse_cube_root(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b),
    coarse_cube_root(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b),
    coarse_cube_root(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b),
  };
}

static inline floats oklab_squared(struct cones p, struct cones q) {
  floats l = p.l - q.l, m = p.m - q.m, s = p.s - q.s;
  floats lightness = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s;
  floats green_red = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s;
  floats blue_yellow = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s;
  return lightness * lightness + green_red * green_red + blue_yellow * blue_yellow;
}

static inline floats yiq_squared(struct colors v, struct colors w) {
  floats red = v.red - w.red, green = v.green - w.green, blue = v.blue - w.blue;
  floats y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
  floats i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
  floats u = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
  return 0.5053f * y * y + 0.299f * i * i + 0.1957f * u * u;
}

static inline struct cones near_cones(floats r, floats g, floats b) {
  return (struct cones){
    near_cube_root(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b),
    near_cube_root(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b),
    near_cube_root(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b),
  };
}

/// Whether all lanes are zero.
static inline int is_clear(numbers v) { return __builtin_reduce_or(v) == 0; }

static inline int are_opaque(pixels a, pixels b) { return is_clear(bytes_of(a & b, 3) != 255); }

static inline struct colors colors_of(pixels p, int opaque) {
  return opaque ? (struct colors){channel(p, 0), channel(p, 1), channel(p, 2)} : laid_on_white(p);
}

static inline floats rounded(floats c) { return __builtin_convertvector(__builtin_convertvector(c + 0.5f, numbers), floats); }

/// Pixelmatch's squared distance of pairs of pixels, and the square of their distance in OKLab within the coarse
/// bound.
static inline void coarse_distances(const uint8_t *a, const uint8_t *b, floats *yiq, floats *oklab) {
  pixels p = load_pixels(a), q = load_pixels(b);
  int opaque = are_opaque(p, q);
  struct colors v = colors_of(p, opaque), w = colors_of(q, opaque);
  *yiq = yiq_squared(v, w);
  if (!opaque) {
    v = (struct colors){rounded(v.red), rounded(v.green), rounded(v.blue)};
    w = (struct colors){rounded(w.red), rounded(w.green), rounded(w.blue)};
  }
  *oklab = oklab_squared(coarse_cones(v), coarse_cones(w));
}

/// The square of the distance of pairs of pixels in OKLab.
static inline floats near_oklab(const uint8_t *a, const uint8_t *b) {
  pixels p = load_pixels(a), q = load_pixels(b);
  if (are_opaque(p, q))
    return oklab_squared(
      near_cones(opaque_light(a), opaque_light(a + 1), opaque_light(a + 2)),
      near_cones(opaque_light(b), opaque_light(b + 1), opaque_light(b + 2)));
  struct colors v = laid_on_white(p), w = laid_on_white(q);
  return oklab_squared(
    near_cones(near_light(v.red), near_light(v.green), near_light(v.blue)),
    near_cones(near_light(w.red), near_light(w.green), near_light(w.blue)));
}
