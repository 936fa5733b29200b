import Foundation
import SkerryDiagnostics
import SkerryTestSupport
import Testing

@testable import SkerryCases

/// The compiler's `Module/File.swift` as a path that can be opened.
@MainActor struct SourceLocatorTests {
  @Test func aFileIsFoundWhereverItLies() throws {
    let folder = try TemporaryFolder.make()
    let files = ["RideWidget/Views/Card.swift", "App/Views/Card.swift", "RideWidget/RidePreviews.swift", ".build/checkouts/Hidden.swift"]
    for file in files {
      let place = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("import SwiftUI\n\nstruct RidePreviews: PreviewProvider {}\n".utf8).write(to: place)
    }
    let locator = SourceLocator(folder: folder.path)
    #expect(locator.path(of: "RideWidget/Card.swift") == folder.path + "/RideWidget/Views/Card.swift")
    // A module that no folder is called by: the first of that name.
    #expect(locator.path(of: "RideWidgetExtension/Card.swift") == folder.path + "/App/Views/Card.swift")
    #expect(locator.path(of: "RideWidget/Hidden.swift") == "RideWidget/Hidden.swift")
    #expect(locator.path(of: "states.json") == "states.json")
    // The module's folder, and nothing for a type whose file is not found.
    let module = ["RidePreviews.swift", "Views/Card.swift"].map { folder.path + "/RideWidget/" + $0 }
    #expect(locator.sources(ofModulesWith: ["RideWidget/Card.swift", "Elsewhere"]) == module)
    // A provider is known by its type's name alone.
    let card = PreviewCase(activity: "Ride", state: "preview", content: .widget([]), fileID: "RideWidget/Card.swift", line: 7)
    let provider = PreviewCase(activity: "Ride", state: "preview", content: .widget([]), fileID: "RidePreviews", line: 0)
    #expect(locator.line(of: card) == 7)
    #expect(locator.line(of: provider) == 3)
    #expect(locator.path(of: "RidePreviews") == folder.path + "/RideWidget/RidePreviews.swift")
    // A widget and a control are where their type is declared, whatever the file's name is.
    try Data("import SwiftUI\n// A control\nstruct Ping {}\n  struct PingControl: ControlWidget {}\n".utf8)
      .write(to: folder.appendingPathComponent("RideWidget/Controls.swift"))
    let fresh = SourceLocator(folder: folder.path)
    let control = PreviewCase(activity: "PingControl", state: "control", content: .widget([]), fileID: "PingControl", line: 1)
    #expect(fresh.path(of: "PingControl") == folder.path + "/RideWidget/Controls.swift" && fresh.line(of: control) == 4)
    #expect(fresh.path(of: "Missing") == "Missing")
  }

  /// A configuration's closures, each found from the line of its own configuration on; comments do not count.
  @Test(arguments: [
    ("minimal", 1, 4), ("minimal", 6, 9), ("compactLeading", 1, 3), ("compactLeading", 4, 7), ("bottom", 1, nil), ("minimal", 10, nil),
  ])
  func aClosureIsFoundAfterItsConfiguration(_ label: String, _ line: Int, _ expected: Int?) throws {
    let folder = try TemporaryFolder.make()
    let file = folder.appendingPathComponent("Ride.swift")
    let source = """
      ActivityConfiguration(for: Ride.self) { _ in
        // minimal: the smallest one
      } dynamicIsland: { _ in DynamicIsland {} compactLeading: { A() } compactTrailing: { B() }
        minimal: { C() } }
      // The second one.
      ActivityConfiguration(for: Tram.self) { _ in } dynamicIsland: { _ in
        DynamicIsland {} compactLeading: { A() }
        compactTrailing: { B() } // minimal: not this one
        minimal : { isMinimal() }
      }
      """
    try Data(source.utf8).write(to: file)
    let locator = SourceLocator(folder: folder.path)
    #expect(locator.line(ofClosure: label, in: file.path, after: line) == expected)
    // A finding without a view of its own is there, or at the configuration.
    let configuration = SourceSite(fileID: "M/Ride.swift", line: line)
    var finding = Diagnostic("empty-presentation", .warning, "Nothing is visible.")
    finding.closure = label
    #expect(locator.site(of: finding, configuration: configuration)?.line == expected ?? line)
    #expect(locator.site(of: finding, configuration: nil) == nil)
    finding.site = SourceSite(fileID: "M/Card.swift", line: 2)
    #expect(locator.site(of: finding, configuration: configuration)?.fileID == "M/Card.swift")
  }

  /// A file that set-up adds to a program, such as the names of all assets in its catalogues, is not the app's code.
  @Test func addedFilesAreNotTheApps() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (copy, added) = (folder.appendingPathComponent("Ride.swift"), folder.appendingPathComponent("GeneratedAssetSymbols.swift"))
    try Data("#sourceLocation(file: \"/app/Ride.swift\", line: 1)\nlet name = \"Shown\"".utf8).write(to: copy)
    try Data(
      "// Generated.\nextension ImageResource { static var hidden: ImageResource { ImageResource(name: \"Hidden\", bundle: .main) } }".utf8
    )
    .write(to: added)
    let copies = SourceLocator.copies([copy.path, added.path, folder.appendingPathComponent("gone.swift").path])
    let files = copies.map(\.copy)
    #expect(files == [copy.path] && copies.map(\.original) == ["/app/Ride.swift"])
    let shown = ShownAssets(asked: [], sources: files)
    #expect(shown.contains("Shown") && !shown.contains("Hidden"))
  }

  /// A member of a value, and a part of an identifier in quotes, name no image.
  @Test func membersOfValuesAreNoImages() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Ride.swift")
    let code = "Image(.boat) + Image(ImageResource.pier) + Image(Asset.Images.quay)\nlet group = \"group.app.tide\", name = state.wave"
    try Data(code.utf8).write(to: file)
    let shown = ShownAssets(asked: [], sources: [file.path])
    #expect(["boat", "pier", "quay", "tide", "wave"].filter(shown.contains) == ["boat", "pier", "quay"])
  }

  /// Where a file configures an activity, only what it leads to can be shown in it.
  @Test func imagesOfOtherWidgetsViewsAreNotShown() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      ("Activity", "struct Ride: Widget { var body: Some { ActivityConfiguration(for: A.self) { Card() } dynamicIsland: { } } }"),
      ("Card", "struct Card: View { var body: some View { Badge(); rail } }"),
      ("Badge", "struct Badge: View { var body = Image(\"badge\") }"),
      ("Rail", "let rail = Image(\"rail\")"), ("Header", "struct Header: View { var body = Image(\"header\") }"),
    ]
    for (name, code) in files { try Data(code.utf8).write(to: folder.appendingPathComponent(name + ".swift")) }
    let shown = ShownAssets(asked: [], sources: files.map { folder.appendingPathComponent($0.0 + ".swift").path })
    #expect(shown.contains("badge") && shown.contains("rail") && !shown.contains("header"))
  }

  /// The list of files that a program was compiled from, as the compiler reads it.
  @Test func compiledFilesAreListed() {
    #expect(SourceLocator.listed(in: "\"/a b/C.swift\"\n\"/d/E.swift\"\n") == ["/a b/C.swift", "/d/E.swift"])
    #expect(SourceLocator.listed(in: "").isEmpty && SourceLocator.listed(in: "\"\"\n-v\n").isEmpty)
    #expect(SourceLocator.compiled == nil && SourceLocator.originals.isEmpty, "this program does not belong to a repository")
    #expect(SourceLocator.original(of: "#sourceLocation(file: \"/a b/C.swift\", line: 1)\nimport SwiftUI") == "/a b/C.swift")
    #expect(SourceLocator.original(of: "import SwiftUI\n#sourceLocation(file: \"/C.swift\", line: 1)") == nil)
  }
}
