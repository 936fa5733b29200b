// What a phone's C library is called; Linux has its own.
@_exported import Glibc
