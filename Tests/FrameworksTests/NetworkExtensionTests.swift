import NetworkExtension
import Testing

@Suite struct NetworkExtensionTests {
  /// A VPN app's widget finds no configuration, as on a phone before one is installed.
  @Test func nothingIsInstalledAndNothingConnects() async throws {
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    let manager = NETunnelProviderManager()
    let settings = NETunnelProviderProtocol()
    settings.providerConfiguration = ["city": "Oslo"]
    manager.protocolConfiguration = settings
    let session = try #require(manager.connection as? NETunnelProviderSession)
    try session.startTunnel()
    #expect(session.status == .invalid && session.connectedDate == nil && session.manager === manager)
    #expect((manager.protocolConfiguration as? NETunnelProviderProtocol)?.providerConfiguration?["city"] as? String == "Oslo")
    #expect(NEVPNManager.shared() === NEVPNManager.shared() && NEVPNStatus(rawValue: 3) == .connected)
    #expect(await NEHotspotNetwork.fetchCurrent() == nil)
  }
}
