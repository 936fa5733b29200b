#pragma once
#include <stdint.h>
#include <string.h>

// Four pixels at a time. The compiler's vector types are used, so one source serves every processor; only whole
// numbers. Everything is inlined, so the calling convention of vectors does not matter.
#pragma GCC diagnostic ignored "-Wpsabi"

typedef uint8_t bytes_of_four __attribute__((vector_size(16)));
/// Four pixels with space for products.
typedef uint16_t four __attribute__((vector_size(32)));

static inline four load_four(const uint8_t *at) {
  bytes_of_four v;
  memcpy(&v, at, 16);
  return __builtin_convertvector(v, four);
}

static inline void store_four(uint8_t *at, four v) {
  bytes_of_four b = __builtin_convertvector(v, bytes_of_four);
  memcpy(at, &b, 16);
}

/// One pixel four times.
static inline four repeat_four(const uint8_t c[4]) {
  uint8_t all[16];
  for (int i = 0; i < 16; i++) all[i] = c[i & 3];
  return load_four(all);
}

/// Four values, each for the components of one pixel.
static inline four spread_four(const uint8_t *at) {
  bytes_of_four v = {at[0], at[0], at[0], at[0], at[1], at[1], at[1], at[1], at[2], at[2], at[2], at[2], at[3], at[3], at[3], at[3]};
  return __builtin_convertvector(v, four);
}

/// a · b / 255, rounded. The sums stay below 65,536.
static inline four mul_four(four a, four b) {
  four t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

static inline four alpha_of_four(four v) { return __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15); }

/// Source-over. A sum above 255, which only pixels that are not premultiplied give, loses its high bits.
static inline four over_four(four backdrop, four source) { return source + mul_four(backdrop, 255 - alpha_of_four(source)); }
