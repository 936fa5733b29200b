#include "CSkerryCodecs.h"
#include "png_write.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// A small PNG for files that are written once and kept: fewer channels, a palette, the best of seven filter strategies,
// and as thorough a search by libdeflate as fits into about ten milliseconds. The choice depends only on the pixels,
// never on a clock.

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

// MARK: Colour types

/// Colours with alpha first, so that their table is short; then by brightness, so that neighbours are alike.
static int by_alpha_and_light(const void *a, const void *b) {
  const uint8_t *p = a, *q = b;
  if ((p[3] == 255) != (q[3] == 255)) return p[3] == 255 ? 1 : -1;
  int light = (p[0] * 3 + p[1] * 6 + p[2]) - (q[0] * 3 + q[1] * 6 + q[2]);
  return light ? light : memcmp(p, q, 4);
}

/// Collects the colours; 0 if there are more than 256.
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

static inline int paeth(int a, int b, int c) {
  int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/// Called with a constant `kind`, so that each filter becomes a loop of its own. `row` and `above` are preceded by
/// zeros or by a row.
static inline __attribute__((always_inline)) void filter(int kind, const uint8_t *in, const uint8_t *above, size_t n, size_t step, uint8_t *out) {
  // The first pixel has nothing to its left.
  for (size_t i = 0; i < step && i < n; i++) {
    int b = above[i];
    out[i] = (uint8_t)(in[i] - (kind == 2 || kind == 4 ? b : kind == 3 ? b / 2 : 0));
  }
  for (size_t i = step; i < n; i++) {
    int a = in[i - step], b = above[i], c = above[i - step];
    out[i] = (uint8_t)(in[i] - (kind == 1 ? a : kind == 2 ? b : kind == 3 ? (a + b) / 2 : kind == 4 ? paeth(a, b, c) : 0));
  }
}

static void filter_row(const uint8_t *in, const uint8_t *above, size_t length, int step, int kind, uint8_t *out) {
  size_t back = (size_t)step;
  switch (kind) {
  case 0: memcpy(out, in, length); return;
  case 1: filter(1, in, above, length, back, out); return;
  case 2: filter(2, in, above, length, back, out); return;
  case 3: filter(3, in, above, length, back, out); return;
  default: filter(4, in, above, length, back, out); return;
  }
}

enum { PAETH = 4, FIXED = 5, LEAST_SUM = 5, FEWEST_PAIRS = 6 };

/// The estimated cost of a filtered row: less is better.
static uint64_t cost(const uint8_t *row, size_t length, int strategy, uint8_t *seen) {
  uint64_t sum = 0;
  if (strategy == LEAST_SUM) {
    uint32_t least = 0;
    for (size_t i = 0; i < length; i++) least += row[i] < 128 ? row[i] : 256u - row[i];
    return least;
  }
  // The number of different pairs of neighbouring bytes. Equal pairs come in runs, and a run is counted once.
  memset(seen, 0, 8192);
  uint32_t last = UINT32_MAX;
  for (size_t i = 1; i < length; i++) {
    uint32_t pair = (uint32_t)row[i - 1] << 8 | row[i];
    if (pair == last) continue;
    last = pair;
    uint8_t bit = (uint8_t)(1u << (pair & 7)), before = seen[pair >> 3];
    seen[pair >> 3] = before | bit;
    sum += !(before & bit);
  }
  return sum;
}

/// Buffers of the filters: `none` is a row of zeros.
struct rooms {
  uint8_t *scratch, *seen, *none;
};

/// Filters the rows from `first` to `end` into `out`.
static void filter_rows(const struct form *form, uint32_t first, uint32_t end, int strategy, uint8_t *out, const struct rooms *rooms) {
  for (uint32_t y = first; y < end; y++) {
    const uint8_t *in = form->rows + form->row * y, *above = y ? in - form->row : rooms->none;
    uint8_t *line = out + (form->row + 1) * (y - first);
    if (strategy < FIXED) {
      line[0] = (uint8_t)strategy;
      filter_row(in, above, form->row, form->channels, strategy, line + 1);
      continue;
    }
    uint64_t best = UINT64_MAX;
    for (int kind = 0; kind < FIXED; kind++) {
      filter_row(in, above, form->row, form->channels, kind, rooms->scratch);
      uint64_t found = cost(rooms->scratch, form->row, strategy, rooms->seen);
      if (found >= best) continue;
      best = found;
      line[0] = (uint8_t)kind;
      memcpy(line + 1, rooms->scratch, form->row);
    }
  }
}

// MARK: The search

/// Filter strategies are tried only on this many bands of this many rows, spread over the picture.
enum { BAND = 16, BANDS = 4 };

/// The size of the bands' rows after a strategy, packed; `SIZE_MAX` where they could not be packed.
static size_t size_of_bands(const struct form *form, uint32_t height, int strategy, struct libdeflate_compressor *quick, uint8_t *filtered,
                            uint8_t *packed, size_t bound, const struct rooms *rooms) {
  size_t size = 0;
  uint32_t step = height / BANDS > BAND ? height / BANDS : BAND;
  for (uint32_t y = 0; y < height; y += step) {
    uint32_t end = y + BAND < height ? y + BAND : height;
    filter_rows(form, y, end, strategy, filtered + size, rooms);
    size += (form->row + 1) * (end - y);
  }
  size_t length = libdeflate_zlib_compress(quick, filtered, size, packed, bound);
  return length > 0 ? length : SIZE_MAX;
}

/// The filter strategy with the smallest result on the bands. Filters seldom help a palette, and never one packed below
/// a byte.
///
/// Pictures of interfaces are smallest without filters. So Paeth's, which is quick, is tried first, then the least sum, and the
/// others only if these two come out at most a quarter and a fifth above no filter: on the 223 direct-colour pictures of
/// goldens and examples they were at most 1.20 and 1.15 times as large where any strategy won.
static int strategy_for(const struct form *form, uint32_t height, uint8_t *filtered, uint8_t *packed, size_t bound, const struct rooms *rooms) {
  static const int direct[] = {PAETH, LEAST_SUM, FEWEST_PAIRS, 1, 2, 3}, indexed[] = {1, 2};
  int is_indexed = form->color_type == 3;
  if (form->depth < 8) return 0;
  struct libdeflate_compressor *quick = libdeflate_alloc_compressor(5);
  if (!quick) return 0;
  int chosen = 0, count = is_indexed ? sizeof indexed / sizeof *indexed : sizeof direct / sizeof *direct;
  size_t plain = size_of_bands(form, height, 0, quick, filtered, packed, bound, rooms), least = plain;
  for (int i = 0; i < count; i++) {
    int strategy = is_indexed ? indexed[i] : direct[i];
    size_t length = size_of_bands(form, height, strategy, quick, filtered, packed, bound, rooms);
    if (length < least) least = length, chosen = strategy;
    if ((strategy == PAETH && length > plain + plain / 4) || (strategy == LEAST_SUM && length > plain + plain / 5)) break;
  }
  libdeflate_free_compressor(quick);
  return chosen;
}

/// The compression level for a number of bytes: slow levels only where the whole search stays near ten milliseconds. Measured
/// on the examples' pictures, level 12 takes 93 ns a byte, 10 takes 24, 9 takes 5 and 8 takes 4; their files are 0, 6, 7
/// and 8 per cent above the smallest. Beyond 2.5 MB (StandBy), level 7 saves a quarter of the time and costs 2 per cent.
static int level_for(size_t size) {
  return size <= 60000 ? 12 : size <= 200000 ? 10 : size <= 1000000 ? 9 : size <= 2500000 ? 8 : 7;
}

/// Packs bytes, and keeps the stream where it is shorter than the one that is kept; 0 when memory ran out.
static int pack_shorter(int level, const uint8_t *bytes, size_t size, uint8_t **kept, size_t *length, uint8_t **room, size_t bound) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return 0;
  size_t found = libdeflate_zlib_compress(compressor, bytes, size, *room, bound);
  libdeflate_free_compressor(compressor);
  if (found > 0 && found < *length) {
    uint8_t *other = *kept;
    *kept = *room;
    *room = other;
    *length = found;
  }
  return 1;
}

/// Up to this level a search costs so little that a picture may be packed twice.
enum { CHEAP = 9 };

/// The zlib stream of a form's rows. NULL when memory ran out.
static uint8_t *pack(const struct form *form, uint32_t height, size_t *length) {
  size_t size = (form->row + 1) * height, bound = libdeflate_zlib_compress_bound(NULL, size);
  int level = level_for(size), cheap = level < CHEAP ? level : CHEAP;
  uint8_t *filtered = malloc(size + 1), *plain = malloc(size + 1), *packed = malloc(bound + 1), *room = malloc(bound + 1);
  struct rooms rooms = {malloc(form->row + 1), malloc(8192), calloc(form->row + 1, 1)};
  int is_well = filtered && plain && packed && room && rooms.scratch && rooms.seen && rooms.none;
  *length = SIZE_MAX;
  if (is_well) {
    int strategy = strategy_for(form, height, filtered, packed, bound, &rooms);
    filter_rows(form, 0, height, strategy, filtered, &rooms);
    is_well = pack_shorter(cheap, filtered, size, &packed, length, &room, bound);
    const uint8_t *best = filtered;
    // Bands are too low to show what rows without a filter find in rows far above them.
    if (is_well && strategy != 0) {
      size_t before = *length;
      filter_rows(form, 0, height, 0, plain, &rooms);
      is_well = pack_shorter(cheap, plain, size, &packed, length, &room, bound);
      if (*length < before) best = plain;
    }
    // The thorough search is not the better one for every picture.
    if (is_well && level > cheap) is_well = pack_shorter(level, best, size, &packed, length, &room, bound);
    is_well = is_well && *length != SIZE_MAX;
  }
  free(filtered);
  free(plain);
  free(room);
  free(rooms.scratch);
  free(rooms.seen);
  free(rooms.none);
  if (is_well) return packed;
  free(packed);
  return NULL;
}

/// Bytes of a palette's chunks.
static size_t palette_size(const struct form *form) {
  size_t clear = 0;
  for (int i = 0; i < form->palette_count; i++)
    if (form->palette[i][3] != 255) clear = (size_t)i + 1;
  return form->color_type != 3 ? 0 : 12 + 3 * (size_t)form->palette_count + (clear ? 12 + clear : 0);
}

/// Pixels up to which a picture with a palette is tried without, too: of so few the palette may be the larger part.
enum { FEW_PIXELS = 4096 };

static uint8_t *assemble(const struct form *form, const uint8_t *packed, size_t packed_length, uint32_t width, uint32_t height, size_t *length) {
  uint8_t *file = malloc(packed_length + 2048);
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
  at = put_chunk(at, "IDAT", packed, packed_length);
  at = put_chunk(at, "IEND", NULL, 0);
  *length = (size_t)(at - file);
  return file;
}

uint8_t *skerry_png_encode_small(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length) {
  size_t count = (size_t)width * height, packed_length = 0;
  uint8_t *straight = malloc(count * 4 + 1), *packed = NULL, *file = NULL;
  struct form form;
  memset(&form, 0, sizeof form);
  if (straight) {
    straight_pixels(pixels, straight, count);
    // A palette leaves at most a third of the bytes to compress; a picture with too many colours is compressed as it
    // is.
    if (make_indexed(straight, width, height, &form) || make_direct(straight, width, height, &form)) packed = pack(&form, height, &packed_length);
    struct form direct;
    memset(&direct, 0, sizeof direct);
    if (packed && form.color_type == 3 && count <= FEW_PIXELS && make_direct(straight, width, height, &direct)) {
      size_t direct_length = 0;
      uint8_t *other = pack(&direct, height, &direct_length);
      if (other && direct_length < packed_length + palette_size(&form)) {
        struct form dropped = form;
        uint8_t *longer = packed;
        form = direct, packed = other, packed_length = direct_length;
        direct = dropped, other = longer;
      }
      free(other);
      free(direct.rows);
    }
    if (packed) file = assemble(&form, packed, packed_length, width, height, length);
  }
  free(packed);
  free(form.rows);
  free(straight);
  return file;
}
