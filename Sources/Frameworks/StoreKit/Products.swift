@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

// The types of StoreKit: no products and no purchases.

/// A product.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public enum PurchaseError: Error, Sendable { case productUnavailable, purchaseNotAllowed, invalidQuantity }
  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
  }
  /// The subscription details of a product.
  public struct SubscriptionInfo: Hashable, Sendable {
    public enum RenewalState: Int, Sendable { case subscribed = 1, expired, inBillingRetryPeriod, inGracePeriod, revoked }
    public struct Status: Sendable { public let state: RenewalState }
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    public let groupLevel: Int
    public let groupDisplayName: String
    public var status: [Status] { get async throws { [] } }
    /// Whether the user may still take an introductory offer of a group: no, as there is no account.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
    }
    public struct PaymentMode: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }
    public let id: String?
    public let type: OfferType
    public let displayPrice: String
    public let price: Decimal
    public let paymentMode: PaymentMode
    public let period: SubscriptionPeriod
    public let periodCount: Int
  }
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let subscription: SubscriptionInfo?
  public static func products<S: Collection>(for identifiers: S) async throws -> [Product] where S.Element == String { [] }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}
/// A transaction.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Transactions as they arrive: none.
  public struct Transactions: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}
/// Whether the App Store signed a value.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  public enum VerificationError: Error, Sendable { case invalidSignature }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
}
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}
/// The App Store.
public enum AppStore {
  public static func sync() async throws {}
  public static var canMakePayments: Bool { false }
  @MainActor public static func requestReview(in scene: Any) {}
}
/// Asks for a review; does nothing here.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
/// An older way to ask for a review; does nothing here.
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
}
