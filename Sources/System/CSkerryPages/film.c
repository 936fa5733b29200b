// #embed is C23, which Clang has in every mode.
#include "CSkerryPages.h"

static const unsigned char html[] = {
#embed "Pages/film.html"
};
const SkerryPageFile skerry_film_html = {html, sizeof html};

static const unsigned char css[] = {
#embed "Pages/film.css"
};
const SkerryPageFile skerry_film_css = {css, sizeof css};

static const unsigned char js[] = {
#embed "Pages/film.js"
};
const SkerryPageFile skerry_film_js = {js, sizeof js};
