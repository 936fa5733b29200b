#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The entropy half of deflate (RFC 1951): token counts to codes, and one dynamic block.

enum { LITERAL_CODES = 286, DISTANCE_CODES = 30, LONGEST = 258 };

/// Codes of one block. Bits are stored in the order in which they are written.
struct block_codes {
  uint32_t literal_counts[LITERAL_CODES];
  uint32_t distance_counts[DISTANCE_CODES];
  uint16_t literal_bits[LITERAL_CODES];
  uint8_t literal_lengths[LITERAL_CODES];
  uint16_t distance_bits[DISTANCE_CODES];
  uint8_t distance_lengths[DISTANCE_CODES];
};

/// Collects bits, first bit lowest.
struct bit_writer {
  uint8_t *at;
  uint64_t bits;
  unsigned count;
};

static inline void write_bits(struct bit_writer *w, uint64_t bits, unsigned count) {
  w->bits |= bits << w->count;
  w->count += count;
}

/// Writes whole bytes out; at most 7 bits remain, so 56 more fit. Eight bytes at `at` are overwritten.
static inline void flush_bits(struct bit_writer *w) {
  uint64_t bits = w->bits;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  bits = __builtin_bswap64(bits);
#endif
  memcpy(w->at, &bits, 8);
  w->at += w->count >> 3;
  w->bits >>= w->count & ~7u;
  w->count &= 7;
}

/// The code, extra bits and their number for a match length of 3…258.
struct extra {
  uint16_t code;
  uint8_t count;
  uint16_t bits;
};
/// Fills in those of every length, from 3 on.
void list_lengths(struct extra lengths[LONGEST + 1]);
/// The same for a distance of 1…32768.
static inline struct extra distance_code(unsigned distance) {
  // Codes come in pairs, one pair per power of two; the two lowest distances are taken out of the pair above theirs.
  unsigned d = distance - 1, is_low = d < 2, raised = d + 2 * is_low;
  unsigned count = 30 - (unsigned)__builtin_clz(raised);
  unsigned code = 2 * count + (raised >> count) - 2 * is_low;
  return (struct extra){(uint16_t)code, (uint8_t)count, (uint16_t)(raised & ((1u << count) - 1))};
}

/// Turns the counts into codes of at most 14 bits for bytes and lengths, so that four fit into the writer at once, and 15 for distances. Returns
/// the number of bits that the block's tokens take, without their extra bits.
uint64_t build_codes(struct block_codes *codes);
/// Writes the header of a dynamic block. It takes less than 400 bytes.
void write_block_head(struct bit_writer *w, const struct block_codes *codes, int is_last);
