#pragma once
#include <stdint.h>
#include <stddef.h>

/// Visits every protocol conformance record of the process: those of this function's own image, then those of the other
/// images in load order. A record whose type is named directly gives that type's context descriptor.
void skerry_conformances(const void *protocol, void (*visit)(const void *type_descriptor, void *context), void *context);

/// The metadata of a type without generic parameters, from its context descriptor; NULL for anything else.
const void *skerry_type_metadata(const void *type_descriptor);

/// Fixes CLOCK_REALTIME in this process; clocks that measure how long something takes keep running.
void skerry_clock_set(int64_t seconds, int64_t nanoseconds);
/// Restores the real time.
void skerry_clock_clear(void);

/// The fixed value of CLOCK_REALTIME; unset if `is_fixed` is 0.
struct skerry_moment {
  int is_fixed;
  int64_t seconds, nanoseconds;
  /// How often the thread's other clocks were read; each reading is a microsecond.
  int64_t readings;
};
/// Fixes CLOCK_REALTIME on the calling thread, overriding the process's, and begins its other clocks at a minute; returns
/// the previous value.
struct skerry_moment skerry_clock_set_thread(struct skerry_moment moment);
/// The value for the whole process.
struct skerry_moment skerry_clock_process(void);

/// Lets the process keep freed memory, up to 128 MiB, instead of requesting it from the system again, zeroed, page by
/// page: a picture takes and frees layers of some megabytes each. Has no effect with C libraries other than glibc.
void skerry_memory_keep(void);

/// The first occurrence of some bytes in others, found by `memmem`, which Swift does not import; NULL if there is none.
const void *skerry_find(const void *bytes, size_t count, const void *wanted, size_t length);

/// Gives every process the same hash seeds, so that dictionaries have one order. Must be called before anything is
/// hashed.
void skerry_hashing_fix(void);
/// Whether the runtime's seeds are accessible, so that `skerry_hashing_fix` has an effect.
int skerry_hashing_is_reached(void);
/// Whether CoreFoundation's functions and the method that registers defaults are replaced, so that user defaults begin empty.
int skerry_defaults_are_reached(void);

/// What a picture has written into user defaults; begins with what an outer picture has, if there is one. NULL on systems where user
/// defaults are not replaced.
struct skerry_defaults *skerry_defaults_make(struct skerry_defaults *outer);
void skerry_defaults_free(struct skerry_defaults *own);
/// Registers a default, objects of Foundation, for the current picture, or for the process.
void skerry_defaults_register(const void *key, const void *value);

/// What a picture has changed in the process: environment variables and the current folder. NULL on systems where the functions that change
/// them are not replaced.
struct skerry_changes *skerry_changes_begin(struct skerry_changes *outer);
/// Reverts the changes; what code of the picture that still runs changes from now on has no effect.
void skerry_changes_end(struct skerry_changes *changes);
void skerry_changes_free(struct skerry_changes *changes);
/// Whether the executable's protocol conformances can be found.
int skerry_conformances_are_reached(void);

/// Restarts the program when it crashes, or calls `exit`, under a mark. After its first argument the restarted program receives `option`
/// with four lines (the mark, the signal's number or 0 for `exit`, the message of the Swift runtime, the calls as offsets from the
/// program's start in hexadecimal digits) and `output_option` with the number of bytes written to standard output and
/// standard error. The arguments and the options must stay allocated.
void skerry_stop_watch(int count, char **arguments, char *option, char *output_option);
/// Replaces the arguments that a restarted program receives; the first two stay as they are. Not under a mark.
void skerry_stop_arguments(int count, char **arguments);
/// Limits the seconds that the code under a mark may take, from the next mark on; afterwards it counts as crashed, by SIGALRM. 0, the
/// default, means no limit.
void skerry_stop_after(int seconds);
/// Sets the mark: a name for the code that runs from now on; NULL for none. Standard error is held back while a mark is
/// set.
void skerry_stop_mark(const char *name);
/// Sets the descriptor to which the command writes its standard output, so that a restarted program writes there too.
void skerry_stop_output(int descriptor);
/// Counts the bytes that the command itself wrote, so that a restarted program does not write them again.
void skerry_stop_wrote(int descriptor_is_error, int64_t count);

/// A generator of random values whose seed is known.
struct skerry_random {
  uint64_t state, rand48;
  uint32_t rand;
};
/// Begins a generator's sequence.
void skerry_random_begin(struct skerry_random *random, uint64_t seed);
/// From now on random values come from the generator that SkerryRuntime names (`skerry_random_of_scope`), where it names
/// one. Calls nest; each needs a `skerry_random_leave`.
void skerry_random_enter(void);
void skerry_random_leave(void);
/// As above; in addition, threads without a generator of their own share one, which begins with `seed`.
void skerry_random_enter_process(uint64_t seed);
void skerry_random_leave_process(void);
/// Whether the initializer of a static runs on the calling thread.
int skerry_is_in_static(void);
/// How many times the calling thread drew random values in scopes. UUIDs and the values of statics are not counted.
uint64_t skerry_random_draws(void);
/// How many UUIDs the calling thread made in scopes; those of statics are not counted.
uint64_t skerry_random_uuids(void);
/// How many of them are kept.
#define skerry_random_uuids_kept 64
/// The 16 bytes of one of the last `skerry_random_uuids_kept`.
/// - number: counted from 0.
void skerry_random_uuid(uint64_t number, unsigned char *bytes);

/// Runs a program with this process's input and output and waits for its end. Signals to this process reach it, and it does not outlive this
/// process. Returns its exit code, 128 and the signal's number if a signal ended it, or a negative error number if it cannot be started.
/// - ended_by: set to that signal, otherwise to 0.
int skerry_supervise(const char *path, char *const arguments[], int *ended_by);

/// Starts a program whose standard output this process reads; the rest of its input and output is this process's. It does not outlive this process.
/// Returns its process number, or a negative error number.
/// - output: set to the descriptor to read from.
int skerry_start(const char *path, char *const arguments[], char *const environment[], int *output);

/// Called before a program is started that has a process group of its own: until the matching `skerry_tool_ended`, a signal that ends this process
/// ends the group first.
void skerry_tool_starts(void);
/// The program's group; 0 if it could not be started.
void skerry_tool_started(int32_t group);
void skerry_tool_ended(int32_t group);

/// The bytes to take instead of the literal with a number, in a program whose literals `watch` can set, and how many they are;
/// NULL if it keeps the value that is written.
const uint8_t *skerry_literal(int32_t number, int64_t *count);
/// Waits for the values, one line on standard input, if the environment asks for it (`SKERRY_LITERALS=-`). Returns 0 if the input
/// ends before.
int skerry_literals_await(void);
