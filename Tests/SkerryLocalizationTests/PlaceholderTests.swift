import Foundation
import SkerryLocalization
import Testing

/// Values that are inserted into a localized string when it is looked up.
@Suite struct PlaceholderTests {
  @Test func replacementsTakeThePlacesOfPlaceholders() {
    var options = String.LocalizationOptions()
    options.replacements = [3, "Pier"]
    #expect(String(localized: "\(placeholder: .int) stops to \(placeholder: .object)", options: options) == "3 stops to Pier")
    let resource: LocalizedStringResource = "\(placeholder: .int) stops to \(placeholder: .object)"
    #expect(resource.key == "%lld stops to %@" && String(localized: resource, options: options) == "3 stops to Pier")
    // A value that is known keeps its place.
    #expect(String(localized: "\("Ann"): \(placeholder: .int)", options: options) == "Ann: 3")
    // Missing replacements leave a gap.
    options.replacements = [3]
    #expect(String(localized: "\(placeholder: .int) stops to \(placeholder: .object)", options: options) == "3 stops to ")
    #expect(String(localized: "\(placeholder: .double, specifier: "%.1lf") km", options: options) == "3.0 km")
  }

  @Test func keysNameTheKindsOfValues() {
    let kinds: [(String.LocalizationValue, String)] = [
      ("\(placeholder: .int)", "%lld"), ("\(placeholder: .uint)", "%llu"), ("\(placeholder: .float)", "%lf"),
      ("\(placeholder: .double)", "%lf"), ("\(placeholder: .object)", "%@"),
    ]
    for (value, key) in kinds { #expect(LocalizedStringResource(value).key == key) }
  }
}
