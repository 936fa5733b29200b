@_exported import Foundation
@_exported import SkerryFoundation
@_exported import SkerryGeometry
@_exported import SkerryUI
