// Programs that this process has started and waits for. Each is in a process group of its own, with the programs that it starts, so Control-C in
// a terminal does not reach it: a signal that ends this process ends these groups first.

#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/types.h>

enum { most_tools = 64 };

/// The groups' numbers; 0 for a free place. A signal may arrive on any thread.
static _Atomic pid_t groups[most_tools];
/// How many programs are being started whose groups are not known yet.
static atomic_int starting;
/// A signal that has arrived meanwhile.
static atomic_int waiting;

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { ending_count = sizeof ending / sizeof *ending };
static struct sigaction before[NSIG];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int users;

static void end_groups(int number) {
  for (int i = 0; i < most_tools; i++) {
    pid_t group = groups[i];
    if (group > 0) kill(-group, number);
  }
}

static void end(int number) {
  int own = errno;
  end_groups(number);
  if (starting > 0) {
    waiting = number;
  } else {
    // What would have happened without these programs happens when this handler returns.
    sigaction(number, &before[number], NULL);
    raise(number);
  }
  errno = own;
}

void skerry_tool_starts(void) {
  starting++;
  pthread_mutex_lock(&lock);
  if (users++ == 0) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = end;
    action.sa_flags = SA_RESTART;
    // Some programs start others with signals blocked.
    sigset_t own;
    sigemptyset(&own);
    for (int i = 0; i < ending_count; i++) {
      sigaddset(&own, ending[i]);
      sigaction(ending[i], NULL, &before[ending[i]]);
      // A signal that the caller ignores, as nohup does, stays ignored.
      if (before[ending[i]].sa_handler != SIG_IGN) sigaction(ending[i], &action, NULL);
    }
    pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  }
  pthread_mutex_unlock(&lock);
}

void skerry_tool_started(int32_t group) {
  for (int i = 0; i < most_tools && group > 0; i++) {
    pid_t none = 0;
    if (atomic_compare_exchange_strong(&groups[i], &none, group)) break;
  }
  if (--starting > 0) return;
  int number = atomic_exchange(&waiting, 0);
  if (number) end(number);
}

void skerry_tool_ended(int32_t group) {
  for (int i = 0; i < most_tools && group > 0; i++) {
    pid_t own = group;
    if (atomic_compare_exchange_strong(&groups[i], &own, 0)) break;
  }
  pthread_mutex_lock(&lock);
  if (--users == 0) {
    for (int i = 0; i < ending_count; i++) {
      struct sigaction now;
      sigaction(ending[i], NULL, &now);
      // Another part of the program may have set a handler since.
      if (now.sa_handler == end) sigaction(ending[i], &before[ending[i]], NULL);
    }
  }
  pthread_mutex_unlock(&lock);
}
