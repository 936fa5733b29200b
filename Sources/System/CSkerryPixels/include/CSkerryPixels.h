#pragma once
#include <stdint.h>
#include <stddef.h>

// All pixels are RGBA, 8 bits, premultiplied, sRGB-encoded. Strides are bytes. Sizes are pixels.
// Only integers and plain multiplications, additions and square roots are used, so every machine computes the same bytes.

/// Source-over of one premultiplied colour on a rectangle.
void skerry_fill(uint8_t *dst, size_t stride, int width, int height, const uint8_t color[4]);

/// Source-over of one premultiplied colour through a coverage mask.
void skerry_fill_mask(uint8_t *dst, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height,
                      const uint8_t color[4]);

enum skerry_blend {
  SKERRY_NORMAL, SKERRY_MULTIPLY, SKERRY_SCREEN, SKERRY_OVERLAY, SKERRY_DARKEN, SKERRY_LIGHTEN, SKERRY_COLOR_DODGE,
  SKERRY_COLOR_BURN, SKERRY_SOFT_LIGHT, SKERRY_HARD_LIGHT, SKERRY_DIFFERENCE, SKERRY_EXCLUSION, SKERRY_HUE,
  SKERRY_SATURATION, SKERRY_COLOR, SKERRY_LUMINOSITY, SKERRY_SOURCE_ATOP, SKERRY_DESTINATION_OVER,
  SKERRY_DESTINATION_OUT, SKERRY_PLUS_DARKER, SKERRY_PLUS_LIGHTER
};

/// Composites a layer. `mask` may be NULL. `opacity` 0…255 multiplies the layer.
void skerry_composite(uint8_t *dst, size_t stride, const uint8_t *src, size_t src_stride, const uint8_t *mask,
                      size_t mask_stride, int width, int height, int opacity, int blend);

/// Multiplies a layer by a coverage mask.
void skerry_multiply_mask(uint8_t *dst, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height);
/// Multiplies a layer by the alpha of another.
void skerry_multiply_alpha(uint8_t *dst, size_t stride, const uint8_t *src, size_t src_stride, int width, int height);

enum skerry_gradient { SKERRY_LINEAR, SKERRY_RADIAL, SKERRY_ANGULAR };

/// Paints a gradient. The position of pixel (x, y) in gradient space is m · (x + ½, y + ½, 1), m = {a, b, c, d, tx, ty}.
/// Linear: x is the parameter. Radial: distance from the origin. Angular: turn from +x, 0…1.
/// `t0` and `t1` map to 0 and 1 of the table of `count` premultiplied colours. `mask` may be NULL; pixels that it does not
/// cover may stay as they are.
void skerry_gradient_fill(uint8_t *out, size_t stride, const uint8_t *mask, size_t mask_stride, int width, int height,
                          const double m[6], int kind, double t0, double t1, const uint8_t *table, int count);

/// Draws an image. The position of pixel (x, y) in the image (pixels) is m · (x + ½, y + ½, 1). `smooth` 0 takes the
/// nearest pixel; otherwise bilinear, or the mean over the footprint when the image is shrunk. Outside `clip` (image
/// pixels: left, top, right, bottom) edge pixels repeat if `tiles` is 0, otherwise the picture does.
void skerry_image(uint8_t *out, size_t stride, int width, int height, const double m[6], const uint8_t *src, int src_width,
                  int src_height, const int clip[4], int smooth, int tiles);

/// Draws a picture through a projective matrix. Pixel place (x, y) of `out` lies at (X / W, Y / W) of the picture,
/// where (X, Y, W) = (x, y, 1) · m, m in rows; where W is not positive the point is behind the viewer. Outside the
/// picture everything is transparent. Every pixel is the mean of 16 bilinear samples.
void skerry_project(uint8_t *out, size_t stride, int width, int height, const double m[9], const uint8_t *src, int src_width,
                    int src_height);

/// Separable blur with a kernel of 2·reach + 1 weights that add up to 65,536. `scratch` holds width·height·4 bytes,
/// `lines` the number of floats that `skerry_blur_lines` returns.
void skerry_blur(uint8_t *pixels, int width, int height, const uint32_t *kernel, int reach, uint8_t *scratch, float *lines);
/// For means, `reach` is the widest of their sizes.
size_t skerry_blur_lines(int width, int height, int reach);

/// The same by three means over `sizes` (odd) neighbours; the cost does not depend on the sizes.
void skerry_box_blur(uint8_t *pixels, int width, int height, const int sizes[3], uint8_t *scratch, float *lines);

/// Applies a colour matrix (4 rows of 5, straight alpha, offsets in 0…1).
void skerry_color_matrix(uint8_t *pixels, size_t count, const double m[20]);

/// Replaces every colour by one, keeping the alpha (a silhouette). `color` is premultiplied.
void skerry_silhouette(const uint8_t *src, uint8_t *out, size_t count, const uint8_t color[4]);
