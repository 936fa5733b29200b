@_exported import Foundation
@_exported import SkerryFoundation

public typealias SystemSoundID = UInt32
public typealias AudioFileID = OpaquePointer
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// No-op: nothing is heard.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// No-op: nothing is heard.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
/// No-op: nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) { completion?() }
/// No-op: nothing is heard.
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) { completion?() }
/// No-op: nothing was created.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }
@discardableResult public func AudioServicesCreateSystemSoundID(_ url: URL, _ sound: UnsafeMutablePointer<SystemSoundID>) -> Int32 { -1 }
