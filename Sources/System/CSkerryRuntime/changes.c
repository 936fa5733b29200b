// What the code of a picture changes in the process (environment variables, the current folder, the mask of new files, the C library's locale and
// the rounding of numbers) is reverted at the end of the picture. As with the clock, the executable's own functions take precedence over the
// library's. The code of views runs on one thread, so the values themselves can be changed. `TZ` is left to the hermetic scope, which sets it for
// each picture. What the initializer of a static changes is kept, because it runs once.

#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fenv.h>
#include <locale.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)

extern char **environ;

/// A variable and its value before the picture; NULL if it was not set.
struct variable {
  char *name, *before;
  struct variable *next;
};

struct skerry_changes {
  struct skerry_changes *outer;
  struct variable *variables;
  /// The current folder before the picture changed it; -1 if it did not.
  int folder;
  /// The mask of new files before; -1 if the picture did not change it.
  int mask;
  /// The C library's locale before; NULL if the picture did not change it.
  char *locale;
  /// Of the thread that draws.
  fenv_t numbers;
  int has_ended;
};

static atomic_int scopes;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// SkerryRuntime's: the changes of the picture that the current task or thread draws.
extern struct skerry_changes *skerry_changes_of_scope(void);

static struct skerry_changes *current(void) { return atomic_load(&scopes) ? skerry_changes_of_scope() : NULL; }

#define ORIGINAL(type, name, ...) \
  static type (*original)(__VA_ARGS__); \
  if (!original) original = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int original_setenv(const char *name, const char *value, int overwrites) {
  ORIGINAL(int, "setenv", const char *, const char *, int);
  return original ? original(name, value, overwrites) : -1;
}

static int original_unsetenv(const char *name) {
  ORIGINAL(int, "unsetenv", const char *);
  return original ? original(name) : -1;
}

static struct variable *find(struct skerry_changes *changes, const char *name) {
  for (struct variable *one = changes->variables; one; one = one->next) {
    if (strcmp(one->name, name) == 0) return one;
  }
  return NULL;
}

static void remember(struct skerry_changes *changes, const char *name) {
  if (find(changes, name)) return;
  const char *before = getenv(name);
  struct variable *one = malloc(sizeof *one);
  if (!one) abort();
  *one = (struct variable){strdup(name), before ? strdup(before) : NULL, changes->variables};
  changes->variables = one;
}

/// Called before a variable changes. Returns whether it may.
static int prepare(const char *name, const char *value) {
  struct skerry_changes *changes = current();
  if (!changes || !name || !*name || strchr(name, '=') || strcmp(name, "TZ") == 0) return 1;
  int may_change = 1;
  pthread_mutex_lock(&lock);
  if (skerry_is_in_static()) {
    // What it sets is what the pictures around it return to.
    for (struct skerry_changes *outer = changes; outer; outer = outer->outer) {
      struct variable *one = find(outer, name);
      if (!one) continue;
      free(one->before);
      one->before = value ? strdup(value) : NULL;
    }
  } else if (changes->has_ended) {
    may_change = 0;
  } else {
    remember(changes, name);
  }
  pthread_mutex_unlock(&lock);
  return may_change;
}

// Weak, so that a program that contains the C library keeps its own.

__attribute__((weak)) int setenv(const char *name, const char *value, int overwrites) {
  int changes = name && (overwrites || !getenv(name));
  return changes && !prepare(name, value) ? 0 : original_setenv(name, value, overwrites);
}

__attribute__((weak)) int unsetenv(const char *name) { return prepare(name, NULL) ? original_unsetenv(name) : 0; }

__attribute__((weak)) int putenv(char *entry) {
  ORIGINAL(int, "putenv", char *);
  const char *sign = strchr(entry, '=');
  char *name = strndup(entry, sign ? (size_t)(sign - entry) : strlen(entry));
  int may_change = !name || prepare(name, sign ? sign + 1 : NULL);
  free(name);
  if (!may_change) return 0;
  return original ? original(entry) : -1;
}

__attribute__((weak)) int clearenv(void) {
  while (environ && *environ) {
    const char *sign = strchr(*environ, '=');
    if (!sign) break;
    char *name = strndup(*environ, (size_t)(sign - *environ));
    if (!name) return -1;
    int is_unset = unsetenv(name) == 0 && !getenv(name);
    free(name);
    if (!is_unset) break;
  }
  return 0;
}

/// Called before the current folder changes. Returns whether it may.
static int prepare_folder(void) {
  struct skerry_changes *changes = current();
  if (!changes || skerry_is_in_static()) return 1;
  pthread_mutex_lock(&lock);
  if (!changes->has_ended && changes->folder < 0) changes->folder = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
  int may_change = !changes->has_ended;
  pthread_mutex_unlock(&lock);
  return may_change;
}

static int original_fchdir(int folder) {
  ORIGINAL(int, "fchdir", int);
  return original ? original(folder) : -1;
}

__attribute__((weak)) int chdir(const char *path) {
  ORIGINAL(int, "chdir", const char *);
  if (!prepare_folder()) return 0;
  return original ? original(path) : -1;
}

__attribute__((weak)) int fchdir(int folder) { return prepare_folder() ? original_fchdir(folder) : 0; }

static mode_t original_umask(mode_t mask) {
  ORIGINAL(mode_t, "umask", mode_t);
  return original ? original(mask) : 0;
}

__attribute__((weak)) mode_t umask(mode_t mask) {
  struct skerry_changes *changes = current();
  if (!changes || skerry_is_in_static()) return original_umask(mask);
  pthread_mutex_lock(&lock);
  mode_t before = original_umask(mask);
  if (changes->has_ended) original_umask(before);
  else if (changes->mask < 0) changes->mask = (int)before;
  pthread_mutex_unlock(&lock);
  return before;
}

static char *original_setlocale(int category, const char *name) {
  ORIGINAL(char *, "setlocale", int, const char *);
  return original ? original(category, name) : NULL;
}

__attribute__((weak)) char *setlocale(int category, const char *name) {
  struct skerry_changes *changes = name ? current() : NULL;
  if (!changes || skerry_is_in_static()) return original_setlocale(category, name);
  pthread_mutex_lock(&lock);
  if (!changes->has_ended && !changes->locale) {
    const char *before = original_setlocale(LC_ALL, NULL);
    changes->locale = before ? strdup(before) : NULL;
  }
  char *result = original_setlocale(category, changes->has_ended ? NULL : name);
  pthread_mutex_unlock(&lock);
  return result;
}

struct skerry_changes *skerry_changes_begin(struct skerry_changes *outer) {
  struct skerry_changes *changes = calloc(1, sizeof *changes);
  if (!changes) abort();
  changes->outer = outer;
  changes->folder = changes->mask = -1;
  fegetenv(&changes->numbers);
  atomic_fetch_add(&scopes, 1);
  return changes;
}

void skerry_changes_end(struct skerry_changes *changes) {
  pthread_mutex_lock(&lock);
  changes->has_ended = 1;
  while (changes->variables) {
    struct variable *one = changes->variables;
    if (one->before) original_setenv(one->name, one->before, 1);
    else original_unsetenv(one->name);
    changes->variables = one->next;
    free(one->name);
    free(one->before);
    free(one);
  }
  if (changes->folder >= 0) {
    (void)original_fchdir(changes->folder);
    close(changes->folder);
  }
  if (changes->mask >= 0) original_umask((mode_t)changes->mask);
  if (changes->locale) original_setlocale(LC_ALL, changes->locale);
  free(changes->locale);
  fesetenv(&changes->numbers);
  pthread_mutex_unlock(&lock);
}

void skerry_changes_free(struct skerry_changes *changes) {
  atomic_fetch_sub(&scopes, 1);
  free(changes);
}

#else

struct skerry_changes *skerry_changes_begin(struct skerry_changes *outer) { return NULL; }
void skerry_changes_end(struct skerry_changes *changes) {}
void skerry_changes_free(struct skerry_changes *changes) {}

#endif
