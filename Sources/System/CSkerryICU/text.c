#include "CSkerryICU.h"
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

int skerry_line_breaks(const uint16_t *text, int length, const char *locale, uint8_t *out) {
  memset(out, 0, (size_t)length + 1);
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, locale, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return 0;
  for (int32_t at = ubrk_first(breaks); at != UBRK_DONE; at = ubrk_next(breaks)) {
    int32_t rule = ubrk_getRuleStatus(breaks);
    if (at > 0) out[at] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT ? 2 : 1;
  }
  ubrk_close(breaks);
  return 1;
}

int skerry_bidi_levels(const uint16_t *text, int length, int right_to_left, uint8_t *levels, uint8_t *paragraphs) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  if (!bidi) return 0;
  ubidi_setPara(bidi, (const UChar *)text, length, right_to_left ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) && length > 0 ? ubidi_getLevels(bidi, &status) : NULL;
  int ok = found && U_SUCCESS(status);
  if (ok) {
    memcpy(levels, found, (size_t)length);
    int32_t count = ubidi_countParagraphs(bidi);
    for (int32_t index = 0; index < count; index++) {
      int32_t start = 0, limit = 0;
      UBiDiLevel level = 0;
      ubidi_getParagraphByIndex(bidi, index, &start, &limit, &level, &status);
      if (U_SUCCESS(status)) memset(paragraphs + start, level, (size_t)(limit - start));
    }
  }
  ubidi_close(bidi);
  return ok;
}
