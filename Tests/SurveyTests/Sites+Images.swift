import SwiftUI
import UIKit

extension CallSites {
  func addImagesAndColors() {
    let sample = Sample()
    draws("Image(systemName:)") { Image(systemName: sample.isLate ? "clock.fill" : "checkmark.circle") }
    let dot = Self.dot
    equals("Image(_)") {
      Image("no-such-picture")
    } as: {
      Image("no-such-picture", bundle: nil)
    }
    equals("Image(_, bundle:)") {
      Image("no-such-picture", bundle: .main).resizable()
    } as: {
      Image("no-such-picture").resizable()
    }
    draws("Image(uiImage:)", "UIImage", "UIGraphicsGetImageFromCurrentImageContext()") { Image(uiImage: dot) }
    equals("UIImage()") {
      Image(uiImage: UIImage())
    } as: {
      Color.clear.frame(width: 0, height: 0)
    }
    equals("UIImage(data:)") {
      Image(uiImage: UIImage(data: Data()) ?? dot).resizable()
    } as: {
      Image(uiImage: dot).resizable()
    }
    equals("UIImage(contentsOfFile:)") {
      Image(uiImage: UIImage(contentsOfFile: "no-such-file.png") ?? dot)
    } as: {
      Image(uiImage: dot)
    }
    compiles("UIImage(named:)") { _ = UIImage(named: "no-such-picture").map { Image(uiImage: $0) } }
    draws("Label(_, systemImage:)") { Label("Row \(sample.laps)", systemImage: "figure.walk") }
    equals("Label {} icon: {}") {
      Label {
        Text(sample.title)
      } icon: {
        Image(systemName: "clock")
      }
    } as: {
      Label(sample.title, systemImage: "clock")
    }
    draws("Label(_, image:)") { Label("Boat", image: "no-such-picture") }

    equals("Color(_)") {
      Color(UIColor.systemRed)
    } as: {
      Color.red
    }
    equals("Color(_)") {
      Color(.systemRed)
    } as: {
      Color(uiColor: .systemRed)
    }
    equals("Color(_)") {
      Color("no-such-colour")
    } as: {
      Color.clear
    }
    equals("Color(_, bundle:)") {
      Color("no-such-colour", bundle: .main)
    } as: {
      Color("no-such-colour")
    }
    equals("Color(uiColor:)") {
      Color(uiColor: .systemGreen)
    } as: {
      Color.green
    }
    equals("Color(red:, green:, blue:)") {
      Color(red: 255 / 255, green: 0, blue: 0)
    } as: {
      Color(hex: "FF0000")
    }
    equals("Color(red:, green:, blue:, opacity:)") {
      Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    } as: {
      Color(red: 1, green: 0, blue: 0).opacity(0.5)
    }
    equals("Color(hue:, saturation:, brightness:)") {
      Color(hue: 0, saturation: 1, brightness: 1)
    } as: {
      Color(red: 1, green: 0, blue: 0)
    }
    equals("Color(hex:)", "Color(hexAccent:)") {
      Color(hex: "#00FF00")
    } as: {
      Color(hexAccent: "00FF00")
    }
    equals("Color(hex6:)") {
      Color(hex6: 0x0000FF)
    } as: {
      Color(red: 0, green: 0, blue: 1)
    }
    equals("UIColor(_)", "UIColor") {
      Color(UIColor(Color.red))
    } as: {
      Color.red
    }
    equals("UIColor(hex:)", "UIColor(red:, green:, blue:, alpha:)") {
      Color(UIColor(hex: 0xFF0000))
    } as: {
      Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
    changes("UIColor {}") {
      Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }).environment(\.colorScheme, .dark)
    } from: {
      Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }).environment(\.colorScheme, .light)
    }
    draws("UIFont(name:, size:)", "UIFont", "Font(_)") {
      Text("Rowing").font(Font(UIFont(name: "No-Such-Face", size: 18) ?? UIFont.boldSystemFont(ofSize: 18)))
    }
    draws("NSAttributedString") { Text(NSAttributedString(string: "Rowing").string) }
    compiles("UIScreen") { _ = UIScreen.main.bounds.width / UIScreen.main.scale }
    equals("CGRectMake(_, _, _, _)") {
      Path(CGRectMake(10, 10, 20, 30)).fill(.red)
    } as: {
      Path(CGRect(x: 10, y: 10, width: 20, height: 30)).fill(.red)
    }
  }

  /// A disc on a gradient, as extensions draw one for their background.
  static var dot: UIImage {
    UIGraphicsBeginImageContext(CGSize(width: 40, height: 40))
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor] as CFArray,
        locations: [0, 1])
    {
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 40), options: [])
    }
    let path = UIBezierPath()
    path.addArc(withCenter: CGPoint(x: 20, y: 20), radius: 12, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    UIColor.white.setFill()
    path.fill()
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
