#include "CSkerryDiff.h"
#include <string.h>

static const uint8_t colors[5][4] = {
  [SKERRY_SAME] = {255, 255, 255, 255},
  [SKERRY_TOLERATED] = {0, 122, 255, 255},
  [SKERRY_FAILING] = {255, 0, 0, 255},
  [SKERRY_ANTIALIASED] = {255, 204, 0, 255},
  [SKERRY_MASKED] = {142, 142, 147, 255},
};

void skerry_diff_paint(const uint8_t *classes, const uint8_t *reference, int width, int height, int only_differences, uint8_t *out) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      size_t at = (size_t)y * (size_t)width + (size_t)x;
      uint8_t *to = out + 4 * at;
      const uint8_t *from = reference + 4 * at;
      int class = classes[at];
      // Masks are stripes of four pixels, so that they are not mistaken for a colour of the picture.
      if (class == SKERRY_MASKED && ((x + y) & 7) >= 4) class = SKERRY_SAME;
      if (class != SKERRY_SAME) {
        memcpy(to, colors[class], 4);
      } else if (only_differences) {
        memset(to, 0, 4);
      } else {
        // A tenth of the brightness on white.
        double luma = from[0] * 0.299 + from[1] * 0.587 + from[2] * 0.114;
        uint8_t grey = (uint8_t)(255 + (luma - 255) * 0.1 * from[3] / 255 + 0.5);
        to[0] = to[1] = to[2] = grey;
        to[3] = 255;
      }
    }
}

void skerry_straighten(const uint8_t *in, uint8_t *out, size_t count) {
  for (size_t i = 0; i < count; i++, in += 4, out += 4) {
    uint32_t a = in[3];
    if (a == 255 || a == 0) {
      memcpy(out, in, 4);
      if (a == 0) memset(out, 0, 4);
      continue;
    }
    for (int c = 0; c < 3; c++) {
      uint32_t v = (in[c] * 255u + a / 2) / a;
      out[c] = (uint8_t)(v > 255 ? 255 : v);
    }
    out[3] = (uint8_t)a;
  }
}
