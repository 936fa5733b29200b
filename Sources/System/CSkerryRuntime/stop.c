#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// A customer's view may stop the program: a range whose end lies before its start, an index beyond an array. The picture that was
// being drawn is then named to a fresh start of the same program, which leaves it out and draws the others.

enum { most_words = 1024, longest_name = 4096 };

static char *words[most_words];
static int word_count;
static int is_watching;
static volatile sig_atomic_t is_drawing;
static char drawing[longest_name];
static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction before[NSIG];

static void stopped(int signal) {
  sigaction(signal, &before[signal], NULL);
  // Outside of drawing the fault comes once more, and whoever watched before hears of it.
  if (!is_drawing) return;
  // A copy of the process dies as it would have died anyway, with all that the language's runtime has to say.
  pid_t copy = fork();
  if (copy == 0) return;
  int status;
  if (copy > 0) while (waitpid(copy, &status, 0) < 0 && errno == EINTR) {}
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execv("/proc/self/exe", words);
  _exit(1);
}

void skerry_stop_watch(int count, char **arguments, char *option) {
  if (is_watching || count < 2 || count + 3 > most_words) return;
  words[0] = arguments[0];
  words[1] = arguments[1];
  words[2] = option;
  words[3] = drawing;
  for (int i = 2; i < count; i++) words[i + 2] = arguments[i];
  word_count = count + 2;
  words[word_count] = NULL;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = stopped;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) sigaction(faults[i], &action, &before[faults[i]]);
  is_watching = 1;
}

void skerry_stop_mark(const char *name) {
  is_drawing = 0;
  if (!is_watching || name == NULL || strlen(name) >= longest_name) return;
  strcpy(drawing, name);
  is_drawing = 1;
}
