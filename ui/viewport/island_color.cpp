#include "viewport/island_color.h"

#include <cmath>

namespace gyre::ui {

QColor islandColor(int name, bool dark) {
  if (name < 0) return dark ? QColor("#6b737e") : QColor("#b3bac4");
  // Hues by the golden section are spread evenly however many there are. They come near each other again after as many
  // as a number of Fibonacci says, which mostly is another lightness.
  constexpr double golden = 0.6180339887498949;
  constexpr float lightness[] = {0.50F, 0.66F, 0.38F, 0.58F};
  const double hue = golden * name + 0.58;
  return QColor::fromHslF(static_cast<float>(hue - std::floor(hue)), 0.62F,
                          lightness[name % 4] + (dark ? 0.04F : 0.0F));
}

}  // namespace gyre::ui
