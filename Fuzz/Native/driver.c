#include "CSkerryFuzz.h"

// libFuzzer's entry point, which only exists in builds that link it (Fuzz/run).
__attribute__((weak)) int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

int skerry_fuzz_is_linked(void) { return LLVMFuzzerRunDriver != 0; }

int skerry_fuzz_run(int count, char **words, int (*target)(const uint8_t *data, size_t size)) {
  return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&count, &words, target) : -1;
}
