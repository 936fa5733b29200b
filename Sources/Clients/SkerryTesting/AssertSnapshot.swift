public import SkerryActivity
public import SkerryUI
public import SkerryWidget

/// Compares a view with its golden in `__Snapshots__` beside the test's file.
///
/// The golden is named by the test; a second snapshot of the same kind in one test needs a name. Works in Swift Testing,
/// which gets the pictures as attachments, and in XCTest, whose failures name their files.
/// - Parameters:
///   - name: distinguishes this snapshot from others in the test.
///   - record: which goldens are written; `nil` uses the scope, then the variable `SKERRY_RECORD`, then
///     `SNAPSHOT_TESTING_RECORD`, then none.
@MainActor @preconcurrency
public func assertSnapshot<Content: View>(
  of view: @autoclosure () throws -> Content, as strategy: Snapshotting, named name: String? = nil, record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = TestSite(fileID: "\(fileID)", filePath: "\(filePath)", testName: testName, line: Int(line), column: Int(column))
  let assertion = SnapshotAssertion(site: site, strategy: strategy, name: name, record: record)
  do {
    let view = try view()
    assertion.check { try assertion.scene(of: view) }
  } catch {
    site.fail("The view could not be created: \(error)")
  }
}

/// Compares a Live Activity in a state with its golden in `__Snapshots__` beside the test's file.
///
/// - Parameters:
///   - widget: the widget whose `ActivityConfiguration` is for these attributes.
///   - name: distinguishes this snapshot from others in the test.
///   - record: which goldens are written; `nil` uses the scope, then the variable `SKERRY_RECORD`, then
///     `SNAPSHOT_TESTING_RECORD`, then none.
@MainActor @preconcurrency
public func assertSnapshot<Content: Widget, Attributes: ActivityAttributes>(
  of widget: Content, attributes: Attributes, state: Attributes.ContentState, isStale: Bool = false, as strategy: Snapshotting,
  named name: String? = nil, record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = TestSite(fileID: "\(fileID)", filePath: "\(filePath)", testName: testName, line: Int(line), column: Int(column))
  let assertion = SnapshotAssertion(site: site, strategy: strategy, name: name, record: record)
  assertion.check { try assertion.scene(of: widget, attributes: attributes, state: state, isStale: isStale) }
}

/// Compares every preview of a bundle, in every presentation, with its golden: the existing `#Preview`s become tests.
///
/// - Parameters:
///   - cases: patterns of `Activity/state` names, as for `test`; none means all.
///   - devices: the devices for each case.
///   - colorSchemes: the colour schemes for each case.
@MainActor @preconcurrency
public func assertSnapshots<Bundle: WidgetBundle>(
  ofPreviewsIn bundle: Bundle, cases: [String] = [], devices: [SnapshotDevice] = [.iPhone15Pro], colorSchemes: [ColorScheme] = [.light],
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = TestSite(fileID: "\(fileID)", filePath: "\(filePath)", testName: testName, line: Int(line), column: Int(column))
  let assertion = SnapshotAssertion(site: site, strategy: .image, name: nil, record: record)
  assertion.check(WidgetInventory(bundle: bundle), cases, devices, colorSchemes)
}
