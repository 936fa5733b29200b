#include "small.h"
#include <stdlib.h>
#include <string.h>

// The colour types of a small PNG.

static uint32_t load32(const uint8_t *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

/// Colours with alpha first, so that their table is short; then by brightness, so that neighbours are alike.
static int by_alpha_and_light(const void *a, const void *b) {
  const uint8_t *p = a, *q = b;
  if ((p[3] == 255) != (q[3] == 255)) return p[3] == 255 ? 1 : -1;
  int light = (p[0] * 3 + p[1] * 6 + p[2]) - (q[0] * 3 + q[1] * 6 + q[2]);
  return light ? light : memcmp(p, q, 4);
}

/// Collects the colours; 0 if there are more than 256.
static int gather(const uint8_t *straight, size_t count, struct form *form) {
  enum { SLOTS = 1024 };
  uint32_t keys[SLOTS];
  uint8_t used[SLOTS] = {0};
  form->palette_count = 0;
  uint32_t last = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t key = load32(straight + 4 * i);
    if (i > 0 && key == last) continue;
    last = key;
    uint32_t slot = (key * 2654435761u) >> 22;
    while (used[slot] && keys[slot] != key) slot = (slot + 1) & (SLOTS - 1);
    if (used[slot]) continue;
    if (form->palette_count == 256) return 0;
    used[slot] = 1;
    keys[slot] = key;
    memcpy(form->palette[form->palette_count++], straight + 4 * i, 4);
  }
  qsort(form->palette, (size_t)form->palette_count, 4, by_alpha_and_light);
  return 1;
}

static int find(const struct form *form, const uint8_t *color) {
  int low = 0, high = form->palette_count - 1;
  while (low < high) {
    int middle = (low + high) / 2;
    if (by_alpha_and_light(form->palette[middle], color) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

int make_indexed(const uint8_t *straight, uint32_t width, uint32_t height, struct form *form) {
  if (!gather(straight, (size_t)width * height, form)) return 0;
  form->color_type = 3;
  form->channels = 1;
  form->depth = form->palette_count <= 2 ? 1 : form->palette_count <= 4 ? 2 : form->palette_count <= 16 ? 4 : 8;
  form->row = ((size_t)width * (size_t)form->depth + 7) / 8;
  form->rows = calloc(form->row * height + 1, 1);
  if (!form->rows) return 0;
  uint32_t last = 0;
  int index = -1;
  for (uint32_t y = 0; y < height; y++)
    for (uint32_t x = 0; x < width; x++) {
      const uint8_t *p = straight + 4 * ((size_t)y * width + x);
      if (index < 0 || load32(p) != last) index = find(form, p), last = load32(p);
      size_t bit = (size_t)x * (size_t)form->depth;
      form->rows[form->row * y + bit / 8] |= (uint8_t)(index << (8 - form->depth - (int)(bit % 8)));
    }
  return 1;
}

int make_direct(const uint8_t *straight, uint32_t width, uint32_t height, struct form *form) {
  size_t count = (size_t)width * height;
  int is_opaque = 1, is_grey = 1;
  for (size_t i = 0; i < count && (is_opaque || is_grey); i++) {
    const uint8_t *p = straight + 4 * i;
    if (p[3] != 255) is_opaque = 0;
    if (p[0] != p[1] || p[1] != p[2]) is_grey = 0;
  }
  form->depth = 8;
  form->palette_count = 0;
  form->color_type = (is_grey ? 0 : 2) + (is_opaque ? 0 : 4);
  form->channels = (is_grey ? 1 : 3) + (is_opaque ? 0 : 1);
  form->row = (size_t)width * (size_t)form->channels;
  form->rows = malloc(form->row * height + 1);
  if (!form->rows) return 0;
  uint8_t *to = form->rows;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *p = straight + 4 * i;
    if (is_grey) *to++ = p[0];
    else *to++ = p[0], *to++ = p[1], *to++ = p[2];
    if (!is_opaque) *to++ = p[3];
  }
  return 1;
}

size_t palette_size(const struct form *form) {
  size_t clear = 0;
  for (int i = 0; i < form->palette_count; i++)
    if (form->palette[i][3] != 255) clear = (size_t)i + 1;
  return form->color_type != 3 ? 0 : 12 + 3 * (size_t)form->palette_count + (clear ? 12 + clear : 0);
}
