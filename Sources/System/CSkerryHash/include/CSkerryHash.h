#pragma once
#include <stddef.h>
#include <stdint.h>

/// XXH3, 128 bits, in its canonical byte order: the same on every processor.
void skerry_hash(const void *bytes, size_t length, uint64_t seed, uint8_t out[16]);
