import SkerryFormats
import SkerryStates

/// Values of plain types of Foundation, SwiftUI and UIKit, in place of what does not compile.
enum PlainValue {
  private static let texts: Set<String> = ["String", "Substring", "LocalizedStringKey", "LocalizedStringResource"]
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let numbers: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Decimal"]

  /// What shows nothing, and what shows if that is something else.
  private static let values: [String: (empty: String, sample: String?)] = [
    "Bool": ("false", nil), "Date": ("Date()", nil), "UUID": ("UUID()", nil), "Data": ("Data()", nil),
    "URL": ("URL(string: \"https://example.com/item\")!", nil),
    "Calendar": (".current", nil), "Locale": (".current", nil), "TimeZone": (".current", nil),
    "Bundle": (".main", nil), "UserDefaults": (".standard", nil),
    "CGSize": (".zero", nil), "CGPoint": (".zero", nil), "CGRect": (".zero", nil),
    "Color": (".clear", "Color.blue"), "UIColor": (".clear", "UIColor.systemBlue"),
    "Image": ("Image(systemName: \"square.dashed\")", "Image(systemName: \"photo\")"),
    "UIImage": ("UIImage()", "(UIImage(systemName: \"photo\") ?? UIImage())"),
    "Font": (".system(.body)", nil), "UIFont": (".systemFont(ofSize: 17)", nil),
    "Text": ("Text(verbatim: \"\")", nil), "AnyView": ("AnyView(EmptyView())", nil),
  ]

  /// A value without contents; `nil` for other types.
  static func empty(_ type: String) -> String? {
    texts.contains(type) ? "\"\"" : integers.contains(type) || numbers.contains(type) ? "0" : values[type]?.empty
  }

  /// A value as in a generated state, by the name of its parameter; `nil` for other types.
  static func sample(_ type: String, named name: String) -> String? {
    if texts.contains(type) {
      let isSymbol = ["symbol", "icon", "systemImage", "systemName"].contains(where: name.hasSuffix)
      return SwiftLiteral.quoted(isSymbol ? "star" : GeneratedText.text(named: name))
    }
    if integers.contains(type) { return "\(Int(GeneratedNumber.number(named: name)))" }
    if numbers.contains(type) { return "\(GeneratedNumber.number(named: name))" }
    return values[type].map { $0.sample ?? $0.empty }
  }
}
