#include "CSkerryCodecs.h"
#include "decode.h"
#include "library.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEIF "libheif.so.1"

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
static size_t (*heif_profile_size)(const void *);
static heif_error (*heif_profile)(const void *, void *);

enum { HEIF_RGB = 1, HEIF_INTERLEAVED_RGBA = 11, HEIF_INTERLEAVED = 10 };

/// Converts pixels to sRGB by the picture's ICC profile, if it has one.
static int heif_convert(const void *handle, uint8_t *pixels, size_t count, char message[128]) {
  size_t length = heif_profile_size(handle);
  if (length == 0 || length > PROFILE_LIMIT) return SKERRY_OK;
  uint8_t *profile = malloc(length);
  int status = SKERRY_OK;
  if (profile && heif_profile(handle, profile).code == 0) status = apply_profile(profile, length, 3, pixels, count, NULL, message);
  free(profile);
  return status;
}

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
  int result = plane && columns > 0 && rows > 0 ? allocate_picture((uint64_t)columns, (uint64_t)rows, limit, pixels, message) : SKERRY_DAMAGED;
  if (result == SKERRY_OK) {
    for (int y = 0; y < rows; y++) memcpy(*pixels + (size_t)columns * 4 * (size_t)y, plane + (size_t)stride * (size_t)y, (size_t)columns * 4);
    result = heif_convert(handle, *pixels, (size_t)columns * (size_t)rows, message);
    if (result != SKERRY_OK) {
      free(*pixels);
      *pixels = NULL;
    }
  }
  if (result == SKERRY_OK) {
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
  SKERRY_LOAD(heif_profile_size, HEIF, "heif_image_handle_get_raw_color_profile_size");
  SKERRY_LOAD(heif_profile, HEIF, "heif_image_handle_get_raw_color_profile");
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
