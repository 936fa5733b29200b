@_exported import Foundation
@_exported import Observation
@_exported import SkerryDrawing
@_exported import SkerryFoundation
@_exported import SkerryGeometry
@_exported import SkerryLocalization
@_exported import SkerryUI
