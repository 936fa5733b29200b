// Every pixel loop over made-up layers, and the encoder over their output: one checksum per line.
#include "CSkerryPixels.h"
#include "png_write.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W = 203, H = 117, SIZE = W * H * 4 };

static uint64_t state = 88172645463325252u;

static uint32_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (uint32_t)(state >> 16);
}

static void layer(uint8_t *p) {
  for (int i = 0; i < W * H; i++, p += 4) {
    uint32_t kind = next() % 4;
    p[3] = kind == 0 ? 0 : kind == 1 ? 255 : (uint8_t)next();
    for (int c = 0; c < 3; c++) p[c] = p[3] ? (uint8_t)(next() % (p[3] + 1u)) : 0;
  }
}

static void show(const char *name, int number, const uint8_t *bytes, size_t count) {
  uint64_t sum = 14695981039346656037u;
  for (size_t i = 0; i < count; i++) sum = (sum ^ bytes[i]) * 1099511628211u;
  printf("%s %d %016llx\n", name, number, (unsigned long long)sum);
}

int main(void) {
  uint8_t *a = malloc(SIZE), *b = malloc(SIZE), *c = malloc(SIZE), *mask = malloc(W * H);
  for (int i = 0; i < W * H; i++) mask[i] = next() % 3 ? (uint8_t)next() : next() % 2 ? 255 : 0;
  const uint8_t solid[4] = {10, 200, 30, 255}, faint[4] = {10, 60, 30, 90};
  layer(a);
  skerry_fill(a, 4 * W, W, H, faint);
  show("fill", 0, a, SIZE);
  skerry_fill_mask(a, 4 * W, mask, W, W, H, solid);
  skerry_fill_mask(a, 4 * W, mask, W, W, H, faint);
  show("fill-mask", 0, a, SIZE);
  for (int blend = SKERRY_NORMAL; blend <= SKERRY_PLUS_LIGHTER; blend++) {
    layer(a);
    layer(b);
    skerry_composite(a, 4 * W, b, 4 * W, blend % 2 ? mask : NULL, W, W, H, 255 - 40 * (blend % 3), blend);
    show("composite", blend, a, SIZE);
  }
  skerry_multiply_mask(a, 4 * W, mask, W, W, H);
  skerry_multiply_alpha(a, 4 * W, b, 4 * W, W, H);
  show("multiply", 0, a, SIZE);
  uint8_t table[4 * 64];
  for (int i = 0; i < 256; i++) table[i] = (uint8_t)next();
  const double m[6] = {0.0123, 0.0031, -0.0071, 0.0117, -0.7, -0.4};
  for (int kind = SKERRY_LINEAR; kind <= SKERRY_ANGULAR; kind++) {
    skerry_gradient_fill(c, 4 * W, NULL, 0, W, H, m, kind, 0.1, 0.93, table, 64);
    show("gradient", kind, c, SIZE);
  }
  const double space[6] = {0.83, 0.11, -0.07, 1.31, -3.3, 7.1};
  const int clip[4] = {3, 2, W - 5, H - 4};
  for (int way = 0; way < 4; way++) {
    skerry_image(a, 4 * W, W, H, space, b, W, H, clip, way & 1, way >> 1);
    show("image", way, a, SIZE);
  }
  float *lines = malloc(skerry_blur_lines(W, H, 51) * sizeof *lines);
  if (!lines) return 1;
  uint32_t kernel[9] = {1000, 4000, 9000, 12000, 13536, 12000, 9000, 4000, 1000};
  skerry_blur(b, W, H, kernel, 4, c, lines);
  show("blur", 4, b, SIZE);
  const int sizes[3] = {49, 49, 51};
  skerry_box_blur(b, W, H, sizes, c, lines);
  show("box-blur", 49, b, SIZE);
  free(lines);
  layer(b);
  const double matrix[20] = {0.3, 0.59, 0.11, 0, 0.02, 0.2, 0.7, 0.1, 0, 0, 0.1, 0.2, 0.7, 0, -0.1, 0, 0, 0, 0.9, 0};
  skerry_color_matrix(b, W * H, matrix);
  show("colour-matrix", 0, b, SIZE);
  skerry_silhouette(b, c, W * H, faint);
  show("silhouette", 0, c, SIZE);
  for (int turn = 0; turn < 3; turn++) {
    size_t length = 0, literals = 0;
    if (turn == 2) layer(c);
    uint8_t *stream = flat_stream(turn == 0 ? c : turn == 1 ? b : c, W, H, &length, &literals);
    if (!stream) return 1;
    show("encode", (int)length, stream, length);
    free(stream);
  }
  return 0;
}
