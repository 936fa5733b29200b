#include "SkerryFilm.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

int skerry_film_change(const uint8_t *before, const uint8_t *after, uint32_t width, uint32_t height, uint32_t rectangle[4]) {
  size_t row = (size_t)width * 4;
  uint32_t top = 0, bottom = height;
  while (top < height && memcmp(before + row * top, after + row * top, row) == 0) top++;
  if (top == height) return 0;
  while (memcmp(before + row * (bottom - 1), after + row * (bottom - 1), row) == 0) bottom--;
  uint32_t left = width, right = 0;
  for (uint32_t y = top; y < bottom; y++) {
    const uint8_t *a = before + row * y, *b = after + row * y;
    for (uint32_t x = 0; x < left; x++)
      if (memcmp(a + 4 * (size_t)x, b + 4 * (size_t)x, 4) != 0) left = x;
    for (uint32_t x = width; x > right; x--)
      if (memcmp(a + 4 * (size_t)(x - 1), b + 4 * (size_t)(x - 1), 4) != 0) right = x;
  }
  rectangle[0] = left;
  rectangle[1] = top;
  rectangle[2] = right - left;
  rectangle[3] = bottom - top;
  return 1;
}

uint8_t *skerry_film_pack(const uint8_t *pixels, uint32_t width, const uint32_t rectangle[4], int level, size_t *length) {
  uint32_t w = rectangle[2], h = rectangle[3];
  size_t line = (size_t)w * 3 + 1, raw_size = line * h;
  uint8_t *raw = malloc(raw_size ? raw_size : 1);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  uint8_t *packed = NULL;
  if (raw && compressor) {
    for (uint32_t y = 0; y < h; y++) {
      const uint8_t *in = pixels + ((size_t)(rectangle[1] + y) * width + rectangle[0]) * 4;
      const uint8_t *above = in - (size_t)width * 4;
      uint8_t *out = raw + line * y;
      *out++ = y ? 2 : 0; // filter: up, none in the first row
      for (uint32_t x = 0; x < w; x++, in += 4, above += 4)
        for (int c = 0; c < 3; c++) *out++ = (uint8_t)(y ? in[c] - above[c] : in[c]);
    }
    size_t bound = libdeflate_zlib_compress_bound(compressor, raw_size);
    packed = malloc(bound);
    if (packed) *length = libdeflate_zlib_compress(compressor, raw, raw_size, packed, bound);
  }
  if (compressor) libdeflate_free_compressor(compressor);
  free(raw);
  return packed;
}

uint32_t skerry_film_crc(const uint8_t *bytes, size_t count) { return libdeflate_crc32(0, bytes, count); }
