#include "CSkerryCodecs.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// The smallest PNG that a moderate search finds, for files that are written once and kept for years: fewer channels, a palette,
// seven ways of filtering, and libdeflate's slowest level for the winner. What is tried is what oxipng tries at its middle levels.

/// A picture in one of PNG's colour types, not yet filtered.
struct form {
  int color_type, depth, channels; // channels: bytes a pixel for filters, at least 1
  size_t row;                      // bytes of a row
  uint8_t *rows;
  uint8_t palette[256][4];
  int palette_count;
};

static void put32(uint8_t *at, uint32_t value) {
  at[0] = (uint8_t)(value >> 24);
  at[1] = (uint8_t)(value >> 16);
  at[2] = (uint8_t)(value >> 8);
  at[3] = (uint8_t)value;
}

static uint8_t *put_chunk(uint8_t *at, const char *type, const void *data, size_t length) {
  put32(at, (uint32_t)length);
  memcpy(at + 4, type, 4);
  if (length) memcpy(at + 8, data, length);
  put32(at + 8 + length, libdeflate_crc32(0, at + 4, length + 4));
  return at + 12 + length;
}

static uint32_t load32(const uint8_t *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

// MARK: Forms

/// Colours with alpha first, so that their table is short; then by brightness, so that neighbours are alike.
static int by_alpha_and_light(const void *a, const void *b) {
  const uint8_t *p = a, *q = b;
  if ((p[3] == 255) != (q[3] == 255)) return p[3] == 255 ? 1 : -1;
  int light = (p[0] * 3 + p[1] * 6 + p[2]) - (q[0] * 3 + q[1] * 6 + q[2]);
  return light ? light : memcmp(p, q, 4);
}

/// Gathers the colours; 0 when there are more than 256.
static int gather(const uint8_t *straight, size_t count, struct form *form) {
  enum { SLOTS = 1024 };
  uint32_t keys[SLOTS];
  uint8_t used[SLOTS] = {0};
  form->palette_count = 0;
  uint32_t last = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t key = load32(straight + 4 * i);
    if (i > 0 && key == last) continue;
    last = key;
    uint32_t slot = (key * 2654435761u) >> 22;
    while (used[slot] && keys[slot] != key) slot = (slot + 1) & (SLOTS - 1);
    if (used[slot]) continue;
    if (form->palette_count == 256) return 0;
    used[slot] = 1;
    keys[slot] = key;
    memcpy(form->palette[form->palette_count++], straight + 4 * i, 4);
  }
  qsort(form->palette, (size_t)form->palette_count, 4, by_alpha_and_light);
  return 1;
}

static int find(const struct form *form, const uint8_t *color) {
  int low = 0, high = form->palette_count - 1;
  while (low < high) {
    int middle = (low + high) / 2;
    if (by_alpha_and_light(form->palette[middle], color) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

static int make_indexed(const uint8_t *straight, uint32_t width, uint32_t height, struct form *form) {
  if (!gather(straight, (size_t)width * height, form)) return 0;
  form->color_type = 3;
  form->channels = 1;
  form->depth = form->palette_count <= 2 ? 1 : form->palette_count <= 4 ? 2 : form->palette_count <= 16 ? 4 : 8;
  form->row = ((size_t)width * (size_t)form->depth + 7) / 8;
  form->rows = calloc(form->row * height + 1, 1);
  if (!form->rows) return 0;
  uint32_t last = 0;
  int index = -1;
  for (uint32_t y = 0; y < height; y++)
    for (uint32_t x = 0; x < width; x++) {
      const uint8_t *p = straight + 4 * ((size_t)y * width + x);
      if (index < 0 || load32(p) != last) index = find(form, p), last = load32(p);
      size_t bit = (size_t)x * (size_t)form->depth;
      form->rows[form->row * y + bit / 8] |= (uint8_t)(index << (8 - form->depth - (int)(bit % 8)));
    }
  return 1;
}

static int make_direct(const uint8_t *straight, uint32_t width, uint32_t height, struct form *form) {
  size_t count = (size_t)width * height;
  int is_opaque = 1, is_grey = 1;
  for (size_t i = 0; i < count && (is_opaque || is_grey); i++) {
    const uint8_t *p = straight + 4 * i;
    if (p[3] != 255) is_opaque = 0;
    if (p[0] != p[1] || p[1] != p[2]) is_grey = 0;
  }
  form->depth = 8;
  form->palette_count = 0;
  form->color_type = (is_grey ? 0 : 2) + (is_opaque ? 0 : 4);
  form->channels = (is_grey ? 1 : 3) + (is_opaque ? 0 : 1);
  form->row = (size_t)width * (size_t)form->channels;
  form->rows = malloc(form->row * height + 1);
  if (!form->rows) return 0;
  uint8_t *to = form->rows;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *p = straight + 4 * i;
    if (is_grey) *to++ = p[0];
    else *to++ = p[0], *to++ = p[1], *to++ = p[2];
    if (!is_opaque) *to++ = p[3];
  }
  return 1;
}

// MARK: Filters

static uint8_t paeth(int a, int b, int c) {
  int p = a + b - c, pa = abs(p - a), pb = abs(p - b), pc = abs(p - c);
  return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

static void filter_row(const uint8_t *in, const uint8_t *above, size_t length, int step, int kind, uint8_t *out) {
  for (size_t i = 0; i < length; i++) {
    int a = i >= (size_t)step ? in[i - (size_t)step] : 0, b = above ? above[i] : 0;
    int c = above && i >= (size_t)step ? above[i - (size_t)step] : 0;
    int base = kind == 0 ? 0 : kind == 1 ? a : kind == 2 ? b : kind == 3 ? (a + b) / 2 : paeth(a, b, c);
    out[i] = (uint8_t)(in[i] - base);
  }
}

enum { FIXED = 5, LEAST_SUM = 5, FEWEST_PAIRS = 6, STRATEGIES = 7 };

/// How costly a filtered row looks: less is better.
static uint64_t cost(const uint8_t *row, size_t length, int strategy, uint8_t *seen) {
  uint64_t sum = 0;
  if (strategy == LEAST_SUM) {
    for (size_t i = 0; i < length; i++) sum += row[i] < 128 ? row[i] : 256u - row[i];
    return sum;
  }
  // Different pairs of neighbouring bytes.
  memset(seen, 0, 8192);
  for (size_t i = 1; i < length; i++) {
    uint32_t pair = (uint32_t)row[i - 1] << 8 | row[i];
    uint8_t bit = (uint8_t)(1u << (pair & 7));
    if (!(seen[pair >> 3] & bit)) seen[pair >> 3] |= bit, sum++;
  }
  return sum;
}

static void filter_all(const struct form *form, uint32_t height, int strategy, uint8_t *out, uint8_t *scratch, uint8_t *seen) {
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *in = form->rows + form->row * y, *above = y ? in - form->row : NULL;
    uint8_t *line = out + (form->row + 1) * y;
    if (strategy < FIXED) {
      line[0] = (uint8_t)strategy;
      filter_row(in, above, form->row, form->channels, strategy, line + 1);
      continue;
    }
    uint64_t best = UINT64_MAX;
    for (int kind = 0; kind < FIXED; kind++) {
      filter_row(in, above, form->row, form->channels, kind, scratch);
      uint64_t found = cost(scratch, form->row, strategy, seen);
      if (found >= best) continue;
      best = found;
      line[0] = (uint8_t)kind;
      memcpy(line + 1, scratch, form->row);
    }
  }
}

// MARK: The search

struct search {
  struct libdeflate_compressor *quick, *slow;
  uint8_t *filtered, *packed, *best, *scratch, *seen;
  size_t bound, best_length;
  int best_form;
};

/// Tries every way of filtering a form quickly, and packs the best of them slowly.
static void try_form(struct search *search, const struct form *form, int index, uint32_t height) {
  size_t size = (form->row + 1) * height;
  // Filters seldom help a palette; one that is packed below a byte never.
  int limit = form->color_type == 3 ? (form->depth < 8 ? 1 : 3) : STRATEGIES;
  int chosen = 0;
  size_t least = SIZE_MAX;
  for (int strategy = 0; strategy < limit && limit > 1; strategy++) {
    filter_all(form, height, strategy, search->filtered, search->scratch, search->seen);
    size_t length = libdeflate_zlib_compress(search->quick, search->filtered, size, search->packed, search->bound);
    if (length > 0 && length < least) least = length, chosen = strategy;
  }
  filter_all(form, height, chosen, search->filtered, search->scratch, search->seen);
  size_t length = libdeflate_zlib_compress(search->slow, search->filtered, size, search->packed, search->bound);
  size_t table = form->color_type == 3 ? (size_t)form->palette_count * 4 + 24 : 0;
  if (length == 0 || (search->best_form >= 0 && length + table >= search->best_length)) return;
  memcpy(search->best, search->packed, length);
  search->best_length = length;
  search->best_form = index;
}

static uint8_t *assemble(const struct search *search, const struct form *form, uint32_t width, uint32_t height, size_t *length) {
  uint8_t *file = malloc(search->best_length + 2048);
  if (!file) return NULL;
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  memcpy(file, signature, 8);
  uint8_t header[13] = {0};
  put32(header, width);
  put32(header + 4, height);
  header[8] = (uint8_t)form->depth;
  header[9] = (uint8_t)form->color_type;
  uint8_t *at = put_chunk(file + 8, "IHDR", header, 13);
  uint8_t intent = 0;
  at = put_chunk(at, "sRGB", &intent, 1);
  if (form->color_type == 3) {
    uint8_t colors[768], alphas[256];
    size_t clear = 0;
    for (int i = 0; i < form->palette_count; i++) {
      memcpy(colors + 3 * i, form->palette[i], 3);
      alphas[i] = form->palette[i][3];
      if (alphas[i] != 255) clear = (size_t)i + 1;
    }
    at = put_chunk(at, "PLTE", colors, 3 * (size_t)form->palette_count);
    if (clear) at = put_chunk(at, "tRNS", alphas, clear);
  }
  at = put_chunk(at, "IDAT", search->best, search->best_length);
  at = put_chunk(at, "IEND", NULL, 0);
  *length = (size_t)(at - file);
  return file;
}

uint8_t *skerry_png_encode_small(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length) {
  size_t count = (size_t)width * height, most = ((size_t)width * 4 + 1) * height;
  uint8_t *straight = malloc(count * 4 + 1), *file = NULL;
  struct search search = {libdeflate_alloc_compressor(6), libdeflate_alloc_compressor(12), malloc(most + 1), NULL, NULL,
                          malloc((size_t)width * 4 + 1), malloc(8192), 0, 0, -1};
  if (search.slow) search.bound = libdeflate_zlib_compress_bound(search.slow, most);
  search.packed = malloc(search.bound + 1);
  search.best = malloc(search.bound + 1);
  struct form forms[2];
  memset(forms, 0, sizeof forms);
  if (straight && search.quick && search.slow && search.filtered && search.packed && search.best && search.scratch && search.seen) {
    for (size_t i = 0; i < count; i++) {
      const uint8_t *in = pixels + 4 * i;
      uint8_t *out = straight + 4 * i;
      uint32_t a = in[3];
      memcpy(out, in, 4);
      if (a == 0) memset(out, 0, 4);
      else if (a < 255)
        for (int c = 0; c < 3; c++) {
          uint32_t v = (in[c] * 255u + a / 2) / a;
          out[c] = (uint8_t)(v > 255 ? 255 : v);
        }
    }
    // With a palette there is at most a third of the bytes to pack; what has too many colours for one is packed as it is.
    if (make_indexed(straight, width, height, &forms[0])) try_form(&search, &forms[0], 0, height);
    else if (make_direct(straight, width, height, &forms[1])) try_form(&search, &forms[1], 1, height);
    if (search.best_form >= 0) file = assemble(&search, &forms[search.best_form], width, height, length);
  }
  free(forms[0].rows);
  free(forms[1].rows);
  free(straight);
  free(search.filtered);
  free(search.packed);
  free(search.best);
  free(search.scratch);
  free(search.seen);
  if (search.quick) libdeflate_free_compressor(search.quick);
  if (search.slow) libdeflate_free_compressor(search.slow);
  return file;
}
