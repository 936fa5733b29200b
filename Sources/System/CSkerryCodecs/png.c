#include "CSkerryCodecs.h"
#include "png_write.h"
#include <libdeflate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint8_t *close_chunk(uint8_t *at, const char *type, uint32_t length) {
  put32(at, length);
  memcpy(at + 4, type, 4);
  put32(at + 8 + length, libdeflate_crc32(0, at + 4, length + 4));
  return at + 12 + length;
}

uint8_t *begin_png(uint8_t *file, uint32_t width, uint32_t height, uint8_t depth, uint8_t color_type) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  memcpy(file, signature, 8);
  uint8_t *at = file + 8;
  put32(at + 8, width);
  put32(at + 12, height);
  const uint8_t kind[5] = {depth, color_type, 0, 0, 0}; // deflate, adaptive filters, not interlaced
  memcpy(at + 16, kind, 5);
  at = close_chunk(at, "IHDR", 13);
  at[8] = 0; // perceptual intent
  return close_chunk(at, "sRGB", 1);
}

/// Whether the thorough and slow ways are worth a try. Cards and islands are runs and new pixels: over the examples at least one
/// pixel for each 18 bytes has no match. Gradients and photographs have single-pixel matches, or none.
static int is_dense(size_t packed, size_t literals, size_t pixels) {
  return (packed > 4096 && literals < packed / 18) || (packed > pixels / 2 && pixels > 32768);
}

uint8_t *skerry_png_encode(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length) {
  size_t packed = SIZE_MAX, literals = 0;
  uint8_t *stream = NULL;
  // Rows that a match cannot reach back over, and more rows than are counted, are left to the other ways.
  if (width <= FLAT_WIDTH && height <= FLAT_HEIGHT) {
    stream = flat_stream(pixels, width, height, &packed, &literals);
    if (!stream) return NULL;
  }
  if (!stream || is_dense(packed, literals, (size_t)width * height)) {
    for (int filters = 0; filters < 2; filters++) {
      size_t other_length = 0;
      uint8_t *other = dense_stream(pixels, width, height, filters, &other_length);
      if (!other) {
        free(stream);
        return NULL;
      }
      if (other_length < packed) {
        free(stream);
        stream = other;
        packed = other_length;
      } else {
        free(other);
      }
    }
  }
  uint8_t *file = packed <= INT32_MAX ? malloc(packed + 100) : NULL;
  if (file) {
    uint8_t *at = begin_png(file, width, height, 8, 6);
    memcpy(at + 8, stream, packed);
    at = close_chunk(at, "IDAT", (uint32_t)packed);
    at = close_chunk(at, "IEND", 0);
    *length = (size_t)(at - file);
  }
  free(stream);
  return file;
}

void skerry_free(void *pointer) { free(pointer); }
