#include "CSkerryCodecs.h"
#include "decode.h"
#include <stdio.h>
#include <jpeglib.h>
#include <jerror.h>
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

/// Warnings about missing or damaged pixels, such as a premature end, are failures, because half a picture is useless. Others, such as
/// unneeded bytes between markers, are about files that every reader shows whole.
static void warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_BOGUS_PROGRESSION: fail(info);
    default: info->err->num_warnings++;
  }
}

static void quiet(j_common_ptr info) { (void)info; }

static void ignore(j_common_ptr info, int level) { (void)info, (void)level; }

/// Converts CMYK without a profile to RGB, in place; 255 is full ink.
static void paper(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t *at = pixels + 4 * i;
    unsigned black = 255u - at[3];
    for (int channel = 0; channel < 3; channel++) at[channel] = (uint8_t)(((255u - at[channel]) * black + 127) / 255);
    at[3] = 255;
  }
}

/// Reads one row into four bytes per pixel.
static void read_row(struct jpeg_decompress_struct *info, uint8_t *line) {
  size_t width = info->output_width;
  if (info->out_color_space == JCS_CMYK) {
    JSAMPROW rows[1] = {line};
    jpeg_read_scanlines(info, rows, 1);
    // Adobe's programs store inverted values: 255 is no ink.
    for (size_t i = 0; info->saw_Adobe_marker && i < 4 * width; i++) line[i] = (uint8_t)(255 - line[i]);
    return;
  }
  // RGB is read into the end of the row and expanded from its start.
  uint8_t *packed = line + width;
  JSAMPROW rows[1] = {packed};
  jpeg_read_scanlines(info, rows, 1);
  for (size_t x = 0; x < width; x++) {
    uint8_t r = packed[3 * x], g = packed[3 * x + 1], b = packed[3 * x + 2];
    line[4 * x] = r;
    line[4 * x + 1] = g;
    line[4 * x + 2] = b;
    line[4 * x + 3] = 255;
  }
}

int skerry_jpeg_decode(const uint8_t *data, size_t length, uint64_t limit, uint32_t *width, uint32_t *height, uint8_t **pixels,
                       char message[128]) {
  struct jpeg_decompress_struct info;
  struct failure failure;
  uint8_t *volatile all = NULL;
  JOCTET *volatile profile = NULL;
  info.err = jpeg_std_error(&failure.base);
  failure.base.error_exit = fail;
  failure.base.emit_message = warn;
  failure.base.output_message = quiet;
  failure.message = message;
  if (setjmp(failure.exit)) {
    jpeg_destroy_decompress(&info);
    free((void *)all);
    free((void *)profile);
    return SKERRY_DAMAGED;
  }
  jpeg_create_decompress(&info);
  jpeg_save_markers(&info, JPEG_APP0 + 2, 0xFFFF);
  jpeg_mem_src(&info, data, (unsigned long)length);
  jpeg_read_header(&info, TRUE);
  if ((uint64_t)info.image_width * info.image_height > limit) {
    snprintf(message, 128, "it declares %u x %u pixels, more than the limit", info.image_width, info.image_height);
    jpeg_destroy_decompress(&info);
    return SKERRY_DAMAGED;
  }
  JOCTET *icc = NULL;
  unsigned icc_length = 0;
  // An incomplete profile is ignored; the picture is complete.
  failure.base.emit_message = ignore;
  if (jpeg_read_icc_profile(&info, &icc, &icc_length)) profile = icc;
  failure.base.emit_message = warn;
  // libjpeg does not convert four inks to RGB.
  int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  int channels = has_inks ? 4 : info.jpeg_color_space == JCS_GRAYSCALE ? 1 : 3;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  size_t row = (size_t)info.output_width * 4, count = (size_t)info.output_width * info.output_height;
  all = malloc(count * 4 + 1);
  if (!all) {
    snprintf(message, 128, "memory ran out");
    longjmp(failure.exit, 1);
  }
  while (info.output_scanline < info.output_height) read_row(&info, (uint8_t *)all + row * info.output_scanline);
  *width = info.output_width;
  *height = info.output_height;
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  int is_applied = 0, status = SKERRY_OK;
  if (profile) status = apply_profile((uint8_t *)profile, icc_length, channels, (uint8_t *)all, count, &is_applied, message);
  free((void *)profile);
  if (status != SKERRY_OK) {
    free((void *)all);
    return status;
  }
  if (has_inks && !is_applied) paper((uint8_t *)all, count);
  *pixels = (uint8_t *)all;
  return SKERRY_OK;
}
