#pragma once
#include <stddef.h>
#include <stdint.h>

/// The smallest rectangle (x, y, width, height in pixels) in which two RGBA pictures of one size differ. Returns 0 if
/// they are equal.
int skerry_film_change(const uint8_t *before, const uint8_t *after, uint32_t width, uint32_t height, uint32_t rectangle[4]);

/// A rectangle of an opaque RGBA picture as the compressed rows of a PNG of 8-bit RGB. Must be freed with
/// `skerry_free`; NULL if memory ran out.
uint8_t *skerry_film_pack(const uint8_t *pixels, uint32_t width, const uint32_t rectangle[4], int level, size_t *length);

/// The checksum of a PNG chunk.
uint32_t skerry_film_crc(const uint8_t *bytes, size_t count);
