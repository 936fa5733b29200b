#pragma once
#include <stdint.h>

/// The largest squared distance of two colours in pixelmatch's weighting of YIQ: black and white.
#define SKERRY_YIQ_MOST 35215.0

/// Linear light of a channel's 256 values, in floats, for bounds.
extern float skerry_light[256];

/// Fills the tables of linear light; called before the OKLab distances.
void skerry_distance_prepare(void);

/// pixelmatch's squared distance of two pixels, both composited on white. Source: Kotsarenko and Ramos, "Measuring
/// perceived color difference using YIQ NTSC transmission color space in mobile applications" (2010).
double skerry_yiq(const uint8_t *a, const uint8_t *b);
void skerry_yiq4(const uint8_t *a, const uint8_t *b, double out[4]);

/// The distance in OKLab times 100, both pixels composited on white and rounded. Source:
/// bottosson.github.io/posts/oklab.
double skerry_oklab(const uint8_t *a, const uint8_t *b);
void skerry_oklab4(const uint8_t *a, const uint8_t *b, double out[4]);

/// Whether the pixel of `image` is anti-aliasing, as pixelmatch defines it. Source: V. Vysniauskas, "Anti-aliased Pixel
/// and Intensity Slope Detector" (2009).
int skerry_is_edge(const uint8_t *image, const uint8_t *other, int x, int y, int width, int height);
