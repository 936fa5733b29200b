#include "png_write.h"

#define RECIPROCAL(a) ((a) ? 1.0f / ((a) + !(a)) : 0)
#define FOUR(a) RECIPROCAL(a), RECIPROCAL(a + 1), RECIPROCAL(a + 2), RECIPROCAL(a + 3)
#define SIXTEEN(a) FOUR(a), FOUR(a + 4), FOUR(a + 8), FOUR(a + 12)
#define SIXTY_FOUR(a) SIXTEEN(a), SIXTEEN(a + 16), SIXTEEN(a + 32), SIXTEEN(a + 48)
const float alpha_reciprocals[256] = {SIXTY_FOUR(0), SIXTY_FOUR(64), SIXTY_FOUR(128), SIXTY_FOUR(192)};

void straight_pixels(const uint8_t *in, uint8_t *out, size_t count) {
  enum { PIECE = 16 };
  const uint32_t opaque = 0xFF000000u;
  for (size_t i = 0; i < count;) {
    size_t n = count - i < PIECE ? count - i : PIECE;
    uint32_t all = opaque, any = 0;
    for (size_t k = 0; k < n; k++) {
      uint32_t v;
      memcpy(&v, in + 4 * (i + k), 4);
      all &= v;
      any |= v;
    }
    // Opaque and absent pixels are the same either way.
    if (all == opaque || !any) memcpy(out + 4 * i, in + 4 * i, 4 * n);
    else
      for (size_t k = i; k < i + n; k++) straight_pixel(in + 4 * k, out + 4 * k);
    i += n;
  }
}
