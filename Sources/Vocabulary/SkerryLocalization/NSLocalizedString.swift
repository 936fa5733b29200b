public import Foundation

// Foundation's own NSLocalizedString reads the main bundle, which on Linux has no tables. The compiler prefers these
// overloads because they have no defaulted parameters.

/// The translation of a key in the customer's tables, or the key itself.
public func NSLocalizedString(_ key: String, comment: String) -> String { LocalizationSource.current.raw(key, table: nil, fallback: nil) }
/// The translation of a key in one of the customer's tables, or the key itself.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizationSource.current.raw(key, table: tableName, fallback: nil)
}
/// The translation of a key in the customer's tables, or the key itself.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizationSource.current.raw(key, table: nil, fallback: nil)
}
/// The translation of a key in the customer's tables, or the value given here.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizationSource.current.raw(key, table: nil, fallback: value)
}
/// The translation of a key in one of the customer's tables, or the key itself.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  _FormattedString.translation(of: key, value: nil, table: tableName, in: bundle)
}
/// The translation of a key in one of the customer's tables, or the value given here.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  _FormattedString.translation(of: key, value: value, table: tableName, in: .main)
}
/// The translation of a key in the customer's tables, or the value given here.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  _FormattedString.translation(of: key, value: value, table: nil, in: bundle)
}
/// The translation of a key in one of the customer's tables, or the value given here. With all of Foundation's parameters it is preferred only
/// because the table is not optional; a call whose table is optional needs `FoundationOnly.localizedString` in its own module.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String) -> String {
  _FormattedString.translation(of: key, value: value, table: tableName, in: bundle)
}
