@_exported import Foundation
@_exported import SkerryFoundation

open class CXHandle: NSObject {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let value: String
  public let type: HandleType
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var hasVideo = false
}
open class CXProviderConfiguration: NSObject {
  open var supportsVideo = false
  open var maximumCallGroups = 1
  open var iconTemplateImageData: Data?
}
open class CXCall: NSObject {
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { true }
}
open class CXCallObserver: NSObject { open var calls: [CXCall] { [] } }
