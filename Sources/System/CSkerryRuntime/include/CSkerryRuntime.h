#pragma once
#include <stdint.h>
#include <stddef.h>

/// Visits every protocol conformance record of the process: those of the image that this function is in, then those of each other image in
/// the order in which they were loaded.
/// A record whose type is named directly gives that type's context descriptor.
void skerry_conformances(const void *protocol, void (*visit)(const void *type_descriptor, void *context), void *context);

/// The metadata of a type without generic parameters, from its context descriptor; NULL for anything else.
const void *skerry_type_metadata(const void *type_descriptor);

/// Fixes what CLOCK_REALTIME says in this process; the other clocks go on.
void skerry_clock_set(int64_t seconds, int64_t nanoseconds);
/// Gives the real time back.
void skerry_clock_clear(void);

/// What CLOCK_REALTIME says, or nothing where `is_fixed` is 0.
struct skerry_moment {
  int is_fixed;
  int64_t seconds, nanoseconds;
};
/// Fixes what CLOCK_REALTIME says on the calling thread alone, before what the process says; returns what held there until now.
struct skerry_moment skerry_clock_set_thread(struct skerry_moment moment);
/// What the whole process is told.
struct skerry_moment skerry_clock_process(void);

/// Lets the process keep memory that it gave back, up to 128 MiB, instead of fetching it from the system again, zeroed, page by page:
/// a picture takes and frees layers of some megabytes each. Where the C library is another than glibc nothing changes.
void skerry_memory_keep(void);

/// Gives every process the same hash seeds, so that dictionaries have one order. To be called before anything is hashed.
void skerry_hashing_fix(void);
/// Whether the runtime's seeds can be reached, so that `skerry_hashing_fix` does something.
int skerry_hashing_is_reached(void);
/// Whether CoreFoundation's functions can be reached, so that user defaults begin empty.
int skerry_defaults_are_reached(void);
/// Whether the executable's protocol conformances can be found.
int skerry_conformances_are_reached(void);

/// Starts the program again when it is stopped under a mark. After its first word the fresh start gets `option` with four lines (the mark,
/// the signal's number, what the language's runtime said, the calls as offsets from the program's start in hexadecimal digits) and
/// `output_option` with how many bytes were written to standard output and standard error. The words and the options must stay where they are.
void skerry_stop_watch(int count, char **arguments, char *option, char *output_option);
/// Names what is done from now on; NULL while nothing is. What is said on standard error under a mark is held back until it ends.
void skerry_stop_mark(const char *name);
/// Says where the command writes what standard output is for, so that a fresh start writes there, too.
void skerry_stop_output(int descriptor);
/// Counts what the command itself wrote, so that a fresh start does not write it again.
void skerry_stop_wrote(int descriptor_is_error, int64_t count);
