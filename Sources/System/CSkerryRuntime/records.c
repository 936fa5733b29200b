#include "CSkerryRuntime.h"

// The linker collects the records of all modules in one section and defines symbols for its ends.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

/// A 32-bit offset from its own address; 0 is NULL.
static const char *follow(const int32_t *offset) { return *offset ? (const char *)offset + *offset : NULL; }

/// Like `follow`, but a set low bit means an indirect pointer.
static const void *follow_indirectable(const int32_t *offset) {
  if (!*offset) return NULL;
  const char *at = (const char *)offset + (*offset & ~1);
  return (*offset & 1) ? *(const void *const *)at : at;
}

int skerry_conformances_are_reached(void) {
  return __start_swift5_protocol_conformances && __stop_swift5_protocol_conformances;
}

/// Visits the records between two addresses.
static void visit_records(const int32_t *start, const int32_t *stop, const void *protocol, void (*visit)(const void *, void *), void *context) {
  for (const int32_t *record = start; record < stop; record++) {
    // A conformance descriptor: protocol, type, witness table pattern, flags.
    const int32_t *conformance = (const int32_t *)follow(record);
    if (!conformance || follow_indirectable(conformance) != protocol) continue;
    uint32_t kind = ((uint32_t)conformance[3] >> 3) & 7;
    const void *type = NULL;
    if (kind == 0) type = follow(conformance + 1);
    else if (kind == 1) {
      const void *const *pointer = (const void *const *)follow(conformance + 1);
      type = pointer ? *pointer : NULL;
    }
    if (type) visit(type, context);
  }
}

// The runtime's data about each loaded image; as in its MetadataSections.h, from version 1 on. If a program is linked
// with the library as a shared object, its own records are in an image other than this function's.
struct section {
  uintptr_t start, length;
};
struct image {
  uintptr_t version;
  const void *base, *unused[2];
  struct section protocols, conformances;
};
extern void swift_enumerateAllMetadataSections(_Bool (*body)(const struct image *, void *), void *context) __attribute__((weak));

struct question {
  const void *protocol;
  void (*visit)(const void *, void *);
  void *context;
  /// Records that were already visited.
  const int32_t *own;
};

static _Bool visit_image(const struct image *image, void *context) {
  const struct question *question = context;
  const int32_t *start = (const int32_t *)image->conformances.start;
  if (start && start != question->own)
    visit_records(start, start + image->conformances.length / sizeof *start, question->protocol, question->visit, question->context);
  return 1;
}

void skerry_conformances(const void *protocol, void (*visit)(const void *, void *), void *context) {
  const int32_t *start = __start_swift5_protocol_conformances, *stop = __stop_swift5_protocol_conformances;
  if (start && stop) visit_records(start, stop, protocol, visit, context);
  if (!swift_enumerateAllMetadataSections) return;
  struct question question = {protocol, visit, context, start};
  swift_enumerateAllMetadataSections(visit_image, &question);
}

struct metadata_response {
  const void *metadata;
  size_t state;
};

#if defined(__clang__)
#define SWIFT_CALL __attribute__((swiftcall))
#else
#define SWIFT_CALL
#endif
typedef SWIFT_CALL struct metadata_response (*accessor)(size_t request);

const void *skerry_type_metadata(const void *descriptor) {
  // A nominal type descriptor: flags, parent, name, access function.
  const int32_t *words = descriptor;
  uint32_t flags = (uint32_t)words[0], kind = flags & 0x1f;
  int is_generic = (flags >> 7) & 1;
  // 16 class, 17 struct, 18 enum.
  if (is_generic || kind < 16 || kind > 18) return NULL;
  accessor access = (accessor)follow(words + 3);
  return access ? access(0).metadata : NULL;
}
