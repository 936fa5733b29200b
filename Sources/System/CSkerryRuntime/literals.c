#define _GNU_SOURCE
#include "CSkerryRuntime.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A program that `watch` compiled with replaceable literals asks for the value of each by its number. The values are in an environment
// variable, so that a program that is started again after a crash has the same: `12:48656c6c6f;14:3137`, a number and bytes in
// hexadecimal digits.

enum { most_literals = 256, longest_line = 1 << 17 };

static const char variable[] = "SKERRY_LITERALS";

static struct literal {
  int32_t number;
  int64_t count;
  uint8_t *bytes;
} literals[most_literals];
static int literal_count;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int digit(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
  return -1;
}

static void read_literals(void) {
  const char *at = getenv(variable);
  while (at != NULL && *at >= '0' && *at <= '9' && literal_count < most_literals) {
    char *end;
    long number = strtol(at, &end, 10);
    if (*end != ':') return;
    at = end + 1;
    size_t digits = strspn(at, "0123456789abcdef");
    uint8_t *bytes = malloc(digits / 2 + 1);
    if (bytes == NULL) return;
    for (size_t index = 0; index < digits / 2; index++) {
      bytes[index] = (uint8_t)(digit(at[2 * index]) << 4 | digit(at[2 * index + 1]));
    }
    literals[literal_count++] = (struct literal){(int32_t)number, (int64_t)(digits / 2), bytes};
    at += digits;
    if (*at == ';') at++;
  }
}

const uint8_t *skerry_literal(int32_t number, int64_t *count) {
  pthread_once(&once, read_literals);
  for (int index = 0; index < literal_count; index++) {
    if (literals[index].number != number) continue;
    *count = literals[index].count;
    return literals[index].bytes;
  }
  return NULL;
}

int skerry_literals_await(void) {
  const char *value = getenv(variable);
  if (value == NULL || strcmp(value, "-") != 0) return 1;
  char *line = malloc(longest_line);
  if (line == NULL) return 0;
  size_t length = 0;
  int is_complete = 0;
  // One byte at a time: what follows the line is a request.
  while (length < longest_line - 1 && read(STDIN_FILENO, line + length, 1) == 1) {
    is_complete = line[length] == '\n';
    if (is_complete) break;
    length++;
  }
  line[length] = 0;
  if (is_complete) setenv(variable, line, 1);
  free(line);
  return is_complete;
}
