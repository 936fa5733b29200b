/// A key of a shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}
/// A gesture of the hand that wears the watch.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}
/// The modifier keys of a shortcut.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
}
/// A key that was pressed.
public struct KeyPress: Sendable {
  public var key: KeyEquivalent
  public var characters: String
  public var modifiers: EventModifiers
  /// Whether an action took care of the key.
  public enum Result: Hashable, Sendable { case handled, ignored }
}
/// A combination of keys.
public struct KeyboardShortcut: Hashable, Sendable {
  private let key: KeyEquivalent
  public init(_ key: KeyEquivalent) { self.key = key }
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
}

// No-op: nothing is typed into a picture.
extension View {
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  public nonisolated func onKeyPress(keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}
