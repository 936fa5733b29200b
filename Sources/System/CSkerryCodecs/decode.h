#pragma once
#include <stddef.h>
#include <stdint.h>

/// Multiplies the colours of `count` RGBA pixels by their alpha.
void premultiply(uint8_t *pixels, size_t count);

/// Allocates a picture of four bytes per pixel, unless it has none or more than `limit`.
int allocate_picture(uint64_t columns, uint64_t rows, uint64_t limit, uint8_t **pixels, char message[128]);

/// Converts pixels with straight alpha, four bytes each, to sRGB, in place, as an ICC profile says what they mean. `channels` is 1 for
/// grey (red is read), 3 for RGB, 4 for inks in four bytes (255 is full), which become opaque RGB. `*is_applied`, which may be NULL, gets
/// whether the profile describes such pixels; else they stay as they are. Returns SKERRY_NO_LIBRARY, with its name in `message`, if the
/// library that reads profiles is not installed.
int apply_profile(const uint8_t *profile, size_t length, int channels, uint8_t *pixels, size_t count, int *is_applied, char message[128]);

/// The maximum number of bytes of a profile; those of printers, the largest, have half a million to three million.
enum { PROFILE_LIMIT = 8 << 20 };
