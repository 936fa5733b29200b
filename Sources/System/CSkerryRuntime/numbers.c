// `NumberFormatter` on a phone keeps its limits of fraction digits in order: a maximum below the minimum lowers it, and a minimum above the maximum
// raises it, so that `.currency` with `maximumFractionDigits = 0` writes "$1,240". Foundation on Linux keeps both and writes "$1,240.00".
// Source: the limits of ICU's DecimalFormat, which formats on phones (setMaximumFractionDigits, setMinimumFractionDigits); an iPhone's screenshot
// (Figures P74).

#define _GNU_SOURCE
#include "methods.h"
#include <dlfcn.h>
#include <stdint.h>

#if defined(__linux__)

#define FORMATTER "$s10Foundation15NumberFormatterC"
#define MINIMUM FORMATTER "21minimumFractionDigitsSiv"
#define MAXIMUM FORMATTER "21maximumFractionDigitsSiv"
#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

typedef METHOD intptr_t getter(SELF);
typedef METHOD void setter(intptr_t digits, SELF);

/// Foundation's own accessors of one of the limits.
struct limit {
  getter *get;
  setter *set;
};
static struct limit minimum, maximum;

METHOD void skerry_set_minimum(intptr_t digits, SELF) __asm__(MINIMUM "s");
METHOD void skerry_set_maximum(intptr_t digits, SELF) __asm__(MAXIMUM "s");

METHOD void skerry_set_minimum(intptr_t digits, SELF) {
  if (!minimum.set || !maximum.set) return;
  minimum.set(digits, self);
  if (maximum.get(self) < digits) maximum.set(digits, self);
}

METHOD void skerry_set_maximum(intptr_t digits, SELF) {
  if (!minimum.set || !maximum.set) return;
  maximum.set(digits, self);
  if (minimum.get(self) > digits) minimum.set(digits, self);
}

static struct limit foundations(const char *get, const char *set) {
  return (struct limit){(getter *)dlsym(RTLD_NEXT, get), (setter *)dlsym(RTLD_NEXT, set)};
}

__attribute__((constructor)) static void replace_setters(void) {
  minimum = foundations(MINIMUM "g", MINIMUM "s");
  maximum = foundations(MAXIMUM "g", MAXIMUM "s");
  // Without all four nothing is replaced in the table, and the process has no Foundation of which anything could be set.
  if (!minimum.get || !minimum.set || !maximum.get || !maximum.set) return;
  skerry_replace_method(FORMATTER, MINIMUM "s", (void *)skerry_set_minimum);
  skerry_replace_method(FORMATTER, MAXIMUM "s", (void *)skerry_set_maximum);
}

#endif
