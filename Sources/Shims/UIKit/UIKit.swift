@_exported public import Foundation
@_exported public import SkerryFoundation
@_exported public import SkerryLocalization
@_exported public import SkerryPipeline
@_exported public import SkerryUI
