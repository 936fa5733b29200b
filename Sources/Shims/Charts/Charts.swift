@_exported public import SkerryCharts
@_exported public import SwiftUI
