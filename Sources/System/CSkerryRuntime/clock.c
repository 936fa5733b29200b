#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include <stdatomic.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

// The executable's own clock functions take precedence over the C library's, also for the libraries that it loads; so a
// customer's `Date()` returns the time of the rendering. If no time is fixed they ask the kernel as usual.

static atomic_int is_fixed;
static atomic_llong fixed_seconds, fixed_nanoseconds;

void skerry_clock_set(int64_t seconds, int64_t nanoseconds) {
  atomic_store(&fixed_seconds, seconds);
  atomic_store(&fixed_nanoseconds, nanoseconds);
  atomic_store(&is_fixed, 1);
}

void skerry_clock_clear(void) { atomic_store(&is_fixed, 0); }

struct skerry_moment skerry_clock_process(void) {
  struct skerry_moment moment = {atomic_load(&is_fixed), atomic_load(&fixed_seconds), atomic_load(&fixed_nanoseconds), 0};
  return moment;
}

static _Thread_local struct skerry_moment of_thread;

struct skerry_moment skerry_clock_set_thread(struct skerry_moment moment) {
  struct skerry_moment before = of_thread;
  of_thread = moment;
  return before;
}

/// The time since the start of the device, of the process or of the thread while a picture is drawn: a minute, and a microsecond more at every
/// reading, so that code that waits for time to pass continues. Deadlines that are computed from it have passed by the real clock, so nothing waits
/// for them.
static void time_of_drawing(struct timespec *time) {
  of_thread.readings++;
  time->tv_sec = 60 + (time_t)(of_thread.readings / 1000000);
  time->tv_nsec = (long)(of_thread.readings % 1000000) * 1000;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock != CLOCK_REALTIME && of_thread.is_fixed) {
#ifdef CLOCK_REALTIME_COARSE
    if (clock == CLOCK_REALTIME_COARSE) return clock_gettime(CLOCK_REALTIME, time);
#endif
    time_of_drawing(time);
    return 0;
  }
  if (clock == CLOCK_REALTIME && of_thread.is_fixed) {
    time->tv_sec = (time_t)of_thread.seconds;
    time->tv_nsec = (long)of_thread.nanoseconds;
    return 0;
  }
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

clock_t clock(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) != 0) return -1;
  return (clock_t)now.tv_sec * CLOCKS_PER_SEC + now.tv_nsec / (1000000000 / CLOCKS_PER_SEC);
}

time_t time(time_t *out) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (out) *out = now.tv_sec;
  return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) { return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0; }

/// While a picture is drawn, the process has used as much time as `clock` says, and nothing else.
int getrusage(__rusage_who_t who, struct rusage *use) {
  if (!of_thread.is_fixed) return (int)syscall(SYS_getrusage, who, use);
  struct timespec now;
  time_of_drawing(&now);
  memset(use, 0, sizeof *use);
  use->ru_utime = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

clock_t times(struct tms *use) {
  if (!of_thread.is_fixed) return (clock_t)syscall(SYS_times, use);
  struct timespec now;
  time_of_drawing(&now);
  long ticks = sysconf(_SC_CLK_TCK);
  clock_t passed = (clock_t)(now.tv_sec * ticks + now.tv_nsec * ticks / 1000000000);
  if (use) *use = (struct tms){.tms_utime = passed};
  return passed;
}
