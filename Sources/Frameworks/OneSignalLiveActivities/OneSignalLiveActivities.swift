@_exported import Foundation
import SkerryActivity
@_exported import SkerryFoundation

/// Attributes of an activity that OneSignal starts and updates.
public protocol OneSignalLiveActivityAttributes: ActivityAttributes where ContentState: OneSignalLiveActivityContentState {
  var onesignal: OneSignalLiveActivityAttributeData { get set }
}

/// The state of an activity that OneSignal starts and updates.
public protocol OneSignalLiveActivityContentState: Codable, Hashable {
  var onesignal: OneSignalLiveActivityContentStateData? { get set }
}

/// OneSignal's own part of the attributes.
public struct OneSignalLiveActivityAttributeData: Codable, Sendable {
  public var activityId: String

  public static func create(activityId: String) -> OneSignalLiveActivityAttributeData {
    OneSignalLiveActivityAttributeData(activityId: activityId)
  }
}

/// OneSignal's own part of a state.
public struct OneSignalLiveActivityContentStateData: Codable, Hashable, Sendable {
  public var notificationId: String
}

/// Attributes and states that are dictionaries, for apps that declare no types of their own.
public struct DefaultLiveActivityAttributes: OneSignalLiveActivityAttributes, Sendable {
  public struct ContentState: OneSignalLiveActivityContentState, Sendable {
    public var data: [String: AnyCodable]
    public var onesignal: OneSignalLiveActivityContentStateData?

    public init(data: [String: AnyCodable], onesignal: OneSignalLiveActivityContentStateData? = nil) {
      self.data = data
      self.onesignal = onesignal
    }
  }

  public var data: [String: AnyCodable]
  public var onesignal: OneSignalLiveActivityAttributeData

  public init(data: [String: AnyCodable], onesignal: OneSignalLiveActivityAttributeData) {
    self.data = data
    self.onesignal = onesignal
  }
}

/// A value of any JSON type.
public struct AnyCodable: Codable, Hashable, Sendable {
  private enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([AnyCodable])
    case members([String: AnyCodable])
  }
  private let value: Value

  public init(_ value: Any?) {
    self.value =
      switch value {
      case let value as AnyCodable: value.value
      case let value as Bool: .bool(value)
      case let value as Int: .whole(value)
      case let value as Double: .number(value)
      case let value as String: .text(value)
      case let value as [Any]: .list(value.map { AnyCodable($0) })
      case let value as [String: Any]: .members(value.mapValues { AnyCodable($0) })
      default: .null
      }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let found = try? container.decode(Bool.self) {
      value = .bool(found)
    } else if let found = try? container.decode(Int.self) {
      value = .whole(found)
    } else if let found = try? container.decode(Double.self) {
      value = .number(found)
    } else if let found = try? container.decode(String.self) {
      value = .text(found)
    } else if let found = try? container.decode([AnyCodable].self) {
      value = .list(found)
    } else {
      value = .members(try container.decode([String: AnyCodable].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .members(let value): try container.encode(value)
    }
  }

  public func asBool() -> Bool? { if case .bool(let value) = value { value } else { nil } }
  public func asInt() -> Int? { if case .whole(let value) = value { value } else { nil } }
  public func asDouble() -> Double? {
    switch value {
    case .number(let value): value
    case .whole(let value): Double(value)
    default: nil
    }
  }
  public func asString() -> String? { if case .text(let value) = value { value } else { nil } }
  public func asArray() -> [AnyCodable]? { if case .list(let value) = value { value } else { nil } }
  public func asDict() -> [String: AnyCodable]? { if case .members(let value) = value { value } else { nil } }
}
