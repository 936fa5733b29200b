#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The executable's own clock functions come before the C library's, also for the libraries it loads; so a customer's
// `Date()` tells the time that a rendering is drawn at. Where nothing was fixed they ask the kernel, as ever.

static atomic_int is_fixed;
static atomic_llong fixed_seconds, fixed_nanoseconds;

void skerry_clock_set(int64_t seconds, int64_t nanoseconds) {
  atomic_store(&fixed_seconds, seconds);
  atomic_store(&fixed_nanoseconds, nanoseconds);
  atomic_store(&is_fixed, 1);
}

void skerry_clock_clear(void) { atomic_store(&is_fixed, 0); }

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock == CLOCK_REALTIME && atomic_load(&is_fixed)) {
    time->tv_sec = (time_t)atomic_load(&fixed_seconds);
    time->tv_nsec = (long)atomic_load(&fixed_nanoseconds);
    return 0;
  }
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int status = clock_gettime(CLOCK_REALTIME, &now);
  if (status == 0) {
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
  }
  return status;
}

time_t time(time_t *out) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (out) *out = now.tv_sec;
  return now.tv_sec;
}
