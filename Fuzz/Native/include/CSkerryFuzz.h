#pragma once
#include <stddef.h>
#include <stdint.h>

/// Whether libFuzzer is linked into this executable.
int skerry_fuzz_is_linked(void);
/// Hands over to libFuzzer, which calls `target` until it finds something. Returns its exit code; -1 when it is not linked.
int skerry_fuzz_run(int count, char **words, int (*target)(const uint8_t *data, size_t size));
