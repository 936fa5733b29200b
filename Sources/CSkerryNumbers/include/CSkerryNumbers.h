#pragma once
#include <stddef.h>
#include <stdint.h>

/// CLDR's plural category of a number in a language: zero, one, two, few, many or other.
/// `fraction` counts the digits that are written after the decimal point. Returns 0 on failure, and writes "other" then.
int skerry_plural_category(const char *language, double number, int fraction, char *out, size_t capacity);

/// Writes a number as an ICU number skeleton says, such as "unit/kilometer unit-width-short". Returns the length in UTF-16 units, or -1.
int skerry_format_number(const char *skeleton, const char *locale, double number, uint16_t *out, int capacity);
