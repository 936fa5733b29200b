#pragma once
#include "CSkerryRuntime.h"

/// The generator of the code that runs now: that of a static's initializer, of the task or thread, or of the process;
/// NULL where random values are the system's.
struct skerry_random *skerry_random_current(void);

/// The generator of the static whose initializer runs on this thread; NULL outside of initializers.
struct skerry_random *skerry_random_of_static(void);

/// Fills a buffer; the values are not counted as drawn by a view.
void skerry_random_fill(struct skerry_random *random, void *buffer, size_t count);
