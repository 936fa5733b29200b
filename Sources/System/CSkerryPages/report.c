// #embed is C23, which Clang has in every mode.
#include "CSkerryPages.h"

static const unsigned char head_html[] = {
#embed "Pages/report-head.html"
};
const SkerryPageFile skerry_report_head_html = {head_html, sizeof head_html};

static const unsigned char body_html[] = {
#embed "Pages/report-body.html"
};
const SkerryPageFile skerry_report_body_html = {body_html, sizeof body_html};

static const unsigned char css[] = {
#embed "Pages/report.css"
};
const SkerryPageFile skerry_report_css = {css, sizeof css};

static const unsigned char js[] = {
#embed "Pages/report.js"
};
const SkerryPageFile skerry_report_js = {js, sizeof js};
