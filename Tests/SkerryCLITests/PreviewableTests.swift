import SkerryPipeline
import SkerryPresentation
import SkerryWidget
import SwiftUI
import Testing

@testable import SkerryCases

private struct PreviewableRow: View {
  let names: [String]
  let count: Int
  var body: some View { Text(verbatim: names.joined(separator: " ") + " \(count)") }
}

#Preview("Previewable of several lines") {
  @Previewable @State var names = [
    "one (",  // a bracket in a string and a comment with }
    "two",
  ]
  @Previewable
  @State var count = [1, 2, 3]
    .filter { $0 > 1 }
    .count
  @Previewable @State var last =
    7
  PreviewableRow(names: names, count: count + last)
}

/// Declarations of previews that have several lines are moved whole.
@MainActor
@Suite struct PreviewableTests {
  @Test func declarationsAreMovedWhole() throws {
    let found = CaseFinder(inventory: WidgetInventory()).cases().cases.first { $0.state == Slug.make("Previewable of several lines") }
    let entry = try #require(found)
    guard case .view(let make, _) = entry.content else { throw CommandError("not a view") }
    // "one ( two 9"; without the numbers and names it would be narrower.
    let size = { (view: any View) in
      ViewScene(engine: .shared, settings: RenderSettings(), device: Devices.standard).layout(view, .sizeThatFits).size
    }
    #expect(size(make()) == size(Text(verbatim: "one ( two 9")))
  }
}
