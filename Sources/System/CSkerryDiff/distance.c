#include "distance.h"
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>

// Lanes are passed only between functions of this file, so their calling convention does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

// Four lanes of doubles; the compiler maps them to the machine's vectors.
typedef double lanes __attribute__((vector_size(32)));
typedef int64_t words __attribute__((vector_size(32)));

// One source for both paths: every formula is a macro for scalars or lanes, so the order of operations is the same.
#define ON_WHITE(c, a) (255.0 + ((c) - 255.0) * ((a) / 255.0))
#define LUMA(r, g, b) ((r) * 0.29889531 + (g) * 0.58662247 + (b) * 0.11448223)
#define IN_PHASE(r, g, b) ((r) * 0.59597799 - (g) * 0.27417610 - (b) * 0.32180189)
#define QUADRATURE(r, g, b) ((r) * 0.21147017 - (g) * 0.52261711 + (b) * 0.31114694)
#define SQUARED(y, i, q) (0.5053 * (y) * (y) + 0.299 * (i) * (i) + 0.1957 * (q) * (q))

double skerry_yiq(const uint8_t *p, const uint8_t *q) {
  double r1 = ON_WHITE((double)p[0], (double)p[3]), g1 = ON_WHITE((double)p[1], (double)p[3]), b1 = ON_WHITE((double)p[2], (double)p[3]);
  double r2 = ON_WHITE((double)q[0], (double)q[3]), g2 = ON_WHITE((double)q[1], (double)q[3]), b2 = ON_WHITE((double)q[2], (double)q[3]);
  double y = LUMA(r1, g1, b1) - LUMA(r2, g2, b2);
  double i = IN_PHASE(r1, g1, b1) - IN_PHASE(r2, g2, b2);
  double u = QUADRATURE(r1, g1, b1) - QUADRATURE(r2, g2, b2);
  return SQUARED(y, i, u);
}

static inline lanes load(const uint8_t *p, int channel) {
  return (lanes){(double)p[channel], (double)p[4 + channel], (double)p[8 + channel], (double)p[12 + channel]};
}

void skerry_yiq4(const uint8_t *p, const uint8_t *q, double out[4]) {
  lanes a1 = load(p, 3), a2 = load(q, 3);
  lanes r1 = ON_WHITE(load(p, 0), a1), g1 = ON_WHITE(load(p, 1), a1), b1 = ON_WHITE(load(p, 2), a1);
  lanes r2 = ON_WHITE(load(q, 0), a2), g2 = ON_WHITE(load(q, 1), a2), b2 = ON_WHITE(load(q, 2), a2);
  lanes y = LUMA(r1, g1, b1) - LUMA(r2, g2, b2);
  lanes i = IN_PHASE(r1, g1, b1) - IN_PHASE(r2, g2, b2);
  lanes u = QUADRATURE(r1, g1, b1) - QUADRATURE(r2, g2, b2);
  lanes d = SQUARED(y, i, u);
  memcpy(out, &d, sizeof d);
}

// MARK: OKLab

static double linear[256];
float skerry_light[256];
static pthread_once_t is_prepared = PTHREAD_ONCE_INIT;

/// The fifth root of 0.05…1.1 by Newton's method: enough steps to converge in double precision.
static double fifth_root(double x) {
  double y = 1;
  for (int i = 0; i < 40; i++) {
    double fourth = y * y * y * y;
    y = (4 * y + x / fourth) / 5;
  }
  return y;
}

static void fill(void) {
  for (int i = 0; i < 256; i++) {
    double c = i / 255.0;
    if (c <= 0.04045) {
      linear[i] = c / 12.92;
    } else {
      // x to the 2.4 is x² · (x²)^⅕.
      double x = (c + 0.055) / 1.055, square = x * x;
      linear[i] = square * fifth_root(square);
    }
    skerry_light[i] = (float)linear[i];
  }
}

void skerry_distance_prepare(void) { pthread_once(&is_prepared, fill); }

// A cube root by an estimate from the exponent and five steps of Newton's method. The estimate: a third of the bits,
// plus a constant.
#define CUBE_STEP(y, x) ((2.0 * (y) + (x) / ((y) * (y))) / 3.0)

static double cube_root(double x) {
  if (x <= 0) return 0;
  int64_t bits;
  memcpy(&bits, &x, 8);
  bits = bits / 3 + 0x2A9F7893782DA1CE;
  double y;
  memcpy(&y, &bits, 8);
  for (int i = 0; i < 5; i++) y = CUBE_STEP(y, x);
  return y;
}

static lanes cube_root4(lanes x) {
  words positive = x > 0.0;
  words bits = (words)x;
  bits = bits / 3 + 0x2A9F7893782DA1CE;
  lanes y = (lanes)bits;
  for (int i = 0; i < 5; i++) y = CUBE_STEP(y, x);
  return (lanes)((words)y & positive);
}

#define LONG(r, g, b) (0.4122214708 * (r) + 0.5363325363 * (g) + 0.0514459929 * (b))
#define MIDDLE(r, g, b) (0.2119034982 * (r) + 0.6806995451 * (g) + 0.1073969566 * (b))
#define SHORT(r, g, b) (0.0883024619 * (r) + 0.2817188376 * (g) + 0.6299787005 * (b))
#define LIGHTNESS(l, m, s) (0.2104542553 * (l) + 0.7936177850 * (m) - 0.0040720468 * (s))
#define GREEN_RED(l, m, s) (1.9779984951 * (l) - 2.4285922050 * (m) + 0.4505937099 * (s))
#define BLUE_YELLOW(l, m, s) (0.0259040371 * (l) + 0.7827717662 * (m) - 0.8086757660 * (s))

static inline double light(const uint8_t *p, int channel) {
  return linear[(int)(ON_WHITE((double)p[channel], (double)p[3]) + 0.5)];
}

static inline lanes light4(const uint8_t *p, int channel) {
  return (lanes){light(p, channel), light(p + 4, channel), light(p + 8, channel), light(p + 12, channel)};
}

double skerry_oklab(const uint8_t *p, const uint8_t *q) {
  double r1 = light(p, 0), g1 = light(p, 1), b1 = light(p, 2), r2 = light(q, 0), g2 = light(q, 1), b2 = light(q, 2);
  double l1 = cube_root(LONG(r1, g1, b1)), m1 = cube_root(MIDDLE(r1, g1, b1)), s1 = cube_root(SHORT(r1, g1, b1));
  double l2 = cube_root(LONG(r2, g2, b2)), m2 = cube_root(MIDDLE(r2, g2, b2)), s2 = cube_root(SHORT(r2, g2, b2));
  double l = LIGHTNESS(l1, m1, s1) - LIGHTNESS(l2, m2, s2);
  double a = GREEN_RED(l1, m1, s1) - GREEN_RED(l2, m2, s2);
  double b = BLUE_YELLOW(l1, m1, s1) - BLUE_YELLOW(l2, m2, s2);
  return 100 * sqrt(l * l + a * a + b * b);
}

void skerry_oklab4(const uint8_t *p, const uint8_t *q, double out[4]) {
  lanes r1 = light4(p, 0), g1 = light4(p, 1), b1 = light4(p, 2), r2 = light4(q, 0), g2 = light4(q, 1), b2 = light4(q, 2);
  lanes l1 = cube_root4(LONG(r1, g1, b1)), m1 = cube_root4(MIDDLE(r1, g1, b1)), s1 = cube_root4(SHORT(r1, g1, b1));
  lanes l2 = cube_root4(LONG(r2, g2, b2)), m2 = cube_root4(MIDDLE(r2, g2, b2)), s2 = cube_root4(SHORT(r2, g2, b2));
  lanes l = LIGHTNESS(l1, m1, s1) - LIGHTNESS(l2, m2, s2);
  lanes a = GREEN_RED(l1, m1, s1) - GREEN_RED(l2, m2, s2);
  lanes b = BLUE_YELLOW(l1, m1, s1) - BLUE_YELLOW(l2, m2, s2);
  lanes sum = l * l + a * a + b * b;
  for (int i = 0; i < 4; i++) out[i] = 100 * sqrt(sum[i]);
}

// MARK: Anti-aliasing

static double brightness(const uint8_t *p) {
  return LUMA(ON_WHITE((double)p[0], (double)p[3]), ON_WHITE((double)p[1], (double)p[3]), ON_WHITE((double)p[2], (double)p[3]));
}

/// A pixel and its neighbours, limited to the picture.
struct around { int left, top, right, bottom, is_at_border; };

static struct around around(int x, int y, int width, int height) {
  struct around r = {x > 0 ? x - 1 : 0, y > 0 ? y - 1 : 0, x + 1 < width ? x + 1 : width - 1, y + 1 < height ? y + 1 : height - 1, 0};
  r.is_at_border = x == r.left || x == r.right || y == r.top || y == r.bottom;
  return r;
}

static const uint8_t *pixel(const uint8_t *image, int x, int y, int width) { return image + ((size_t)y * (size_t)width + (size_t)x) * 4; }

/// Whether three or more neighbours have the same colour; the border counts as one.
static int has_siblings(const uint8_t *image, int x, int y, int width, int height) {
  struct around r = around(x, y, width, height);
  int equal = r.is_at_border;
  for (int i = r.left; i <= r.right; i++)
    for (int j = r.top; j <= r.bottom; j++) {
      if (i == x && j == y) continue;
      equal += memcmp(pixel(image, x, y, width), pixel(image, i, j, width), 4) == 0;
      if (equal > 2) return 1;
    }
  return 0;
}

int skerry_is_edge(const uint8_t *image, const uint8_t *other, int x, int y, int width, int height) {
  struct around r = around(x, y, width, height);
  int equal = r.is_at_border, dark_x = 0, dark_y = 0, bright_x = 0, bright_y = 0;
  double darkest = 0, brightest = 0;
  const uint8_t *center = pixel(image, x, y, width);
  for (int i = r.left; i <= r.right; i++)
    for (int j = r.top; j <= r.bottom; j++) {
      if (i == x && j == y) continue;
      const uint8_t *neighbour = pixel(image, i, j, width);
      double difference = memcmp(center, neighbour, 4) == 0 ? 0 : brightness(center) - brightness(neighbour);
      if (difference == 0) {
        if (++equal > 2) return 0;
      } else if (difference < darkest) {
        darkest = difference, dark_x = i, dark_y = j;
      } else if (difference > brightest) {
        brightest = difference, bright_x = i, bright_y = j;
      }
    }
  if (darkest == 0 || brightest == 0) return 0;
  return (has_siblings(image, dark_x, dark_y, width, height) && has_siblings(other, dark_x, dark_y, width, height)) ||
         (has_siblings(image, bright_x, bright_y, width, height) && has_siblings(other, bright_x, bright_y, width, height));
}
