#include "deflate.h"
#include <stdlib.h>
#include <string.h>

static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extras[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

void list_lengths(struct extra lengths[LONGEST + 1]) {
  for (unsigned code = 0; code < 29; code++) {
    // The longest length has a code of its own, although the code before it could express it as well.
    unsigned end = code == 28 ? LONGEST + 1 : code == 27 ? LONGEST : length_bases[code + 1];
    for (unsigned n = length_bases[code]; n < end; n++) {
      lengths[n] = (struct extra){(uint16_t)(257 + code), length_extras[code], (uint16_t)(n - length_bases[code])};
    }
  }
}

struct symbol {
  uint32_t count;
  uint16_t number;
};

/// Sorts by count and keeps the order of equal counts.
static void sort_few(struct symbol *symbols, int n) {
  for (int i = 1; i < n; i++) {
    struct symbol one = symbols[i];
    int at = i;
    for (; at > 0 && symbols[at - 1].count > one.count; at--) symbols[at] = symbols[at - 1];
    symbols[at] = one;
  }
}

/// The same for many, in as many passes of nine bits as the largest count needs.
static void sort_by_count(struct symbol *symbols, int n) {
  if (n <= DISTANCE_CODES) {
    sort_few(symbols, n);
    return;
  }
  struct symbol other[LITERAL_CODES], *from = symbols, *to = other;
  uint32_t greatest = 0;
  for (int i = 0; i < n; i++) greatest |= symbols[i].count;
  for (int shift = 0; shift < 32 && greatest >> shift; shift += 9) {
    uint16_t starts[513] = {0};
    for (int i = 0; i < n; i++) starts[((from[i].count >> shift) & 511) + 1]++;
    for (int i = 0; i < 511; i++) starts[i + 1] += starts[i];
    for (int i = 0; i < n; i++) to[starts[(from[i].count >> shift) & 511]++] = from[i];
    struct symbol *swap = from;
    from = to;
    to = swap;
  }
  if (from != symbols) memcpy(symbols, from, (size_t)n * sizeof *symbols);
}

/// Code lengths of at most `limit` bits for the symbols that occur. At least two symbols get a code, so that it is complete.
static void code_lengths(const uint32_t *counts, int total, unsigned limit, uint8_t *lengths) {
  struct symbol sorted[LITERAL_CODES];
  int n = 0, missing = 2;
  memset(lengths, 0, (size_t)total);
  for (int i = 0; i < total; i++) missing -= counts[i] > 0;
  for (int i = 0; i < total; i++)
    if (counts[i] || missing-- > 0) sorted[n++] = (struct symbol){counts[i] ? counts[i] : 1, (uint16_t)i};
  sort_by_count(sorted, n);

  // Two queues: leaves by count, and inner nodes, which are made in order of weight. A parent comes after its children.
  uint64_t weight[LITERAL_CODES];
  int leaf_parent[LITERAL_CODES], node_parent[LITERAL_CODES], depth[LITERAL_CODES];
  int leaf = 0, node = 0;
  for (int made = 0; made < n - 1; made++) {
    weight[made] = 0;
    for (int k = 0; k < 2; k++) {
      if (leaf < n && (node >= made || sorted[leaf].count <= weight[node])) {
        weight[made] += sorted[leaf].count;
        leaf_parent[leaf++] = made;
      } else {
        weight[made] += weight[node];
        node_parent[node++] = made;
      }
    }
  }
  unsigned of_length[16] = {0};
  depth[n - 2] = 0;
  for (int i = n - 3; i >= 0; i--) depth[i] = depth[node_parent[i]] + 1;
  for (int i = 0; i < n; i++) {
    unsigned length = (unsigned)depth[leaf_parent[i]] + 1;
    of_length[length > limit ? limit : length]++;
  }
  // Cutting long codes oversubscribes; each step down of a shorter code frees one place at the limit.
  uint32_t used = 0;
  for (unsigned i = 1; i <= limit; i++) used += of_length[i] << (limit - i);
  while (used > 1u << limit) {
    unsigned i = limit - 1;
    while (!of_length[i]) i--;
    of_length[i]--;
    of_length[i + 1] += 2;
    of_length[limit]--;
    used--;
  }
  int at = n;
  for (unsigned i = 1; i <= limit; i++)
    for (unsigned k = 0; k < of_length[i]; k++) lengths[sorted[--at].number] = (uint8_t)i;
}

/// Sixteen bits from last to first.
static uint32_t turned(uint32_t v) {
  v = (v & 0x5555) << 1 | (v >> 1 & 0x5555);
  v = (v & 0x3333) << 2 | (v >> 2 & 0x3333);
  v = (v & 0x0F0F) << 4 | (v >> 4 & 0x0F0F);
  return (v & 0x00FF) << 8 | v >> 8;
}

static void canonical_bits(const uint8_t *lengths, int total, uint16_t *bits) {
  uint32_t next[17] = {0}, of_length[16] = {0};
  for (int i = 0; i < total; i++) of_length[lengths[i]]++;
  of_length[0] = 0;
  for (int i = 1; i < 16; i++) next[i + 1] = (next[i] + of_length[i]) << 1;
  for (int i = 0; i < total; i++) {
    bits[i] = lengths[i] ? (uint16_t)(turned(next[lengths[i]]++) >> (16 - lengths[i])) : 0;
  }
}

uint64_t build_codes(struct block_codes *c) {
  code_lengths(c->literal_counts, LITERAL_CODES, 14, c->literal_lengths);
  code_lengths(c->distance_counts, DISTANCE_CODES, 15, c->distance_lengths);
  canonical_bits(c->literal_lengths, LITERAL_CODES, c->literal_bits);
  canonical_bits(c->distance_lengths, DISTANCE_CODES, c->distance_bits);
  uint64_t sum = 0;
  for (int i = 0; i < LITERAL_CODES; i++) sum += (uint64_t)c->literal_counts[i] * c->literal_lengths[i];
  for (int i = 0; i < DISTANCE_CODES; i++) sum += (uint64_t)c->distance_counts[i] * c->distance_lengths[i];
  return sum;
}

/// Code lengths as deflate stores them: 0…15 plain, 16 repeats the last, 17 and 18 are runs of zeros.
static int packed_lengths(const uint8_t *lengths, int n, uint8_t *symbols, uint8_t *extras) {
  int made = 0;
  for (int i = 0; i < n;) {
    int run = 1;
    while (i + run < n && lengths[i + run] == lengths[i]) run++;
    int left = run;
    if (lengths[i] == 0) {
      while (left >= 3) {
        int take = left > 138 ? 138 : left;
        symbols[made] = take >= 11 ? 18 : 17;
        extras[made++] = (uint8_t)(take >= 11 ? take - 11 : take - 3);
        left -= take;
      }
    } else {
      symbols[made] = lengths[i];
      extras[made++] = 0;
      left--;
      while (left >= 3) {
        int take = left > 6 ? 6 : left;
        symbols[made] = 16;
        extras[made++] = (uint8_t)(take - 3);
        left -= take;
      }
    }
    while (left-- > 0) {
      symbols[made] = lengths[i];
      extras[made++] = 0;
    }
    i += run;
  }
  return made;
}

void write_block_head(struct bit_writer *w, const struct block_codes *c, int is_last) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int literals = LITERAL_CODES, distances = DISTANCE_CODES;
  while (literals > 257 && !c->literal_lengths[literals - 1]) literals--;
  while (distances > 1 && !c->distance_lengths[distances - 1]) distances--;
  uint8_t all[LITERAL_CODES + DISTANCE_CODES], symbols[LITERAL_CODES + DISTANCE_CODES], extras[LITERAL_CODES + DISTANCE_CODES];
  memcpy(all, c->literal_lengths, (size_t)literals);
  memcpy(all + literals, c->distance_lengths, (size_t)distances);
  int n = packed_lengths(all, literals + distances, symbols, extras);
  uint32_t counts[19] = {0};
  for (int i = 0; i < n; i++) counts[symbols[i]]++;
  uint8_t lengths[19];
  uint16_t bits[19];
  code_lengths(counts, 19, 7, lengths);
  canonical_bits(lengths, 19, bits);
  int shown = 19;
  while (shown > 4 && !lengths[order[shown - 1]]) shown--;

  write_bits(w, (uint64_t)(is_last ? 1 : 0) | 2 << 1, 3);
  write_bits(w, (uint64_t)(literals - 257), 5);
  write_bits(w, (uint64_t)(distances - 1), 5);
  write_bits(w, (uint64_t)(shown - 4), 4);
  flush_bits(w);
  for (int i = 0; i < shown; i++) {
    write_bits(w, lengths[order[i]], 3);
    flush_bits(w);
  }
  for (int i = 0; i < n; i++) {
    static const uint8_t extra_bits[3] = {2, 3, 7};
    write_bits(w, bits[symbols[i]], lengths[symbols[i]]);
    if (symbols[i] >= 16) write_bits(w, extras[i], extra_bits[symbols[i] - 16]);
    flush_bits(w);
  }
}
