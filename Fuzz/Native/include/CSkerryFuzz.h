#pragma once
#include <stddef.h>
#include <stdint.h>

/// Whether libFuzzer is linked into this executable.
int skerry_fuzz_is_linked(void);
/// Starts libFuzzer, which calls `target` until it finds a failure. Returns its exit code; -1 if it is not linked.
int skerry_fuzz_run(int count, char **words, int (*target)(const uint8_t *data, size_t size));
