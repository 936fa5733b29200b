#include "png_write.h"
#include <libdeflate.h>
#include <stdlib.h>

/// Filters a row into `out` and returns the sum of the residuals, as signed bytes' magnitudes. `row` and `above` have
/// four zeros before them. Called with a constant `kind`, so that each filter becomes a loop of its own.
static inline __attribute__((always_inline)) uint64_t filter(int kind, const uint8_t *row, const uint8_t *above, size_t n, uint8_t *out) {
  uint32_t sum = 0;
  for (size_t i = 0; i < n; i++) {
    int a = (row - 4)[i], b = above[i], c = (above - 4)[i], predicted = 0;
    if (kind == 1) predicted = a;
    if (kind == 2) predicted = b;
    if (kind == 3) predicted = (a + b) / 2;
    if (kind == 4) predicted = paeth(a, b, c);
    int8_t left = (int8_t)(uint8_t)(row[i] - predicted);
    out[i] = (uint8_t)left;
    sum += (uint32_t)(left < 0 ? -left : left);
  }
  return sum;
}

static uint64_t filtered(int kind, const uint8_t *row, const uint8_t *above, size_t n, uint8_t *out) {
  switch (kind) {
  case 1: return filter(1, row, above, n, out);
  case 2: return filter(2, row, above, n, out);
  case 3: return filter(3, row, above, n, out);
  case 4: return filter(4, row, above, n, out);
  default: return filter(0, row, above, n, out);
  }
}

uint8_t *dense_stream(const uint8_t *pixels, uint32_t width, uint32_t height, int filters, size_t *length) {
  size_t bytes = 4 * (size_t)width, raw_size = (bytes + 1) * height;
  uint8_t *raw = malloc(raw_size ? raw_size : 1);
  uint8_t *rows = calloc(2, bytes + 4), *best = malloc(2 * (bytes ? bytes : 1));
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(7);
  uint8_t *stream = NULL;
  if (raw && rows && best && compressor) {
    for (uint32_t y = 0; y < height; y++) {
      uint8_t *row = rows + (bytes + 4) * (y & 1) + 4, *above = rows + (bytes + 4) * (~y & 1) + 4, *line = raw + (bytes + 1) * y;
      straight_pixels(pixels + bytes * y, row, width);
      uint64_t least = UINT64_MAX;
      uint8_t *trial = best, *kept = best + bytes;
      for (int kind = 0; kind < (filters ? 5 : 1); kind++) {
        uint64_t sum = filtered(kind, row, above, bytes, trial);
        if (sum >= least) continue;
        least = sum;
        line[0] = (uint8_t)kind;
        uint8_t *swap = trial;
        trial = kept;
        kept = swap;
      }
      memcpy(line + 1, kept, bytes);
    }
    size_t bound = libdeflate_zlib_compress_bound(compressor, raw_size);
    stream = malloc(bound);
    if (stream) *length = libdeflate_zlib_compress(compressor, raw, raw_size, stream, bound);
  }
  if (compressor) libdeflate_free_compressor(compressor);
  free(raw);
  free(rows);
  free(best);
  return stream;
}
