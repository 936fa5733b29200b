#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include "png_write.h"
#ifdef __SSE2__
#include <emmintrin.h>
#endif

// Which pixels of a row equal their neighbours, one bit per pixel, so that a search asks for a length instead of reading the row once more.

enum { MAP_WORDS = FLAT_WIDTH / 64 + 2, GROUP = 16 };

struct row_map {
  /// Whether a pixel equals the one to its left, and the one above it. Behind the row are zeros.
  uint64_t left[MAP_WORDS], above[MAP_WORDS];
  /// Whether straight alpha may differ in 16 pixels: surely not where all are opaque, or all are absent.
  uint64_t mixed[MAP_WORDS / GROUP + 1];
  int is_mixed, is_above;
};

static inline uint32_t pixel(const uint8_t *at) {
  uint32_t v;
  memcpy(&v, at, 4);
  return v;
}

#ifdef __SSE2__
/// 16 pixels.
struct group {
  __m128i of[4];
};

static inline struct group load_group(const uint8_t *at) {
  struct group g;
  for (int k = 0; k < 4; k++) g.of[k] = _mm_loadu_si128((const __m128i *)at + k);
  return g;
}

/// One bit for each pixel: whether they are equal, the first lowest.
static inline uint32_t equal_pixels(struct group a, struct group b) {
  __m128i low = _mm_packs_epi32(_mm_cmpeq_epi32(a.of[0], b.of[0]), _mm_cmpeq_epi32(a.of[1], b.of[1]));
  __m128i high = _mm_packs_epi32(_mm_cmpeq_epi32(a.of[2], b.of[2]), _mm_cmpeq_epi32(a.of[3], b.of[3]));
  return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16(low, high));
}

/// Whether they are neither all opaque nor all absent.
static inline int is_mixed(struct group g) {
  __m128i all = _mm_and_si128(_mm_and_si128(g.of[0], g.of[1]), _mm_and_si128(g.of[2], g.of[3]));
  __m128i any = _mm_or_si128(_mm_or_si128(g.of[0], g.of[1]), _mm_or_si128(g.of[2], g.of[3]));
  int opaque = _mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8(-1))) & 0x8888;
  return (opaque != 0x8888) & (_mm_movemask_epi8(_mm_cmpeq_epi8(any, _mm_setzero_si128())) != 0xFFFF);
}
#else
struct group {
  uint32_t of[GROUP];
};

static inline struct group load_group(const uint8_t *at) {
  struct group g;
  memcpy(&g, at, sizeof g);
  return g;
}

static inline uint32_t equal_pixels(struct group a, struct group b) {
  uint32_t mask = 0;
  for (int k = 0; k < GROUP; k++) mask |= (uint32_t)(a.of[k] == b.of[k]) << k;
  return mask;
}

static inline int is_mixed(struct group g) {
  uint32_t all = UINT32_MAX, any = 0;
  for (int k = 0; k < GROUP; k++) {
    all &= g.of[k];
    any |= g.of[k];
  }
  const uint8_t alpha[4] = {0, 0, 0, 255};
  return ((all & pixel(alpha)) != pixel(alpha)) & (any != 0);
}
#endif

/// What is known of up to 64 pixels.
struct word_map {
  uint64_t left, above;
  uint32_t mixed; // a bit for each 16 pixels
};

/// Adds 16 pixels that begin at bit `first` of the word; those before it, `skipped` of them, are known.
static inline void map_group(struct word_map *word, const uint8_t *at, const uint8_t *above, unsigned first, unsigned skipped) {
  struct group here = load_group(at);
  word->left |= (uint64_t)(equal_pixels(here, load_group(at - 4)) >> skipped) << first;
  word->above |= (uint64_t)(equal_pixels(here, load_group(above)) >> skipped) << first;
  word->mixed |= (uint32_t)is_mixed(here) << (first / GROUP);
}

/// Adds pixels one by one, also where there is no row above.
static inline void map_pixels(struct row_map *map, const uint8_t *row, const uint8_t *above, size_t x, size_t end, uint32_t *same) {
  for (; x < end; x++) {
    const uint8_t *at = row + 4 * x;
    uint64_t left = x && pixel(at) == pixel(at - 4), up = above && pixel(at) == pixel(above + 4 * x);
    map->left[x / 64] |= left << (x % 64);
    map->above[x / 64] |= up << (x % 64);
    if (!up) *same = 0;
    int mixed = at[3] != 255 && pixel(at);
    map->mixed[x / GROUP / 64] |= (uint64_t)mixed << (x / GROUP % 64);
    map->is_mixed |= mixed;
  }
}

/// Compares the pixels of a row with their neighbours. `above` is NULL in the first row, otherwise the row that ends where `row` begins.
static inline void map_row(struct row_map *map, const uint8_t *row, const uint8_t *above, size_t width) {
  size_t words = width / 64 + 2;
  memset(map->left, 0, words * sizeof(uint64_t));
  memset(map->above, 0, words * sizeof(uint64_t));
  memset(map->mixed, 0, (width / GROUP / 64 + 1) * sizeof(uint64_t));
  map->is_mixed = 0;
  uint32_t same = 1, any = 0;
  if (!above || width < GROUP) {
    map_pixels(map, row, above, 0, width, &same);
  } else {
    for (size_t x = 0; x < width; x += 64) {
      struct word_map word = {0, 0, 0};
      const uint8_t *at = row + 4 * x, *up = above + 4 * x;
      size_t n = width - x < 64 ? width - x : 64, k = 0;
      for (; k + GROUP <= n; k += GROUP) map_group(&word, at + 4 * k, up + 4 * k, (unsigned)k, 0);
      size_t back = k + GROUP - n;
      if (k < n) map_group(&word, at + 4 * k - 4 * back, up + 4 * k - 4 * back, (unsigned)k, (unsigned)back);
      map->left[x / 64] = word.left;
      map->above[x / 64] = word.above;
      map->mixed[x / 64 / GROUP] |= (uint64_t)word.mixed << (x / GROUP % 64);
      same &= (word.above == (n < 64 ? ((uint64_t)1 << n) - 1 : UINT64_MAX));
      any |= word.mixed;
    }
    // The first pixel has none to its left.
    map->left[0] &= ~(uint64_t)1;
  }
  map->is_above = (int)same;
  map->is_mixed |= any != 0;
}

/// The number of ones from a bit on.
static inline size_t ones(const uint64_t *words, size_t from) {
  const uint64_t *word = words + from / 64;
  unsigned shift = from % 64;
  uint64_t zeros = ~(word[0] >> shift | word[1] << 1 << (63 - shift));
  if (zeros) return (size_t)__builtin_ctzll(zeros);
  size_t count = 64 - shift;
  while (!~*++word) count += 64;
  return count + (size_t)__builtin_ctzll(~*word);
}
