#include "CSkerryHash.h"
#define XXH_INLINE_ALL
#include <xxhash.h>

void skerry_hash(const void *bytes, size_t length, uint64_t seed, uint8_t out[16]) {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits_withSeed(bytes, length, seed));
  for (int i = 0; i < 16; i++) out[i] = canonical.digest[i];
}
