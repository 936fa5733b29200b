#define _GNU_SOURCE
#include "random.h"
#include <dlfcn.h>
#include <errno.h>
#if defined(__GLIBC__)
#include <execinfo.h>
#endif
#include <stdarg.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// As with the clock, the executable's own functions take precedence over the library's. Swift's random values come
// from the system call, which the standard library makes through `syscall`; a UUID's from Foundation's own reader of
// /dev/urandom. Inside a scope both come from the scope's generator, outside they are the system's.

static atomic_int scopes;
static atomic_int process_scopes;
/// How many UUIDs statics have made.
static atomic_int static_uuids;
static struct skerry_random of_process;
/// How many times this thread drew values other than UUIDs.
static _Thread_local uint64_t draws;
/// The UUIDs that this thread made in scopes, the last of them at their number modulo the length.
static _Thread_local unsigned char uuids[skerry_random_uuids_kept][16];
static _Thread_local uint64_t uuid_count;

void skerry_random_enter(void) { atomic_fetch_add(&scopes, 1); }
void skerry_random_leave(void) { atomic_fetch_sub(&scopes, 1); }

void skerry_random_enter_process(uint64_t seed) {
  skerry_random_enter();
  skerry_random_begin(&of_process, seed);
  atomic_fetch_add(&process_scopes, 1);
}

void skerry_random_leave_process(void) {
  atomic_fetch_sub(&process_scopes, 1);
  skerry_random_leave();
}

uint64_t skerry_random_draws(void) { return draws; }
uint64_t skerry_random_uuids(void) { return uuid_count; }
void skerry_random_uuid(uint64_t number, unsigned char *bytes) { memcpy(bytes, uuids[number % skerry_random_uuids_kept], 16); }

/// SkerryRuntime's: the generator of the current task or thread.
extern struct skerry_random *skerry_random_of_scope(void);

struct skerry_random *skerry_random_current(void) {
  if (!atomic_load(&scopes)) return NULL;
  struct skerry_random *random = skerry_random_of_static();
  if (!random) random = skerry_random_of_scope();
  if (!random && atomic_load(&process_scopes)) random = &of_process;
  return random;
}

#if defined(__GLIBC__)
/// Whether a loaded file is Foundation's library, by its name (`libFoundationEssentials.so`), or one that draws SVG and PDF files, whose hash
/// tables begin at random.
static int is_library(const char *path) {
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  static const char *const drawing[] = {"librsvg", "libglib", "libgobject", "libcairo", "libpoppler"};
  for (size_t at = 0; at < sizeof drawing / sizeof *drawing; at++) {
    if (strncmp(name, drawing[at], strlen(drawing[at])) == 0) return 1;
  }
  return strncmp(name, "lib", 3) == 0 && strstr(name, "Foundation") != NULL;
}
#endif

/// Whether the program's code asks for a value, itself or through Swift's library. Foundation numbers the versions of an AttributedString at
/// random, which no picture shows; so do libraries that draw files.
static int is_asked_by_program(void) {
#if defined(__GLIBC__)
  Dl_info own, caller;
  if (!dladdr((void *)&is_asked_by_program, &own)) return 1;
  void *frames[24];
  int count = backtrace(frames, 24), is_outside = 0;
  for (int at = 0; at < count; at++) {
    if (!dladdr(frames[at], &caller) || !caller.dli_fname) continue;
    if (caller.dli_fbase == own.dli_fbase) {
      // The innermost frames are those of this file.
      if (is_outside) return 1;
    } else {
      is_outside = 1;
      if (is_library(caller.dli_fname)) return 0;
    }
  }
#endif
  return 1;
}

/// The generator for values that a view draws; counts them.
static struct skerry_random *drawn(void) {
  struct skerry_random *random = skerry_random_current();
  // A static's value is drawn by whichever picture comes first, so it is not that picture's.
  if (random && random != skerry_random_of_static() && is_asked_by_program()) draws++;
  return random;
}

// MARK: The system's sources

#if defined(__linux__)

/// CoreFoundation calls `syscall` when a thread ends, and then the thread sanitizer knows that thread no more: code that it had instrumented
/// would crash.
#if __has_attribute(disable_sanitizer_instrumentation)
#define NOT_INSTRUMENTED __attribute__((disable_sanitizer_instrumentation))
#else
#define NOT_INSTRUMENTED
#endif

NOT_INSTRUMENTED static long system_call(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  long result;
  __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9) : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long result __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc #0" : "+r"(result) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
#endif
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

NOT_INSTRUMENTED long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  struct skerry_random *random = number == SYS_getrandom ? drawn() : NULL;
  if (!random) return system_call(number, a, b, c, d, e, f);
  skerry_random_fill(random, (void *)a, (size_t)b);
  return b;
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) { return (ssize_t)syscall(SYS_getrandom, buffer, count, (long)flags); }

int getentropy(void *buffer, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  for (size_t at = 0; at < count;) {
    ssize_t got = getrandom((char *)buffer + at, count - at, 0);
    if (got < 0 && errno != EINTR) return -1;
    if (got > 0) at += (size_t)got;
  }
  return 0;
}

void arc4random_buf(void *buffer, size_t count) {
  for (size_t at = 0; at < count; at += 256) getentropy((char *)buffer + at, count - at < 256 ? count - at : 256);
}

uint32_t arc4random(void) {
  uint32_t value = 0;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Values below this would make the first ones more frequent.
  uint32_t least = -bound % bound, value;
  do value = arc4random(); while (value < least);
  return value % bound;
}

static void make_uuid(unsigned char *bytes) {
  struct skerry_random *random = skerry_random_current(), own;
  int is_kept = random != NULL;
  if (random && random == skerry_random_of_static()) {
    is_kept = 0;
    // UUIDs are identities: those of two statics must differ, so they are numbered in the order of their initialization.
    skerry_random_begin(&own, 0x1D000000 + atomic_fetch_add(&static_uuids, 1));
    random = &own;
  }
  if (random) skerry_random_fill(random, bytes, 16);
  else for (size_t at = 0; at < 16;) {
    long got = system_call(SYS_getrandom, (long)(bytes + at), (long)(16 - at), 0, 0, 0, 0);
    if (got > 0) at += (size_t)got;
  }
  bytes[6] = (bytes[6] & 0x0f) | 0x40; // Version 4.
  bytes[8] = (bytes[8] & 0x3f) | 0x80; // The variant of RFC 4122.
  if (is_kept) memcpy(uuids[uuid_count++ % skerry_random_uuids_kept], bytes, 16);
}

// Foundation's own. Weak, so that a program that contains Foundation keeps those.
__attribute__((weak)) void _foundation_uuid_generate_random(unsigned char *bytes) { make_uuid(bytes); }
__attribute__((weak)) void _cf_uuid_generate_random(unsigned char *bytes) { make_uuid(bytes); }

// MARK: The C library's generators

// They keep their state from picture to picture, so inside a scope each picture has states of its own. `drand48` and
// `rand` give the sequences of Darwin.

enum { minimal_modulus = 0x7fffffff };

#define ORIGINAL(type, name) ((type)dlsym(RTLD_NEXT, name))

static int next_rand(struct skerry_random *random) {
  random->rand = (uint32_t)((uint64_t)(random->rand % minimal_modulus ? random->rand : 123459876) * 16807 % minimal_modulus);
  return (int)random->rand;
}

int rand(void) {
  struct skerry_random *random = drawn();
  return random ? next_rand(random) : ORIGINAL(int (*)(void), "rand")();
}

long random(void) {
  struct skerry_random *random = drawn();
  return random ? next_rand(random) : ORIGINAL(long (*)(void), "random")();
}

void srand(unsigned seed) {
  struct skerry_random *random = skerry_random_current();
  if (random) random->rand = seed;
  else ORIGINAL(void (*)(unsigned), "srand")(seed);
}

void srandom(unsigned seed) {
  struct skerry_random *random = skerry_random_current();
  if (random) random->rand = seed;
  else ORIGINAL(void (*)(unsigned), "srandom")(seed);
}

static uint64_t next_rand48(struct skerry_random *random) {
  return random->rand48 = (random->rand48 * 0x5DEECE66D + 0xB) & 0xFFFFFFFFFFFF;
}

double drand48(void) {
  struct skerry_random *random = drawn();
  return random ? (double)next_rand48(random) / 281474976710656.0 : ORIGINAL(double (*)(void), "drand48")();
}

long lrand48(void) {
  struct skerry_random *random = drawn();
  return random ? (long)(next_rand48(random) >> 17) : ORIGINAL(long (*)(void), "lrand48")();
}

long mrand48(void) {
  struct skerry_random *random = drawn();
  return random ? (long)(int32_t)(next_rand48(random) >> 16) : ORIGINAL(long (*)(void), "mrand48")();
}

void srand48(long seed) {
  struct skerry_random *random = skerry_random_current();
  if (random) random->rand48 = ((uint64_t)(uint32_t)seed << 16) | 0x330E;
  else ORIGINAL(void (*)(long), "srand48")(seed);
}

#endif
