#define _GNU_SOURCE
#include "random.h"
#include <dlfcn.h>

// A static is initialized by the first picture that reads it. So that its random values do not depend on which picture that is, every static draws
// from a sequence of its own, and all these sequences begin with the same value. The names of statics, which could tell them apart, are not in every
// program: release builds and linkers leave them out.

typedef void (*initializer)(void *);

struct frame {
  initializer run;
  void *context;
  int has_begun;
  struct skerry_random generator;
};
static _Thread_local struct frame *innermost;

#ifdef __linux__

static void run(void *context) {
  struct frame *frame = context, *outer = innermost;
  innermost = frame;
  frame->run(frame->context);
  innermost = outer;
}

/// Replaces the runtime's, which initializes globals and statics. Weak, so that a program that contains the runtime
/// keeps its own.
__attribute__((weak)) void swift_once(void *predicate, initializer function, void *context) {
  static void (*original)(void *, initializer, void *);
  if (!original) original = (void (*)(void *, initializer, void *))dlsym(RTLD_NEXT, "swift_once");
  struct frame frame = {function, context, 0, {0}};
  original(predicate, run, &frame);
}

#endif

int skerry_is_in_static(void) { return innermost != NULL; }

struct skerry_random *skerry_random_of_static(void) {
  if (!innermost) return NULL;
  if (!innermost->has_begun) {
    innermost->has_begun = 1;
    skerry_random_begin(&innermost->generator, 0x57A71C);
  }
  return &innermost->generator;
}
