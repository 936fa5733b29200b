#include "CSkerryDiff.h"
#include <stdlib.h>

uint64_t skerry_densest(const uint8_t *classes, int width, int height, const int box[4], int n, int *left, int *top) {
  *left = *top = 0;
  if (width <= 0 || height <= 0 || n <= 0) return 0;
  int w = n < width ? n : width, h = n < height ? n : height;
  // Failing pixels per column within the window's rows, moved down one row at a time.
  uint32_t *columns = calloc((size_t)width, sizeof *columns);
  if (!columns) return 0;
  uint64_t best = 0;
  // Windows that end before the first failing pixel have none, and those that end after the last have no more than earlier ones.
  int right = box[2] > w ? box[2] : w, bottom = box[3] > h ? box[3] : h;
  for (int y = box[1]; y < bottom && best < (uint64_t)w * (uint64_t)h; y++) {
    const uint8_t *in = classes + (size_t)y * (size_t)width;
    const uint8_t *out = y - h >= box[1] ? classes + (size_t)(y - h) * (size_t)width : NULL;
    uint64_t row = 0;
    for (int x = box[0]; x < right; x++) {
      columns[x] += in[x] == SKERRY_FAILING;
      if (out) columns[x] -= out[x] == SKERRY_FAILING;
      row += columns[x];
    }
    if (y < h - 1 || row <= best) continue;
    uint64_t sum = 0;
    for (int x = box[0]; x < right; x++) {
      sum += columns[x];
      if (x - w >= box[0]) sum -= columns[x - w];
      if (x >= w - 1 && sum > best) {
        best = sum;
        *left = x - w + 1;
        *top = y - h + 1;
      }
    }
  }
  free(columns);
  return best;
}
