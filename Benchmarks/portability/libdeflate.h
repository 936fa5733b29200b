#pragma once
#include <stddef.h>
#include <stdint.h>

// The one function of libdeflate that the flat encoder calls, so that the check needs no library for another processor.
uint32_t libdeflate_adler32(uint32_t adler, const void *buffer, size_t length);
