#include "CSkerryCodecs.h"
#include "decode.h"
#include "library.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WEBP "libwebp.so.7"

static int (*webp_info)(const uint8_t *, size_t, int *, int *);
static uint8_t *(*webp_decode)(const uint8_t *, size_t, uint8_t *, size_t, int);

/// The profile that the file's chunks carry (WebP Container Specification, "Color profile"); NULL if there is none.
static const uint8_t *profile_chunk(const uint8_t *data, size_t length, size_t *size) {
  for (size_t at = 12; at + 8 <= length;) {
    *size = data[at + 4] | (size_t)data[at + 5] << 8 | (size_t)data[at + 6] << 16 | (size_t)data[at + 7] << 24;
    if (*size > length - at - 8) return NULL;
    if (memcmp(data + at, "ICCP", 4) == 0) return data + at + 8;
    at += 8 + *size + (*size & 1);
  }
  return NULL;
}

int skerry_webp_decode(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                       char message[128]) {
  SKERRY_LOAD(webp_info, WEBP, "WebPGetInfo");
  SKERRY_LOAD(webp_decode, WEBP, "WebPDecodeRGBAInto");
  int columns = 0, rows = 0;
  if (!webp_info(data, length, &columns, &rows) || columns < 0 || rows < 0) {
    snprintf(message, 128, "its header cannot be read");
    return SKERRY_DAMAGED;
  }
  int result = allocate_picture((uint64_t)columns, (uint64_t)rows, limit, pixels, message);
  if (result != SKERRY_OK) return result;
  size_t count = (size_t)columns * (size_t)rows;
  if (!webp_decode(data, length, *pixels, count * 4, columns * 4)) {
    snprintf(message, 128, "its pixels cannot be read, or it is an animation");
    free(*pixels);
    *pixels = NULL;
    return SKERRY_DAMAGED;
  }
  size_t profile_length = 0;
  const uint8_t *profile = profile_chunk(data, length, &profile_length);
  if (profile) result = apply_profile(profile, profile_length, 3, *pixels, count, NULL, message);
  if (result != SKERRY_OK) {
    free(*pixels);
    *pixels = NULL;
    return result;
  }
  premultiply(*pixels, count);
  *width = (uint32_t)columns;
  *height = (uint32_t)rows;
  return SKERRY_OK;
}
