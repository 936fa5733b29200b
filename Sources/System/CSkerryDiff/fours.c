// Four lanes, which every processor has.
enum { LANES = 4 };
#include "group.h"

int skerry_compare_fours(struct job *job, int x, int y, int end) { return compare_groups(job, x, y, end); }
