// #embed is C23, which Clang has in every mode.
#include "CSkerryPages.h"

static const unsigned char html[] = {
#embed "Pages/gallery.html"
};
const SkerryPageFile skerry_gallery_html = {html, sizeof html};

static const unsigned char css[] = {
#embed "Pages/gallery.css"
};
const SkerryPageFile skerry_gallery_css = {css, sizeof css};
