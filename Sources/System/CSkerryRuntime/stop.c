#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/types.h>
#include <unistd.h>
#ifdef __linux__
#include <link.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#endif
#ifdef __GLIBC__
#include <execinfo.h>
#endif

// A customer's code may crash or end the program: a range whose end is before its start, an index beyond an array, a preview's
// static that unwraps nil, a loop without an end. The program is then restarted with the name of the code that crashed, the message of the
// Swift runtime and the addresses of the calls; the restarted program skips that code.

enum {
  most_words = 4096, longest_name = 2048, longest_said = 1024, longest_printed = 768, most_calls = 48,
  longest_entry = longest_name + longest_said + longest_printed + most_calls * 20
};
/// The lines of the code's own output that are kept: the last ones.
enum { most_printed_lines = 3 };

static char *words[most_words];
static int is_watching;
static volatile sig_atomic_t is_marked;
static char marked[longest_name];
static char entry[longest_entry];
static char counts[64];
/// Receives standard error, and what the code prints, while a mark is set, so that the runtime's message can be reported; -1 without a mark.
static int said = -1;
static int own_error = -1;
/// The descriptor of the command's results, if it is no longer 1.
static int own_output = -1;
static uintptr_t base;
static atomic_llong written_output, written_error;
static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM, SIGTERM, SIGHUP, SIGINT, SIGQUIT};
/// The seconds that code under a mark may take; 0 for no limit.
static int most_seconds;
/// The thread that set the mark.
static pthread_t marking;
static struct sigaction before[NSIG];
static char spare_stack[128 << 10] __attribute__((aligned(16)));

void skerry_stop_output(int descriptor) {
  own_output = descriptor;
  // What the code prints is written when its next line crashes.
  setvbuf(stdout, NULL, _IOLBF, 0);
}

void skerry_stop_wrote(int descriptor_is_error, int64_t count) {
  atomic_fetch_add(descriptor_is_error ? &written_error : &written_output, count);
}

static char *put(char *at, const char *end, const char *text) {
  while (*text && at < end) *at++ = *text++;
  return at;
}

static char *put_number(char *at, const char *end, unsigned long long value, unsigned radix) {
  char digits[32];
  int count = 0;
  do digits[count++] = "0123456789abcdef"[value % radix]; while ((value /= radix) && count < 32);
  while (count > 0 && at < end) *at++ = digits[--count];
  return at;
}

static void write_all(int descriptor, const char *bytes, ssize_t count) {
  while (count > 0) {
    ssize_t done = write(descriptor, bytes, (size_t)count);
    if (done <= 0) return;
    bytes += done;
    count -= done;
  }
}

/// Restores standard error and passes on the output held back, up to `most` bytes of it.
static void hand_on(off_t most) {
  if (said < 0) return;
  dup2(own_error, STDERR_FILENO);
  if (own_output >= 0) dup2(own_error, STDOUT_FILENO);
  off_t size = lseek(said, 0, SEEK_END);
  if (size <= 0) return;
  char part[1024];
  for (off_t at = 0; at < size && at < most;) {
    ssize_t wanted = most - at < (off_t)sizeof part ? (ssize_t)(most - at) : (ssize_t)sizeof part;
    ssize_t got = pread(said, part, (size_t)wanted, at);
    if (got <= 0) break;
    write_all(own_error, part, got);
    at += got;
  }
  if (ftruncate(said, 0) == 0) lseek(said, 0, SEEK_SET);
}

/// Copies the last lines before `end` that are not empty, oldest first, each followed by a record separator.
static void take_printed(const char *from, const char *end, char *text) {
  const char *at = end;
  for (int lines = 0; at > from && lines < most_printed_lines;) {
    const char *start = at;
    while (start > from && start[-1] != '\n') start--;
    if (end - start > longest_printed / 2 && lines > 0) break;
    if (start < at) lines++;
    if (start == from) { at = start; break; }
    at = start - 1;
  }
  // Of a long last line, the beginning.
  if (end - at > longest_printed - 2) end = at + longest_printed - 2;
  for (int is_inside = 0; at <= end; at++) {
    int ends = at == end || *at == '\n';
    if (ends && is_inside) *text++ = 30;
    else if (!ends) *text++ = (unsigned char)*at < 32 ? ' ' : *at;
    is_inside = !ends;
  }
  *text = 0;
}

/// Reads the end of the output into `text`, and the lines before it into `printed`; output before the last line with an error is passed on.
static void take_words(char *text, char *printed) {
  // Not on the stack, which may have overflowed. A runtime that prints its own backtrace writes some kilobytes after
  // the error message.
  static char window[65536];
  text[0] = printed[0] = 0;
  if (said < 0) return;
  off_t size = lseek(said, 0, SEEK_END);
  off_t from = size > (off_t)sizeof window - 1 ? size - ((off_t)sizeof window - 1) : 0;
  ssize_t got = size > 0 ? pread(said, window, (size_t)(size - from), from) : 0;
  if (got < 0) got = 0;
  window[got] = 0;
  // The message is in the last line with these words; a line of the runtime may continue on the next.
  char *fault = NULL;
  for (char *at = window; (at = strstr(at, "atal error")) != NULL; at++) fault = at;
  if (fault == NULL) for (char *at = window; (at = strstr(at, "ssertion failed")) != NULL; at++) fault = at;
  if (fault == NULL) for (char *at = window; (at = strstr(at, "recondition failed")) != NULL; at++) fault = at;
  char *start = fault;
  while (start != NULL && start > window && start[-1] != '\n') start--;
  hand_on(start ? from + (start - window) : size);
  if (start == NULL) start = window + got;
  take_printed(window, start, printed);
  char *trace = strstr(start, "\nCurrent stack trace:");
  if (trace != NULL) *trace = 0;
  size_t count = strlen(start);
  if (count > longest_said - 1) count = longest_said - 1;
  memcpy(text, start, count);
  text[count] = 0;
  for (char *at = text; *at; at++) if ((unsigned char)*at < 32) *at = ' ';
}

/// Starts the time of the code under the mark, or ends it.
static void time_mark(int seconds) {
  struct itimerval timer = {.it_value = {.tv_sec = seconds}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

/// Whether a thread that waits was reported, as its last character: a variable of the restarted program, so that it is said once.
#define TOLD "SKERRY_THREAD_WAITS"
static char told[] = TOLD "=0";
static char *const is_told = told + sizeof told - 2;

/// Runs the program again. The variable is added here: what the process has of the environment may belong to the picture that stops.
static void run_again(void) {
  static char *variables[1024];
  size_t count = 0, most = sizeof variables / sizeof variables[0] - 2;
  for (char **at = environ; at && *at && count < most; at++)
    if (strncmp(*at, told, sizeof told - 2) != 0) variables[count++] = *at;
  variables[count] = told;
  execve("/proc/self/exe", words, variables);
}

/// Restarts the program with the mark, the signal (0 for a call of `exit`) and the calls.
static void restart(int signal) {
  is_marked = 0;
  // A timer keeps running in the restarted program.
  if (most_seconds > 0) time_mark(0);
  char runtime_words[longest_said], printed[longest_printed];
  take_words(runtime_words, printed);
  const char *end = entry + longest_entry - 1;
  char *at = put(entry, end, marked);
  at = put(at, end, "\n");
  at = put_number(at, end, (unsigned)signal, 10);
  at = put(at, end, "\n");
  at = put(at, end, runtime_words);
  at = put(at, end, "\n");
#ifdef __GLIBC__
  void *calls[most_calls];
  int count = backtrace(calls, most_calls);
  for (int i = 0; i < count; i++) {
    at = put_number(at, end, (uintptr_t)calls[i] - base, 16);
    at = put(at, end, " ");
  }
#endif
  at = put(at, end, "\n");
  at = put(at, end, printed);
  *at = 0;
  at = put_number(counts, counts + sizeof counts - 1, (unsigned long long)atomic_load(&written_output), 10);
  at = put(at, counts + sizeof counts - 1, ",");
  at = put_number(at, counts + sizeof counts - 1, (unsigned long long)atomic_load(&written_error), 10);
  *at = 0;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // In the restarted program, standard output is the original one.
  if (own_output >= 0) dup2(own_output, STDOUT_FILENO);
  run_again();
  _exit(1);
}

/// Signals with which others end a program: they are faults only where the customer's code sent them.
static int is_request(int signal) { return signal == SIGTERM || signal == SIGHUP || signal == SIGINT || signal == SIGQUIT; }

/// A fault of a background thread while nothing is marked, such as in a task that the app's code started for an earlier picture: it belongs to no
/// picture, so its thread waits for ever and the others are drawn.
static void keep_aside(int signal) {
  if (__atomic_exchange_n(is_told, '1', __ATOMIC_RELAXED) == '1') for (;;) pause();
  char text[240];
  const char *end = text + sizeof text - 1;
  char *at = put(text, end, "A background thread of the app's own code stopped outside of pictures (signal ");
  at = put_number(at, end, (unsigned)signal, 10);
  at = put(at, end, "); it waits from here on, and the pictures are drawn without what it does. Others like it are not reported.\n");
  ssize_t written = write(STDERR_FILENO, text, (size_t)(at - text));
  (void)written;
  for (;;) pause();
}

static void stopped(int signal, siginfo_t *info, void *context) {
  (void)context;
  // The system chooses the thread that receives the timer's signal.
  if (signal == SIGALRM && is_marked && !pthread_equal(pthread_self(), marking)) {
    pthread_kill(marking, SIGALRM);
    return;
  }
  if (signal == SIGALRM && !is_marked) return;
#ifdef __linux__
  if (!is_marked && !is_request(signal) && syscall(SYS_gettid) != getpid()) keep_aside(signal);
#endif
  // Until the program restarts, faults of other threads come here, too.
  if (is_marked && (!is_request(signal) || info->si_pid == getpid())) restart(signal);
  sigaction(signal, &before[signal], NULL);
  // The Swift runtime would take the request for a crash, describe it and continue.
  if (signal == SIGQUIT && info->si_pid != getpid()) sigaction(signal, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
  // A fault outside of a mark happens again for the previous handler.
  if (is_request(signal)) raise(signal);
}

/// The customer's code called `exit`, which would end the command without a word.
static void ended(void) {
  if (is_marked) restart(0);
}

#ifdef __linux__
static int find_base(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  *(uintptr_t *)context = info->dlpi_addr;
  return 1; // The program itself comes first.
}
#endif

/// The counts of earlier restarts are left out, as each restart adds its own: a program that answers requests may be restarted many times.
static void keep_words(int count, char **arguments) {
  int at = 6;
  for (int i = 2; i < count; i++) {
    if (strcmp(arguments[i], words[4]) == 0) i++;
    else words[at++] = arguments[i];
  }
  words[at] = NULL;
}

void skerry_stop_arguments(int count, char **arguments) {
  if (is_watching && count >= 2 && count + 5 <= most_words) keep_words(count, arguments);
}

void skerry_stop_watch(int count, char **arguments, char *option, char *output_option) {
  if (is_watching || count < 2 || count + 5 > most_words) return;
  words[0] = arguments[0];
  words[1] = arguments[1];
  words[2] = option;
  words[3] = entry;
  words[4] = output_option;
  words[5] = counts;
  keep_words(count, arguments);
#ifdef __linux__
  dl_iterate_phdr(find_base, &base);
  own_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  if (own_error >= 0) said = memfd_create("said", MFD_CLOEXEC);
#endif
#ifdef __GLIBC__
  // The first call loads libraries that later calls need; in a signal handler nothing may be loaded.
  void *call[1];
  backtrace(call, 1);
#endif
  stack_t stack = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = stopped;
  action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO;
  // Some programs start others with signals blocked.
  sigset_t own;
  sigemptyset(&own);
  for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
    sigaction(faults[i], &action, &before[faults[i]]);
    // What the caller ignores, as nohup does, stays ignored.
    if (is_request(faults[i]) && before[faults[i]].sa_handler == SIG_IGN) sigaction(faults[i], &before[faults[i]], NULL);
    sigaddset(&own, faults[i]);
  }
  sigprocmask(SIG_UNBLOCK, &own, NULL);
  atexit(ended);
  const char *known = getenv(TOLD);
  if (known && known[0] == '1') *is_told = '1';
  is_watching = 1;
}

void skerry_stop_after(int seconds) { most_seconds = seconds; }

void skerry_stop_mark(const char *name) {
  int was_marked = is_marked;
  is_marked = 0;
  if (!is_watching) return;
  if (most_seconds > 0) time_mark(name == NULL ? 0 : most_seconds);
  if (name == NULL || strlen(name) >= longest_name) {
    if (was_marked) hand_on((off_t)1 << 40);
    return;
  }
  strcpy(marked, name);
  marking = pthread_self();
  if (!was_marked && said >= 0) {
    dup2(said, STDERR_FILENO);
    if (own_output >= 0) dup2(said, STDOUT_FILENO);
  }
  is_marked = 1;
}
