@_exported import Foundation
@_exported import SkerryFoundation

// Databases that cannot be opened: nothing is read or written while pictures are drawn, so each function behaves as for a missing file.

public var SQLITE_OK: Int32 { 0 }
public var SQLITE_ERROR: Int32 { 1 }
public var SQLITE_BUSY: Int32 { 5 }
public var SQLITE_LOCKED: Int32 { 6 }
public var SQLITE_NOMEM: Int32 { 7 }
public var SQLITE_READONLY: Int32 { 8 }
public var SQLITE_CORRUPT: Int32 { 11 }
public var SQLITE_NOTFOUND: Int32 { 12 }
public var SQLITE_FULL: Int32 { 13 }
public var SQLITE_CANTOPEN: Int32 { 14 }
public var SQLITE_CONSTRAINT: Int32 { 19 }
public var SQLITE_MISUSE: Int32 { 21 }
public var SQLITE_ROW: Int32 { 100 }
public var SQLITE_DONE: Int32 { 101 }
public var SQLITE_INTEGER: Int32 { 1 }
public var SQLITE_FLOAT: Int32 { 2 }
public var SQLITE_TEXT: Int32 { 3 }
public var SQLITE_BLOB: Int32 { 4 }
public var SQLITE_NULL: Int32 { 5 }
public var SQLITE_OPEN_READONLY: Int32 { 1 }
public var SQLITE_OPEN_READWRITE: Int32 { 2 }
public var SQLITE_OPEN_CREATE: Int32 { 4 }
public var SQLITE_OPEN_URI: Int32 { 0x40 }
public var SQLITE_OPEN_NOMUTEX: Int32 { 0x8000 }
public var SQLITE_OPEN_FULLMUTEX: Int32 { 0x1_0000 }

public typealias sqlite3_int64 = Int64
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void

@discardableResult
public func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ database: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  database?.pointee = nil
  return SQLITE_CANTOPEN
}
@discardableResult
public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>!, _ database: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ vfs: UnsafePointer<CChar>!
) -> Int32 { sqlite3_open(filename, database) }
@discardableResult
public func sqlite3_close(_ database: OpaquePointer!) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_close_v2(_ database: OpaquePointer!) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_busy_timeout(_ database: OpaquePointer!, _ milliseconds: Int32) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_exec(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
  _ callback: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  )!, _ context: UnsafeMutableRawPointer!, _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  message?.pointee = nil
  return SQLITE_MISUSE
}
public func sqlite3_free(_ pointer: UnsafeMutableRawPointer!) {}
public func sqlite3_errmsg(_ database: OpaquePointer!) -> UnsafePointer<CChar>! { Message.unavailable }
public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! { Message.unavailable }
public func sqlite3_errcode(_ database: OpaquePointer!) -> Int32 { SQLITE_CANTOPEN }
public func sqlite3_extended_errcode(_ database: OpaquePointer!) -> Int32 { SQLITE_CANTOPEN }
/// No effect: no statement runs.
public func sqlite3_interrupt(_ database: OpaquePointer!) {}
public func sqlite3_changes(_ database: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_last_insert_rowid(_ database: OpaquePointer!) -> sqlite3_int64 { 0 }

@discardableResult
public func sqlite3_prepare_v2(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ length: Int32, _ statement: UnsafeMutablePointer<OpaquePointer?>!,
  _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  statement?.pointee = nil
  return SQLITE_MISUSE
}
@discardableResult
public func sqlite3_prepare(
  _ database: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ length: Int32, _ statement: UnsafeMutablePointer<OpaquePointer?>!,
  _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 { sqlite3_prepare_v2(database, sql, length, statement, tail) }
@discardableResult
public func sqlite3_step(_ statement: OpaquePointer!) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_reset(_ statement: OpaquePointer!) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_finalize(_ statement: OpaquePointer!) -> Int32 { SQLITE_OK }
@discardableResult
public func sqlite3_clear_bindings(_ statement: OpaquePointer!) -> Int32 { SQLITE_OK }

@discardableResult
public func sqlite3_bind_int(_ statement: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_int64(_ statement: OpaquePointer!, _ index: Int32, _ value: sqlite3_int64) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_double(_ statement: OpaquePointer!, _ index: Int32, _ value: Double) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_null(_ statement: OpaquePointer!, _ index: Int32) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_text(
  _ statement: OpaquePointer!, _ index: Int32, _ value: UnsafePointer<CChar>!, _ length: Int32, _ destructor: sqlite3_destructor_type!
) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_blob(
  _ statement: OpaquePointer!, _ index: Int32, _ value: UnsafeRawPointer!, _ length: Int32, _ destructor: sqlite3_destructor_type!
) -> Int32 { SQLITE_MISUSE }

public func sqlite3_column_count(_ statement: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_column_type(_ statement: OpaquePointer!, _ column: Int32) -> Int32 { SQLITE_NULL }
public func sqlite3_column_name(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<CChar>! { nil }
public func sqlite3_column_int(_ statement: OpaquePointer!, _ column: Int32) -> Int32 { 0 }
public func sqlite3_column_int64(_ statement: OpaquePointer!, _ column: Int32) -> sqlite3_int64 { 0 }
public func sqlite3_column_double(_ statement: OpaquePointer!, _ column: Int32) -> Double { 0 }
public func sqlite3_column_text(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<UInt8>! { nil }
public func sqlite3_column_blob(_ statement: OpaquePointer!, _ column: Int32) -> UnsafeRawPointer! { nil }
public func sqlite3_column_bytes(_ statement: OpaquePointer!, _ column: Int32) -> Int32 { 0 }

private enum Message {
  /// Lives as long as the process, as SQLite's own.
  nonisolated(unsafe) static let unavailable = UnsafePointer(strdup("unable to open database file"))
}
