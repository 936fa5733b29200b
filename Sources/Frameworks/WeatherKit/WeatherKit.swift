@_exported import Foundation
@_exported import SkerryFoundation

public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail
  case haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
  public var description: String { rawValue }
}
public struct CurrentWeather: Codable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var humidity: Double
}
public struct HourWeather: Codable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var precipitationChance: Double
}
public struct DayWeather: Codable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitationChance: Double
}
public struct Forecast<Element: Codable & Sendable>: Codable, Sendable { public var forecast: [Element] }
public struct Weather: Sendable {
  public var currentWeather: CurrentWeather
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
}
/// Weather requests; there is no network.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public func weather(for location: CLLocation) async throws -> Weather { throw URLError(.notConnectedToInternet) }
}
