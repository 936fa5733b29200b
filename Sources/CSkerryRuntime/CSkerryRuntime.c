#include "CSkerryRuntime.h"
