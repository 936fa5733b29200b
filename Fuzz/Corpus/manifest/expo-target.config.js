/** A target. */
const accent = "#ff8800";
module.exports = (config) => ({
  type: "widget", name: 'Ride', // the extension
  colors: { $accent: { light: accent, dark: "rgb(10, 20, 30)" }, gradient1: `tomato` },
  images: { car: "../../assets/car.png", },
  entitlements: { "com.apple.security.application-groups": ["group.ride"] }, frameworks: ["SwiftUI", "ActivityKit"],
});
