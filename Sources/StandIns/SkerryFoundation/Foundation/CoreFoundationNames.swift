public import Foundation
// Foundation's parser of XML, which is in a module of its own on Linux.
@_exported public import FoundationXML

// Core Foundation's names, which Foundation re-exports on iOS.

/// Objective-C's name of a whole number.
public typealias NSInteger = Int
public typealias CFTypeRef = AnyObject
public typealias CFData = NSData
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = NSURL
public typealias CFError = NSError
public func CFErrorGetDomain(_ err: CFError!) -> String! { err.domain }
public func CFErrorGetCode(_ err: CFError!) -> Int { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> [String: Any]! { err.userInfo }
public func CFErrorCopyDescription(_ err: CFError!) -> String! { err.localizedDescription }
public typealias OSStatus = Int32
public let noErr: OSStatus = 0
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }
// Strings where Core Foundation has `CFString`; apps convert them with `as String`.
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"

extension NSString {
  /// A string of Core Foundation's as one of Foundation's: `NSString(format: kSecClass)`.
  public convenience init(format: String) { self.init(string: String(format: format)) }
}
extension NSException {
  /// Stops the program with the exception's reason, as an uncaught exception does.
  public func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "")") }
}

/// An undo manager; it records nothing here.
open class UndoManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var levelsOfUndo = 0
  /// No-op: nothing is recorded.
  open func undo() {}
  /// No-op: nothing is recorded.
  open func redo() {}
  /// No-op: nothing is recorded.
  open func removeAllActions() {}
  /// No-op: nothing is recorded.
  open func beginUndoGrouping() {}
  /// No-op: nothing is recorded.
  open func endUndoGrouping() {}
  /// No-op: nothing is recorded.
  open func setActionName(_ name: String) {}
  /// No-op: nothing is recorded.
  open func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {}
}
