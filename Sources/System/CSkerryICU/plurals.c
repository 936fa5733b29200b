#include "CSkerryICU.h"
#include <stdio.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

int skerry_plural_category(const char *language, double number, int fraction, char *out, size_t capacity) {
  snprintf(out, capacity, "other");
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(language, &status);
  if (U_FAILURE(status)) return 0;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, language, NULL, &status);
  int ok = 0;
  if (U_SUCCESS(status)) {
    unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, fraction);
    unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, fraction);
    UChar keyword[16];
    int32_t length = uplrules_selectWithFormat(rules, number, format, keyword, 15, &status);
    if (U_SUCCESS(status) && length < 15 && (size_t)length < capacity) {
      for (int32_t at = 0; at < length; at++) out[at] = (char)keyword[at];
      out[length] = 0;
      ok = 1;
    }
    unum_close(format);
  }
  uplrules_close(rules);
  return ok;
}
