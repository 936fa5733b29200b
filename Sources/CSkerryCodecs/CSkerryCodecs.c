#include "CSkerryCodecs.h"
