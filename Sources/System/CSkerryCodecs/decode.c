#include "CSkerryCodecs.h"
#include "decode.h"
#include <stdio.h>
#include <stdlib.h>

void premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t *p = pixels + 4 * i;
    uint32_t a = p[3];
    for (int c = 0; c < 3; c++) {
      uint32_t t = p[c] * a + 128;
      p[c] = (uint8_t)((t + (t >> 8)) >> 8);
    }
  }
}

int allocate_picture(uint64_t columns, uint64_t rows, uint64_t limit, uint8_t **pixels, char message[128]) {
  if (columns == 0 || rows == 0 || columns * rows > limit) {
    snprintf(message, 128, "it declares %llu x %llu pixels", (unsigned long long)columns, (unsigned long long)rows);
    return SKERRY_DAMAGED;
  }
  *pixels = malloc(columns * rows * 4);
  if (*pixels) return SKERRY_OK;
  snprintf(message, 128, "memory ran out");
  return SKERRY_DAMAGED;
}
