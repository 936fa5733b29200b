import Foundation
import SkerryLocalization
import Testing

/// `NSLocalizedString` in each of its forms reads the tables of the picture, not those of a bundle, of which Linux has none.
@Suite struct NSLocalizedStringTests {
  @Test func everyFormReadsTheTables() {
    let source = LocalizationSource(locale: Locale(identifier: "de"), pseudo: nil) { key, table, language in
      key == "stop" && language == "de" ? LocalizedFormat(table == "Bus" ? "Haltestelle" : "Halt", language: "de") : nil
    }
    LocalizationSource.$bound.withValue(source) {
      let main = Bundle.main
      #expect(NSLocalizedString("stop", comment: "") == "Halt" && NSLocalizedString("line", comment: "") == "line")
      #expect(NSLocalizedString("stop", tableName: "Bus", comment: "") == "Haltestelle")
      #expect(NSLocalizedString("stop", tableName: "Bus", bundle: main, comment: "") == "Haltestelle")
      #expect(NSLocalizedString("stop", bundle: main, comment: "") == "Halt")
      #expect(NSLocalizedString("stop", bundle: main, value: "Stop", comment: "") == "Halt")
      #expect(NSLocalizedString("line", bundle: main, value: "Line", comment: "") == "Line")
      #expect(NSLocalizedString("stop", tableName: "Bus", value: "Stop", comment: "") == "Haltestelle")
      #expect(NSLocalizedString("line", tableName: "Bus", value: "Line", comment: "") == "Line")
      #expect(NSLocalizedString("stop", tableName: "Bus", bundle: main, value: "Stop", comment: "") == "Haltestelle")
      #expect(NSLocalizedString("stop", tableName: "Localizable", bundle: main, value: "Stop", comment: "") == "Halt")
      #expect(NSLocalizedString("line", tableName: "Localizable", bundle: main, value: "Line", comment: "") == "Line")
    }
  }
}
