import Foundation
import SwiftUI
import Testing

/// What Foundation has on a phone and lacks on Linux.
@Suite struct FoundationGapTests {
  @Test func requestsFailAtOnce() async throws {
    let address = try #require(URL(string: "https://example.org/score.json"))
    var request = URLRequest(url: address, timeoutInterval: 5)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.addValue("text/plain", forHTTPHeaderField: "content-type")
    #expect(request.value(forHTTPHeaderField: "CONTENT-TYPE") == "application/json,text/plain")
    let asked = request
    await #expect(throws: URLError(.notConnectedToInternet)) { try await URLSession.shared.data(for: asked) }
    let codes: [URLError.Code] = await withCheckedContinuation { next in
      URLSession(configuration: .ephemeral).dataTask(with: address) { data, answer, error in
        next.resume(returning: data == nil && answer == nil ? [(error as? URLError)?.code].compactMap { $0 } : [])
      }.resume()
    }
    #expect(codes == [.notConnectedToInternet])
  }

  /// The parser of XML, in a file that imports what a phone's would.
  @Test func xmlIsRead() {
    final class Titles: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
      ) {
        names.append(name + (attributes["id"] ?? ""))
      }
    }
    let titles = Titles()
    let parser = XMLParser(data: Data("<feed><entry id='1'/><entry id='2'/></feed>".utf8))
    parser.delegate = titles
    #expect(parser.parse() && titles.names == ["feed", "entry1", "entry2"])
  }

  /// Names of Core Foundation, and a location that is stored.
  @Test func keysAndStoredLocations() throws {
    #expect(kCFBundleNameKey as String == "CFBundleName" && kCFBundleVersionKey as String == "CFBundleVersion")
    let place = CLLocation(latitude: 52.5, longitude: 13.25)
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(read.coordinate.latitude == 52.5 && read.coordinate.longitude == 13.25 && read.timestamp == place.timestamp)
  }

  /// Apps replace the session in tests by means of a protocol, to which it conforms without any code.
  @Test func aSessionSatisfiesAProtocol() async throws {
    let loader: any DataLoader = URLSession.shared
    let request = URLRequest(url: try #require(URL(string: "https://example.org/a")))
    await #expect(throws: URLError(.notConnectedToInternet)) { try await loader.data(for: request) }
    #expect(loader.isEqual(URLSession.shared) && "\(request)" == "https://example.org/a")
  }

  /// The limits of fraction digits stay in order, whichever is set last, and both count.
  @Test func numbersKeepTheirLimitsInOrder() {
    func text(_ value: Double, _ style: NumberFormatter.Style, _ set: (NumberFormatter) -> Void) -> String? {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = style
      set(formatter)
      return formatter.string(from: NSNumber(value: value))
    }
    #expect(text(1240, .currency) { _ in } == "$1,240.00")
    #expect(text(1240, .currency) { $0.maximumFractionDigits = 0 } == "$1,240")
    #expect(text(1240, .currency) { $0.maximumFractionDigits = 2 } == "$1,240.00")
    #expect(text(3.14159, .decimal) { $0.minimumFractionDigits = 5 } == "3.14159")
    #expect(text(3, .none) { $0.minimumFractionDigits = 1 } == "3.0")
    for digits in 0...4 {
      let written = text(3.14159265, .decimal) { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (digits, digits) }
      #expect(written == ["3", "3.1", "3.14", "3.142", "3.1416"][digits])
    }
    #expect(text(2.5, .decimal) { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (1, 5) } == "2.5")
    #expect(text(2.512345, .decimal) { ($0.maximumFractionDigits, $0.minimumFractionDigits) = (5, 1) } == "2.51234")
    #expect(text(12.5, .currency) { $0.maximumFractionDigits = 1 } == "$12.5")
    #expect(text(12, .currency) { $0.maximumFractionDigits = 3 } == "$12.00")
    #expect(
      text(3.14159, .decimal) {
        $0.minimumFractionDigits = 2
        $0.maximumFractionDigits = 1
      } == "3.1")
    // A formatter of an app's own class, and a copy of the limit through a key path.
    final class Money: NumberFormatter, @unchecked Sendable {}
    let money = Money()
    money.locale = Locale(identifier: "en_US")
    money.numberStyle = .currency
    money[keyPath: \.maximumFractionDigits] = 0
    #expect(money.string(from: 7) == "$7" && money.minimumFractionDigits == 0)
  }

  @Test func storedPropertiesHaveKeys() {
    class Ride: NSObject {
      let driver: String? = "Ada"
      let tip: Int? = nil
    }
    final class Shared: Ride { var seats = 3 }
    let ride = Shared()
    #expect(ride.value(forKey: "driver") as? String == "Ada" && ride.value(forKey: "seats") as? Int == 3)
    #expect(ride.value(forKey: "tip") == nil && ride.value(forKey: "Driver") == nil)
    // Of a class, as extensions ask for the application that they may not name.
    let app: NSObject.Type = NSObject.self
    #expect(app.value(forKeyPath: "sharedApplication") == nil && app.value(forKey: "shared") == nil)
  }

  @Test func detectorsFindNothing() throws {
    let text = "tomorrow, https://example.org"
    let detector = try NSDataDetector(types: 1 << 3)
    #expect(detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) == nil)
    let word = try NSRegularExpression(pattern: "tomorrow").firstMatch(in: text, range: NSRange(location: 0, length: 8))
    let match = try #require(word)
    #expect(match.date == nil && match.timeZone == nil && match.duration == 0 && match.url == nil && match.phoneNumber == nil)
  }

  @Test func valuesAreArgumentsOfFormats() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let site = try #require(URL(string: "https://example.org/a"))
    #expect(String(format: "%@ at %@", id as any CVarArg, site as any CVarArg) == "\(id.uuidString) at https://example.org/a")
    #expect(String(format: "%@, %d", NSNumber(value: 4), 5) == "4, 5")
    #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as any CVarArg) == "1970-01-01 00:00:00 +0000")
    #expect(NSPredicate(format: "id == %@", id as any CVarArg).evaluate(with: nil))
  }

  private final class Reversed: ValueTransformer {
    static let name = NSValueTransformerName(rawValue: "Reversed")
    override class func transformedValueClass() -> AnyClass { NSData.self }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { String($0.reversed()) } }
  }
  @Test func transformersConvertAndAreNotKept() {
    ValueTransformer.setValueTransformer(Reversed(), forName: Reversed.name)
    #expect(ValueTransformer(forName: Reversed.name) == nil && ValueTransformer.valueTransformerNames().isEmpty)
    #expect(Reversed().transformedValue("abc") as? String == "cba" && ValueTransformer().reverseTransformedValue(3) as? Int == 3)
  }

  @Test func aMutableRequestBecomesAValue() throws {
    let address = try #require(URL(string: "https://example.org/a"))
    let mutable = NSMutableURLRequest(url: address, cachePolicy: .reloadIgnoringCacheData, timeoutInterval: 5)
    mutable.httpMethod = "PUT"
    mutable.setValue("1", forHTTPHeaderField: "X-Count")
    mutable.addValue("2", forHTTPHeaderField: "x-count")
    let value = mutable as URLRequest
    mutable.httpMethod = "DELETE"
    #expect(
      value.url == address && value.httpMethod == "PUT" && value.timeoutInterval == 5 && value.cachePolicy == .reloadIgnoringCacheData)
    #expect(value.value(forHTTPHeaderField: "X-COUNT") == "1,2" && (value as NSURLRequest).httpMethod == "PUT")
  }

  private final class Delegate: NSObject, URLSessionDataDelegate {
    func urlSession(
      _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let isBasic = challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodHTTPBasic
      completionHandler(
        isBasic ? .useCredential : .performDefaultHandling,
        isBasic ? URLCredential(user: "a", password: "b", persistence: .forSession) : nil)
    }
  }

  @Test func challengesAreAnswered() {
    let space = URLProtectionSpace(host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: nil)
    let challenge = URLAuthenticationChallenge(protectionSpace: space, proposedCredential: nil, previousFailureCount: 0)
    var answers: [(URLSession.AuthChallengeDisposition, String?)] = []
    Delegate().urlSession(.shared, didReceive: challenge) { answers.append(($0, $1?.user)) }
    #expect(answers.count == 1 && answers[0].0 == .performDefaultHandling && answers[0].1 == nil)
  }

  @Test func foldersOfAnAppHoldNothing() {
    for folder in [URL.documentsDirectory, .applicationSupportDirectory, .cachesDirectory] {
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
    #expect(FileManager.default.ubiquityIdentityToken == nil)
  }

  @Test func thePhoneIsAtRest() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(autoreleasepool { 3 } == 3)
  }

  /// A search in iCloud's folders finds nothing.
  @Test func noFilesAreFoundInTheCloud() {
    let query = NSMetadataQuery()
    query.predicate = NSPredicate(value: true)
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    #expect(!query.start() && query.resultCount == 0 && query.results.isEmpty && !query.isGathering)
    let direction: CLLocationDirectionAccuracy = 2, speed: CLLocationSpeedAccuracy = 1
    #expect(direction > speed && NSNotification.Name.NSMetadataQueryDidUpdate != .NSMetadataQueryDidFinishGathering)
  }

  /// The parts of an error, and the measurements of a request that is never sent.
  @Test func errorsHavePartsAndTasksNoMeasurements() {
    let error: CFError = NSError(domain: "ride", code: 4, userInfo: ["a": 1])
    #expect(CFErrorGetDomain(error) == "ride" && CFErrorGetCode(error) == 4 && CFErrorCopyUserInfo(error).count == 1)
    #expect(CFErrorCopyDescription(error) == error.localizedDescription)
    let metrics = URLSessionTaskMetrics()
    #expect(metrics.redirectCount == 0 && metrics.transactionMetrics.isEmpty && metrics.taskInterval.duration == 0)
  }

  @Test func sharedValuesBeginEmpty() {
    let store = NSUbiquitousKeyValueStore()
    #expect(store.dictionaryRepresentation.isEmpty && store.longLong(forKey: "n") == 0)
    store.set(Int64(4), forKey: "n")
    #expect(store.longLong(forKey: "n") == 4 && store.synchronize())
    var read: URL?
    var failure: NSError?
    NSFileCoordinator().coordinate(readingItemAt: URL(fileURLWithPath: "/a"), options: [], error: &failure) { read = $0 }
    #expect(read?.path == "/a" && failure == nil)
  }

  @Test func notificationsReachNoOtherProcess() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let name = CFNotificationName("org.example.changed" as CFString)
    CFNotificationCenterAddObserver(
      center, nil, { _, _, name, _, _ in Issue.record("Heard \(String(describing: name))") }, name.rawValue, nil, .deliverImmediately)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterRemoveObserver(center, nil, name, nil)
    #expect(name == CFNotificationName(rawValue: "org.example.changed"))
  }
}

private protocol DataLoader: NSObjectProtocol, Sendable {
  func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDataTask
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: DataLoader {}
