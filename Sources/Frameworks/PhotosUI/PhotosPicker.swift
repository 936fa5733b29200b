@_exported import Foundation
@_exported import Photos
@_exported import SkerryFoundation
import SkerryUI

/// The photos that the user chose.
public struct PhotosPickerItem: Hashable, Sendable {
  public var itemIdentifier: String? { nil }
  public init(itemIdentifier: String) {}
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}
public struct PHPickerFilter: Hashable, Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}
/// A button that opens the system's picker; its label is drawn.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}
// No-op: the system's picker is a screen of its own.
extension View {
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) -> some View { self }
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) -> some View { self }
}
extension PhotosPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
}
