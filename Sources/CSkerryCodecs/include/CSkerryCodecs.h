#pragma once
#include <stddef.h>
#include <stdint.h>
#include "SkerryFilm.h"

/// Writes a PNG: 8-bit RGBA, sRGB, one IDAT. `pixels` are premultiplied; rows without gaps.
/// Returns bytes to be freed with `skerry_free`, or NULL when memory ran out.
uint8_t *skerry_png_encode(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length);

/// Reads a PNG of any kind as premultiplied RGBA. Returns NULL and fills `message` on failure.
uint8_t *skerry_png_decode(const uint8_t *data, size_t length, uint64_t pixel_limit, uint32_t *width, uint32_t *height,
                           char message[128]);

/// The same with straight alpha, as the file has it.
uint8_t *skerry_png_decode_straight(const uint8_t *data, size_t length, uint64_t pixel_limit, uint32_t *width,
                                    uint32_t *height, char message[128]);

/// Reads a JPEG as RGBA. Returns NULL and fills `message` on failure.
uint8_t *skerry_jpeg_decode(const uint8_t *data, size_t length, uint64_t pixel_limit, uint32_t *width, uint32_t *height,
                            char message[128]);

void skerry_free(void *pointer);
