#include "png_write.h"
#include "row_map.h"
#include "tokens.h"
#include <libdeflate.h>
#include <stdlib.h>

// Pictures of user interfaces consist of runs, repeated rows and the soft edges of text. So matches are searched only
// in likely places: at the pixel to the left, in the row above, and at the last occurrence of the same two pixels. A
// row that equals the one above is filtered "up" and becomes zeros; all other rows have no filter.

enum { WINDOW = 32768, HASH_BITS = 12, LONG = 64, SHORT = 8, BLOCK = 4000, BLANK = 1 << 19, PLACE_BITS = 13 };

/// Where the same two pixels last occurred, and the same one: row << 13 | column. What is read there is compared, so a place never
/// written to does no harm.
struct places {
  uint32_t two[1 << HASH_BITS], one[1 << HASH_BITS];
};

struct search {
  const uint8_t *pixels;
  size_t width, y;
  struct tokens tokens;
  struct row_map map;
  struct places places;
};

static inline uint32_t hash_two(const uint8_t *at) {
  uint64_t v;
  memcpy(&v, at, 8);
  return (uint32_t)((v * 0x9E3779B97F4A7C15u) >> (64 - HASH_BITS));
}

static inline uint32_t hash_one(const uint8_t *at) { return (pixel(at) * 0x9E3779B1u) >> (32 - HASH_BITS); }

static inline void note(struct search *s, size_t x, const uint8_t *at) {
  uint32_t place = (uint32_t)s->y << PLACE_BITS | (uint32_t)x;
  s->places.one[hash_one(at)] = place;
  if (x + 1 < s->width) s->places.two[hash_two(at)] = place;
}

struct match {
  size_t length; // pixels
  unsigned distance; // bytes
};

/// A place in reach that shows the same pixel.
struct earlier {
  const uint8_t *at;
  size_t left; // pixels to the end of its row
  unsigned distance;
  int is_match;
};

static inline struct earlier recall(const struct search *s, size_t x, const uint8_t *at, uint32_t place) {
  size_t row = place >> PLACE_BITS, column = place & ((1u << PLACE_BITS) - 1);
  size_t distance = (s->y - row) * (4 * s->width + 1) + 4 * (x - column);
  int is_near = distance - 1 < WINDOW;
  // Nothing far away is read.
  const uint8_t *old = is_near ? s->pixels + 4 * (row * s->width + column) : at;
  return (struct earlier){old, s->width - column, (unsigned)distance, is_near & (pixel(at) == pixel(old))};
}

/// The number of equal pixels at two places, at most `n`.
static inline size_t common(const uint8_t *a, const uint8_t *b, size_t n) {
  size_t i = 0;
  for (; i + GROUP <= n; i += GROUP) {
    uint32_t differ = equal_pixels(load_group(a + 4 * i), load_group(b + 4 * i)) ^ 0xFFFF;
    if (differ) return i + (size_t)__builtin_ctz(differ);
  }
  while (i < n && pixel(a + 4 * i) == pixel(b + 4 * i)) i++;
  return i;
}

/// The longest match at the last positions of the same pixels; this position is recorded.
static inline struct match look_back(struct search *s, size_t x, const uint8_t *at) {
  size_t left = s->width - x;
  uint32_t place = (uint32_t)s->y << PLACE_BITS | (uint32_t)x, *one = &s->places.one[hash_one(at)];
  struct earlier best = recall(s, x, at, *one);
  *one = place;
  if (left >= 2) {
    uint32_t *two = &s->places.two[hash_two(at)];
    struct earlier other = recall(s, x, at, *two);
    *two = place;
    best = other.is_match ? other : best;
  }
  if (!best.is_match) return (struct match){0, 0};
  return (struct match){common(at, best.at, best.left < left ? best.left : left), best.distance};
}

/// How much of a match to use: it stops where a long run begins, which takes fewer bits than a match of the same length.
static inline size_t until_run(const struct search *s, size_t x, size_t n) {
  for (size_t i = 1; i + LONG <= n; i++) {
    size_t run = ones(s->map.left, x + i);
    if (run >= LONG) return i;
    i += run;
  }
  return n;
}

/// One row without filter, whose map is made. `above_distance` is the distance in bytes of the stream to the nearest earlier row that
/// has none either and shows the same as the row above; 0 if there is none in reach. Returns the number of pixels without a match.
static size_t add_row(struct search *s, unsigned above_distance, const uint8_t *straight) {
  const uint8_t *row = s->pixels + 4 * s->width * s->y;
  size_t literal = 0, width = s->width;
  add_byte(&s->tokens, 0);
  for (size_t x = 0; x < width;) {
    const uint8_t *at = row + 4 * x;
    size_t run = ones(s->map.left, x), up = above_distance ? ones(s->map.above, x) : 0;
    struct match seen = {0, 0};
    if ((run < 8) & (up < 8)) seen = look_back(s, x, at);
    // A distance of one pixel takes no extra bits, so a run beats a somewhat longer match.
    size_t length = run;
    unsigned distance = 4;
    if ((up > length + 2) & (run < LONG)) length = up, distance = above_distance;
    if (seen.length > length + (length ? 2 : 0)) length = seen.length, distance = seen.distance;
    if (length == 0) {
      add_bytes(&s->tokens, straight + 4 * x);
      literal++;
      x++;
      continue;
    }
    if ((distance != 4) & (length > LONG)) length = until_run(s, x, length);
    add_match(&s->tokens, (uint32_t)(4 * length), distance);
    // The second pixel of a short match may start another one.
    if ((length > 1) & (length <= SHORT) & (distance != 4)) note(s, x + 1, at + 4);
    x += length;
  }
  return literal;
}

/// A mapped row with straight alpha: itself, where it is the same, or what is made in `scratch`.
static const uint8_t *straight_row(const struct row_map *map, const uint8_t *row, size_t width, uint8_t *scratch) {
  if (!map->is_mixed) return row;
  memcpy(scratch, row, 4 * width);
  for (size_t word = 0; word <= width / GROUP / 64; word++) {
    for (uint64_t mixed = map->mixed[word]; mixed; mixed &= mixed - 1) {
      size_t x = (64 * word + (size_t)__builtin_ctzll(mixed)) * GROUP, n = width - x < GROUP ? width - x : GROUP;
      straight_pixels(row + 4 * x, scratch + 4 * x, n);
    }
  }
  return scratch;
}

/// Continues an Adler-32 checksum (RFC 1950) over `count` zeros.
static uint32_t adler_zeros(uint32_t adler, uint64_t count) {
  uint64_t a = adler & 0xFFFF, b = adler >> 16;
  return (uint32_t)((b + count % 65521 * a) % 65521) << 16 | (uint32_t)a;
}

static uint32_t adler_row(uint32_t adler, const uint8_t *row, size_t width) {
  static const uint8_t none = 0;
  return libdeflate_adler32(libdeflate_adler32(adler, &none, 1), row, 4 * width);
}

/// All rows as blocks, and the checksum after them. Returns 0 when memory ran out.
static int write_rows(struct search *s, struct stream *stream, uint32_t height, uint8_t *scratch, size_t *literals) {
  size_t bytes = 4 * s->width, row = bytes + 1;
  uint32_t adler = 1;
  size_t plain = 0; // the last row without filter
  int is_blank = 0; // whether it is all zeros
  uint32_t blank = 0; // bytes of such rows that wait to be written as one match
  for (s->y = 0; s->y < height; s->y++) {
    const uint8_t *at = s->pixels + bytes * s->y;
    map_row(&s->map, at, s->y ? at - bytes : NULL, s->width);
    if (s->map.is_above) {
      // Rows of nothing but zeros need no filter and continue as the row before did.
      uint8_t up = is_blank ? 0 : 2;
      if (is_blank) {
        blank += (uint32_t)row;
        if (blank >= BLANK) {
          add_match(&s->tokens, blank, 1);
          blank = 0;
        }
      } else {
        add_byte(&s->tokens, up);
        add_byte(&s->tokens, 0);
        add_match(&s->tokens, (uint32_t)bytes - 1, 1);
      }
      adler = adler_zeros(libdeflate_adler32(adler, &up, 1), bytes);
    } else {
      if (blank) add_match(&s->tokens, blank, 1);
      blank = 0;
      size_t distance = s->y ? (s->y - plain) * row : 0;
      const uint8_t *straight = straight_row(&s->map, at, s->width, scratch);
      *literals += add_row(s, distance <= WINDOW ? (unsigned)distance : 0, straight);
      adler = adler_row(adler, straight, s->width);
      is_blank = !pixel(at) && ones(s->map.left, 1) >= s->width - 1;
      plain = s->y;
    }
    if (s->tokens.count >= BLOCK && !close_block(stream, &s->tokens, 0)) return 0;
  }
  if (blank) add_match(&s->tokens, blank, 1);
  if (!close_block(stream, &s->tokens, 1)) return 0;
  struct bit_writer *w = &stream->writer;
  write_bits(w, 0, (8 - w->count % 8) % 8);
  flush_bits(w);
  for (int k = 24; k >= 0; k -= 8) *w->at++ = (uint8_t)(adler >> k);
  return 1;
}

uint8_t *flat_stream(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length, size_t *literals) {
  struct search *s = calloc(1, sizeof *s);
  uint8_t *scratch = malloc(width ? 4 * (size_t)width : 1);
  struct stream stream = {0};
  // A block ends with a row. In a row there are a filter and per pixel at most one word, and before it a match of blank rows.
  int is_well = s && scratch && open_stream(&stream) && open_tokens(&s->tokens, BLOCK + 4 + (size_t)width);
  if (is_well) {
    s->pixels = pixels;
    s->width = width;
    *literals = 0;
    *stream.writer.at++ = 0x78; // deflate, window of 32 KiB
    *stream.writer.at++ = 0x01; // fastest
    is_well = write_rows(s, &stream, height, scratch, literals);
    *length = (size_t)(stream.writer.at - stream.bytes);
  }
  if (s) free(s->tokens.words);
  free(s);
  free(scratch);
  if (!is_well) {
    free(stream.bytes);
    return NULL;
  }
  return stream.bytes;
}
