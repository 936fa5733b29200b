#include "os_parts.h"
