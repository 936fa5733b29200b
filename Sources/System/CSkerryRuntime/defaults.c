// Foundation stores UserDefaults in files of the user, reads them on first use and writes them at every change. A
// picture must not depend on them, nor leave any behind. As with the clock, the executable's own functions take
// precedence over the library's: the folder of those files is one that can never exist, so every domain starts empty
// and keeps its values only as long as the process. What is written or registered while a picture is drawn lasts as long as that picture, so
// that no other picture depends on it; what the initializer of a static writes, which runs once, lasts as long as the static.

#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include "methods.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#if defined(__linux__)

typedef const void *Reference;

// CoreFoundation's functions, which come with Foundation. Weak: a process without Foundation has no defaults.
extern Reference CFStringCreateWithCString(Reference allocator, const char *text, unsigned encoding) __attribute__((weak));
extern Reference CFURLCreateWithFileSystemPath(Reference allocator, Reference path, long style, unsigned char is_folder)
    __attribute__((weak));
extern void CFRelease(Reference object) __attribute__((weak));

static int can_make_folder(void) { return CFStringCreateWithCString && CFURLCreateWithFileSystemPath && CFRelease; }

enum { utf8 = 0x08000100, posix = 0 };

Reference _CFKnownLocationCreatePreferencesURLForUser(long kind, Reference user) {
  (void)kind;
  (void)user;
  if (!can_make_folder()) return 0;
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
extern void CFDictionaryAddValue(void *dictionary, Reference key, Reference value) __attribute__((weak));
extern void CFDictionaryRemoveValue(void *dictionary, Reference key) __attribute__((weak));
extern unsigned char CFDictionaryGetValueIfPresent(Reference dictionary, Reference key, Reference *value) __attribute__((weak));
extern void CFDictionaryApplyFunction(Reference dictionary, void (*function)(Reference, Reference, void *), void *context)
    __attribute__((weak));
extern const char kCFTypeArrayCallBacks[] __attribute__((weak));
extern const char kCFTypeDictionaryKeyCallBacks[] __attribute__((weak));
extern const char kCFTypeDictionaryValueCallBacks[] __attribute__((weak));
extern const Reference kCFNull __attribute__((weak));

/// What a picture has written: (domain, key) to a value, or to null where it has removed one; and the values that it has registered by key, which
/// are read where nothing is stored.
struct skerry_defaults {
  pthread_mutex_t lock;
  void *values, *registered;
};

/// What the process has registered outside of pictures and in initializers of statics.
static struct skerry_defaults process = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void *copied(void *dictionary) { return dictionary ? CFDictionaryCreateMutableCopy(0, 0, dictionary) : NULL; }

struct skerry_defaults *skerry_defaults_make(struct skerry_defaults *outer) {
  (void)skerry_defaults_are_reached();
  struct skerry_defaults *own = malloc(sizeof *own);
  if (!own) abort();
  pthread_mutex_init(&own->lock, NULL);
  own->values = own->registered = NULL;
  if (!outer) return own;
  pthread_mutex_lock(&outer->lock);
  own->values = copied(outer->values);
  own->registered = copied(outer->registered);
  pthread_mutex_unlock(&outer->lock);
  return own;
}

void skerry_defaults_free(struct skerry_defaults *own) {
  if (own->values) CFRelease(own->values);
  if (own->registered) CFRelease(own->registered);
  pthread_mutex_destroy(&own->lock);
  free(own);
}

static void set(void **dictionary, Reference key, Reference value) {
  if (!*dictionary) *dictionary = CFDictionaryCreateMutable(0, 0, kCFTypeDictionaryKeyCallBacks, kCFTypeDictionaryValueCallBacks);
  CFDictionarySetValue(*dictionary, key, value);
}

/// SkerryRuntime's: what the picture that the current task or thread draws has written.
extern struct skerry_defaults *skerry_defaults_of_scope(void);

static struct skerry_defaults *current(void) { return skerry_is_in_static() ? NULL : skerry_defaults_of_scope(); }

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
  set(&own->values, at, value ? value : kCFNull);
  pthread_mutex_unlock(&own->lock);
  CFRelease(at);
}

/// The stored value, retained; NULL if there is none.
static Reference copy_stored(struct skerry_defaults *own, Reference key, Reference domain) {
  ORIGINAL(Reference, "CFPreferencesCopyAppValue", Reference, Reference);
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

static Reference copy_registered(struct skerry_defaults *own, Reference key) {
  Reference value = NULL;
  pthread_mutex_lock(&own->lock);
  if (own->registered && CFDictionaryGetValueIfPresent(own->registered, key, &value)) CFRetain(value);
  pthread_mutex_unlock(&own->lock);
  return value;
}

Reference CFPreferencesCopyAppValue(Reference key, Reference domain) {
  struct skerry_defaults *own = current();
  Reference value = copy_stored(own, key, domain);
  if (!value && own) value = copy_registered(own, key);
  return value ? value : copy_registered(&process, key);
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

static void add_absent(Reference key, Reference value, void *context) { CFDictionaryAddValue(context, key, value); }

static void apply(struct skerry_defaults *own, void *dictionary, void (*function)(Reference, Reference, void *), void *context) {
  pthread_mutex_lock(&own->lock);
  if (dictionary) CFDictionaryApplyFunction(dictionary, function, context);
  pthread_mutex_unlock(&own->lock);
}

/// All values of a domain, for `dictionaryRepresentation()`, which names no keys; and for `persistentDomain(forName:)`, which then contains the
/// registered values, too.
Reference CFPreferencesCopyMultiple(Reference keys, Reference domain, Reference user, Reference host) {
  ORIGINAL(Reference, "CFPreferencesCopyMultiple", Reference, Reference, Reference, Reference);
  lock_originals();
  Reference all = original ? original(keys, domain, user, host) : NULL;
  unlock_originals();
  if (keys || !all) return all;
  struct skerry_defaults *own = current();
  struct copy copy = {CFDictionaryCreateMutableCopy(0, 0, all), domain};
  CFRelease(all);
  if (own) apply(own, own->values, add, &copy);
  if (own) apply(own, own->registered, add_absent, copy.values);
  apply(&process, process.registered, add_absent, copy.values);
  return copy.values;
}

// MARK: Registered values

void skerry_defaults_register(const void *key, const void *value) {
  struct skerry_defaults *own = current();
  if (!own) own = &process;
  pthread_mutex_lock(&own->lock);
  set(&own->registered, key, value);
  pthread_mutex_unlock(&own->lock);
}

/// `UserDefaults.register(defaults:)`, which keeps its values in a variable of Foundation's that only Foundation can change. SkerryRuntime defines
/// it, too, and calls of the class reach it by the class's table of methods, where it takes the place of Foundation's.
#define REGISTER "$s10Foundation12UserDefaultsC8register8defaultsySDySSypG_tF"
extern void register_method(void) __asm__(REGISTER);
static int is_replaced;

static void replace_method(void) {
  is_replaced = skerry_replace_method("$s10Foundation12UserDefaultsC", REGISTER, (void *)&register_method);
}

int skerry_defaults_are_reached(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, replace_method);
  return can_make_folder() && is_replaced;
}

#else

int skerry_defaults_are_reached(void) { return 0; }
void skerry_defaults_register(const void *key, const void *value) {}
struct skerry_defaults *skerry_defaults_make(struct skerry_defaults *outer) { return NULL; }
void skerry_defaults_free(struct skerry_defaults *own) {}

#endif
