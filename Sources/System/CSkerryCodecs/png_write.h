#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// One pixel from premultiplied to straight alpha.
static inline void straight_pixel(const uint8_t *in, uint8_t *out) {
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

/// Many pixels from premultiplied to straight alpha.
void straight_pixels(const uint8_t *in, uint8_t *out, size_t count);

/// A zlib stream of the picture's rows, made for flat pictures. `literals` receives the number of pixels without an
/// earlier match. `width` is at most 8191. NULL if memory ran out.
uint8_t *flat_stream(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length, size_t *literals);

/// The same for pictures with much detail, with libdeflate's thorough search: each row with the filter that leaves the
/// smallest residuals, or, for small text, without filters.
uint8_t *dense_stream(const uint8_t *pixels, uint32_t width, uint32_t height, int filters, size_t *length);
