import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// The names of resources that SwiftGen generates, where its files are not in the repository.
struct SwiftGenAccessorsTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func path(_ path: String) -> String { repository.root.appendingPathComponent(path).path }

  /// What is generated for code, with one configuration.
  private func text(_ configuration: String, for code: String, at place: String = "Kit/swiftgen.yml") throws -> String? {
    try repository.write(place, configuration)
    return SwiftGenAccessors([path(place)]).text(SwiftNames(SwiftOutline(code)))
  }

  @Test(arguments: [
    ("swiftgen.yml", true), ("a/.swiftgen.yml", true), ("a/swiftgen-kit.yaml", true), ("a/project.yml", false), ("swiftgen.stencil", false),
  ])
  func configurationsAreFoundByName(_ path: String, _ isOne: Bool) {
    #expect(SwiftGenAccessors.isConfiguration(path) == isOne)
  }

  @Test func stringsOfABuildPlugIn() throws {
    try repository.write("Kit/Resources/Strings/en.lproj/Ride.strings", "\"ride.title\" = \"Ride\";\n\"ride.left_now\" = \"%d min\";\n")
    let configuration = """
      input_dir: Resources
      output_dir: ${DERIVED_SOURCES_DIR}
      strings:
        - inputs:
            - Strings/en.lproj
          outputs:
            - templateName: structured-swift5
              params: {enumName: Strings}
              output: Strings.swift
      """
    let found = try #require(try text(configuration, for: "let a = Strings.Ride.title"))
    #expect(
      found.contains(
        """
        nonisolated enum Strings: Sendable {
          enum Ride: Sendable {
            static func leftNow(_ p1: Int) -> String { String(format: NSLocalizedString("ride.left_now", tableName: "Ride", value: "%d min", comment: ""), p1) }
            static var title: String { NSLocalizedString("ride.title", tableName: "Ride", value: "Ride", comment: "") }
          }
        }
        """))
    #expect(try text(configuration, for: "enum Strings {}\nlet a = Strings.Ride.title") == nil, "declared")
    #expect(try text(configuration, for: "let a = L10n.Ride.title") == nil, "not named")
    #expect(try text("strings: [", for: "let a = Strings.Ride.title") == nil, "not YAML")
  }

  @Test func filesThatGitIgnores() throws {
    try repository.write("Res/en.lproj/Localizable.strings", "\"ride__title\" = \"Ride\";\n\"all.done\" = \"B\";\n")
    func configuration(_ template: String) -> String {
      """
      strings:
        inputs: Res/en.lproj/Localizable.strings
        options: {separator: _}
        outputs: {templateName: \(template), output: Generated/L10n.swift}
      """
    }
    let split = try #require(try text(configuration("structured-swift5"), for: "L10n.Ride.title", at: "swiftgen.yml"))
    #expect(split.contains("  enum Ride: Sendable {\n    static var title: String") && split.contains("static var allDone: String"))
    let flat = try #require(try text(configuration("flat-swift5"), for: "L10n.rideTitle", at: "swiftgen.yml"))
    #expect(flat.contains("static var rideTitle: String") && !flat.contains("enum Ride"))
    try repository.write("Generated/L10n.swift", "enum L10n {}\n")
    #expect(try text(configuration("structured-swift5"), for: "L10n.Ride.title", at: "swiftgen.yml") == nil, "the file is there")
  }

  /// Extensions of public access need it of what they extend, and of the types in it.
  @Test func publicAccessIsKept() throws {
    try repository.write("en.lproj/Localizable.strings", "\"title\" = \"Ride\";\n\"left\" = \"%d\";\n")
    try repository.write("Tints.xcassets/Brand.colorset/Contents.json", "{\"colors\": []}")
    let configuration = """
      strings: {inputs: en.lproj, outputs: {templateName: structured-swift5, output: S.swift, params: {publicAccess: }}}
      xcassets: {inputs: Tints.xcassets, outputs: {templateName: swift5, output: A.swift, params: {publicAccess: true}}}
      """
    let found = try #require(try text(configuration, for: "L10n.title; Asset.brand", at: "swiftgen.yml"))
    #expect(found.contains("public nonisolated enum L10n: Sendable {\n  public static func left(_ p1: Int)"))
    #expect(found.contains("public nonisolated enum Asset: Sendable {\n  public static var brand: ColorAsset"))
    #expect(
      found.contains("public nonisolated struct ColorAsset: Sendable {\n  public typealias Color = UIColor\n  public let name: String"))
    #expect(found.contains("\n  public nonisolated init(asset: ImageAsset) {") && !found.contains("public extension"))
  }

  @Test func catalogues() throws {
    for (place, key) in [("Media.xcassets/logo.imageset", "images"), ("Tints.xcassets/Brand.colorset", "colors")] {
      try repository.write("Res/\(place)/Contents.json", "{\"\(key)\": []}")
      try repository.write("Res/\(place.prefix { $0 != "/" })/Contents.json", "{}")
    }
    let configuration = """
      xcassets:
        - inputs: ${PROJECT_DIR}/Res/Media.xcassets
          outputs: [{templateName: swift5, output: A.swift}]
        - inputs: [Res/Tints.xcassets]
          outputs: [{templateName: swift5, output: B.swift, params: {enumName: Tint, colorTypeName: TintAsset}}]
      """
    let found = try #require(try text(configuration, for: "Asset.logo.swiftUIImage; Tint.brand.color", at: "swiftgen.yml"))
    #expect(found.contains("enum Asset: Sendable {\n  static var logo: ImageAsset { ImageAsset(name: \"logo\") }\n"))
    #expect(found.contains("enum Tint: Sendable {\n  static var brand: TintAsset { TintAsset(name: \"Brand\") }\n"))
    #expect(found.components(separatedBy: "struct ImageAsset").count == 2, "one type for both enums")
  }

  /// Modules that are compiled together may each have an enum of the same name.
  @Test func modulesWithTheSameNameHaveOneEnum() throws {
    for module in ["A", "B"] {
      try repository.write(
        "\(module)/en.lproj/Localizable.strings", "\"\(module.lowercased()).title\" = \"\(module)\";\n\"done\" = \"Done\";\n")
      try repository.write(
        "\(module)/swiftgen.yml",
        "strings: {inputs: en.lproj, outputs: {templateName: structured-swift5, output: '${DERIVED_SOURCES_DIR}/S.swift'}}\n")
    }
    let found = SwiftGenAccessors(["B/swiftgen.yml", "A/swiftgen.yml"].map(path)).text(SwiftNames(SwiftOutline("L10n.A.title")))
    let enums = try #require(found)
    #expect(enums.contains("  enum A: Sendable {\n    static var title") && enums.contains("  enum B: Sendable {\n    static var title"))
    #expect(enums.components(separatedBy: "enum L10n").count == 2 && enums.components(separatedBy: "static var done").count == 2)
  }
}
