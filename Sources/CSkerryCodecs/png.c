#include "CSkerryCodecs.h"
#include <libdeflate.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put32(uint8_t *at, uint32_t value) {
  at[0] = (uint8_t)(value >> 24);
  at[1] = (uint8_t)(value >> 16);
  at[2] = (uint8_t)(value >> 8);
  at[3] = (uint8_t)value;
}

/// Appends a chunk whose data already stands at `at + 8`; returns the end.
static uint8_t *close_chunk(uint8_t *at, const char *type, uint32_t length) {
  put32(at, length);
  memcpy(at + 4, type, 4);
  put32(at + 8 + length, libdeflate_crc32(0, at + 4, length + 4));
  return at + 12 + length;
}

static void unpremultiply(const uint8_t *in, uint8_t *out, size_t count) {
  for (size_t i = 0; i < count; i++, in += 4, out += 4) {
    uint32_t a = in[3];
    if (a == 255) {
      memcpy(out, in, 4);
    } else if (a == 0) {
      memset(out, 0, 4);
    } else {
      for (int c = 0; c < 3; c++) {
        uint32_t v = (in[c] * 255u + a / 2) / a;
        out[c] = (uint8_t)(v > 255 ? 255 : v);
      }
      out[3] = (uint8_t)a;
    }
  }
}

uint8_t *skerry_png_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int level, size_t *length) {
  size_t row = (size_t)width * 4, raw_size = (row + 1) * height;
  uint8_t *raw = malloc(raw_size ? raw_size : 1);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!raw || !compressor) {
    free(raw);
    if (compressor) libdeflate_free_compressor(compressor);
    return NULL;
  }
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *line = raw + (row + 1) * y;
    line[0] = 0; // filter: none
    unpremultiply(pixels + row * y, line + 1, width);
  }
  size_t bound = libdeflate_zlib_compress_bound(compressor, raw_size);
  uint8_t *file = malloc(bound + 100);
  if (file) {
    static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    memcpy(file, signature, 8);
    uint8_t *at = file + 8;
    put32(at + 8, width);
    put32(at + 12, height);
    static const uint8_t kind[5] = {8, 6, 0, 0, 0}; // 8 bits, RGBA, deflate, adaptive filters, not interlaced
    memcpy(at + 16, kind, 5);
    at = close_chunk(at, "IHDR", 13);
    at[8] = 0; // perceptual intent
    at = close_chunk(at, "sRGB", 1);
    size_t packed = libdeflate_zlib_compress(compressor, raw, raw_size, at + 8, bound);
    at = close_chunk(at, "IDAT", (uint32_t)packed);
    at = close_chunk(at, "IEND", 0);
    *length = (size_t)(at - file);
  }
  libdeflate_free_compressor(compressor);
  free(raw);
  return file;
}

uint8_t *skerry_png_decode_straight(const uint8_t *data, size_t length, uint64_t pixel_limit, uint32_t *width,
                                    uint32_t *height, char message[128]) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, data, length)) {
    snprintf(message, 128, "%s", image.message);
    return NULL;
  }
  if ((uint64_t)image.width * image.height > pixel_limit) {
    snprintf(message, 128, "it declares %u x %u pixels, more than the limit", image.width, image.height);
    png_image_free(&image);
    return NULL;
  }
  image.format = PNG_FORMAT_RGBA;
  uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image) ? PNG_IMAGE_SIZE(image) : 1);
  if (!pixels || !png_image_finish_read(&image, NULL, pixels, 0, NULL)) {
    snprintf(message, 128, "%s", pixels ? image.message : "memory ran out");
    free(pixels);
    png_image_free(&image);
    return NULL;
  }
  if (image.warning_or_error) {
    // A truncated or damaged file must not pass for a picture.
    snprintf(message, 128, "%s", image.message);
  }
  *width = image.width;
  *height = image.height;
  return pixels;
}

uint8_t *skerry_png_decode(const uint8_t *data, size_t length, uint64_t pixel_limit, uint32_t *width, uint32_t *height,
                           char message[128]) {
  uint8_t *pixels = skerry_png_decode_straight(data, length, pixel_limit, width, height, message);
  if (!pixels) return NULL;
  size_t count = (size_t)*width * *height;
  for (size_t i = 0; i < count; i++) {
    uint8_t *p = pixels + 4 * i;
    uint32_t a = p[3];
    for (int c = 0; c < 3; c++) {
      uint32_t t = p[c] * a + 128;
      p[c] = (uint8_t)((t + (t >> 8)) >> 8);
    }
  }
  return pixels;
}

void skerry_free(void *pointer) { free(pointer); }
