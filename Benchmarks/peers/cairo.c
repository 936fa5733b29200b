// The scenes of the benchmark in Cairo and Pango: drawing and PNG. Prints the medians in milliseconds as JSON.
// cairo SCENE ITERATIONS FONTS OUT.png
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static void rounded(cairo_t *c, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(c);
  cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(c, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(c);
}

/// Lays a text out again, as a layout engine must, and shows it with its box at (x, y).
static void text(cairo_t *c, const char *font, const char *string, double size, double x, double y, int is_centred) {
  PangoLayout *layout = pango_cairo_create_layout(c);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_text(layout, string, -1);
  int w, h;
  pango_layout_get_size(layout, &w, &h);
  if (is_centred) x -= (double)w / PANGO_SCALE / 2, y -= (double)h / PANGO_SCALE / 2;
  cairo_move_to(c, x, y);
  pango_cairo_show_layout(c, layout);
  pango_font_description_free(description);
  g_object_unref(layout);
}

static void ring(cairo_t *c, double x, double y, double r, double width) {
  cairo_set_line_width(c, width);
  cairo_set_line_cap(c, CAIRO_LINE_CAP_BUTT);
  cairo_set_source_rgb(c, 0.2, 0.2, 0.22);
  cairo_new_path(c);
  cairo_arc(c, x, y, r, 0, 2 * M_PI);
  cairo_stroke(c);
  cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND);
  cairo_set_source_rgb(c, 1, 0.62, 0.04);
  cairo_arc(c, x, y, r, -M_PI / 2, -M_PI / 2 + 0.62 * 2 * M_PI);
  cairo_stroke(c);
}

static cairo_surface_t *draw(int is_card) {
  double w = is_card ? 1113 : 135, h = is_card ? 480 : 110;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)w, (int)h);
  cairo_t *c = cairo_create(surface);
  cairo_scale(c, 3, 3);
  if (is_card) {
    rounded(c, 0, 0, 371, 160, 24);
    cairo_clip(c);
    cairo_set_source_rgb(c, 0.11, 0.11, 0.12);
    cairo_paint(c);
    ring(c, 64, 80, 44, 8);
    text(c, "Noto Color Emoji", "\xF0\x9F\x8D\x95", 36, 64, 80, 1);
    cairo_set_source_rgb(c, 1, 1, 1);
    text(c, "Inter Semi-Bold", "Margherita is on its way", 20, 124, 45, 0);
    cairo_set_source_rgb(c, 0.6, 0.6, 0.62);
    text(c, "Inter", "Arriving in 12 minutes", 15, 124, 77, 0);
    cairo_set_source_rgb(c, 0.2, 0.2, 0.22);
    rounded(c, 124, 106, 227, 8, 4);
    cairo_fill(c);
    cairo_set_source_rgb(c, 1, 0.62, 0.04);
    rounded(c, 124, 106, 144, 8, 4);
    cairo_fill(c);
  } else {
    cairo_set_source_rgb(c, 0, 0, 0);
    cairo_paint(c);
    ring(c, 22.5, 18.33, 13.33, 3);
    cairo_set_source_rgb(c, 1, 1, 1);
    text(c, "Inter Semi-Bold", "12", 13, 22.5, 18.33, 1);
  }
  cairo_destroy(c);
  cairo_surface_flush(surface);
  return surface;
}

static unsigned long written;

static cairo_status_t count(void *closure, const unsigned char *data, unsigned int length) {
  if (closure) fwrite(data, 1, length, closure);
  written += length;
  return CAIRO_STATUS_SUCCESS;
}

int main(int argc, char **argv) {
  if (argc < 5) return 1;
  int is_card = !strcmp(argv[1], "card"), n = atoi(argv[2]);
  FcConfigAppFontAddDir(NULL, (const FcChar8 *)argv[3]);
  double *draws = malloc(sizeof(double) * (size_t)n), *encodes = malloc(sizeof(double) * (size_t)n), *all = malloc(sizeof(double) * (size_t)n);
  for (int i = -3; i < n; i++) {
    double start = now();
    cairo_surface_t *surface = draw(is_card);
    double drawn = now();
    written = 0;
    cairo_surface_write_to_png_stream(surface, count, NULL);
    double end = now();
    if (i == n - 1) cairo_surface_write_to_png(surface, argv[4]);
    cairo_surface_destroy(surface);
    if (i >= 0) draws[i] = drawn - start, encodes[i] = end - drawn, all[i] = end - start;
  }
  qsort(draws, (size_t)n, sizeof(double), ascending);
  qsort(encodes, (size_t)n, sizeof(double), ascending);
  qsort(all, (size_t)n, sizeof(double), ascending);
  printf("{\"draw\": %.4f, \"encode\": %.4f, \"total\": %.4f, \"bytes\": %lu}\n", draws[n / 2], encodes[n / 2], all[n / 2], written);
  return 0;
}
