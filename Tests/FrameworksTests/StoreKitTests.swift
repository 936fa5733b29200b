import StoreKit
import Testing

/// Purchases while pictures are drawn: there is no account, so nothing is offered and nothing was bought.
@Suite struct StoreKitTests {
  @Test func nothingIsOffered() async throws {
    #expect(try await Product.products(for: ["pro.monthly"]).isEmpty)
    #expect(await Product.SubscriptionInfo.isEligibleForIntroOffer(for: "pro") == false)
    #expect(try await Product.SubscriptionInfo.status(for: "pro").isEmpty)
    #expect(Product.SubscriptionOffer.PaymentMode.freeTrial != .payUpFront && Product.SubscriptionOffer.OfferType.winBack != .promotional)
  }
}
