#include "CSkerryCodecs.h"
#include <libdeflate.h>
#include <png.h>
#include <stdio.h>
#include <jpeglib.h>


#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)

void skerry_codec_versions(char png[32], char deflate[32], char jpeg[32]) {
  snprintf(png, 32, "%s", png_get_libpng_ver(NULL));
  snprintf(deflate, 32, "%s", LIBDEFLATE_VERSION_STRING);
#ifdef LIBJPEG_TURBO_VERSION
  snprintf(jpeg, 32, "turbo %s", TEXT(LIBJPEG_TURBO_VERSION));
#else
  snprintf(jpeg, 32, "%d", JPEG_LIB_VERSION);
#endif
}
