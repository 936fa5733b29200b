// Foundation stores UserDefaults in files of the user, reads them on first use and writes them at every change. A
// picture must not depend on them, nor leave any behind. As with the clock, the executable's own functions take
// precedence over the library's: the folder of those files is one that can never exist, so every domain starts empty
// and keeps its values only as long as the process.

#include "CSkerryRuntime.h"

#if defined(__linux__)

typedef const void *Reference;

// CoreFoundation's functions, which come with Foundation. Weak: a process without Foundation has no defaults.
extern Reference CFStringCreateWithCString(Reference allocator, const char *text, unsigned encoding) __attribute__((weak));
extern Reference CFURLCreateWithFileSystemPath(Reference allocator, Reference path, long style, unsigned char is_folder)
    __attribute__((weak));
extern void CFRelease(Reference object) __attribute__((weak));

int skerry_defaults_are_reached(void) { return CFStringCreateWithCString && CFURLCreateWithFileSystemPath && CFRelease; }

enum { utf8 = 0x08000100, posix = 0 };

Reference _CFKnownLocationCreatePreferencesURLForUser(long kind, Reference user) {
  (void)kind;
  (void)user;
  if (!skerry_defaults_are_reached()) return 0;
  Reference path = CFStringCreateWithCString(0, "/dev/null/Preferences", utf8);
  if (!path) return 0;
  Reference url = CFURLCreateWithFileSystemPath(0, path, posix, 1);
  CFRelease(path);
  return url;
}

// There is nothing to write, so writing always succeeds, as on a phone.
unsigned char CFPreferencesAppSynchronize(Reference app) {
  (void)app;
  return 1;
}

#else

int skerry_defaults_are_reached(void) { return 0; }

#endif
