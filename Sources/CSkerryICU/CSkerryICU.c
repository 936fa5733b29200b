#include "CSkerryICU.h"
