#include "CSkerryPixels.h"
