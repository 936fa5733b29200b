#pragma once
#include <stddef.h>
#include <stdint.h>
#include "SkerryFilm.h"

/// Writes a PNG: 8-bit RGBA, sRGB, one IDAT. `pixels` are premultiplied; rows without gaps. Returns bytes to be freed
/// with `skerry_free`, or NULL if memory ran out.
uint8_t *skerry_png_encode(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length);

/// Writes the smallest PNG that a moderate search finds; many times slower than `skerry_png_encode`.
uint8_t *skerry_png_encode_small(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length);

void skerry_free(void *pointer);

/// Versions of libpng loaded, and of libdeflate and libjpeg at build time.
void skerry_codec_versions(char png[32], char deflate[32], char jpeg[32]);

// The results of the decoders of optional libraries. The libraries are opened when a picture needs them.
#define SKERRY_OK 0
/// `message` describes the problem with the data.
#define SKERRY_DAMAGED 1
/// `message` is the file name of the library that is not installed.
#define SKERRY_NO_LIBRARY 2

/// The size of an SVG in its own units, and, if `pixels` is not NULL, its picture: columns × rows, premultiplied RGBA.
int skerry_svg(const uint8_t *data, size_t length, double *width, double *height, uint32_t columns, uint32_t rows, uint8_t *pixels,
               char message[128]);

/// The same for the first page of a PDF; also reports whether it uses fonts that are not embedded.
int skerry_pdf(const uint8_t *data, size_t length, double *width, double *height, int *lacks_fonts, uint32_t columns, uint32_t rows,
               uint8_t *pixels, char message[128]);

// The decoders. Pixels are RGBA of eight bits in sRGB: an ICC profile inside the file is applied, and what it describes outside of sRGB is
// clipped. They are refused if the file declares more than `limit`, and must be freed with `skerry_free`.

/// Read a PNG of any kind, a JPEG, a WebP, and the first picture of a HEIF; premultiplied.
int skerry_png_decode(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                      char message[128]);
int skerry_jpeg_decode(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                       char message[128]);
int skerry_webp_decode(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                       char message[128]);
int skerry_heif_decode(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                       char message[128]);

/// Reads a PNG with straight alpha, as in the file.
int skerry_png_decode_straight(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                               char message[128]);
