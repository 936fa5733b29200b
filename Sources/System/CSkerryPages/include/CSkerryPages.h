#ifndef CSKERRY_PAGES_H
#define CSKERRY_PAGES_H

#include <stddef.h>

/// A file of a page, compiled into the program, so that it needs no file beside it.
typedef struct {
  const void *bytes;
  size_t count;
} SkerryPageFile;

/// The film of `simulate`.
extern const SkerryPageFile skerry_film_html, skerry_film_css, skerry_film_js;

/// The index page of `render`.
extern const SkerryPageFile skerry_gallery_html, skerry_gallery_css;

/// The report of `test` and `report`. Its cases are written between head and body.
extern const SkerryPageFile skerry_report_head_html, skerry_report_body_html, skerry_report_css, skerry_report_js;

/// The page of `watch`.
extern const SkerryPageFile skerry_watch_html, skerry_watch_css, skerry_watch_js;

#endif
