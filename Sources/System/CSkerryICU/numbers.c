#include "CSkerryICU.h"
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

int skerry_format_number(const char *skeleton, const char *locale, double number, uint16_t *out, int capacity) {
  UChar wide[256];
  int32_t length = 0;
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(wide, 256, &length, skeleton, -1, &status);
  if (U_FAILURE(status)) return -1;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, length, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  int written = -1;
  if (U_SUCCESS(status)) {
    unumf_formatDouble(formatter, number, result, &status);
    int32_t count = unumf_resultToString(result, (UChar *)out, capacity, &status);
    if (U_SUCCESS(status)) written = count;
  }
  unumf_closeResult(result);
  unumf_close(formatter);
  return written;
}
