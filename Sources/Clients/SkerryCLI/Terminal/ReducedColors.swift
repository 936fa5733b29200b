import SkerryGeometry
import SkerryImage

/// A picture on white in a limited number of colours, chosen by median cut: groups of similar colours are halved at their mean, the least uniform one
/// first. Source: P. Heckbert, "Color Image Quantization for Frame Buffer Display", SIGGRAPH 1982.
struct ReducedColors {
  /// Red, green and blue, 0 to 255.
  private(set) var palette: [[Int]] = []
  /// The colour of each pixel, an index of the palette.
  private(set) var indices: [UInt8]

  /// A cell of the colour cube: 64 steps per channel.
  private struct Cell {
    var place: Int
    var count = 0
    var sums = [0, 0, 0]
    func mean(_ channel: Int) -> Double { Double(sums[channel]) / Double(count) }
  }

  /// Cells that share a colour.
  private struct Group {
    let cells: [Cell]
    /// The channel with the largest sum of squares around its mean, and that sum.
    let channel: Int
    let unevenness: Double

    init(_ cells: [Cell]) {
      self.cells = cells
      let count = cells.reduce(0) { $0 + $1.count }
      let squares = (0..<3).map { channel in
        let mean = Double(cells.reduce(0) { $0 + $1.sums[channel] }) / Double(count)
        return cells.reduce(0) { $0 + Double($1.count) * ($1.mean(channel) - mean) * ($1.mean(channel) - mean) }
      }
      channel = (0..<3).max { squares[$0] < squares[$1] } ?? 0
      unevenness = cells.count > 1 ? squares[channel] : 0
    }

    var color: [Int] {
      let count = cells.reduce(0) { $0 + $1.count }
      return (0..<3).map { channel in (2 * cells.reduce(0) { $0 + $1.sums[channel] } + count) / (2 * count) }
    }

    var halves: (Group, Group) {
      let count = cells.reduce(0) { $0 + $1.count }
      let mean = Double(cells.reduce(0) { $0 + $1.sums[channel] }) / Double(count)
      return (Group(cells.filter { $0.mean(channel) <= mean }), Group(cells.filter { $0.mean(channel) > mean }))
    }
  }

  /// - Parameter limit: colours at most, 1 to 256.
  init(_ bitmap: Bitmap, limit: Int = 256) {
    let count = bitmap.size.count
    var numbers = [Int32](repeating: -1, count: 1 << 18)
    var cells: [Cell] = []
    var own = [Int32](repeating: 0, count: count)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      // Most pixels equal the one before.
      var start = 0
      while start < count {
        let at = start
        var end = at + 1
        while end < count, pixels[4 * end] == pixels[4 * at], pixels[4 * end + 1] == pixels[4 * at + 1],
          pixels[4 * end + 2] == pixels[4 * at + 2], pixels[4 * end + 3] == pixels[4 * at + 3]
        {
          end += 1
        }
        let run = end - at
        // Colours are multiplied by their alpha already, so that white shows through by what is left.
        let rest = 255 - Int(pixels[4 * at + 3])
        let (red, green, blue) = (Int(pixels[4 * at]) + rest, Int(pixels[4 * at + 1]) + rest, Int(pixels[4 * at + 2]) + rest)
        let place = (red >> 2) << 12 | (green >> 2) << 6 | (blue >> 2)
        if numbers[place] < 0 {
          numbers[place] = Int32(cells.count)
          cells.append(Cell(place: place))
        }
        let number = Int(numbers[place])
        while start < end {
          own[start] = Int32(number)
          start += 1
        }
        cells[number].count += run
        cells[number].sums[0] += red * run
        cells[number].sums[1] += green * run
        cells[number].sums[2] += blue * run
      }
    }
    var groups = cells.isEmpty ? [] : [Group(cells)]
    while groups.count < limit, let next = groups.indices.max(by: { groups[$0].unevenness < groups[$1].unevenness }),
      groups[next].unevenness > 0
    {
      let (low, high) = groups[next].halves
      guard !low.cells.isEmpty, !high.cells.isEmpty else { break }
      groups[next] = low
      groups.append(high)
    }
    palette = groups.map(\.color)
    var colors = [UInt8](repeating: 0, count: cells.count)
    for (index, group) in groups.enumerated() {
      for cell in group.cells { colors[Int(numbers[cell.place])] = UInt8(index) }
    }
    indices = own.map { colors[Int($0)] }
  }
}
