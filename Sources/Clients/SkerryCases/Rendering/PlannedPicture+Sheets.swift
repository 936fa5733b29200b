import Foundation
import SkerryDrawing
import SkerryPipeline
import SkerryPresentation
import SkerryWidget

extension PlannedPicture {
  /// All presentations of the case on one page; those outside the island are shown in context on a device.
  func sheet(of contents: [Content], _ engine: Engine) -> Rendering? {
    let places = face(engine).map { DevicePlaces(engine: engine, settings: settings, device: device, face: $0) }
    var cells: [(order: Int, cell: SheetCell)] = []
    var standIns = StandIns()
    var withoutIsland: [String] = []
    for content in contents {
      guard let scene = scene(content, engine) else { continue }
      guard !scene.lacksIsland else {
        withoutIsland.append(Self.name(of: content))
        continue
      }
      var own: [SheetCell]?
      if case .presentation(let presentation) = content { own = places?.cells(of: presentation) }
      let shown = own ?? [SheetCell(Self.name(of: content), scene, engine, scale: scale, rounding: rounding(of: content))]
      if !shown.isEmpty { standIns.formUnion(engine.standIns(in: scene.tree)) }
      cells += shown.map { (own == nil ? 0 : Self.order(of: content), $0) }
    }
    guard !cells.isEmpty else { return nil }
    let sheet = ContactSheet.draw(
      cells.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element.cell), title: title(),
      standIns: standIns.icons.sorted(), boxed: standIns.boxes.sorted(), withoutIsland: withoutIsland,
      on: SheetPage(engine: engine, settings: settings))
    return page(sheet.list, sheet.size)
  }

  /// The position of a device on the sheet, chosen so that rows fill: StandBy beside the expanded island, small devices
  /// beside phones.
  private static func order(of content: Content) -> Int {
    guard case .presentation(let presentation) = content else { return 0 }
    switch presentation.kind {
    case .compact, .minimal, .expanded: return 0
    case .standbyMinimal: return 1
    case .card: return presentation == .standby ? 1 : 2
    case .small: return 3
    }
  }

  /// A presentation in many looks.
  func table(of content: Content, _ matrix: Matrix, _ engine: Engine) -> Rendering? {
    let own = ProcessLook(settings)
    var others: [TableParts.Place: SheetCell]?
    if let parts = matrix.parts {
      others = parts.cells(of: path, in: matrix.processLooks(over: settings).filter { $0 != own }, scale: scale)
      if others == nil { return nil }
    }
    let rows = matrix.rows.enumerated().map { row, line in
      MatrixSheet.Row(
        label: line.label,
        cells: matrix.columns.enumerated().map { column, head in
          let look = matrix.settings(line, head, over: settings)
          if let others, ProcessLook(look) != own { return others[TableParts.Place(row: row, column: column)] }
          return cell(content, in: look, engine)
        })
    }
    guard rows.contains(where: { $0.cells.contains { $0 != nil } }) else { return nil }
    var title = title(without: matrix.facts)
    title.state += ", " + Self.name(of: content)
    let sheet = MatrixSheet.draw(
      rows, columns: matrix.columns.map(\.label), title: title, on: SheetPage(engine: engine, settings: settings))
    return page(sheet.list, sheet.size)
  }

  /// A cell of a table, in one of its looks.
  func cell(_ content: Content, in look: RenderSettings, _ engine: Engine) -> SheetCell? {
    scene(content, engine, settings: look).map {
      SheetCell("", $0, engine, scale: scale, rounding: rounding(of: content), widest: SheetCell.widest)
    }
  }

  /// A widget of the Home Screen fills its picture; everything else has a backdrop around it.
  private func rounding(of content: Content) -> CGFloat {
    guard case .widget(let surface) = content, !surface.isAccessory,
      let spec = WidgetSurfaceSpec(surface, on: device, version: settings.version)
    else {
      return SheetCell.rounding
    }
    return spec.cornerRadius.value
  }

  private func title(without left: Set<SheetFact> = []) -> SheetTitle {
    SheetTitle(
      activity: entry.activity, state: entry.state, mark: entry.origin.sheetMark, device: device, settings: settings, without: left)
  }

  private func page(_ list: DisplayList, _ size: CGSize) -> Rendering {
    Rendering(
      activity: entry.activity, state: entry.state, presentation: name, path: path, list: list, size: size, scale: scale, tree: nil,
      diagnostics: [], origin: entry.origin)
  }
}

extension CaseOrigin {
  /// The label beside the state's name on a sheet; empty for previews.
  fileprivate var sheetMark: String {
    switch self {
    case .preview: ""
    case .made: "generated state"
    case .file: "state from a file"
    }
  }
}
