#pragma once
#include <stdint.h>

// ICU renames its functions by macro, so Swift reaches them through these.

/// Marks where a line may end: out[i] is 1 when a line may break before unit i, 2 when it must. Returns 0 on failure.
int skerry_line_breaks(const uint16_t *text, int length, const char *locale, uint8_t *out);

/// Embedding levels of a text, odd is right to left, and for each unit the level of its paragraph. Returns 0 on failure.
int skerry_bidi_levels(const uint16_t *text, int length, int right_to_left, uint8_t *levels, uint8_t *paragraphs);
