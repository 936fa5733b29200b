import Foundation

/// A target of the package to be written.
struct SetupTarget {
  /// A Swift identifier.
  var name: String
  var isExecutable: Bool
  /// Absolute paths of Swift files.
  var sources: [String]
  /// Swift files whose declarations `#if os(iOS)` cuts through: a plug-in compiles a copy as for iOS in place of the
  /// original.
  var phoneSources: Set<String> = []
  /// Whether files need a plug-in to compile: for code inside `#if os(iOS)`, or for iOS-only API of Foundation.
  var needsPhoneSource = false
  /// Absolute paths of catalogues, string tables, images, fonts and data.
  var resources: [String]
  /// Catalogues whose name the target already has: each is placed in a localization's folder of the bundle, because a bundle cannot hold two files of
  /// one name.
  var apart: [String: Localization] = [:]
  /// Build settings of the Xcode target; empty if there is none.
  var settings: [String: String] = [:]
  /// Modules of the same package that the files import.
  var modules: [String] = []
  /// Products of Skerry that the files import.
  var products: [String] = []

  /// A localization of a resource, as a manifest spells it.
  enum Localization: String, CaseIterable { case base, `default` }

  /// Adds a catalogue whose name the target already has; `false` if no localization's folder is left for it.
  mutating func addApart(_ catalogue: String) -> Bool {
    let name = (catalogue as NSString).lastPathComponent
    let used = Set(apart.filter { ($0.key as NSString).lastPathComponent == name }.values)
    guard let place = Localization.allCases.first(where: { !used.contains($0) }) else { return false }
    apart[catalogue] = place
    resources.append(catalogue)
    return true
  }

  /// Removes Swift files.
  mutating func leaveOut(_ files: Set<String>) {
    sources.removeAll(where: files.contains)
    phoneSources.subtract(files)
  }

  var languageMode: LanguageMode { LanguageMode(settings: settings) }

  /// Whether Xcode generates Swift names for the images and colours of the target's catalogues.
  var namesAssets: Bool {
    settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" && resources.contains { $0.hasSuffix(".xcassets") }
  }

  /// Whether Xcode generates classes of SiriKit's intents for the target.
  var definesIntents: Bool { resources.contains { $0.hasSuffix(".intentdefinition") } }

  /// Whether declarations are isolated to the main actor by default.
  private var isOnMainActor: Bool { settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" }

  /// Language features that the settings enable beyond those of the language mode, in a fixed order.
  private var upcomingFeatures: [String] {
    var features = Set(Self.features.filter { settings["SWIFT_UPCOMING_FEATURE_" + $0.key] == "YES" }.map(\.value))
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" { features.formUnion(Self.approachable) }
    if languageMode == .six { features.formIntersection(Self.beyondSwift6) }
    // Xcode enables regular expressions between bare slashes unless a project turns them off; Swift 6 always has them.
    if languageMode != .six, settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" { features.insert("BareSlashRegexLiterals") }
    return features.sorted()
  }

  /// Compilation conditions, in a fixed order; SwiftPM and the compiler's call set DEBUG themselves.
  private var definitions: [String] {
    var conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count { conditions.append(flags[index + 1]) }
      if flag.hasPrefix("-D"), flag.count > 2 { conditions.append(String(flag.dropFirst(2))) }
    }
    // Values that are not identifiers refer to settings that only Xcode knows.
    return Set(conditions.filter { $0 != "DEBUG" && !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }).sorted()
  }

  /// The manifest's `swiftSettings`, in a fixed order.
  var swiftSettings: [String] {
    (isOnMainActor ? [".defaultIsolation(MainActor.self)"] : []) + upcomingFeatures.map { ".enableUpcomingFeature(\"\($0)\")" }
      + definitions.map { ".define(\"\($0)\")" }
  }

  /// The same as compiler arguments.
  var compilerFlags: [String] {
    (isOnMainActor ? ["-default-isolation", "MainActor"] : []) + upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
      + definitions.map { "-D\($0)" }
  }

  /// Xcode's names of language features. Source: the compiler's list of upcoming features.
  private static let features = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile", "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference", "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "EXISTENTIAL_ANY": "ExistentialAny", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability", "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials", "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances", "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility", "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault", "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]
  /// Features that Swift 6 does not enable by default; the compiler warns about the others.
  private static let beyondSwift6: Set<String> = [
    "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]
  /// The features of Xcode's approachable concurrency.
  private static let approachable: Set<String> = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
    "NonisolatedNonsendingByDefault",
  ]

  /// A name as an identifier: letters, digits and underscores, not beginning with a digit, and not the name of one of
  /// Skerry's modules.
  static func identifier(_ name: String) -> String {
    var result = ""
    for character in name where character.isASCII && (character.isLetter || character.isNumber || character == "_") {
      result.append(character)
    }
    if result.first.map({ $0.isNumber }) ?? true { result = "Widgets" + result }
    return ProvidedModules.contains(result) || result.hasPrefix("Skerry") ? result + "Bundle" : result
  }
}
