#include "libdeflate.h"

uint32_t libdeflate_adler32(uint32_t adler, const void *buffer, size_t length) {
  uint32_t a = adler & 0xFFFF, b = adler >> 16;
  for (size_t i = 0; i < length; i++) {
    a = (a + ((const uint8_t *)buffer)[i]) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}
