#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixels are RGBA, 8 bits, straight alpha, sRGB, rows without gaps. Only additions, multiplications, divisions and square
// roots of doubles are used, in one order and without contraction, so every machine and both paths compute the same bits.

/// The class of a pixel.
enum skerry_pixel_class { SKERRY_SAME, SKERRY_TOLERATED, SKERRY_FAILING, SKERRY_ANTIALIASED, SKERRY_MASKED };

enum { SKERRY_SWEEP_COUNT = 7 };

/// Limits for a differing pixel to be tolerated. A negative limit is not set; if none is set every difference fails.
struct skerry_tolerance {
  int channel;      ///< maximum difference of one channel, 0…255
  double yiq;       ///< pixelmatch's threshold, 0…1
  double oklab;     ///< distance in OKLab times 100
  int skips_edges;  ///< not zero: pixels that are anti-aliasing, as pixelmatch defines it, do not fail
};

struct skerry_counts {
  uint64_t differing, failing, tolerated, antialiased, masked;
  /// Differing pixels beyond each of the thresholds of `skerry_sweep`.
  uint64_t sweep[SKERRY_SWEEP_COUNT];
  /// The largest differences: a channel's, pixelmatch's squared distance, OKLab times 100.
  int worst_channel;
  double worst_yiq, worst_oklab;
  /// The box around the failing pixels: left, top, right, bottom; empty when right is 0.
  int box[4];
};

/// The thresholds of the sweep, on pixelmatch's scale.
extern const double skerry_sweep[SKERRY_SWEEP_COUNT];

/// Classifies every pixel of the rows `from` ..< `to`; `classes` must be all zero. `mask` may be NULL; a pixel is not
/// compared if it is not 0. `lanes` is the maximum number of pixels compared at once: 1 takes the scalar reference path, which
/// caches nothing, otherwise 4 or 8; all give the same bits.
void skerry_classify(const uint8_t *a, const uint8_t *b, int width, int height, int from, int to,
                     const struct skerry_tolerance *tolerance, const uint8_t *mask, uint8_t *classes, struct skerry_counts *counts,
                     int lanes);

/// Adds the counts of some rows to those of others; the order of additions does not matter.
void skerry_join_counts(struct skerry_counts *all, const struct skerry_counts *part);

/// The n × n window with the most failing pixels: their count, and the window's left and top. `box` is the box around
/// them, as in the counts.
uint64_t skerry_densest(const uint8_t *classes, int width, int height, const int box[4], int n, int *left, int *top);
/// Whether two byte ranges are equal.
int skerry_is_equal(const uint8_t *a, const uint8_t *b, size_t length);

/// Failing red, tolerated blue, anti-aliasing yellow, masked hatched; the rest is the reference, grey and faint, or nothing.
void skerry_diff_paint(const uint8_t *classes, const uint8_t *reference, int width, int height, int only_differences, uint8_t *out);

/// Straight from premultiplied alpha.
void skerry_straighten(const uint8_t *in, uint8_t *out, size_t count);
