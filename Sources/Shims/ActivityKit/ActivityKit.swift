@_exported public import Foundation
@_exported public import SkerryActivity
@_exported public import SkerryFoundation
@_exported public import SkerryLocalization
