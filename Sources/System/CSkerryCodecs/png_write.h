#pragma once
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// A number as PNG stores it: four bytes, the highest first.
static inline void put32(uint8_t *at, uint32_t value) {
  at[0] = (uint8_t)(value >> 24);
  at[1] = (uint8_t)(value >> 16);
  at[2] = (uint8_t)(value >> 8);
  at[3] = (uint8_t)value;
}

/// Completes a chunk whose data is already at `at + 8`. Returns its end.
uint8_t *close_chunk(uint8_t *at, const char *type, uint32_t length);

/// Writes what precedes the rows of every picture: the signature, the chunk with the size and the colour type, and sRGB. Takes 46 bytes;
/// returns their end.
uint8_t *begin_png(uint8_t *file, uint32_t width, uint32_t height, uint8_t depth, uint8_t color_type);

/// Paeth's predictor: of the bytes to the left, above, and above to the left, the one nearest to a + b - c.
static inline int paeth(int a, int b, int c) {
  int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/// 1 / alpha; 0 at 0.
extern const float alpha_reciprocals[256];

/// One pixel from premultiplied to straight alpha: channel · 255 / alpha, rounded, halves up. A quotient of whole numbers below 2¹⁶ plus a
/// half is at least 0.5 / alpha away from the next whole number, and a product of floats is off by a hundredth of that at most.
static inline void straight_pixel(const uint8_t *in, uint8_t *out) {
  typedef uint8_t four_bytes __attribute__((vector_size(4)));
  typedef int32_t four_numbers __attribute__((vector_size(16)));
  typedef float four_floats __attribute__((vector_size(16)));
  four_bytes bytes;
  memcpy(&bytes, in, 4);
  four_numbers numbers = __builtin_convertvector(bytes, four_numbers) * 255 + in[3] / 2;
  numbers = __builtin_convertvector((__builtin_convertvector(numbers, four_floats) + 0.5f) * alpha_reciprocals[in[3]], four_numbers);
  four_numbers is_over = numbers > 255;
  bytes = __builtin_convertvector((is_over & 255) | (~is_over & numbers), four_bytes);
  bytes[3] = in[3];
  memcpy(out, &bytes, 4);
}

/// Many pixels from premultiplied to straight alpha.
void straight_pixels(const uint8_t *in, uint8_t *out, size_t count);

/// The largest picture in pixels that `flat_stream` takes: a row is in reach of a match, and a place fits into 32 bits.
enum { FLAT_WIDTH = 8191, FLAT_HEIGHT = 1 << 19 };

/// A zlib stream of the picture's rows, made for flat pictures. `literals` gets the number of pixels that nothing earlier
/// could match. NULL when memory ran out.
uint8_t *flat_stream(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length, size_t *literals);

/// The same for pictures with much detail, with libdeflate's thorough search: each row with the filter that leaves the
/// smallest residuals, or, for small text, without filters.
uint8_t *dense_stream(const uint8_t *pixels, uint32_t width, uint32_t height, int filters, size_t *length);
