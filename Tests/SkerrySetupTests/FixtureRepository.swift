import Foundation
import SkerryTestSupport

/// A repository with a widget extension, created in a temporary folder in one of the layouts of real ones.
struct FixtureRepository {
  let root: URL

  init() throws {
    root = try TemporaryFolder.make()
  }

  func write(_ path: String, _ text: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path) }

  static let attributes = "import ActivityKit\nstruct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }\n"
  static let activity = """
    import SwiftUI
    import WidgetKit
    struct RideLiveActivity: Widget {
      var body: some WidgetConfiguration { ActivityConfiguration(for: RideAttributes.self) { _ in Text("// no import X") } dynamicIsland: { _ in fatalError() } }
    }
    """
  static let bundle = "import SwiftUI\n@main\nstruct RideBundle: WidgetBundle { var body: some Widget { RideLiveActivity() } }\n"
  static let extensionPlist = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict></dict></plist>
    """

  /// Xcode up to 15: every file is listed. The attributes are with the app; two catalogues share a name; one file is
  /// missing.
  func makeClassic() throws {
    try write("Ride/Models/RideAttributes.swift", Self.attributes)
    try write("Ride/Models/Other.swift", "struct Other {}\n")
    try write("Ride/RideApp.swift", "import Firebase\n@main struct RideApp {}\n")
    try write("RideWidget/RideLiveActivity.swift", "import Lottie\n" + Self.activity)
    try write("RideWidget/RideBundle.swift", Self.bundle)
    try write("RideWidget/Info.plist", Self.extensionPlist)
    for place in ["Ride", "RideWidget"] { try write("\(place)/Assets.xcassets/Contents.json", "{}") }
    for language in ["en", "de"] { try write("RideWidget/\(language).lproj/Localizable.strings", "\"a\" = \"b\";\n") }
    try write("README.md", "")
    try write(".gitignore", "DerivedData/\nout")
    try write(
      "Ride.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; buildConfigurationList = CP; developmentRegion = de; mainGroup = G; projectDirPath = ""; targets = (A, W, ); };
        CP = {isa = XCConfigurationList; buildConfigurations = (DP, ); };
        DP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG"; PRODUCT_BUNDLE_IDENTIFIER = org.ride; RIDE_GROUP = group.ride; }; };
        CW = {isa = XCConfigurationList; buildConfigurations = (DW, ); };
        DW = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = RideWidget/Info.plist; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) WIDGET"; PRODUCT_BUNDLE_IDENTIFIER = "${PRODUCT_BUNDLE_IDENTIFIER}.widget"; RIDE_GROUP = "$(RIDE_GROUP)"; RIDE_NONE = "$(RIDE_NONE)x"; }; };
        A = {isa = PBXNativeTarget; name = Ride; productType = "com.apple.product-type.application"; buildPhases = (); buildConfigurationList = CP; };
        W = {isa = PBXNativeTarget; name = "Ride Widget"; productType = "com.apple.product-type.app-extension"; buildPhases = (S, R, ); buildConfigurationList = CW; packageProductDependencies = (L, ); };
        L = {isa = XCSwiftPackageProductDependency; productName = Lottie; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, ); };
        R = {isa = PBXResourcesBuildPhase; files = (B5, B6, B7, ); };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; }; B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; }; B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F6; }; B7 = {isa = PBXBuildFile; fileRef = V; };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, GW, ); };
        GA = {isa = PBXGroup; path = Ride; sourceTree = "<group>"; children = (GM, F5, ); };
        GM = {isa = PBXGroup; path = Models; sourceTree = "<group>"; children = (F1, ); };
        GW = {isa = PBXGroup; path = RideWidget; sourceTree = "<group>"; children = (F2, F3, F4, F6, V, ); };
        F1 = {isa = PBXFileReference; path = RideAttributes.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = RideLiveActivity.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = RideBundle.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = (V1, V2, ); };
        V1 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
      }; rootObject = P; }
      """)
  }

  /// Xcode 16 and later: folders are synchronized, with exceptions; a framework of the project and a package beside it
  /// are imported.
  func makeSynchronized() throws {
    try write("ios/App/Shared/RideAttributes.swift", "import RideKit\n" + Self.attributes)
    try write("ios/App/Main.swift", "@main struct RideApp {}\n")
    try write("ios/RideKit/Speed.swift", "public struct Speed {}\n")
    try write(
      "ios/Widget/RideLiveActivity.swift",
      "#if canImport(UIKitExtras)\nimport UIKitExtras\n#endif\nimport Charts\nimport struct LocalTools.Tool\n" + Self.activity)
    try write("ios/Widget/RideBundle.swift", Self.bundle)
    try write("ios/Widget/Info.plist", Self.extensionPlist)
    try write("ios/Widget/Old.swift", "")
    try write("ios/Config/Widget.xcconfig", "#include \"Base.xcconfig\"\nSWIFT_VERSION = 6.0 // new\n")
    try write("ios/Config/Base.xcconfig", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\nSWIFT_APPROACHABLE_CONCURRENCY=YES\n")
    try write("ios/Packages/LocalTools/Package.swift", "")
    try write("ios/Packages/LocalTools/Sources/LocalTools/Tool.swift", "public struct Tool {}\n")
    try write(
      "ios/App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; buildConfigurationList = C; mainGroup = G; targets = (A, W, K, ); };
        C = {isa = XCConfigurationList; buildConfigurations = (D, ); }; D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        CW = {isa = XCConfigurationList; buildConfigurations = (DW, ); };
        DW = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
        X = {isa = PBXFileReference; path = Config/Widget.xcconfig; sourceTree = SOURCE_ROOT; };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = C; fileSystemSynchronizedGroups = (GA, ); };
        W = {isa = PBXNativeTarget; name = RideWidget; productType = "com.apple.product-type.app-extension"; buildConfigurationList = CW; fileSystemSynchronizedGroups = (GW, ); };
        K = {isa = PBXNativeTarget; name = RideKit; productType = "com.apple.product-type.framework"; buildConfigurationList = C; fileSystemSynchronizedGroups = (GK, ); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, GW, GK, ); };
        GA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, ); };
        GW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = (E2, ); };
        GK = {isa = PBXFileSystemSynchronizedRootGroup; path = RideKit; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Shared/RideAttributes.swift, ); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Info.plist, Old.swift, ); };
      }; rootObject = P; }
      """)
  }

  /// No Xcode project in the repository, as if it were generated.
  func makeBare() throws {
    try write("targets/widget/RideLiveActivity.swift", Self.activity)
    try write("targets/widget/RideBundle.swift", Self.bundle + "private let parts: [Any] = [Theme.tint, Bar.self]\n")
    try write("modules/live/RideAttributes.swift", Self.attributes)
    try write("node_modules/z/RideAttributes.swift", Self.attributes)
    try write("app/index.tsx", "")
    try write("targets/widget/Theme.swift", "enum Theme { static let shade = Shade.dark; static let tint = ShadeTint() }\n")
    try write("shared/Shade.swift", "enum Shade { case dark; static let step = Step() }\nstruct ShadeTint {}\n")
    try write("shared/Step.swift", "struct Step {}\nstruct Unused { struct Text {} }\n")
    // The repository has a type of its own with the name of one of the system's.
    try write("shared/Rectangle.swift", "final class Rectangle {}\n")
    try write("targets/widget/Bar.swift", "import SwiftUI\nstruct Bar: View { var body: some View { Rectangle() } }\n")
    try write("other/Shade.swift", "import Firebase\nenum Shade { case light }\n")
    try write("shared/Tests/AppTests/Shade.swift", "enum Shade {}\n")
    try write("project.yml", "name: App\n")
  }
}
