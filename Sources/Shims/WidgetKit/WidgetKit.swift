@_exported public import SwiftUI
@_exported public import SkerryWidget
