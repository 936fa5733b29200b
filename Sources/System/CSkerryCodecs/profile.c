#include "CSkerryCodecs.h"
#include "decode.h"
#include "library.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LCMS "liblcms2.so.2"

static void *(*open_profile)(const void *, uint32_t);
static void *(*srgb_profile)(void);
static int (*close_profile)(void *);
static uint32_t (*color_space)(void *);
static int (*is_matrix_shaper)(void *);
static void *(*create_transform)(void *, uint32_t, void *, uint32_t, uint32_t, uint32_t);
static void (*do_transform)(void *, const void *, void *, uint32_t);
static void (*delete_transform)(void *);

// Values of lcms2.h. Samples are doubles: 0 to 1, inks 0 to 100. Numbers of eight bits are computed in ways that differ between versions of
// the library; doubles are rounded here, so a version does not change a byte.
enum { GREY_SPACE = 0x47524159, RGB_SPACE = 0x52474220, INK_SPACE = 0x434D594B };
enum { GREY_DOUBLES = 0x430008, RGB_DOUBLES = 0x440018, INK_DOUBLES = 0x460020 };
enum { PERCEPTUAL = 0, RELATIVE_COLORIMETRIC = 1, NO_CACHE_NO_OPTIMIZATION = 0x140 };

static void convert(void *transform, int channels, const uint8_t in[4], uint8_t out[3]) {
  double samples[4], rgb[3] = {0, 0, 0};
  for (int c = 0; c < channels; c++) samples[c] = in[c] * (channels == 4 ? 100.0 : 1.0) / 255;
  do_transform(transform, samples, rgb, 1);
  for (int c = 0; c < 3; c++) out[c] = !(rgb[c] > 0) ? 0 : rgb[c] >= 1 ? 255 : (uint8_t)(rgb[c] * 255 + 0.5);
}

/// Whether every colour of a grid is unchanged: the profile is then one of the many spellings of sRGB.
static int keeps_colors(void *transform, int channels) {
  enum { STEP = 17 };
  if (channels == 4) return 0;
  for (int r = 0; r < 256; r += STEP) {
    for (int g = 0; g < (channels == 3 ? 256 : 1); g += STEP) {
      for (int b = 0; b < (channels == 3 ? 256 : 1); b += STEP) {
        uint8_t in[4] = {(uint8_t)r, (uint8_t)g, (uint8_t)b, 255}, out[3];
        if (channels == 1) in[1] = in[2] = in[0];
        convert(transform, channels, in, out);
        if (memcmp(in, out, 3) != 0) return 0;
      }
    }
  }
  return 1;
}

/// Colours that were converted last, by their bits: pictures repeat theirs.
struct converted {
  uint32_t from[1 << 12];
  uint8_t to[1 << 12][3];
};

static void convert_all(void *transform, int channels, uint8_t *pixels, size_t count, struct converted *known) {
  // Only the bits 0 belong at place 0 with value 0, and they are not known yet either; 1 belongs elsewhere.
  memset(known->from, 0, sizeof known->from);
  known->from[0] = 1;
  for (size_t i = 0; i < count; i++) {
    uint8_t *at = pixels + 4 * i;
    uint32_t bits;
    memcpy(&bits, at, 4);
    if (channels != 4) bits |= 0xFF000000u; // alpha does not matter
    uint32_t place = (bits * 0x9E3779B1u) >> 20;
    if (known->from[place] != bits) {
      convert(transform, channels, at, known->to[place]);
      known->from[place] = bits;
    }
    memcpy(at, known->to[place], 3);
    if (channels == 4) at[3] = 255;
  }
}

static int load(char message[128]) {
  SKERRY_LOAD(open_profile, LCMS, "cmsOpenProfileFromMem");
  SKERRY_LOAD(srgb_profile, LCMS, "cmsCreate_sRGBProfile");
  SKERRY_LOAD(close_profile, LCMS, "cmsCloseProfile");
  SKERRY_LOAD(color_space, LCMS, "cmsGetColorSpace");
  SKERRY_LOAD(is_matrix_shaper, LCMS, "cmsIsMatrixShaper");
  SKERRY_LOAD(create_transform, LCMS, "cmsCreateTransform");
  SKERRY_LOAD(do_transform, LCMS, "cmsDoTransform");
  SKERRY_LOAD(delete_transform, LCMS, "cmsDeleteTransform");
  return SKERRY_OK;
}

int apply_profile(const uint8_t *profile, size_t length, int channels, uint8_t *pixels, size_t count, int *is_applied, char message[128]) {
  if (is_applied) *is_applied = 0;
  if (length == 0 || length > PROFILE_LIMIT) return SKERRY_OK;
  int status = load(message);
  if (status != SKERRY_OK) return status;
  const uint32_t space = channels == 1 ? GREY_SPACE : channels == 3 ? RGB_SPACE : INK_SPACE;
  const uint32_t format = channels == 1 ? GREY_DOUBLES : channels == 3 ? RGB_DOUBLES : INK_DOUBLES;
  void *from = open_profile(profile, (uint32_t)length), *to = srgb_profile();
  struct converted *known = malloc(sizeof *known);
  if (from && to && known && color_space(from) == space) {
    // A matrix has one rendering; tables of inks have one for pictures.
    uint32_t intent = is_matrix_shaper(from) ? RELATIVE_COLORIMETRIC : PERCEPTUAL;
    void *transform = create_transform(from, format, to, RGB_DOUBLES, intent, NO_CACHE_NO_OPTIMIZATION);
    if (transform) {
      if (!keeps_colors(transform, channels)) convert_all(transform, channels, pixels, count, known);
      delete_transform(transform);
      if (is_applied) *is_applied = 1;
    }
  }
  free(known);
  if (from) close_profile(from);
  if (to) close_profile(to);
  return SKERRY_OK;
}
