#pragma once

/// Replaces a method in the table of a Swift class of another image, through which calls of the class reach it. A call whose class the compiler knows
/// exactly does not use the table: for it the executable must define the method's symbol, too.
/// - type: the mangled name of the class, without the `N` of its metadata.
/// - method: the mangled name of the method.
/// Returns whether the table has the method.
int skerry_replace_method(const char *type, const char *method, void *own);
