#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_STROKER_H
#include FT_GLYPH_H
#include FT_TRUETYPE_TABLES_H
