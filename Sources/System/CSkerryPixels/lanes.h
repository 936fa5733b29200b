#pragma once
#include <stdint.h>

// One pixel at a time, in the compiler's vector types.

/// The components of a pixel as single floats, as whole numbers, and as stored.
typedef float lanes __attribute__((vector_size(16)));
typedef int32_t whole __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(4)));
