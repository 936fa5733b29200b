// WidgetKit
