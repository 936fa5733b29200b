import ActivityKit
import AppIntents
import Combine
import SwiftUI
import UIKit
import WidgetKit

/// Every spelling of a modifier that apps use, each separately: the test is that this file compiles.
@MainActor struct ModifierSpellings {
  @State private var on = false
  @Namespace private var ns
  @FocusState private var isFocused: Bool
  let text = Text(verbatim: "x")
  let n = 3
  let u = URL(string: "https://skerry.example")

  func group1() {
    _ = text.font(.system(size: 12))
    _ = text.font(.system(size: 12, weight: .bold))
    _ = text.font(.system(size: 12, weight: .bold, design: .rounded))
    _ = text.font(.system(.body, design: .rounded))
    _ = text.font(.system(.body, design: .rounded, weight: .bold))
    _ = text.font(.system(.body, weight: .bold))
    _ = text.font(.system(.body))
    _ = text.font(.custom("a", size: 3))
    _ = text.font(.custom("a", fixedSize: 3))
    _ = text.font(.custom("a", size: 3, relativeTo: .body))
    _ = text.font(.title.weight(.bold).monospacedDigit().italic().smallCaps().width(.condensed).leading(.tight).bold().monospaced())
    _ = text.font(.title2.lowercaseSmallCaps())
    _ = text.font(.title3.uppercaseSmallCaps())
    _ = text.font(Font(UIFont.systemFont(ofSize: 12)))
    _ = text.font(Font(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold) as CTFont))
    _ = text.bold()
    _ = text.italic()
    _ = text.underline()
    _ = text.strikethrough()
    _ = text.kerning(1)
    _ = text.tracking(2)
    _ = text.baselineOffset(1)
    _ = text.monospaced()
    _ = text.monospacedDigit()
    _ = text.fontWeight(.bold)
    _ = text.fontWidth(.compressed)
    _ = text.fontDesign(.serif)
    _ = text.bold(true)
    _ = text.italic(false)
    _ = text.underline(true, color: .red)
    _ = text.strikethrough(true, color: .red)
    _ = text.underline(true, pattern: .dash, color: .blue)
    _ = text.strikethrough(true, pattern: .dot, color: .blue)
    _ = text.underline(color: .red)
    _ = text.textCase(.uppercase)
    _ = text.textCase(nil)
    _ = text.lineLimit(2)
    _ = text.lineLimit(1...3)
    _ = text.lineLimit(2...)
    _ = text.lineLimit(...3)
    _ = text.lineLimit(2, reservesSpace: true)
    _ = text.lineLimit(nil)
    _ = text.multilineTextAlignment(.center)
    _ = text.truncationMode(.middle)
    _ = text.minimumScaleFactor(0.5)
    _ = text.allowsTightening(true)
    _ = text.lineSpacing(2)
    _ = text.textSelection(.enabled)
    _ = text.foregroundColor(.secondary)
    _ = text.foregroundColor(nil)
    _ = text.foregroundStyle(.secondary)
    _ = text.foregroundStyle(.red, .blue)
    _ = text.foregroundStyle(.red, .blue, .green)
    _ = text.foregroundStyle(.tint)
    _ = text.foregroundStyle(.background)
    _ = text.foregroundStyle(.foreground)
    _ = text.foregroundStyle(.selection)
    _ = text.foregroundStyle(.separator)
    _ = text.foregroundStyle(.placeholder)
    _ = text.foregroundStyle(.link)
  }

  func group2() {
    _ = text.foregroundStyle(.fill)
    _ = text.foregroundStyle(Color.red.gradient)
    _ = text.foregroundStyle(.red.gradient)
    _ = text.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    _ = text.foregroundStyle(.ultraThinMaterial)
    _ = text.foregroundStyle(n > 2 ? .red : .blue)
    _ = text.foregroundStyle(n > 2 ? Color.red : .secondary)
    _ = text.foregroundStyle(n > 2 ? .primary : .secondary)
    _ = text.foregroundStyle(.white.opacity(0.3))
    _ = text.foregroundStyle(.primary.opacity(0.3))
    _ = text.foregroundStyle(.secondary.opacity(0.2))
    _ = text.foregroundStyle(.tertiary)
    _ = text.foregroundStyle(.quaternary)
    _ = text.foregroundStyle(.quinary)
    _ = text.foregroundStyle(.red.secondary)
    _ = text.foregroundStyle(Color.red.tertiary)
    _ = text.foregroundStyle(.tint.opacity(0.3))
    _ = text.foregroundStyle(AnyShapeStyle(.red))
    _ = text.foregroundStyle(.blue.mix(with: .red, by: 0.2))
    _ = text.foregroundStyle(.red.shadow(.drop(radius: 2)))
    _ = text.foregroundStyle(.blue.shadow(.inner(color: .black, radius: 3, x: 0, y: 1)))
    _ = text.dynamicTypeSize(.large)
    _ = text.dynamicTypeSize(...DynamicTypeSize.xxLarge)
    _ = text.dynamicTypeSize(.small ... .large)
    _ = text.speechSpellsOutCharacters()
    _ = text.typesettingLanguage(.init(languageCode: .english))
    _ = text.textScale(.secondary)
    _ = text.writingToolsBehavior(.disabled)
    _ = text.padding()
    _ = text.padding(3)
    _ = text.padding(.top)
    _ = text.padding(.top, 3)
    _ = text.padding([.leading, .top], 3)
    _ = text.padding([.leading])
    _ = text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    _ = text.padding(.horizontal, nil)
    _ = text.padding(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
    _ = text.padding(-3)
    _ = text.frame(width: 1, height: 2)
    _ = text.frame(width: 1)
    _ = text.frame(height: 2)
    _ = text.frame(maxWidth: .infinity)
    _ = text.frame(maxWidth: .infinity, alignment: .leading)
    _ = text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
    _ = text.frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3, alignment: .top)
    _ = text.frame(width: nil, height: 3, alignment: .top)
    _ = text.background(.red)
    _ = text.background(Color.red)
    _ = text.background(Color.red.opacity(0.3))
    _ = text.background(.ultraThinMaterial)
    _ = text.background(.regularMaterial, in: Capsule())
    _ = text.background(.red, in: .rect(cornerRadius: 3))
    _ = text.background(.red, in: .capsule)
    _ = text.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 3))
    _ = text.background { Circle() }
    _ = text.background(alignment: .top) { Circle() }
    _ = text.background(Circle().fill(.red))
    _ = text.background(Circle(), alignment: .top)
    _ = text.background(Image("x").resizable())
    _ = text.background(in: Circle())
  }

  func group3() {
    _ = text.background()
    _ = text.background(.background.secondary)
    _ = text.background(.bar)
    _ = text.background(RoundedRectangle(cornerRadius: 3).fill(Color.red))
    _ = text.background(n > 2 ? Color.red : Color.blue)
    _ = text.background(n > 2 ? .red : .blue)
    _ = text.background(Color(.systemBackground))
    _ = text.background(Color(uiColor: .label))
    _ = text.background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = text.background(Color.red.ignoresSafeArea())
    _ = text.background(.background)
    _ = text.overlay(Circle().stroke(.red, lineWidth: 3))
    _ = text.overlay { Text("x") }
    _ = text.overlay(alignment: .bottom) { Text("x") }
    _ = text.overlay(Text("x"), alignment: .top)
    _ = text.overlay(.red)
    _ = text.overlay(.red, in: .circle)
    _ = text.overlay(content: { Text("x") })
    _ = text.overlay(RoundedRectangle(cornerRadius: 3).strokeBorder(Color.red, lineWidth: 1))
    _ = text.opacity(0.3)
    _ = text.offset(x: 1)
    _ = text.offset(y: 1)
    _ = text.offset(x: 1, y: 2)
    _ = text.offset(CGSize(width: 1, height: 1))
    _ = text.offset(.zero)
    _ = text.position(x: 1, y: 2)
    _ = text.position(.zero)
    _ = text.scaleEffect(2)
    _ = text.scaleEffect(x: 1, y: 2, anchor: .center)
    _ = text.scaleEffect(y: 2)
    _ = text.scaleEffect(CGSize(width: 1, height: 2))
    _ = text.scaleEffect(0.3, anchor: .leading)
    _ = text.rotationEffect(.degrees(3))
    _ = text.rotationEffect(Angle(degrees: 3), anchor: .top)
    _ = text.rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
    _ = text.rotation3DEffect(.degrees(3), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1)
    _ = text.clipShape(Circle())
    _ = text.clipShape(.rect(cornerRadius: 3))
    _ = text.clipShape(.capsule)
    _ = text.clipShape(RoundedRectangle(cornerRadius: 3, style: .continuous))
    _ = text.clipShape(.rect(cornerRadii: .init(topLeading: 3)))
    _ = text.clipShape(.rect(topLeadingRadius: 3, bottomLeadingRadius: 3))
    _ = text.clipped()
    _ = text.cornerRadius(3)
    _ = text.mask(Circle())
    _ = text.mask { Circle() }
    _ = text.mask(alignment: .top) { Circle() }
    _ = text.clipShape(.circle)
    _ = text.clipShape(UnevenRoundedRectangle(topLeadingRadius: 3, topTrailingRadius: 3))
    _ = text.clipShape(ContainerRelativeShape())
    _ = text.containerShape(RoundedRectangle(cornerRadius: 3))
    _ = text.clipShape(.containerRelative)
    _ = text.clipShape(.ellipse)
    _ = text.shadow(radius: 3)
    _ = text.shadow(color: .red, radius: 3)
    _ = text.shadow(color: .red, radius: 3, x: 1, y: 2)
    _ = text.shadow(radius: 3, x: 1, y: 1)
    _ = text.blur(radius: 3)
    _ = text.blur(radius: 3, opaque: true)
    _ = text.brightness(0.3)
  }

  func group4() {
    _ = text.contrast(1)
    _ = text.saturation(1)
    _ = text.grayscale(1)
    _ = text.hueRotation(.degrees(3))
    _ = text.colorInvert()
    _ = text.colorMultiply(.red)
    _ = text.luminanceToAlpha()
    _ = text.blendMode(.overlay)
    _ = text.compositingGroup()
    _ = text.drawingGroup()
    _ = text.fixedSize()
    _ = text.fixedSize(horizontal: true, vertical: false)
    _ = text.layoutPriority(1)
    _ = text.zIndex(1)
    _ = text.hidden()
    _ = text.id(3)
    _ = text.tag(3)
    _ = text.border(.red)
    _ = text.border(Color.red, width: 2)
    _ = text.aspectRatio(contentMode: .fit)
    _ = text.aspectRatio(1, contentMode: .fill)
    _ = text.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
    _ = text.scaledToFit()
    _ = text.scaledToFill()
    _ = text.tint(.red)
    _ = text.tint(Color.red)
    _ = text.tint(nil)
    _ = text.tint(.red.gradient)
    _ = text.tint(n > 2 ? .red : .green)
    _ = text.accentColor(.red)
    _ = text.disabled(true)
    _ = text.labelsHidden()
    _ = text.controlSize(.small)
    _ = text.buttonStyle(.plain)
    _ = text.buttonStyle(.bordered)
    _ = text.buttonStyle(.borderedProminent)
    _ = text.buttonStyle(.borderless)
    _ = text.buttonStyle(.automatic)
    _ = text.buttonStyle(PlainButtonStyle())
    _ = text.buttonBorderShape(.capsule)
    _ = text.buttonBorderShape(.roundedRectangle(radius: 3))
    _ = text.buttonStyle(.glass)
    _ = text.buttonStyle(.glassProminent)
    _ = text.ignoresSafeArea()
    _ = text.edgesIgnoringSafeArea(.all)
    _ = text.safeAreaInset(edge: .bottom) { Text("x") }
    _ = text.safeAreaPadding(3)
    _ = text.safeAreaPadding(.horizontal)
    _ = text.scenePadding()
    _ = text.contentMargins(3)
    _ = text.contentMargins(.horizontal, 3)
    _ = text.contentMargins(.all, 3, for: .scrollContent)
    _ = text.listRowInsets(EdgeInsets())
    _ = text.contentShape(Rectangle())
    _ = text.contentShape(.rect)
    _ = text.containerRelativeFrame(.horizontal)
    _ = text.containerRelativeFrame([.horizontal, .vertical])
    _ = text.containerRelativeFrame(.horizontal, count: 3, spacing: 3)
    _ = text.containerRelativeFrame(.horizontal) { l, a in l / 2 }
    _ = text.containerRelativeFrame(.horizontal, alignment: .leading)
  }

  func group5() {
    _ = text.privacySensitive()
    _ = text.privacySensitive(true)
    _ = text.redacted(reason: .placeholder)
    _ = text.redacted(reason: [])
    _ = text.unredacted()
    _ = text.invalidatableContent()
    _ = text.contentTransition(.numericText())
    _ = text.contentTransition(.numericText(countsDown: true))
    _ = text.contentTransition(.numericText(value: 3))
    _ = text.contentTransition(.opacity)
    _ = text.contentTransition(.identity)
    _ = text.contentTransition(.interpolate)
    _ = text.contentTransition(.symbolEffect(.replace))
    _ = text.transition(.opacity.combined(with: .scale(scale: 0.85)))
    _ = text.transition(.push(from: .bottom))
    _ = text.transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
    _ = text.transition(.blurReplace)
    _ = text.transition(.slide.animation(.easeIn))
    _ = text.transition(BlurReplaceTransition(configuration: .downUp))
    _ = text.transition(.symbolEffect)
    _ = text.animation(.easeInOut, value: n)
    _ = text.animation(.spring(), value: n)
    _ = text.animation(nil, value: n)
    _ = text.animation(.default)
    _ = text.animation(.easeInOut(duration: 0.3).repeatForever(autoreverses: true), value: n)
    _ = text.animation(.spring(response: 0.3, dampingFraction: 0.5), value: n)
    _ = text.animation(.bouncy(duration: 0.3)) { $0.opacity(0.3) }
    _ = text.animation(.smooth, body: { $0.opacity(1) })
    _ = text.matchedGeometryEffect(id: "x", in: ns)
    _ = text.matchedGeometryEffect(id: 1, in: ns, properties: .frame, anchor: .center, isSource: true)
    _ = text.geometryGroup()
    _ = text.transaction { $0.animation = nil }
    _ = text.transaction(value: n) { t in t.animation = .default }
    _ = text.onAppear {}
    _ = text.onAppear(perform: {})
    _ = text.onDisappear {}
    _ = text.onChange(of: n) {}
    _ = text.onChange(of: n) { a, b in }
    _ = text.onChange(of: n) { new in }
    _ = text.onChange(of: n, initial: true) {}
    _ = text.task {}
    _ = text.task(id: n) { await Task.yield() }
    _ = text.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    _ = text.onTapGesture {}
    _ = text.onTapGesture(count: 2) {}
    _ = text.onLongPressGesture {}
    _ = text.gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
    _ = text.simultaneousGesture(TapGesture())
    _ = text.highPriorityGesture(TapGesture())
    _ = text.onOpenURL { _ in }
    _ = text.onHover { _ in }
    _ = text.sensoryFeedback(.impact, trigger: n)
    _ = text.sensoryFeedback(.impact(weight: .light), trigger: n)
    _ = text.allowsHitTesting(false)
    _ = text.onContinueUserActivity("x") { _ in }
    _ = text.userActivity("x") { _ in }
    _ = text.accessibilityLabel("x")
    _ = text.accessibilityLabel(Text("x"))
    _ = text.accessibilityLabel(String(n))
    _ = text.accessibilityValue("x")
  }

  func group6() {
    _ = text.accessibilityValue(Text("x"))
    _ = text.accessibilityHint("x")
    _ = text.accessibilityHidden(true)
    _ = text.accessibilityElement(children: .combine)
    _ = text.accessibilityElement()
    _ = text.accessibilityIdentifier("x")
    _ = text.accessibilityAddTraits(.isButton)
    _ = text.accessibilityAddTraits([.isHeader, .isButton])
    _ = text.accessibilityRemoveTraits(.isImage)
    _ = text.accessibilitySortPriority(1)
    _ = text.accessibilityAction {}
    _ = text.accessibilityAction(named: "x") {}
    _ = text.accessibilityAdjustableAction { _ in }
    _ = text.accessibilityHeading(.h1)
    _ = text.accessibilityLabel("\(n) a")
    _ = text.accessibilityRepresentation { Text("x") }
    _ = text.accessibilityChildren { Text("x") }
    _ = text.accessibilityIgnoresInvertColors()
    _ = text.accessibilityRespondsToUserInteraction()
    _ = text.accessibilityCustomContent("x", "y")
    _ = text.accessibilityLabel(LocalizedStringResource("x"))
    _ = text.accessibilityInputLabels(["x"])
    _ = text.accessibilityTextContentType(.plain)
    _ = text.accessibilityLabeledPair(role: .label, id: 1, in: ns)
    _ = text.accessibilityShowsLargeContentViewer { Text("x") }
    _ = text.accessibility(label: Text("x"))
    _ = text.accessibility(hidden: true)
    _ = text.accessibility(identifier: "x")
    _ = text.environment(\.colorScheme, .dark)
    _ = text.environment(\.locale, Locale(identifier: "de"))
    _ = text.environment(\.sizeCategory, .large)
    _ = text.environment(\.layoutDirection, .rightToLeft)
    _ = text.environment(\.font, .body)
    _ = text.environment(\.lineLimit, 3)
    _ = text.environment(\.dynamicTypeSize, .xxLarge)
    _ = text.environment(\.timeZone, .current)
    _ = text.environment(\.widgetFamily, .systemSmall)
    _ = text.environment(\.isLuminanceReduced, true)
    _ = text.environment(\.colorSchemeContrast, .increased)
    _ = text.environment(\.legibilityWeight, .bold)
    _ = text.preferredColorScheme(.dark)
    _ = text.colorScheme(.dark)
    _ = text.statusBar(hidden: true)
    _ = text.statusBarHidden()
    _ = text.persistentSystemOverlays(.hidden)
    _ = text.environment(\.openURL, OpenURLAction { _ in .handled })
    _ = text.environment(\.accessibilityReduceMotion, true)
    _ = text.flipsForRightToLeftLayoutDirection(true)
    _ = text.layoutDirectionBehavior(.mirrors)
    _ = text.alignmentGuide(.leading) { d in d[.trailing] }
    _ = text.alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] }
    _ = text.alignmentGuide(HorizontalAlignment.center, computeValue: { $0.width / 2 })
    _ = text.modifier(M())
    _ = text.coordinateSpace(name: "x")
    _ = text.coordinateSpace(.named("x"))
    _ = text.anchorPreference(key: K.self, value: .bounds) { _ in 3 }
    _ = text.overlayPreferenceValue(K.self) { v in Text("\(v)") }
    _ = text.backgroundPreferenceValue(K.self) { v in Text("\(v)") }
    _ = text.preference(key: K.self, value: 3)
    _ = text.onPreferenceChange(K.self) { _ in }
  }

  func group7() {
    _ = text.transformPreference(K.self) { $0 += 1 }
    _ = text.onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { _ in
    }
    _ = text.visualEffect { c, p in c.opacity(0.3).offset(x: p.size.width) }
    _ = text.layoutValue(key: LK.self, value: 3)
    _ = text.widgetURL(u)
    _ = text.widgetURL(nil)
    _ = text.widgetAccentable()
    _ = text.widgetAccentable(true)
    _ = text.containerBackground(.red, for: .widget)
    _ = text.containerBackground(for: .widget) { Color.red }
    _ = text.containerBackground(.fill.tertiary, for: .widget)
    _ = text.containerBackground(.clear, for: .widget)
    _ = text.activityBackgroundTint(.red)
    _ = text.activityBackgroundTint(nil)
    _ = text.activityBackgroundTint(Color.black.opacity(0.3))
    _ = text.activitySystemActionForegroundColor(.white)
    _ = text.dynamicIsland(verticalPlacement: .belowIfTooWide)
    _ = text.widgetLabel("x")
    _ = text.widgetLabel { Text("x") }
    _ = text.glassEffect()
    _ = text.glassEffect(.regular.tint(.red).interactive(), in: .capsule)
    _ = text.glassEffect(.clear, in: .rect(cornerRadius: 3))
    _ = text.glassEffectID("x", in: ns)
    _ = text.glassEffectUnion(id: 1, namespace: ns)
    _ = text.backgroundExtensionEffect()
    _ = text.scrollContentBackground(.hidden)
    _ = text.scrollIndicators(.hidden)
    _ = text.scrollDisabled(true)
    _ = text.scrollTargetBehavior(.viewAligned)
    _ = text.scrollTargetLayout()
    _ = text.defaultScrollAnchor(.top)
    _ = text.listRowBackground(Color.red)
    _ = text.listRowSeparator(.hidden)
    _ = text.listStyle(.plain)
    _ = text.navigationTitle("x")
    _ = text.navigationBarTitle("x")
    _ = text.navigationBarTitleDisplayMode(.inline)
    _ = text.navigationBarHidden(true)
    _ = text.toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("x") {} } }
    _ = text.toolbar { Button("x") {} }
    _ = text.sheet(isPresented: $on) { Text("x") }
    _ = text.fullScreenCover(isPresented: $on) { Text("x") }
    _ = text.alert("x", isPresented: $on) { Button("OK") {} }
    _ = text.alert("x", isPresented: $on) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("x")
    }
    _ = text.alert(isPresented: $on) { Alert(title: Text("x"), message: Text("y"), dismissButton: .default(Text("OK"))) }
    _ = text.confirmationDialog("x", isPresented: $on) { Button("x") {} }
    _ = text.popover(isPresented: $on) { Text("x") }
    _ = text.contextMenu { Button("x") {} }
    _ = text.swipeActions { Button("x") {} }
    _ = text.refreshable {}
    _ = text.searchable(text: .constant("x"))
    _ = text.onSubmit {}
    _ = text.submitLabel(.done)
    _ = text.keyboardType(.numberPad)
    _ = text.textFieldStyle(.roundedBorder)
    _ = text.textContentType(.emailAddress)
    _ = text.autocapitalization(.none)
    _ = text.textInputAutocapitalization(.never)
    _ = text.disableAutocorrection(true)
  }

  func group8() {
    _ = text.autocorrectionDisabled()
    _ = text.focused($isFocused)
    _ = text.pickerStyle(.segmented)
    _ = text.datePickerStyle(.compact)
    _ = text.toggleStyle(.switch)
    _ = text.tabItem { Label("x", systemImage: "star") }
    _ = text.navigationDestination(for: Int.self) { _ in Text("x") }
    _ = text.navigationDestination(isPresented: $on) { Text("x") }
    _ = text.presentationDetents([.medium])
    _ = text.interactiveDismissDisabled()
    _ = text.badge(3)
    _ = text.menuStyle(.automatic)
    _ = text.symbolEffect(.bounce, value: n)
    _ = text.symbolEffect(.pulse)
    _ = text.symbolEffect(.variableColor.iterative, options: .repeating, isActive: true)
    _ = text.symbolEffect(.wiggle.clockwise.byLayer)
    _ = text.symbolRenderingMode(.palette)
    _ = text.symbolVariant(.fill)
    _ = text.symbolVariant(.circle.fill)
    _ = text.imageScale(.large)
    _ = text.symbolColorRenderingMode(.gradient)
    _ = text.symbolVariableValueMode(.draw)
  }
}

private struct M: ViewModifier {
  @State private var x = 1
  func body(content: Content) -> some View { content.padding() }
}
private struct K: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
private struct LK: LayoutValueKey { static let defaultValue = 3 }
