#include "CSkerryCodecs.h"
#include "png_write.h"
#include "small.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// A small PNG for files that are written once and kept: fewer channels, a palette, the best of seven filter strategies,
// and as thorough a search by libdeflate as fits into about ten milliseconds. The choice depends only on the pixels,
// never on a clock.

static uint8_t *put_chunk(uint8_t *at, const char *type, const void *data, size_t length) {
  if (length) memcpy(at + 8, data, length);
  return close_chunk(at, type, (uint32_t)length);
}

/// The compression level for a number of bytes: slow levels only where the whole search stays near ten milliseconds. Measured
/// on the examples' pictures, level 12 takes 93 ns a byte, 10 takes 24, 9 takes 5 and 8 takes 4; their files are 0, 6, 7
/// and 8 per cent above the smallest. Beyond 2.5 MB (StandBy), level 7 saves a quarter of the time and costs 2 per cent.
static int level_for(size_t size) {
  return size <= 60000 ? 12 : size <= 200000 ? 10 : size <= 1000000 ? 9 : size <= 2500000 ? 8 : 7;
}

/// Packs bytes, and keeps the stream where it is shorter than the one that is kept; 0 when memory ran out.
static int pack_shorter(int level, const uint8_t *bytes, size_t size, uint8_t **kept, size_t *length, uint8_t **room, size_t bound) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return 0;
  size_t found = libdeflate_zlib_compress(compressor, bytes, size, *room, bound);
  libdeflate_free_compressor(compressor);
  if (found > 0 && found < *length) {
    uint8_t *other = *kept;
    *kept = *room;
    *room = other;
    *length = found;
  }
  return 1;
}

/// Up to this level a search costs so little that a picture may be packed twice.
enum { CHEAP = 9 };

/// The zlib stream of a form's rows. NULL when memory ran out.
static uint8_t *pack(const struct form *form, uint32_t height, size_t *length) {
  size_t size = (form->row + 1) * height, bound = libdeflate_zlib_compress_bound(NULL, size);
  int level = level_for(size), cheap = level < CHEAP ? level : CHEAP;
  uint8_t *filtered = malloc(size + 1), *plain = malloc(size + 1), *packed = malloc(bound + 1), *room = malloc(bound + 1);
  struct filter_buffers buffers = {malloc(form->row + 1), malloc(8192), calloc(form->row + 1, 1)};
  int is_well = filtered && plain && packed && room && buffers.scratch && buffers.seen && buffers.none;
  *length = SIZE_MAX;
  if (is_well) {
    int strategy = strategy_for(form, height, filtered, packed, bound, &buffers);
    filter_rows(form, 0, height, strategy, filtered, &buffers);
    is_well = pack_shorter(cheap, filtered, size, &packed, length, &room, bound);
    const uint8_t *best = filtered;
    // Bands are too low to show what rows without a filter find in rows far above them.
    if (is_well && strategy != 0) {
      size_t before = *length;
      filter_rows(form, 0, height, 0, plain, &buffers);
      is_well = pack_shorter(cheap, plain, size, &packed, length, &room, bound);
      if (*length < before) best = plain;
    }
    // The thorough search is not the better one for every picture.
    if (is_well && level > cheap) is_well = pack_shorter(level, best, size, &packed, length, &room, bound);
    is_well = is_well && *length != SIZE_MAX;
  }
  free(filtered);
  free(plain);
  free(room);
  free(buffers.scratch);
  free(buffers.seen);
  free(buffers.none);
  if (is_well) return packed;
  free(packed);
  return NULL;
}

/// Up to this number of pixels, a picture with a palette is also tried without one, because the palette may be the larger part.
enum { FEW_PIXELS = 4096 };

static uint8_t *assemble(const struct form *form, const uint8_t *packed, size_t packed_length, uint32_t width, uint32_t height, size_t *length) {
  uint8_t *file = malloc(packed_length + 2048);
  if (!file) return NULL;
  uint8_t *at = begin_png(file, width, height, (uint8_t)form->depth, (uint8_t)form->color_type);
  if (form->color_type == 3) {
    uint8_t colors[768], alphas[256];
    size_t clear = 0;
    for (int i = 0; i < form->palette_count; i++) {
      memcpy(colors + 3 * i, form->palette[i], 3);
      alphas[i] = form->palette[i][3];
      if (alphas[i] != 255) clear = (size_t)i + 1;
    }
    at = put_chunk(at, "PLTE", colors, 3 * (size_t)form->palette_count);
    if (clear) at = put_chunk(at, "tRNS", alphas, clear);
  }
  at = put_chunk(at, "IDAT", packed, packed_length);
  at = put_chunk(at, "IEND", NULL, 0);
  *length = (size_t)(at - file);
  return file;
}

uint8_t *skerry_png_encode_small(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *length) {
  size_t count = (size_t)width * height, packed_length = 0;
  uint8_t *straight = malloc(count * 4 + 1), *packed = NULL, *file = NULL;
  struct form form;
  memset(&form, 0, sizeof form);
  if (straight) {
    straight_pixels(pixels, straight, count);
    // A palette leaves at most a third of the bytes to compress; a picture with too many colours is compressed as it
    // is.
    if (make_indexed(straight, width, height, &form) || make_direct(straight, width, height, &form)) packed = pack(&form, height, &packed_length);
    struct form direct;
    memset(&direct, 0, sizeof direct);
    if (packed && form.color_type == 3 && count <= FEW_PIXELS && make_direct(straight, width, height, &direct)) {
      size_t direct_length = 0;
      uint8_t *other = pack(&direct, height, &direct_length);
      if (other && direct_length < packed_length + palette_size(&form)) {
        struct form dropped = form;
        uint8_t *longer = packed;
        form = direct, packed = other, packed_length = direct_length;
        direct = dropped, other = longer;
      }
      free(other);
      free(direct.rows);
    }
    if (packed) file = assemble(&form, packed, packed_length, width, height, length);
  }
  free(packed);
  free(form.rows);
  free(straight);
  return file;
}
