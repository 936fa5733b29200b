// Foundation's getters of the current locale and of the system's version, by their mangled names: they jump to functions of SkerryRuntime with the
// same calling convention. In assembly, because in an optimized build the compiler does not allow a Swift function to
// replace a method of another module.

#if defined(__linux__) && defined(__x86_64__)
#define STAND_IN(symbol, own)                                                                                                      \
  __asm__(".text\n.globl \"" symbol "\"\n.type \"" symbol "\", @function\n\"" symbol "\":\n  jmp " own "@PLT\n.size \"" symbol "\", . - \"" symbol "\"\n")
#elif defined(__linux__) && defined(__aarch64__)
#define STAND_IN(symbol, own)                                                                                                      \
  __asm__(".text\n.globl \"" symbol "\"\n.type \"" symbol "\", %function\n\"" symbol "\":\n  b " own "\n.size \"" symbol "\", . - \"" symbol "\"\n")
#endif

#ifdef STAND_IN
STAND_IN("$s20FoundationEssentials6LocaleV7currentACvgZ", "skerry_locale_current");
STAND_IN("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "skerry_locale_autoupdating");
#define PROCESS_INFO "$s20FoundationEssentials11ProcessInfoC"
STAND_IN(PROCESS_INFO "22operatingSystemVersionAA09OperatingfG0Vvg", "skerry_system_version");
STAND_IN(PROCESS_INFO "24isOperatingSystemAtLeastySbAA0fG7VersionVF", "skerry_system_is_at_least");
STAND_IN(PROCESS_INFO "28operatingSystemVersionStringSSvg", "skerry_system_version_string");
#endif
