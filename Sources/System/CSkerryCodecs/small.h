#pragma once
#include <stddef.h>
#include <stdint.h>

// The parts of the encoder in small.c.

/// A picture in one of PNG's colour types, not yet filtered.
struct form {
  int color_type, depth, channels; // channels: bytes per pixel for filters, at least 1
  size_t row;                      // bytes of a row
  uint8_t *rows;
  uint8_t palette[256][4];
  int palette_count;
};

/// Converts to a palette. 0 if it has more than 256 colours or memory ran out.
int make_indexed(const uint8_t *straight, uint32_t width, uint32_t height, struct form *form);

/// Converts to grey or RGB, with alpha only if needed. 0 if memory ran out.
int make_direct(const uint8_t *straight, uint32_t width, uint32_t height, struct form *form);

/// Bytes of the chunks of a palette; 0 without one.
size_t palette_size(const struct form *form);

/// Buffers of the filters: `none` is a row of zeros.
struct filter_buffers {
  uint8_t *scratch, *seen, *none;
};

/// Filters the rows from `first` to `end` into `out`, each preceded by its filter. `strategy` is a filter, or one of the ways of
/// choosing a filter for each row.
void filter_rows(const struct form *form, uint32_t first, uint32_t end, int strategy, uint8_t *out, const struct filter_buffers *buffers);

/// The filter strategy with the smallest result on some bands of the picture. `filtered` and `packed` are scratch memory; `bound` is the
/// size of `packed`.
int strategy_for(const struct form *form, uint32_t height, uint8_t *filtered, uint8_t *packed, size_t bound, const struct filter_buffers *buffers);
