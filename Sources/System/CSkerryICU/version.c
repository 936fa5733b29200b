#include "CSkerryICU.h"
#include <unicode/uversion.h>

void skerry_icu_version(char text[32]) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}
