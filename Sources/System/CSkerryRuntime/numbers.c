// `NumberFormatter` on a phone keeps its limits of fraction digits in order: a maximum below the minimum lowers it, and a minimum above the maximum
// raises it, so that `.currency` with `maximumFractionDigits = 0` writes "$1,240". Foundation on Linux keeps both, and where there is a minimum it
// ignores the maximum: it writes "$1,240.00", and 3.14159 with two to two digits as "3.142". Here its setters keep the order, and while a number is
// written the maximum follows the minimum into the formatter of ICU.
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
#define STRING FORMATTER "6string4fromSSSgAA8NSNumberC_tF"
#define ATTRIBUTE "swift_unum_setAttribute"
#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

/// An optional string of Swift; NULL bits are none.
struct text {
  uint64_t words[2];
};

typedef METHOD intptr_t getter(SELF);
typedef METHOD void setter(intptr_t digits, SELF);
typedef METHOD struct text writer(void *number, SELF);
typedef void attribute_setter(void *formatter, int attribute, int32_t value);

/// Foundation's own accessors of one of the limits.
struct limit {
  getter *get;
  setter *set;
};
static struct limit minimum, maximum;
static writer *write_number;
static attribute_setter *set_attribute;

/// The numbers of ICU's attributes (unum.h).
enum { MAX_FRACTION_DIGITS = 6, MIN_FRACTION_DIGITS = 7 };

/// The maximum of the formatter that writes a number on this thread, if it has a minimum; otherwise -1.
static _Thread_local intptr_t followed = -1;

METHOD void skerry_set_minimum(intptr_t digits, SELF) __asm__(MINIMUM "s");
METHOD void skerry_set_maximum(intptr_t digits, SELF) __asm__(MAXIMUM "s");
METHOD struct text skerry_write_number(void *number, SELF) __asm__(STRING);
void skerry_set_attribute(void *formatter, int attribute, int32_t value) __asm__(ATTRIBUTE);

static int is_complete(void) {
  return minimum.get && minimum.set && maximum.get && maximum.set && write_number;
}

METHOD void skerry_set_minimum(intptr_t digits, SELF) {
  if (!is_complete()) return;
  minimum.set(digits, self);
  if (maximum.get(self) < digits) maximum.set(digits, self);
}

METHOD void skerry_set_maximum(intptr_t digits, SELF) {
  if (!is_complete()) return;
  maximum.set(digits, self);
  if (minimum.get(self) > digits) minimum.set(digits, self);
}

METHOD struct text skerry_write_number(void *number, SELF) {
  if (!is_complete()) return (struct text){{0, 0}};
  intptr_t outer = followed;
  followed = minimum.get(self) > 0 ? maximum.get(self) : -1;
  struct text result = write_number(number, self);
  followed = outer;
  return result;
}

void skerry_set_attribute(void *formatter, int attribute, int32_t value) {
  if (!set_attribute) return;
  set_attribute(formatter, attribute, value);
  if (attribute == MIN_FRACTION_DIGITS && followed >= value) set_attribute(formatter, MAX_FRACTION_DIGITS, (int32_t)followed);
}

static struct limit foundations(const char *get, const char *set) {
  return (struct limit){(getter *)dlsym(RTLD_NEXT, get), (setter *)dlsym(RTLD_NEXT, set)};
}

__attribute__((constructor)) static void replace_methods(void) {
  minimum = foundations(MINIMUM "g", MINIMUM "s");
  maximum = foundations(MAXIMUM "g", MAXIMUM "s");
  write_number = (writer *)dlsym(RTLD_NEXT, STRING);
  set_attribute = (attribute_setter *)dlsym(RTLD_NEXT, ATTRIBUTE);
  // Without all of them the process has no Foundation, or another one, whose table stays as it is.
  if (!is_complete()) return;
  skerry_replace_method(FORMATTER, MINIMUM "s", (void *)skerry_set_minimum);
  skerry_replace_method(FORMATTER, MAXIMUM "s", (void *)skerry_set_maximum);
  skerry_replace_method(FORMATTER, STRING, (void *)skerry_write_number);
}

#endif
