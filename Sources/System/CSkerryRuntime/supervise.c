#define _GNU_SOURCE
#include "CSkerryRuntime.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// Signals that a caller sends to this process but that are meant for the program.
static const int forwarded[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2};
enum { forwarded_count = sizeof forwarded / sizeof *forwarded };

/// The program's process number, as long as it cannot belong to another process; otherwise 0. A signal may arrive on any thread.
static _Atomic pid_t program;
/// Signals that have not been passed on yet, as bits: those that arrive before the program's number is known.
static atomic_uint waiting;

static void pass_on(void) {
  pid_t receiver = program;
  if (receiver <= 0) return;
  unsigned signals = atomic_exchange(&waiting, 0);
  for (int i = 0; i < forwarded_count; i++)
    if (signals & 1u << forwarded[i]) kill(receiver, forwarded[i]);
}

static void forward(int number) {
  int before = errno;
  atomic_fetch_or(&waiting, 1u << number);
  pass_on();
  errno = before;
}

/// Becomes the program; on failure sends the reason through the pipe.
static void become(const char *path, char *const arguments[], int pipe, pid_t parent) {
  // The program ends with this process, however this process ends.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() == parent) {
    execv(path, arguments);
    int reason = errno;
    if (write(pipe, &reason, sizeof reason) < 0) _exit(126);
  }
  _exit(127);
}

int skerry_supervise(const char *path, char *const arguments[], int *ended_by) {
  *ended_by = 0;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return -errno;
  struct sigaction before[forwarded_count], action = {.sa_handler = forward, .sa_flags = SA_RESTART};
  sigset_t all, mask;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &mask);
  waiting = 0;
  for (int i = 0; i < forwarded_count; i++) {
    sigaction(forwarded[i], NULL, &before[i]);
    // A signal that the caller ignores stays ignored, here and in the program.
    if (before[i].sa_handler != SIG_IGN) sigaction(forwarded[i], &action, NULL);
  }
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    for (int i = 0; i < forwarded_count; i++) sigaction(forwarded[i], &before[i], NULL);
    // The thread that starts the program may block signals that the program must receive.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    become(path, arguments, ends[1], parent);
  }
  int reason = child < 0 ? errno : 0;
  program = child > 0 ? child : 0;
  pass_on();
  sigprocmask(SIG_SETMASK, &mask, NULL);
  close(ends[1]);
  int status = 0;
  if (child > 0) {
    if (read(ends[0], &reason, sizeof reason) != sizeof reason) reason = 0;
    // The program keeps its process number until its status has been read.
    siginfo_t end;
    while (waitid(P_PID, (id_t)child, &end, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
    program = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  }
  close(ends[0]);
  for (int i = 0; i < forwarded_count; i++) sigaction(forwarded[i], &before[i], NULL);
  if (reason) return -reason;
  if (WIFSIGNALED(status)) *ended_by = WTERMSIG(status);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + *ended_by;
}

int skerry_start(const char *path, char *const arguments[], char *const environment[], int *output) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return -errno;
  // So that the program seldom waits for this process to read; a smaller pipe works as well.
  fcntl(ends[0], F_SETPIPE_SZ, 1 << 20);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() == parent && dup2(ends[1], STDOUT_FILENO) >= 0) execve(path, arguments, environment);
    _exit(127);
  }
  int reason = errno;
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return -reason;
  }
  *output = ends[0];
  return child;
}
