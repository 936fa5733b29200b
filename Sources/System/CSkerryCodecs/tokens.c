#include "tokens.h"
#include <stdlib.h>

int open_tokens(struct tokens *t, size_t capacity) {
  memset(t, 0, sizeof *t);
  list_lengths(t->lengths);
  t->words = malloc(capacity * sizeof *t->words);
  return t->words != NULL;
}

int open_stream(struct stream *s) {
  *s = (struct stream){malloc(1 << 16), 1 << 16, {0, 0, 0}};
  s->writer.at = s->bytes;
  return s->bytes != NULL;
}

/// A code and the extra bits after it.
struct word {
  uint32_t bits;
  uint32_t count;
};

static inline void write_word(struct bit_writer *w, struct word word) { write_bits(w, word.bits, word.count); }

static inline struct word joined(struct word a, struct word b) { return (struct word){a.bits | b.bits << a.count, a.count + b.count}; }

/// The codes of all bytes and lengths; a byte's take at most 14 bits, a length's at most 19.
static void list_words(const struct tokens *t, struct word bytes[256], struct word lengths[LONGEST + 1]) {
  const struct block_codes *c = &t->codes;
  for (int k = 0; k < 256; k++) bytes[k] = (struct word){c->literal_bits[k], c->literal_lengths[k]};
  for (int n = 3; n <= LONGEST; n++) {
    struct extra e = t->lengths[n];
    lengths[n] = joined((struct word){c->literal_bits[e.code], c->literal_lengths[e.code]}, (struct word){e.bits, e.count});
  }
}

static void write_tokens(struct bit_writer *writer, const struct tokens *t) {
  const struct block_codes *c = &t->codes;
  struct bit_writer w = *writer;
  struct word bytes[256], lengths[LONGEST + 1];
  list_words(t, bytes, lengths);
  for (const uint64_t *at = t->words, *end = at + t->count; at < end; at++) {
    uint64_t token = *at;
    if (token & TOKEN_BYTES) {
      for (int k = 0; k < 32; k += 8) write_word(&w, bytes[(token >> k) & 0xFF]);
    } else if (token & TOKEN_MATCH) {
      struct extra e = distance_code((unsigned)(token & 0xFFFF) + 1);
      struct word code = {c->distance_bits[e.code], c->distance_lengths[e.code]}, distance = joined(code, (struct word){e.bits, e.count});
      for (uint32_t length = (uint32_t)(token >> 16) & 0x3FFFFFFF, part; length; length -= part) {
        part = first_part(length);
        flush_bits(&w);
        write_word(&w, lengths[part]);
        write_word(&w, distance);
      }
    } else {
      write_word(&w, bytes[token]);
    }
    flush_bits(&w);
  }
  *writer = w;
}

int close_block(struct stream *s, struct tokens *t, int is_last) {
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
