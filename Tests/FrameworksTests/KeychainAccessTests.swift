import Foundation
import KeychainAccess
import SkerryRuntime
import Testing

@Suite struct KeychainAccessTests {
  @Test func keychainsKeepTheirOwnValues() throws {
    try ScopedWrites.during {
      let (own, other) = (Keychain(service: "org.ride"), Keychain(service: "org.ride", accessGroup: "group.ride"))
      own["token"] = "abc"
      try own.set(Data([1, 255]), key: "bytes")
      #expect(try own.get("token") == "abc" && own[data: "bytes"] == Data([1, 255]) && own[string: "token"] == "abc")
      #expect(throws: Status.conversionError) { try own.get("bytes") }
      #expect(other["token"] == nil && own.allKeys() == ["bytes", "token"] && other.allKeys() == [])
      // A keychain with other options is the same one.
      let locked = Keychain(service: "org.ride").accessibility(.whenUnlocked).synchronizable(true)
      #expect(try locked.contains("token") && locked.accessibility == .whenUnlocked && locked.synchronizable)
      own["token"] = nil
      try locked.remove("bytes")
      #expect(try own.allItems().isEmpty && !own.contains("token"))
    }
  }

  @Test func serversAreKeptApart() throws {
    try ScopedWrites.during {
      let (own, other) = (Keychain(server: "https://a.org", protocolType: .https), Keychain(server: "https://b.org", protocolType: .https))
      own["user"] = "Ada"
      #expect(other["user"] == nil && own.itemClass == .internetPassword)
      try own.removeAll()
      #expect(own["user"] == nil)
    }
  }

  @Test func whatAPictureKeepsEndsWithIt() {
    ScopedWrites.during { Keychain(service: "org.ride")["token"] = "abc" }
    #expect(Keychain(service: "org.ride")["token"] == nil)
  }
}
