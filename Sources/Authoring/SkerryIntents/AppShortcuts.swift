import Foundation
import SkerryLocalization

/// Intents that the system suggests.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}
/// The colour behind shortcuts.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}
/// One intent with its phrases.
public struct AppShortcut: Sendable {
  public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource, systemImageName: String) {}
  public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>]) {}
}
/// A phrase that runs an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  /// A placeholder in a phrase.
  public enum Token: Sendable { case applicationName }
  /// The result builder of phrases.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<V>(_ parameter: KeyPath<Intent, IntentParameter<V>>) {}
  }
}
/// The result builder of shortcuts.
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
/// A package that provides intents.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// A kind of intent, entity or value that Apple's assistant knows: `.books.playAudiobook`. Names of kinds are not checked.
@dynamicMemberLookup
public protocol AssistantSchema: Sendable { init() }
extension AssistantSchema {
  public subscript(dynamicMember name: String) -> Self { self }

  // The domains of Apple's page "App intent domains", and those of `assistant` and `calendar`.
  public static var assistant: Self { Self() }
  public static var books: Self { Self() }
  public static var browser: Self { Self() }
  public static var calendar: Self { Self() }
  public static var camera: Self { Self() }
  public static var files: Self { Self() }
  public static var journal: Self { Self() }
  public static var mail: Self { Self() }
  public static var photos: Self { Self() }
  public static var presentation: Self { Self() }
  public static var reader: Self { Self() }
  public static var spreadsheet: Self { Self() }
  public static var system: Self { Self() }
  public static var visualIntelligence: Self { Self() }
  public static var whiteboard: Self { Self() }
  public static var wordProcessor: Self { Self() }
}
/// The schemas of Apple's assistant.
public enum AssistantSchemas {
  public struct Intent: AssistantSchema { public init() {} }
  public struct Entity: AssistantSchema { public init() {} }
  public struct Enum: AssistantSchema { public init() {} }
}

/// Makes a type an intent of a kind, which has a title. No picture shows the title.
@attached(member, names: named(title))
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AssistantSchemas.Intent) = #externalMacro(module: "SkerryMacros", type: "AppIntentSchemaMacro")
/// Makes a type an entity of a kind, which has a display name.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AssistantSchemas.Entity) = #externalMacro(module: "SkerryMacros", type: "AppEntitySchemaMacro")
/// Makes a type a choice of a kind, which has a display name.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchemas.Enum) = #externalMacro(module: "SkerryMacros", type: "AppEntitySchemaMacro")

// The names of iOS 18.
@attached(member, names: named(title))
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AssistantSchemas.Intent) = #externalMacro(module: "SkerryMacros", type: "AppIntentSchemaMacro")
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AssistantSchemas.Entity) = #externalMacro(module: "SkerryMacros", type: "AppEntitySchemaMacro")
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchemas.Enum) = #externalMacro(module: "SkerryMacros", type: "AppEntitySchemaMacro")
