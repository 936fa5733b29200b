#include "random.h"
#include <pthread.h>
#include <string.h>

// The sequence of a scope, of a static, or of the process. Threads may share one.

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void skerry_random_begin(struct skerry_random *random, uint64_t seed) {
  pthread_mutex_lock(&lock);
  random->state = seed;
  // The first states of a process on Darwin.
  random->rand48 = 0x1234ABCD330E;
  random->rand = 1;
  pthread_mutex_unlock(&lock);
}

/// SplitMix64.
static uint64_t next(struct skerry_random *random) {
  uint64_t value = random->state += 0x9E3779B97F4A7C15;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

void skerry_random_fill(struct skerry_random *random, void *buffer, size_t count) {
  pthread_mutex_lock(&lock);
  for (size_t at = 0; at < count; at += 8) {
    uint64_t value = next(random);
    memcpy((char *)buffer + at, &value, count - at < 8 ? count - at : 8);
  }
  pthread_mutex_unlock(&lock);
}
