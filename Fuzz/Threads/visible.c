// Tells the thread sanitizer about synchronization that it cannot see: the contended paths of Swift's Mutex and the
// starts and ends of Dispatch's parallel loops happen inside libraries that are not instrumented. Loaded before them by
// Fuzz/sanitize; it does not change the program's behaviour.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// Synchronization._MutexHandle._lockSlow(UInt32) and ._unlockSlow(). The uncontended paths are atomics in the caller's
// own code.

SWIFT void lock_slow(uint32_t thread, SELF) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT void unlock_slow(SELF) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

SWIFT void lock_slow(uint32_t thread, SELF) {
  SWIFT void (*real)(uint32_t, SELF);
  *(void **)&real = dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
  real(thread, self);
  __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) {
  SWIFT void (*real)(SELF);
  *(void **)&real = dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
  __tsan_release(self);
  real(self);
}

// dispatch_apply: code before the loop happens before every iteration, and every iteration before code after the loop.

typedef void (^turn)(size_t);

struct loop {
  turn body;
  char begins, ends;
};

static void run_turn(void *context, size_t index) {
  struct loop *loop = context;
  __tsan_acquire(&loop->begins);
  loop->body(index);
  __tsan_release(&loop->ends);
}

void dispatch_apply(size_t count, void *queue, turn body) {
  void (*real)(size_t, void *, void *, void (*)(void *, size_t));
  *(void **)&real = dlsym(RTLD_NEXT, "dispatch_apply_f");
  struct loop loop = {body, 0, 0};
  __tsan_release(&loop.begins);
  real(count, queue, &loop, run_turn);
  __tsan_acquire(&loop.ends);
}
