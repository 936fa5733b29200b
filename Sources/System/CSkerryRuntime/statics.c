#define _GNU_SOURCE
#include "random.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#endif

// A static is initialized by the first picture that reads it. So that its random values do not depend on which one that
// is, they come from a generator of its own, whose seed is the name of the static: the same in debug and release.

typedef void (*initializer)(void *);

struct frame {
  initializer run;
  void *context;
  int has_begun;
  struct skerry_random random;
};
static _Thread_local struct frame *innermost;

#ifdef __linux__

/// A hash (FNV-1a) of the name of the function at an offset of an image; 0 without one. Of several names the first in
/// alphabetical order is used.
static uint64_t hash_in(const char *bytes, size_t count, uintptr_t offset) {
  const ElfW(Ehdr) *header = (const void *)bytes;
  if (count < sizeof *header || memcmp(bytes, ELFMAG, SELFMAG) != 0) return 0;
  if (header->e_shoff > count || (count - header->e_shoff) / sizeof(ElfW(Shdr)) < header->e_shnum) return 0;
  const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
  const char *found = NULL;
  for (int i = 0; i < header->e_shnum; i++) {
    const ElfW(Shdr) *table = &sections[i];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    if (table->sh_offset > count || table->sh_size > count - table->sh_offset) continue;
    if (names->sh_offset > count || names->sh_size > count - names->sh_offset || names->sh_size == 0) continue;
    if (bytes[names->sh_offset + names->sh_size - 1] != 0) continue;
    const ElfW(Sym) *symbols = (const void *)(bytes + table->sh_offset);
    for (size_t at = 0; at < table->sh_size / sizeof *symbols; at++) {
      if (symbols[at].st_value != offset || (symbols[at].st_info & 0xf) != STT_FUNC || symbols[at].st_name >= names->sh_size) continue;
      const char *name = bytes + names->sh_offset + symbols[at].st_name;
      if (!found || strcmp(name, found) < 0) found = name;
    }
  }
  if (!found) return 0;
  uint64_t hash = 0xCBF29CE484222325;
  for (; *found; found++) hash = (hash ^ (unsigned char)*found) * 0x100000001B3;
  return hash;
}

static uint64_t seed_of(initializer function) {
  Dl_info image;
  struct link_map *map = NULL;
  if (!dladdr1((void *)function, &image, (void **)&map, RTLD_DL_LINKMAP)) return 0;
  int file = open(map && map->l_name[0] ? image.dli_fname : "/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  uint64_t seed = 0;
  struct stat facts;
  if (fstat(file, &facts) == 0 && facts.st_size > 0) {
    char *bytes = mmap(NULL, (size_t)facts.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      seed = hash_in(bytes, (size_t)facts.st_size, (uintptr_t)function - (uintptr_t)(map ? map->l_addr : 0));
      munmap(bytes, (size_t)facts.st_size);
    }
  }
  close(file);
  return seed;
}

static void run(void *context) {
  struct frame *frame = context, *outer = innermost;
  innermost = frame;
  frame->run(frame->context);
  innermost = outer;
}

/// Replaces the runtime's, which initializes globals and statics. Weak, so that a program that contains the runtime
/// keeps its own.
__attribute__((weak)) void swift_once(void *predicate, initializer function, void *context) {
  static void (*original)(void *, initializer, void *);
  if (!original) original = (void (*)(void *, initializer, void *))dlsym(RTLD_NEXT, "swift_once");
  struct frame frame = {function, context, 0, {0}};
  original(predicate, run, &frame);
}

#else

static uint64_t seed_of(initializer function) {
  (void)function;
  return 0;
}

#endif

struct skerry_random *skerry_random_of_static(void) {
  if (!innermost) return NULL;
  if (!innermost->has_begun) {
    innermost->has_begun = 1;
    skerry_random_begin(&innermost->random, seed_of(innermost->run));
  }
  return &innermost->random;
}
