#include "png_write.h"
#include "deflate.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// Pictures of user interfaces consist of runs, repeated rows and the soft edges of text. So matches are searched only
// in likely places: at the pixel to the left, in the row above, and at the last occurrence of the same two pixels. A
// row that equals the one above is filtered "up" and becomes zeros; all other rows have no filter.

enum { WINDOW = 32768, LONGEST = 258, HASH_BITS = 12, LONG = 64, NEAR = 32768, SHORT = 8, BLOCK = 8000, BLANK = 1 << 19 };

struct tokens {
  /// A match is 1 << 31 | length << 15 | distance − 1; any smaller value is a byte.
  uint32_t *words;
  size_t count;
  /// Bits in addition to the codes.
  uint64_t extra_bits;
  struct block_codes codes;
  /// `length_code` of every length.
  struct extra lengths[LONGEST + 1];
};

/// The output stream.
struct stream {
  uint8_t *bytes;
  size_t capacity;
  struct bit_writer writer;
};

static uint32_t pixel(const uint8_t *at) {
  uint32_t v;
  memcpy(&v, at, 4);
  return v;
}

static uint64_t pair(const uint8_t *at) {
  uint64_t v;
  memcpy(&v, at, 8);
  return v;
}

/// The number of equal pixels at the start of two rows, at most `n`.
static inline size_t common(const uint8_t *a, const uint8_t *b, size_t n) {
  size_t i = 0;
  while (i + 2 <= n) {
    uint64_t differ = pair(a + 4 * i) ^ pair(b + 4 * i);
    if (differ) return i + !(uint32_t)differ;
    i += 2;
    // Matches that begin alike usually continue alike.
    while (i + 8 <= n) {
      const uint8_t *c = a + 4 * i, *d = b + 4 * i;
      if ((pair(c) ^ pair(d)) | (pair(c + 8) ^ pair(d + 8)) | (pair(c + 16) ^ pair(d + 16)) | (pair(c + 24) ^ pair(d + 24))) break;
      i += 8;
    }
  }
  return i < n && pixel(a + 4 * i) == pixel(b + 4 * i) ? i + 1 : i;
}

static void add_byte(struct tokens *t, uint8_t value) {
  t->words[t->count++] = value;
  t->codes.literal_counts[value]++;
}

static void add_match(struct tokens *t, size_t length, unsigned distance) {
  struct extra far = distance_code(distance);
  while (length) {
    size_t part = length;
    // No remainder shorter than 3 may be left.
    if (length > LONGEST) part = length - LONGEST < 3 ? LONGEST - 3 : LONGEST;
    struct extra code = t->lengths[part];
    t->words[t->count++] = 1u << 31 | (uint32_t)part << 15 | (distance - 1);
    t->codes.literal_counts[code.code]++;
    t->codes.distance_counts[far.code]++;
    t->extra_bits += code.count + far.count;
    length -= part;
  }
}

/// The number of equal bytes at the start of two positions, at most `n`.
static inline size_t common_bytes(const uint8_t *a, const uint8_t *b, size_t n) {
  size_t i = 0;
  while (i + 8 <= n) {
    uint64_t differ = pair(a + i) ^ pair(b + i);
    if (differ) return i + (size_t)(__builtin_ctzll(differ) >> 3);
    i += 8;
  }
  while (i < n && a[i] == b[i]) i++;
  return i;
}

/// Pixels without an earlier match: bytes, and matches of the bytes that equal those of the pixel to the left.
static void add_pixels(struct tokens *t, const uint8_t *row, size_t from, size_t to) {
  const uint8_t *at = row + 4 * from, *end = row + 4 * to;
  while (at < end) {
    size_t same = at >= row + 4 ? common_bytes(at, at - 4, (size_t)(end - at)) : 0;
    if (same >= 3) {
      add_match(t, same, 4);
      at += same;
    } else {
      do add_byte(t, *at++);
      while (same-- > 1);
    }
  }
}

/// Slots of two tables: the last position of two pixels, and of one.
static inline uint32_t hash_two(const uint8_t *at) {
  uint64_t v;
  memcpy(&v, at, 8);
  return (uint32_t)((v * 0x9E3779B97F4A7C15u) >> (64 - HASH_BITS));
}

static inline uint32_t hash_one(const uint8_t *at) {
  return (1u << HASH_BITS) + ((pixel(at) * 0x9E3779B1u) >> (32 - HASH_BITS));
}

struct match {
  size_t length; // pixels
  unsigned distance; // bytes
};

/// The match at a slot, limited to the `left` pixels at `index`. Slots contain the index of a pixel plus one.
static inline struct match recall(const uint8_t *pixels, size_t width, size_t index, size_t y, size_t left, uint32_t slot) {
  const struct match none = {0, 0};
  size_t then = slot - (slot > 0), distance = 4 * (index - then);
  const uint8_t *at = pixels + 4 * index, *old = pixels + 4 * then;
  if ((slot == 0) | (distance > WINDOW) | (pixel(at) != pixel(old))) return none;
  uint32_t row = (uint32_t)then / (uint32_t)width, column = (uint32_t)then - row * (uint32_t)width;
  distance += y - row;
  if (distance > WINDOW) return none;
  size_t most = row != y && width - column < left ? width - column : left;
  return (struct match){common(at, old, most), (unsigned)distance};
}

/// How much of a match to use: it stops where a long run begins, which takes fewer bits than a match of the same length.
static inline size_t until_run(const uint8_t *at, size_t n) {
  for (size_t i = 1; i + LONG <= n; i++) {
    size_t run = common(at + 4 * i, at + 4 * i - 4, n - i);
    if (run >= LONG) return i;
    i += run;
  }
  return n;
}

/// One row without filter. `above` is the nearest earlier unfiltered row that equals the row above; `above_distance` is
/// its distance in bytes of the stream, 0 if none is in reach. Returns the number of pixels without a match.
static size_t add_row(struct tokens *t, const uint8_t *pixels, size_t width, size_t y, unsigned above_distance, uint32_t *table, const uint8_t *straight) {
  const uint8_t *row = pixels + 4 * width * y, *above = y ? row - 4 * width : row;
  size_t pending = 0, literal = 0, x = 0;
  add_byte(t, 0);
  while (x < width) {
    size_t left = width - x, index = width * y + x, run = 0, up = 0;
    struct match seen = {0, 0};
    const uint8_t *at = row + 4 * x;
    if (x && pixel(at) == pixel(at - 4)) run = common(at, at - 4, left);
    if (above_distance && run < left && pixel(at) == pixel(above + 4 * x)) up = common(at, above + 4 * x, left);
    if (run < 8 && up < 8) {
      uint32_t *one = &table[hash_one(at)];
      if (left >= 2) {
        uint32_t *two = &table[hash_two(at)];
        seen = recall(pixels, width, index, y, left, *two);
        *two = (uint32_t)index + 1;
      }
      if (!seen.length) seen = recall(pixels, width, index, y, left, *one);
      if (seen.length == 1 && seen.distance > NEAR) seen.length = 0;
      *one = (uint32_t)index + 1;
    }
    // A distance of one pixel takes no extra bits, so a run beats a somewhat longer match.
    size_t length = run;
    unsigned distance = 4;
    if (up > length + 2 && run < LONG) length = until_run(at, up), distance = above_distance;
    if (seen.length > length + (length ? 2 : 0)) length = until_run(at, seen.length), distance = seen.distance;
    if (length == 0) {
      pending++;
      literal++;
      x++;
      continue;
    }
    add_pixels(t, straight, x - pending, x);
    pending = 0;
    add_match(t, 4 * length, distance);
    // The pixels of a short match may start another one.
    for (size_t k = 1; k < length && distance != 4 && length <= SHORT; k++) {
      table[hash_one(at + 4 * k)] = (uint32_t)(index + k) + 1;
      if (k + 1 < left) table[hash_two(at + 4 * k)] = (uint32_t)(index + k) + 1;
    }
    x += length;
  }
  add_pixels(t, straight, width - pending, width);
  return literal;
}

/// Whether a row is certainly the same with straight alpha: opaque or fully transparent in pieces of 64 pixels.
static int is_straight(const uint8_t *row, size_t width) {
  size_t x = 0;
  const uint32_t opaque = 0xFF000000u;
  while (x < width) {
    size_t end = x + 64 < width ? x + 64 : width;
    uint32_t all = opaque, any = 0;
    for (; x < end; x++) {
      all &= pixel(row + 4 * x);
      any |= pixel(row + 4 * x);
    }
    if (all != opaque && any) return 0;
  }
  return 1;
}

/// Continues an Adler-32 checksum (RFC 1950) over `count` zeros.
static uint32_t adler_zeros(uint32_t adler, uint64_t count) {
  uint64_t a = adler & 0xFFFF, b = adler >> 16;
  return (uint32_t)((b + count % 65521 * a) % 65521) << 16 | (uint32_t)a;
}

static uint32_t adler_row(uint32_t adler, const uint8_t *scratch, size_t width) {
  static const uint8_t none = 0;
  return libdeflate_adler32(libdeflate_adler32(adler, &none, 1), scratch, 4 * width);
}

/// A code followed by its extra bits.
struct word {
  uint32_t bits;
  uint32_t count;
};

static void write_tokens(struct bit_writer *writer, const struct tokens *t) {
  const struct block_codes *c = &t->codes;
  struct bit_writer w = *writer;
  struct word lengths[LONGEST + 1];
  for (unsigned n = 3; n <= LONGEST; n++) {
    struct extra e = t->lengths[n];
    unsigned count = c->literal_lengths[e.code];
    lengths[n] = (struct word){c->literal_bits[e.code] | (uint32_t)e.bits << count, count + e.count};
  }
  for (const uint32_t *at = t->words, *end = at + t->count; at < end; at++) {
    uint32_t token = *at;
    if (token >> 31) {
      struct word length = lengths[(token >> 15) & 0x1FF];
      struct extra distance = distance_code((token & 0x7FFF) + 1);
      write_bits(&w, length.bits, length.count);
      write_bits(&w, c->distance_bits[distance.code], c->distance_lengths[distance.code]);
      write_bits(&w, distance.bits, distance.count);
    } else {
      write_bits(&w, c->literal_bits[token], c->literal_lengths[token]);
    }
    flush_bits(&w);
  }
  *writer = w;
}

/// Writes the collected tokens as one block and starts the next. Returns 0 if memory ran out.
static int close_block(struct stream *s, struct tokens *t, int is_last) {
  t->codes.literal_counts[256] = 1;
  uint64_t bits = build_codes(&t->codes) + t->extra_bits;
  size_t used = (size_t)(s->writer.at - s->bytes), needed = used + (size_t)(bits / 8) + 440;
  if (needed > s->capacity) {
    size_t capacity = needed + needed / 2;
    uint8_t *bytes = realloc(s->bytes, capacity);
    if (!bytes) return 0;
    s->bytes = bytes;
    s->capacity = capacity;
    s->writer.at = bytes + used;
  }
  struct bit_writer *w = &s->writer;
  write_block_head(w, &t->codes, is_last);
  write_tokens(w, t);
  write_bits(w, t->codes.literal_bits[256], t->codes.literal_lengths[256]);
  flush_bits(w);
  t->count = 0;
  t->extra_bits = 0;
  memset(&t->codes, 0, sizeof t->codes);
  return 1;
}

uint8_t *flat_stream(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length, size_t *literals) {
  size_t bytes = 4 * (size_t)width, row = bytes + 1;
  struct tokens *t = calloc(1, sizeof *t);
  uint32_t *table = calloc((size_t)2 << HASH_BITS, sizeof *table);
  uint8_t *scratch = malloc(bytes ? bytes : 1);
  struct stream s = {malloc(1 << 16), 1 << 16, {0, 0, 0}};
  // A block ends with a row. A row has a filter and at most one token per byte, preceded by the matches of blank rows.
  if (t) t->words = malloc((BLOCK + 8 + row + 2 * (BLANK + row) / (LONGEST - 3)) * sizeof(uint32_t));
  int is_well = t && t->words && table && scratch && s.bytes;
  if (is_well) {
    for (unsigned n = 3; n <= LONGEST; n++) t->lengths[n] = length_code(n);
    uint32_t adler = 1;
    size_t plain = 0; // the last row without filter
    int is_blank = 0; // whether it is all zeros
    size_t blank = 0; // bytes of such rows that wait to be written as one match
    *literals = 0;
    s.writer.at = s.bytes;
    *s.writer.at++ = 0x78; // deflate, window of 32 KiB
    *s.writer.at++ = 0x01; // fastest
    for (size_t y = 0; y < height && is_well; y++) {
      const uint8_t *at = pixels + bytes * y;
      if (y && !memcmp(at, at - bytes, bytes)) {
        // All-zero rows need no filter and extend the previous match.
        uint8_t up = is_blank ? 0 : 2;
        if (is_blank) {
          blank += row;
          if (blank >= BLANK) {
            add_match(t, blank, 1);
            blank = 0;
          }
        } else {
          add_byte(t, up);
          add_byte(t, 0);
          add_match(t, bytes - 1, 1);
        }
        adler = adler_zeros(libdeflate_adler32(adler, &up, 1), bytes);
      } else {
        add_match(t, blank, 1);
        blank = 0;
        size_t distance = y ? (y - plain) * row : 0;
        const uint8_t *straight = at;
        if (!is_straight(at, width)) {
          straight_pixels(at, scratch, width);
          straight = scratch;
        }
        *literals += add_row(t, pixels, width, y, distance <= WINDOW ? (unsigned)distance : 0, table, straight);
        adler = adler_row(adler, straight, width);
        is_blank = !pixel(at) && common(at, at + 4, width - 1) == width - 1;
        plain = y;
      }
      if (t->count >= BLOCK) is_well = close_block(&s, t, 0);
    }
    add_match(t, blank, 1);
    if (is_well) is_well = close_block(&s, t, 1);
    if (is_well) {
      write_bits(&s.writer, 0, (8 - s.writer.count % 8) % 8);
      flush_bits(&s.writer);
      for (int k = 24; k >= 0; k -= 8) *s.writer.at++ = (uint8_t)(adler >> k);
      *length = (size_t)(s.writer.at - s.bytes);
    }
  }
  if (t) free(t->words);
  free(t);
  free(table);
  free(scratch);
  if (!is_well) {
    free(s.bytes);
    return NULL;
  }
  return s.bytes;
}
