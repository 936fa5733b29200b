// ActivityKit
