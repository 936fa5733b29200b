#include "CSkerryCodecs.h"
#include "library.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The parts of librsvg, Poppler and cairo that are used, as their public headers declare them. The libraries are opened
// at run time; see library.h.
typedef void cairo_surface_t;
typedef void cairo_t;
typedef void GObject;
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;
typedef struct {
  double x, y, width, height;
} RsvgRectangle;
typedef struct {
  double length;
  int unit;
} RsvgLength;

#define CAIRO "libcairo.so.2"
#define GOBJECT "libgobject-2.0.so.0"
#define GLIB "libglib-2.0.so.0"
#define RSVG "librsvg-2.so.2"
#define POPPLER "libpoppler-glib.so.8"

static cairo_surface_t *(*surface_create)(int, int, int);
static void (*surface_flush)(cairo_surface_t *);
static unsigned char *(*surface_data)(cairo_surface_t *);
static int (*surface_stride)(cairo_surface_t *);
static int (*surface_status)(cairo_surface_t *);
static void (*surface_destroy)(cairo_surface_t *);
static cairo_t *(*context_create)(cairo_surface_t *);
static void (*context_scale)(cairo_t *, double, double);
static int (*context_status)(cairo_t *);
static void (*context_destroy)(cairo_t *);
static void (*object_unref)(GObject *);
static void (*error_free)(GError *);

/// The libraries have global state, so one picture is drawn at a time.
static pthread_mutex_t drawing = PTHREAD_MUTEX_INITIALIZER;

static int load_cairo(char message[128]) {
  SKERRY_LOAD(surface_create, CAIRO, "cairo_image_surface_create");
  SKERRY_LOAD(surface_flush, CAIRO, "cairo_surface_flush");
  SKERRY_LOAD(surface_data, CAIRO, "cairo_image_surface_get_data");
  SKERRY_LOAD(surface_stride, CAIRO, "cairo_image_surface_get_stride");
  SKERRY_LOAD(surface_status, CAIRO, "cairo_surface_status");
  SKERRY_LOAD(surface_destroy, CAIRO, "cairo_surface_destroy");
  SKERRY_LOAD(context_create, CAIRO, "cairo_create");
  SKERRY_LOAD(context_scale, CAIRO, "cairo_scale");
  SKERRY_LOAD(context_status, CAIRO, "cairo_status");
  SKERRY_LOAD(context_destroy, CAIRO, "cairo_destroy");
  SKERRY_LOAD(object_unref, GOBJECT, "g_object_unref");
  SKERRY_LOAD(error_free, GLIB, "g_error_free");
  return SKERRY_OK;
}

static int fail(GError *error, const char *otherwise, char message[128]) {
  snprintf(message, 128, "%s", error && error->message ? error->message : otherwise);
  for (char *at = message; *at; at++)
    if (*at == '\n' || *at == '\r') *at = ' ';
  if (error) error_free(error);
  return SKERRY_DAMAGED;
}

/// Converts Cairo's native words, with alpha in the highest byte, to bytes in the order RGBA. Both are premultiplied.
static int copy_pixels(cairo_surface_t *surface, uint32_t width, uint32_t height, uint8_t *pixels, char message[128]) {
  surface_flush(surface);
  const unsigned char *data = surface_data(surface);
  if (!data) return fail(NULL, "memory ran out", message);
  int stride = surface_stride(surface);
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(data + (size_t)stride * y);
    uint8_t *out = pixels + (size_t)width * 4 * y;
    for (uint32_t x = 0; x < width; x++, out += 4) {
      uint32_t word = row[x];
      out[0] = (uint8_t)(word >> 16);
      out[1] = (uint8_t)(word >> 8);
      out[2] = (uint8_t)word;
      out[3] = (uint8_t)(word >> 24);
    }
  }
  return SKERRY_OK;
}

/// Draws into a context, at the document's own size.
typedef int (*painter)(void *document, cairo_t *context, double width, double height, char message[128]);

static int paint(void *document, painter painter, double width, double height, uint32_t columns, uint32_t rows, uint8_t *pixels,
                 char message[128]) {
  cairo_surface_t *surface = surface_create(0, (int)columns, (int)rows);
  int result = SKERRY_DAMAGED;
  if (surface_status(surface) == 0) {
    cairo_t *context = context_create(surface);
    context_scale(context, columns / width, rows / height);
    result = painter(document, context, width, height, message);
    if (result == SKERRY_OK && context_status(context) != 0) result = fail(NULL, "it cannot be drawn", message);
    context_destroy(context);
    if (result == SKERRY_OK) result = copy_pixels(surface, columns, rows, pixels, message);
  } else {
    snprintf(message, 128, "memory ran out");
  }
  surface_destroy(surface);
  return result;
}

// MARK: SVG

static GObject *(*svg_open)(const uint8_t *, size_t, GError **);
static int (*svg_render)(GObject *, cairo_t *, const RsvgRectangle *, GError **);
static int (*svg_pixels)(GObject *, double *, double *);
static void (*svg_dimensions)(GObject *, int *, RsvgLength *, int *, RsvgLength *, int *, RsvgRectangle *);
static void (*svg_dpi)(GObject *, double);
static int (*svg_style)(GObject *, const uint8_t *, size_t, GError **);

static int svg_load(char message[128]) {
  SKERRY_LOAD(svg_open, RSVG, "rsvg_handle_new_from_data");
  SKERRY_LOAD(svg_render, RSVG, "rsvg_handle_render_document");
  SKERRY_LOAD(svg_pixels, RSVG, "rsvg_handle_get_intrinsic_size_in_pixels");
  SKERRY_LOAD(svg_dimensions, RSVG, "rsvg_handle_get_intrinsic_dimensions");
  SKERRY_LOAD(svg_dpi, RSVG, "rsvg_handle_set_dpi");
  SKERRY_LOAD(svg_style, RSVG, "rsvg_handle_set_stylesheet");
  return load_cairo(message);
}

/// The document's size: its own, otherwise that of its view box, otherwise 100 × 100.
static void svg_size(GObject *handle, double *width, double *height) {
  if (svg_pixels(handle, width, height) && *width > 0 && *height > 0) return;
  int has_width, has_height, has_box;
  RsvgLength across, down;
  RsvgRectangle box;
  svg_dimensions(handle, &has_width, &across, &has_height, &down, &has_box, &box);
  *width = has_box && box.width > 0 ? box.width : 100;
  *height = has_box && box.height > 0 ? box.height : 100;
}

static int svg_paint(void *document, cairo_t *context, double width, double height, char message[128]) {
  RsvgRectangle viewport = {0, 0, width, height};
  GError *error = NULL;
  return svg_render(document, context, &viewport, &error) ? SKERRY_OK : fail(error, "it cannot be drawn", message);
}

int skerry_svg(const uint8_t *data, size_t length, double *width, double *height, uint32_t columns, uint32_t rows, uint8_t *pixels,
               char message[128]) {
  pthread_mutex_lock(&drawing);
  int result = svg_load(message);
  if (result == SKERRY_OK) {
    GError *error = NULL;
    GObject *handle = svg_open(data, length, &error);
    if (!handle) {
      result = fail(error, "it is not an SVG", message);
    } else {
      svg_dpi(handle, 96);
      // Text would use the fonts of the machine, so the picture would differ between machines.
      static const char style[] = "text { display: none !important }";
      svg_style(handle, (const uint8_t *)style, sizeof style - 1, NULL);
      svg_size(handle, width, height);
      if (pixels) result = paint(handle, svg_paint, *width, *height, columns, rows, pixels, message);
      object_unref(handle);
    }
  }
  pthread_mutex_unlock(&drawing);
  return result;
}

// MARK: PDF

static GObject *(*pdf_bytes)(const void *, size_t);
static void (*pdf_bytes_free)(GObject *);
static GObject *(*pdf_open)(GObject *, const char *, GError **);
static int (*pdf_pages)(GObject *);
static GObject *(*pdf_page)(GObject *, int);
static void (*pdf_page_size)(GObject *, double *, double *);
static void (*pdf_render)(GObject *, cairo_t *);
static GObject *(*pdf_fonts)(GObject *);
static int (*pdf_scan)(GObject *, int, void **);
static int (*pdf_embedded)(void *);
static int (*pdf_next)(void *);
static void (*pdf_fonts_free)(void *);

static int pdf_load(char message[128]) {
  SKERRY_LOAD(pdf_bytes, GLIB, "g_bytes_new");
  SKERRY_LOAD(pdf_bytes_free, GLIB, "g_bytes_unref");
  SKERRY_LOAD(pdf_open, POPPLER, "poppler_document_new_from_bytes");
  SKERRY_LOAD(pdf_pages, POPPLER, "poppler_document_get_n_pages");
  SKERRY_LOAD(pdf_page, POPPLER, "poppler_document_get_page");
  SKERRY_LOAD(pdf_page_size, POPPLER, "poppler_page_get_size");
  SKERRY_LOAD(pdf_render, POPPLER, "poppler_page_render");
  SKERRY_LOAD(pdf_fonts, POPPLER, "poppler_font_info_new");
  SKERRY_LOAD(pdf_scan, POPPLER, "poppler_font_info_scan");
  SKERRY_LOAD(pdf_embedded, POPPLER, "poppler_fonts_iter_is_embedded");
  SKERRY_LOAD(pdf_next, POPPLER, "poppler_fonts_iter_next");
  SKERRY_LOAD(pdf_fonts_free, POPPLER, "poppler_fonts_iter_free");
  return load_cairo(message);
}

/// Whether the first page uses a font that is not embedded.
static int pdf_lacks_fonts(GObject *document) {
  GObject *info = pdf_fonts(document);
  void *fonts = NULL;
  int lacks = 0;
  if (info && pdf_scan(info, 1, &fonts) && fonts) {
    do lacks |= !pdf_embedded(fonts);
    while (pdf_next(fonts));
    pdf_fonts_free(fonts);
  }
  if (info) object_unref(info);
  return lacks;
}

static int pdf_paint(void *document, cairo_t *context, double width, double height, char message[128]) {
  (void)width, (void)height, (void)message;
  pdf_render(document, context);
  return SKERRY_OK;
}

int skerry_pdf(const uint8_t *data, size_t length, double *width, double *height, int *lacks_fonts, uint32_t columns, uint32_t rows,
               uint8_t *pixels, char message[128]) {
  pthread_mutex_lock(&drawing);
  int result = pdf_load(message);
  if (result == SKERRY_OK) {
    GError *error = NULL;
    GObject *bytes = pdf_bytes(data, length);
    GObject *document = pdf_open(bytes, NULL, &error);
    GObject *page = document && pdf_pages(document) > 0 ? pdf_page(document, 0) : NULL;
    if (!page) {
      result = fail(error, "it has no page", message);
    } else {
      pdf_page_size(page, width, height);
      *lacks_fonts = pdf_lacks_fonts(document);
      if (!(*width > 0 && *height > 0)) {
        result = fail(NULL, "its page has no size", message);
      } else if (pixels) {
        result = paint(page, pdf_paint, *width, *height, columns, rows, pixels, message);
      }
      object_unref(page);
    }
    if (document) object_unref(document);
    pdf_bytes_free(bytes);
  }
  pthread_mutex_unlock(&drawing);
  return result;
}
