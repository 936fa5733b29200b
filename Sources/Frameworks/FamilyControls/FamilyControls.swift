@_exported import Foundation
@_exported import ManagedSettings
@_exported import SkerryFoundation
import SkerryUI

/// The apps, categories and sites that the user chose: none.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
  public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
  public let includeEntireCategory: Bool
  public init() { includeEntireCategory = false }
  public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
}
public enum AuthorizationStatus: Int, CustomStringConvertible, Sendable {
  case notDetermined, denied, approved
  public var description: String { ["Not Determined", "Denied", "Approved"][rawValue] }
}
public enum FamilyControlsMember: Sendable { case child, individual }
/// The Family Controls authorization; not determined.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public static let shared = AuthorizationCenter()
  public var authorizationStatus: AuthorizationStatus { .notDetermined }
  public func requestAuthorization(for member: FamilyControlsMember) async throws {}
  public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) { completionHandler(.success(())) }
}
/// A picker for apps; the system shows it, so nothing is drawn.
public struct FamilyActivityPicker: View {
  public init(selection: Binding<FamilyActivitySelection>) {}
  public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}
  public var body: some View { EmptyView() }
}
extension View {
  public nonisolated func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View {
    self
  }
  public nonisolated func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}
extension Label where Title == Text, Icon == Image {
  /// Only the system knows the app's name and icon.
  public init(_ token: ApplicationToken) { self.init("App", systemImage: "app") }
  public init(_ token: ActivityCategoryToken) { self.init("Category", systemImage: "square.grid.2x2") }
  public init(_ token: WebDomainToken) { self.init("Website", systemImage: "globe") }
}
