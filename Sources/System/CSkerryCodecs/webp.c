#include "CSkerryCodecs.h"
#include "library.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WEBP "libwebp.so.7"
#define HEIF "libheif.so.1"

static int (*webp_info)(const uint8_t *, size_t, int *, int *);
static uint8_t *(*webp_decode)(const uint8_t *, size_t, uint8_t *, size_t, int);

static void premultiply(uint8_t *p, size_t count) {
  for (size_t i = 0; i < count; i++, p += 4) {
    uint32_t a = p[3];
    for (int c = 0; c < 3; c++) {
      uint32_t t = p[c] * a + 128;
      p[c] = (uint8_t)((t + (t >> 8)) >> 8);
    }
  }
}

/// Allocates a picture, unless it is larger than allowed.
static int allocate(uint64_t columns, uint64_t rows, uint64_t limit, uint8_t **pixels, char message[128]) {
  if (columns == 0 || rows == 0 || columns * rows > limit) {
    snprintf(message, 128, "it declares %llu x %llu pixels", (unsigned long long)columns, (unsigned long long)rows);
    return SKERRY_DAMAGED;
  }
  *pixels = malloc(columns * rows * 4);
  if (*pixels) return SKERRY_OK;
  snprintf(message, 128, "memory ran out");
  return SKERRY_DAMAGED;
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
  int result = allocate((uint64_t)columns, (uint64_t)rows, limit, pixels, message);
  if (result != SKERRY_OK) return result;
  size_t count = (size_t)columns * (size_t)rows;
  if (!webp_decode(data, length, *pixels, count * 4, columns * 4)) {
    snprintf(message, 128, "its pixels cannot be read, or it is an animation");
    free(*pixels);
    *pixels = NULL;
    return SKERRY_DAMAGED;
  }
  premultiply(*pixels, count);
  *width = (uint32_t)columns;
  *height = (uint32_t)rows;
  return SKERRY_OK;
}

// MARK: HEIF

typedef struct {
  int code;
  int subcode;
  const char *message;
} heif_error;

static void *(*heif_open)(void);
static void (*heif_close)(void *);
static heif_error (*heif_read)(void *, const void *, size_t, const void *);
static heif_error (*heif_primary)(void *, void **);
static int (*heif_width)(const void *);
static int (*heif_height)(const void *);
static heif_error (*heif_decode)(const void *, void **, int, int, const void *);
static const uint8_t *(*heif_plane)(const void *, int, int *);
static int (*heif_image_width)(const void *, int);
static int (*heif_image_height)(const void *, int);
static void (*heif_handle_free)(const void *);
static void (*heif_image_free)(const void *);

enum { HEIF_RGB = 1, HEIF_INTERLEAVED_RGBA = 11, HEIF_INTERLEAVED = 10 };

static int heif_pixels(const void *handle, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels, char message[128]) {
  int columns = heif_width(handle), rows = heif_height(handle);
  if (columns <= 0 || rows <= 0 || (uint64_t)columns * (uint64_t)rows > limit) {
    snprintf(message, 128, "it declares %d x %d pixels", columns, rows);
    return SKERRY_DAMAGED;
  }
  void *image = NULL;
  heif_error error = heif_decode(handle, &image, HEIF_RGB, HEIF_INTERLEAVED_RGBA, NULL);
  if (error.code != 0 || !image) {
    snprintf(message, 128, "%s", error.message ? error.message : "its pixels cannot be read");
    return SKERRY_DAMAGED;
  }
  int stride = 0;
  const uint8_t *plane = heif_plane(image, HEIF_INTERLEAVED, &stride);
  // A rotated picture's sides differ from those of its handle.
  columns = heif_image_width(image, HEIF_INTERLEAVED), rows = heif_image_height(image, HEIF_INTERLEAVED);
  int result = plane && columns > 0 && rows > 0 ? allocate((uint64_t)columns, (uint64_t)rows, limit, pixels, message) : SKERRY_DAMAGED;
  if (result == SKERRY_OK) {
    for (int y = 0; y < rows; y++) memcpy(*pixels + (size_t)columns * 4 * (size_t)y, plane + (size_t)stride * (size_t)y, (size_t)columns * 4);
    premultiply(*pixels, (size_t)columns * (size_t)rows);
    *width = (uint32_t)columns;
    *height = (uint32_t)rows;
  }
  heif_image_free(image);
  return result;
}

int skerry_heif_decode(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                       char message[128]) {
  SKERRY_LOAD(heif_open, HEIF, "heif_context_alloc");
  SKERRY_LOAD(heif_close, HEIF, "heif_context_free");
  SKERRY_LOAD(heif_read, HEIF, "heif_context_read_from_memory_without_copy");
  SKERRY_LOAD(heif_primary, HEIF, "heif_context_get_primary_image_handle");
  SKERRY_LOAD(heif_width, HEIF, "heif_image_handle_get_width");
  SKERRY_LOAD(heif_height, HEIF, "heif_image_handle_get_height");
  SKERRY_LOAD(heif_decode, HEIF, "heif_decode_image");
  SKERRY_LOAD(heif_plane, HEIF, "heif_image_get_plane_readonly");
  SKERRY_LOAD(heif_image_width, HEIF, "heif_image_get_width");
  SKERRY_LOAD(heif_image_height, HEIF, "heif_image_get_height");
  SKERRY_LOAD(heif_handle_free, HEIF, "heif_image_handle_release");
  SKERRY_LOAD(heif_image_free, HEIF, "heif_image_release");
  void *context = heif_open();
  if (!context) {
    snprintf(message, 128, "memory ran out");
    return SKERRY_DAMAGED;
  }
  void *handle = NULL;
  heif_error error = heif_read(context, data, length, NULL);
  if (error.code == 0) error = heif_primary(context, &handle);
  int result = SKERRY_DAMAGED;
  if (error.code != 0 || !handle) {
    snprintf(message, 128, "%s", error.message ? error.message : "it has no picture");
  } else {
    result = heif_pixels(handle, limit, width, height, pixels, message);
    heif_handle_free(handle);
  }
  heif_close(context);
  return result;
}
