import Foundation
import SkerryFoundation
import SkerryGeometry
import SkerryUI

/// Content of a map. Maps are not drawn, and widgets cannot show them.
public protocol MapContent {}
@resultBuilder
public struct MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> EmptyMapContent { EmptyMapContent() }
  public static func buildOptional<C: MapContent>(_ content: C?) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither<C: MapContent>(first content: C) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither<C: MapContent>(second content: C) -> EmptyMapContent { EmptyMapContent() }
}
public struct EmptyMapContent: MapContent {}
extension ForEach: MapContent where Content: MapContent {}

/// The position of a map's camera.
public struct MapCameraPosition: Sendable {
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition() }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { MapCameraPosition() }
}
public struct MapCamera: Sendable {
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {}
}
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let all: MapInteractionModes = [.pan, .zoom]
}
/// The area of a map: the grey of a map before its tiles load.
public struct Map: View {
  public init() {}
  public init(position: Binding<MapCameraPosition>, bounds: Int? = nil, interactionModes: MapInteractionModes = .all) {}
  public init(initialPosition: MapCameraPosition = .automatic, bounds: Int? = nil, interactionModes: MapInteractionModes = .all) {}
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> C
  ) {}
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> C
  ) {}
  public init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false)
  {}
  public init<Items: RandomAccessCollection, Annotation>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {}
  public var body: some View {
    Color(white: 0.9).unsupported(
      "Map shows no map in a Live Activity; show a picture that the app has made with MKMapSnapshotter.", .warning)
  }
}
public struct Marker: MapContent {
  public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  public func tint(_ color: Color?) -> Marker { self }
}
public struct Annotation<Content: View>: MapContent {
  public init(
    _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}
public struct UserAnnotation: MapContent { public init() {} }
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ route: MKRoute) {}
  public init(_ polyline: MKPolyline) {}
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> MapPolyline { self }
}
public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> MapCircle { self }
}
public struct MapMarker { public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {} }
public struct MapPin { public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {} }
public struct MapAnnotation<Content: View> {
  public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {}
}
public struct MapStyle: Sendable {
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
}
extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
}
