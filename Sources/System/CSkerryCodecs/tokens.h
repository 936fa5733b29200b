#pragma once
#include "deflate.h"

// The parts of a row: pixels without a match, matches, and single bytes. They are collected for a block and then written with its codes.

struct tokens {
  /// The two highest bits give the kind: a byte, four bytes, or a match (length << 16 | distance − 1).
  uint64_t *words;
  size_t count;
  /// Bits beside the codes.
  uint64_t extra_bits;
  struct block_codes codes;
  /// The code of every length.
  struct extra lengths[LONGEST + 1];
};

/// The stream as it grows.
struct stream {
  uint8_t *bytes;
  size_t capacity;
  struct bit_writer writer;
};

#define TOKEN_BYTES ((uint64_t)1 << 63)
#define TOKEN_MATCH ((uint64_t)1 << 62)

static inline void add_byte(struct tokens *t, uint8_t value) {
  t->words[t->count++] = value;
  t->codes.literal_counts[value]++;
}

/// The four bytes of a pixel.
static inline void add_bytes(struct tokens *t, const uint8_t *at) {
  uint32_t four = (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
  t->words[t->count++] = TOKEN_BYTES | four;
  for (int k = 0; k < 4; k++) t->codes.literal_counts[at[k]]++;
}

/// The length of the first of the matches that a longer one becomes. Nothing shorter than 3 may be left over.
static inline uint32_t first_part(uint32_t length) {
  return length <= LONGEST ? length : length - LONGEST < 3 ? LONGEST - 3 : LONGEST;
}

/// A match of 3 to 2³⁰ bytes.
static inline void add_match(struct tokens *t, uint32_t length, unsigned distance) {
  t->words[t->count++] = TOKEN_MATCH | (uint64_t)length << 16 | (distance - 1);
  struct extra far = distance_code(distance);
  for (uint32_t part; length; length -= part) {
    part = first_part(length);
    struct extra code = t->lengths[part];
    t->codes.literal_counts[code.code]++;
    t->codes.distance_counts[far.code]++;
    t->extra_bits += code.count + far.count;
  }
}

/// Tokens with room for `capacity`, and an empty stream. Return 0 when memory ran out.
int open_tokens(struct tokens *t, size_t capacity);
int open_stream(struct stream *s);

/// Writes the gathered tokens as one block and starts the next. Returns 0 when memory ran out.
int close_block(struct stream *s, struct tokens *t, int is_last);
