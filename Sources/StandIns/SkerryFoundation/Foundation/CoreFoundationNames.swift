public import Foundation

// Core Foundation's spellings, which Foundation brings along on a phone.

public typealias CFTypeRef = AnyObject
public typealias CFData = NSData
public typealias CFNumber = NSNumber
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias OSStatus = Int32
public let noErr: OSStatus = 0
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

/// What was done and may be undone; here nothing is remembered.
open class UndoManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it holds nothing.
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var levelsOfUndo = 0
  /// No-op: nothing is remembered.
  open func undo() {}
  /// No-op: nothing is remembered.
  open func redo() {}
  /// No-op: nothing is remembered.
  open func removeAllActions() {}
  /// No-op: nothing is remembered.
  open func beginUndoGrouping() {}
  /// No-op: nothing is remembered.
  open func endUndoGrouping() {}
  /// No-op: nothing is remembered.
  open func setActionName(_ name: String) {}
  /// No-op: nothing is remembered.
  open func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {}
}
