// #embed is C23, which Clang has in every mode.
#include "CSkerryPages.h"

static const unsigned char html[] = {
#embed "Pages/watch.html"
};
const SkerryPageFile skerry_watch_html = {html, sizeof html};

static const unsigned char css[] = {
#embed "Pages/watch.css"
};
const SkerryPageFile skerry_watch_css = {css, sizeof css};

static const unsigned char js[] = {
#embed "Pages/watch.js"
};
const SkerryPageFile skerry_watch_js = {js, sizeof js};
