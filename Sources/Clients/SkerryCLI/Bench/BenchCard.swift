import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// The Lock Screen card of the benchmarks: two rows of text, a progress bar, a ring and an emoji on 371 × 160 points.
///
/// Only shapes and text of fixed sizes, so that other drawing libraries can draw the same picture; the figures are also
/// in the programs in `Benchmarks/peers`.
struct BenchCard: View {
  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle().stroke(Color(red: 0.2, green: 0.2, blue: 0.22), lineWidth: 8)
        Circle().trim(from: 0, to: 0.62)
          .stroke(Color(red: 1, green: 0.62, blue: 0.04), style: StrokeStyle(lineWidth: 8, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text("🍕").font(.system(size: 36))
      }
      .frame(width: 88, height: 88)
      VStack(alignment: .leading, spacing: 8) {
        Text("Margherita is on its way").font(.system(size: 20, weight: .semibold)).foregroundStyle(.white)
        Text("Arriving in 12 minutes").font(.system(size: 15))
          .foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.62))
        ZStack(alignment: .leading) {
          Capsule().fill(Color(red: 0.2, green: 0.2, blue: 0.22))
          Capsule().fill(Color(red: 1, green: 0.62, blue: 0.04)).frame(width: 144)
        }
        .frame(height: 8)
      }
    }
    .padding(20)
    .frame(width: 371, height: 160)
    .background(Color(red: 0.11, green: 0.11, blue: 0.12))
    .clipShape(RoundedRectangle(cornerRadius: 24, style: .circular))
  }
}

/// The minimal presentation of the benchmarks: a ring around a number on 45 × 36.67 points.
struct BenchMinimal: View {
  var body: some View {
    ZStack {
      Circle().stroke(Color(red: 0.2, green: 0.2, blue: 0.22), lineWidth: 3)
      Circle().trim(from: 0, to: 0.62)
        .stroke(Color(red: 1, green: 0.62, blue: 0.04), style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("12").font(.system(size: 13, weight: .semibold)).foregroundStyle(.white)
    }
    .padding(5)
    .frame(width: 45, height: 36.67)
    .background(.black)
  }
}

/// A tree of a given number of views, for the cost per view: rows of text, a spacer and a shape.
struct BenchTree: View {
  /// Views in the tree, stacks and modifiers not counted.
  var viewCount: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<max(1, viewCount / 3), id: \.self) { row in
        HStack(spacing: 2) {
          Text("Row \(row % 10)").font(.system(size: 8))
          Spacer()
          Rectangle().fill(.blue).frame(width: 6, height: 6)
        }
      }
    }
    .frame(width: 120)
  }
}
