import SwiftUI

extension CallSites {
  func addShapes() {
    let sample = Sample()
    equals("Circle()") {
      Circle().fill(.red).frame(width: 40, height: 60)
    } as: {
      Ellipse().fill(.red).frame(width: 40, height: 40)
    }
    changes("RoundedRectangle(cornerRadius:)") {
      RoundedRectangle(cornerRadius: 20)
    } from: {
      Rectangle()
    }
    changes("RoundedRectangle(cornerRadius:, style:)") {
      RoundedRectangle(cornerRadius: 20, style: .circular)
    } from: {
      RoundedRectangle(cornerRadius: 20, style: .continuous)
    }
    changes("Capsule()") {
      Capsule().frame(width: 80, height: 20)
    } from: {
      Rectangle().frame(width: 80, height: 20)
    }
    changes("Capsule(style:)") {
      Capsule(style: .circular).frame(width: 80, height: 40)
    } from: {
      Capsule().frame(width: 80, height: 40)
    }
    equals("Rectangle()") {
      Rectangle().fill(Color.red)
    } as: {
      Color.red
    }
    equals("ContainerRelativeShape()") {
      ContainerRelativeShape().fill(.red)
    } as: {
      Rectangle().fill(.red)
    }
    draws("Path {}") {
      Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 60, y: 90))
        path.addQuadCurve(to: CGPoint(x: 90, y: 10), control: CGPoint(x: 100, y: 60))
        path.closeSubpath()
      }
      .fill(.orange)
    }
    draws("Path()", ": Shape", "Shape") { Wedge().fill(.teal) }
    draws("UIBezierPath()") {
      let bezier = UIBezierPath()
      bezier.move(to: .zero)
      bezier.addLine(to: CGPoint(x: 60, y: 60))
      bezier.addLine(to: CGPoint(x: 0, y: 60))
      bezier.close()
      return Path(bezier.cgPath).fill(.red)
    }
    let ring = Circle().inset(by: 10)
    equals("StrokeStyle(lineWidth:)", ".stroke(_, style:)") {
      ring.stroke(.red, style: StrokeStyle(lineWidth: 4))
    } as: {
      ring.stroke(.red, lineWidth: 4)
    }
    changes("StrokeStyle(lineWidth:, dash:)") {
      ring.stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [6, 3]))
    } from: {
      ring.stroke(.red, lineWidth: 4)
    }
    changes("StrokeStyle(lineWidth:, lineCap:)", ".stroke(style:)", ".trim(from:, to:)") {
      ring.trim(from: 0, to: sample.rate).stroke(style: StrokeStyle(lineWidth: 9, lineCap: .round))
    } from: {
      ring.trim(from: 0, to: sample.rate).stroke(style: StrokeStyle(lineWidth: 9))
    }
    changes("StrokeStyle(lineWidth:, lineCap:, dash:)") {
      ring.stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [8, 12]))
    } from: {
      ring.stroke(.red, style: StrokeStyle(lineWidth: 6, dash: [8, 12]))
    }
    changes("StrokeStyle(lineWidth:, lineCap:, lineJoin:)") {
      Wedge().stroke(Color.red, style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round)).padding(30)
    } from: {
      Wedge().stroke(Color.red, style: StrokeStyle(lineWidth: 12)).padding(30)
    }
    equals(".stroke(_, lineWidth:)") {
      ring.stroke(Color.red.opacity(0.3), lineWidth: 1)
    } as: {
      ring.stroke(.red.opacity(0.3))
    }
    equals(".stroke(_)") {
      ring.stroke(.red)
    } as: {
      ring.stroke(Color.red, lineWidth: 1)
    }
    equals(".stroke(lineWidth:)") {
      ring.stroke(lineWidth: 5).foregroundColor(.red)
    } as: {
      ring.stroke(style: StrokeStyle(lineWidth: 5)).fill(.red)
    }
    equals(".fill(_)") {
      Circle().fill(sample.isLate ? .red : .green)
    } as: {
      Circle().fill(Color.red)
    }
    equals(".fill()") {
      Circle().fill().foregroundStyle(.red)
    } as: {
      Circle().fill(Color.red)
    }
    equals(".strokeBorder(_)") {
      Circle().strokeBorder(Color.red)
    } as: {
      Circle().strokeBorder(.red, lineWidth: 1)
    }
    equals(".strokeBorder(_, lineWidth:)") {
      Circle().strokeBorder(.red, lineWidth: 6)
    } as: {
      Circle().inset(by: 3).stroke(.red, lineWidth: 6)
    }
    draws("LinearGradient(colors:, startPoint:, endPoint:)") {
      LinearGradient(colors: [.harbor, .clear], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
    equals("Gradient(colors:)") {
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
    } as: {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    }
    changes(
      "CGGradient(colorsSpace:, colors:, locations:)", "CGColorSpaceCreateDeviceRGB()", "UIGraphicsBeginImageContext(_)",
      "UIGraphicsGetCurrentContext()"
    ) {
      Image(uiImage: Self.dot)
    } from: {
      Color.white.frame(width: 40, height: 40)
    }
    equals("Color.gradient") {
      Circle().fill(Color.red.gradient)
    } as: {
      Circle().fill(.red.gradient)
    }
  }
}

/// A slice of a disc.
struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
      endAngle: .degrees(30), clockwise: false)
    path.closeSubpath()
    return path
  }
}
