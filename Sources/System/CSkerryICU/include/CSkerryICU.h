#pragma once
#include <stddef.h>
#include <stdint.h>

// ICU renames its functions by macro, so Swift reaches them through these.

/// Marks where a line may end: out[i] is 1 if a line may break before unit i, 2 if it must. Returns 0 on failure.
int skerry_line_breaks(const uint16_t *text, int length, const char *locale, uint8_t *out);

/// Embedding levels of a text, odd is right to left, and for each unit the level of its paragraph. Returns 0 on failure.
int skerry_bidi_levels(const uint16_t *text, int length, int right_to_left, uint8_t *levels, uint8_t *paragraphs);

/// CLDR's plural category of a number in a language: zero, one, two, few, many or other. `fraction` is the number of
/// written decimals. On failure returns 0 and writes "other".
int skerry_plural_category(const char *language, double number, int fraction, char *out, size_t capacity);

/// Writes a number by an ICU number skeleton, such as "unit/kilometer unit-width-short". Returns the length in UTF-16
/// units, or -1.
int skerry_format_number(const char *skeleton, const char *locale, double number, uint16_t *out, int capacity);

/// The version of the loaded ICU, such as 72.1.
void skerry_icu_version(char text[32]);
