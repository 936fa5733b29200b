#pragma once

/// Nothing to call: linking this module fixes hash seeds, time zone and locale before a test process begins.
void skerry_test_start(void);
