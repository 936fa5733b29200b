#include "CSkerryCodecs.h"
#include "decode.h"
#include <libdeflate.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t get32(const uint8_t *at) { return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3]; }

/// The unpacked profile of a file that libpng has read, to be freed; NULL if it has none that can be unpacked. A chunk that marks the picture as sRGB
/// takes precedence (PNG, third edition, 4.3).
static uint8_t *unpacked_profile(const uint8_t *data, size_t length, size_t *unpacked) {
  const uint8_t *packed = NULL;
  size_t packed_length = 0;
  for (size_t at = 8; at + 12 <= length;) {
    size_t size = get32(data + at);
    if (size > length - at - 12 || memcmp(data + at + 4, "IDAT", 4) == 0) break;
    if (memcmp(data + at + 4, "sRGB", 4) == 0) return NULL;
    if (memcmp(data + at + 4, "iCCP", 4) == 0 && !packed) {
      // A name of up to 79 letters, zero, the method of compression (0).
      const uint8_t *chunk = data + at + 8, *end = memchr(chunk, 0, size < 80 ? size : 80);
      if (end && (size_t)(end - chunk) + 2 < size && end[1] == 0) {
        packed = end + 2;
        packed_length = size - (size_t)(packed - chunk);
      }
    }
    at += size + 12;
  }
  if (!packed) return NULL;
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  uint8_t *profile = NULL;
  // The unpacked size is not known in advance; nearly all profiles are small.
  for (size_t room = 1 << 16; decompressor && room <= PROFILE_LIMIT; room *= 2) {
    uint8_t *larger = realloc(profile, room);
    if (!larger) break;
    profile = larger;
    enum libdeflate_result result = libdeflate_zlib_decompress(decompressor, packed, packed_length, profile, room, unpacked);
    if (result == LIBDEFLATE_SUCCESS) {
      libdeflate_free_decompressor(decompressor);
      return profile;
    }
    if (result != LIBDEFLATE_INSUFFICIENT_SPACE) break;
  }
  if (decompressor) libdeflate_free_decompressor(decompressor);
  free(profile);
  return NULL;
}

int skerry_png_decode_straight(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                               char message[128]) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, data, length)) {
    snprintf(message, 128, "%s", image.message);
    return SKERRY_DAMAGED;
  }
  if ((uint64_t)image.width * image.height > limit) {
    snprintf(message, 128, "it declares %u x %u pixels, more than the limit", image.width, image.height);
    png_image_free(&image);
    return SKERRY_DAMAGED;
  }
  // Otherwise libpng takes samples of 16 bits for linear light.
  image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  const int channels = image.format & PNG_FORMAT_FLAG_COLOR ? 3 : 1;
  image.format = PNG_FORMAT_RGBA;
  *pixels = malloc(PNG_IMAGE_SIZE(image) ? PNG_IMAGE_SIZE(image) : 1);
  if (!*pixels || !png_image_finish_read(&image, NULL, *pixels, 0, NULL)) {
    snprintf(message, 128, "%s", *pixels ? image.message : "memory ran out");
    free(*pixels);
    *pixels = NULL;
    png_image_free(&image);
    return SKERRY_DAMAGED;
  }
  *width = image.width;
  *height = image.height;
  size_t profile_length = 0;
  uint8_t *profile = unpacked_profile(data, length, &profile_length);
  if (!profile) return SKERRY_OK;
  int status = apply_profile(profile, profile_length, channels, *pixels, (size_t)*width * *height, NULL, message);
  free(profile);
  if (status == SKERRY_OK) return SKERRY_OK;
  free(*pixels);
  *pixels = NULL;
  return status;
}

int skerry_png_decode(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                      char message[128]) {
  int status = skerry_png_decode_straight(data, length, limit, width, height, pixels, message);
  if (status == SKERRY_OK) premultiply(*pixels, (size_t)*width * *height);
  return status;
}
