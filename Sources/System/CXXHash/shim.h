#pragma once
#define XXH_INLINE_ALL
#include <xxhash.h>
