#include "CSkerryCodecs.h"
#include <stdio.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct failure {
  struct jpeg_error_mgr base;
  jmp_buf exit;
  char *message;
};

static void fail(j_common_ptr info) {
  struct failure *failure = (struct failure *)info->err;
  char text[JMSG_LENGTH_MAX];
  info->err->format_message(info, text);
  snprintf(failure->message, 128, "%s", text);
  longjmp(failure->exit, 1);
}

/// Warnings, such as a premature end, are failures, because half a picture is useless.
static void warn(j_common_ptr info, int level) {
  if (level < 0) fail(info);
}

static void quiet(j_common_ptr info) { (void)info; }

/// Four inks as RGB, without a profile. Adobe's programs store how much of the paper each ink leaves, others how much it covers.
static void paper(uint8_t *line, size_t count, int leaves) {
  for (size_t x = 0; x < count; x++) {
    uint8_t *at = line + 4 * x;
    unsigned black = leaves ? at[3] : 255u - at[3];
    for (int channel = 0; channel < 3; channel++) {
      unsigned left = leaves ? at[channel] : 255u - at[channel];
      at[channel] = (uint8_t)((left * black + 127) / 255);
    }
    at[3] = 255;
  }
}

uint8_t *skerry_jpeg_decode(const uint8_t *data, size_t length, uint64_t pixel_limit, uint32_t *width, uint32_t *height,
                            char message[128]) {
  struct jpeg_decompress_struct info;
  struct failure failure;
  uint8_t *volatile pixels = NULL;
  info.err = jpeg_std_error(&failure.base);
  failure.base.error_exit = fail;
  failure.base.emit_message = warn;
  failure.base.output_message = quiet;
  failure.message = message;
  if (setjmp(failure.exit)) {
    jpeg_destroy_decompress(&info);
    free((void *)pixels);
    return NULL;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, data, (unsigned long)length);
  jpeg_read_header(&info, TRUE);
  if ((uint64_t)info.image_width * info.image_height > pixel_limit) {
    snprintf(message, 128, "it declares %u x %u pixels, more than the limit", info.image_width, info.image_height);
    jpeg_destroy_decompress(&info);
    return NULL;
  }
  // libjpeg does not convert four inks to RGB.
  int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  *width = info.output_width;
  *height = info.output_height;
  size_t row = (size_t)info.output_width * 4;
  pixels = malloc(row * info.output_height + 1);
  if (!pixels) {
    snprintf(message, 128, "memory ran out");
    longjmp(failure.exit, 1);
  }
  while (info.output_scanline < info.output_height) {
    if (has_inks) {
      JSAMPROW inks[1] = {(uint8_t *)pixels + row * info.output_scanline};
      jpeg_read_scanlines(&info, inks, 1);
      paper(inks[0], info.output_width, info.saw_Adobe_marker);
      continue;
    }
    // RGB is read into the end of the row and expanded from its start.
    uint8_t *line = (uint8_t *)pixels + row * info.output_scanline;
    uint8_t *packed = line + info.output_width;
    JSAMPROW rows[1] = {packed};
    jpeg_read_scanlines(&info, rows, 1);
    for (size_t x = 0; x < info.output_width; x++) {
      uint8_t r = packed[3 * x], g = packed[3 * x + 1], b = packed[3 * x + 2];
      line[4 * x] = r;
      line[4 * x + 1] = g;
      line[4 * x + 2] = b;
      line[4 * x + 3] = 255;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return (uint8_t *)pixels;
}
