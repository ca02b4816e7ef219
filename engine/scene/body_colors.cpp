#include "scene/body_colors.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gyre {
namespace {

std::uint8_t channel(double x) { return static_cast<std::uint8_t>(std::lround(std::clamp(x, 0.0, 255.0))); }

/// The colour with its hue and so many times its value (HSV). What would be brighter than a screen can be loses
/// saturation.
Rgb shade(Rgb c, double factor) {
  const double most = std::max({c.red, c.green, c.blue}), least = std::min({c.red, c.green, c.blue});
  const double value = std::min(factor * most, 255.0);
  const double saturation = std::max(0.0, (most - least) / most - std::max(0.0, factor * most - 255) / 255);
  const auto moved = [&](double x) { return channel(value * (1 - saturation * (most - x) / (most - least))); };
  return {moved(c.red), moved(c.green), moved(c.blue)};
}

}  // namespace

std::unordered_map<ElementId, Rgb> bodyColors(const Model& model) {
  std::unordered_map<ElementId, Rgb> out;
  int place = 0;
  for (const Element* body : model.of(Category::body)) out.emplace(body->id, bodyColor(*body, place++));
  return out;
}

Rgb bodyColor(const Element& body, int index) {
  for (const Field& f : body.type->fields)
    if (f.isColor) return rgbFromText(std::get<std::string>(body.value(f))).value_or(bodyColor(index));
  return bodyColor(index);
}

Rgb bodyColor(int index) {
  using namespace okabe_ito;
  static constexpr std::array hues = {blue, vermillion, green, orange, purple, skyBlue};
  const int n = static_cast<int>(hues.size());
  const Rgb color = hues[static_cast<std::size_t>(index % n)];
  switch (index / n % 3) {
    case 1: return shade(color, 1.3);
    case 2: return shade(color, 1 / 1.35);
    default: return color;
  }
}

Rgb pointColor(int index) {
  constexpr int hues = 6;
  return bodyColor(index - index % hues + hues - 1 - index % hues);
}

}  // namespace gyre
