#include "png_write.h"
#include "small.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// The filters of a small PNG, and the search for the best ones.

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

void filter_rows(const struct form *form, uint32_t first, uint32_t end, int strategy, uint8_t *out, const struct filter_buffers *buffers) {
  for (uint32_t y = first; y < end; y++) {
    const uint8_t *in = form->rows + form->row * y, *above = y ? in - form->row : buffers->none;
    uint8_t *line = out + (form->row + 1) * (y - first);
    if (strategy < FIXED) {
      line[0] = (uint8_t)strategy;
      filter_row(in, above, form->row, form->channels, strategy, line + 1);
      continue;
    }
    uint64_t best = UINT64_MAX;
    for (int kind = 0; kind < FIXED; kind++) {
      filter_row(in, above, form->row, form->channels, kind, buffers->scratch);
      uint64_t found = cost(buffers->scratch, form->row, strategy, buffers->seen);
      if (found >= best) continue;
      best = found;
      line[0] = (uint8_t)kind;
      memcpy(line + 1, buffers->scratch, form->row);
    }
  }
}

// MARK: The search

/// Filter strategies are tried only on this many bands of this many rows, spread over the picture.
enum { BAND = 16, BANDS = 4 };

/// The size of the bands' rows after a strategy, packed; `SIZE_MAX` where they could not be packed.
static size_t size_of_bands(const struct form *form, uint32_t height, int strategy, struct libdeflate_compressor *quick, uint8_t *filtered,
                            uint8_t *packed, size_t bound, const struct filter_buffers *buffers) {
  size_t size = 0;
  uint32_t step = height / BANDS > BAND ? height / BANDS : BAND;
  for (uint32_t y = 0; y < height; y += step) {
    uint32_t end = y + BAND < height ? y + BAND : height;
    filter_rows(form, y, end, strategy, filtered + size, buffers);
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
int strategy_for(const struct form *form, uint32_t height, uint8_t *filtered, uint8_t *packed, size_t bound, const struct filter_buffers *buffers) {
  static const int direct[] = {PAETH, LEAST_SUM, FEWEST_PAIRS, 1, 2, 3}, indexed[] = {1, 2};
  int is_indexed = form->color_type == 3;
  if (form->depth < 8) return 0;
  struct libdeflate_compressor *quick = libdeflate_alloc_compressor(5);
  if (!quick) return 0;
  int chosen = 0, count = is_indexed ? sizeof indexed / sizeof *indexed : sizeof direct / sizeof *direct;
  size_t plain = size_of_bands(form, height, 0, quick, filtered, packed, bound, buffers), least = plain;
  for (int i = 0; i < count; i++) {
    int strategy = is_indexed ? indexed[i] : direct[i];
    size_t length = size_of_bands(form, height, strategy, quick, filtered, packed, bound, buffers);
    if (length < least) least = length, chosen = strategy;
    if ((strategy == PAETH && length > plain + plain / 4) || (strategy == LEAST_SUM && length > plain + plain / 5)) break;
  }
  libdeflate_free_compressor(quick);
  return chosen;
}
