// Foundation stores UserDefaults in files of the user, reads them on first use and writes them at every change. A
// picture must not depend on them, nor leave any behind. As with the clock, the executable's own functions take
// precedence over the library's: the folder of those files is one that can never exist, so every domain starts empty
// and keeps its values only as long as the process. What is written while a picture is drawn lasts as long as that picture, so that no
// other picture depends on it; what the initializer of a static writes, which runs once, lasts as long as the static.

#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include "random.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

#if defined(__linux__)

typedef const void *Reference;

// CoreFoundation's functions, which come with Foundation. Weak: a process without Foundation has no defaults.
extern Reference CFStringCreateWithCString(Reference allocator, const char *text, unsigned encoding) __attribute__((weak));
extern Reference CFURLCreateWithFileSystemPath(Reference allocator, Reference path, long style, unsigned char is_folder)
    __attribute__((weak));
extern void CFRelease(Reference object) __attribute__((weak));

int skerry_defaults_are_reached(void) { return CFStringCreateWithCString && CFURLCreateWithFileSystemPath && CFRelease; }

enum { utf8 = 0x08000100, posix = 0 };

Reference _CFKnownLocationCreatePreferencesURLForUser(long kind, Reference user) {
  (void)kind;
  (void)user;
  if (!skerry_defaults_are_reached()) return 0;
  Reference path = CFStringCreateWithCString(0, "/dev/null/Preferences", utf8);
  if (!path) return 0;
  Reference url = CFURLCreateWithFileSystemPath(0, path, posix, 1);
  CFRelease(path);
  return url;
}

// Nothing is written, so synchronizing always succeeds, as on a phone.
unsigned char CFPreferencesAppSynchronize(Reference app) {
  (void)app;
  return 1;
}

// MARK: Pictures

extern Reference CFRetain(Reference object) __attribute__((weak));
extern Reference CFArrayCreate(Reference allocator, const Reference *values, long count, const void *callbacks) __attribute__((weak));
extern Reference CFArrayGetValueAtIndex(Reference array, long index) __attribute__((weak));
extern unsigned char CFEqual(Reference a, Reference b) __attribute__((weak));
extern void *CFDictionaryCreateMutable(Reference allocator, long capacity, const void *keys, const void *values) __attribute__((weak));
extern void *CFDictionaryCreateMutableCopy(Reference allocator, long capacity, Reference other) __attribute__((weak));
extern void CFDictionarySetValue(void *dictionary, Reference key, Reference value) __attribute__((weak));
extern void CFDictionaryRemoveValue(void *dictionary, Reference key) __attribute__((weak));
extern unsigned char CFDictionaryGetValueIfPresent(Reference dictionary, Reference key, Reference *value) __attribute__((weak));
extern void CFDictionaryApplyFunction(Reference dictionary, void (*function)(Reference, Reference, void *), void *context)
    __attribute__((weak));
extern const char kCFTypeArrayCallBacks[] __attribute__((weak));
extern const char kCFTypeDictionaryKeyCallBacks[] __attribute__((weak));
extern const char kCFTypeDictionaryValueCallBacks[] __attribute__((weak));
extern const Reference kCFNull __attribute__((weak));

/// What a picture has written: (domain, key) to a value, or to null where it has removed one.
struct skerry_defaults {
  pthread_mutex_t lock;
  void *values;
};

struct skerry_defaults *skerry_defaults_make(struct skerry_defaults *outer) {
  struct skerry_defaults *own = malloc(sizeof *own);
  if (!own) abort();
  pthread_mutex_init(&own->lock, NULL);
  own->values = NULL;
  if (!outer) return own;
  pthread_mutex_lock(&outer->lock);
  if (outer->values) own->values = CFDictionaryCreateMutableCopy(0, 0, outer->values);
  pthread_mutex_unlock(&outer->lock);
  return own;
}

void skerry_defaults_free(struct skerry_defaults *own) {
  if (own->values) CFRelease(own->values);
  pthread_mutex_destroy(&own->lock);
  free(own);
}

/// SkerryRuntime's: what the picture that the current task or thread draws has written.
extern struct skerry_defaults *skerry_defaults_of_scope(void);

static struct skerry_defaults *current(void) { return skerry_random_of_static() ? NULL : skerry_defaults_of_scope(); }

static Reference place(Reference domain, Reference key) {
  const Reference parts[2] = {domain, key};
  return CFArrayCreate(0, parts, 2, kCFTypeArrayCallBacks);
}

/// CoreFoundation's own functions, one at a time: of two threads that write into one domain, it can lose a value.
static pthread_mutex_t originals;
static pthread_once_t originals_once = PTHREAD_ONCE_INIT;

static void make_originals(void) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&originals, &attributes);
  pthread_mutexattr_destroy(&attributes);
}

static void lock_originals(void) {
  pthread_once(&originals_once, make_originals);
  pthread_mutex_lock(&originals);
}

static void unlock_originals(void) { pthread_mutex_unlock(&originals); }

#define ORIGINAL(type, name, ...) \
  static type (*original)(__VA_ARGS__); \
  if (!original) original = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

void CFPreferencesSetAppValue(Reference key, Reference value, Reference domain) {
  ORIGINAL(void, "CFPreferencesSetAppValue", Reference, Reference, Reference);
  struct skerry_defaults *own = current();
  if (!own) {
    lock_originals();
    if (original) original(key, value, domain);
    unlock_originals();
    return;
  }
  Reference at = place(domain, key);
  pthread_mutex_lock(&own->lock);
  if (!own->values) own->values = CFDictionaryCreateMutable(0, 0, kCFTypeDictionaryKeyCallBacks, kCFTypeDictionaryValueCallBacks);
  CFDictionarySetValue(own->values, at, value ? value : kCFNull);
  pthread_mutex_unlock(&own->lock);
  CFRelease(at);
}

Reference CFPreferencesCopyAppValue(Reference key, Reference domain) {
  ORIGINAL(Reference, "CFPreferencesCopyAppValue", Reference, Reference);
  struct skerry_defaults *own = current();
  if (own) {
    Reference value = NULL;
    pthread_mutex_lock(&own->lock);
    if (own->values) {
      Reference at = place(domain, key);
      if (CFDictionaryGetValueIfPresent(own->values, at, &value)) CFRetain(value);
      CFRelease(at);
    }
    pthread_mutex_unlock(&own->lock);
    if (value && value != kCFNull) return value;
    if (value) return NULL;
  }
  lock_originals();
  Reference value = original ? original(key, domain) : NULL;
  unlock_originals();
  return value;
}

struct copy {
  void *values;
  Reference domain;
};

static void add(Reference at, Reference value, void *context) {
  struct copy *copy = context;
  if (!CFEqual(CFArrayGetValueAtIndex(at, 0), copy->domain)) return;
  Reference key = CFArrayGetValueAtIndex(at, 1);
  if (value == kCFNull) CFDictionaryRemoveValue(copy->values, key);
  else CFDictionarySetValue(copy->values, key, value);
}

/// All values of a domain, for `dictionaryRepresentation()`, which names no keys.
Reference CFPreferencesCopyMultiple(Reference keys, Reference domain, Reference user, Reference host) {
  ORIGINAL(Reference, "CFPreferencesCopyMultiple", Reference, Reference, Reference, Reference);
  lock_originals();
  Reference all = original ? original(keys, domain, user, host) : NULL;
  unlock_originals();
  struct skerry_defaults *own = keys ? NULL : current();
  if (!own || !all) return all;
  struct copy copy = {CFDictionaryCreateMutableCopy(0, 0, all), domain};
  CFRelease(all);
  pthread_mutex_lock(&own->lock);
  if (own->values) CFDictionaryApplyFunction(own->values, add, &copy);
  pthread_mutex_unlock(&own->lock);
  return copy.values;
}

#else

int skerry_defaults_are_reached(void) { return 0; }
struct skerry_defaults *skerry_defaults_make(struct skerry_defaults *outer) { return NULL; }
void skerry_defaults_free(struct skerry_defaults *own) {}

#endif
