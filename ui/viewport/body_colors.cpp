#include "viewport/body_colors.h"

#include "theme/palette.h"

namespace gyre::ui {

QColor bodyColor(int index) {
  // The curve colours without their neutral last one, which would look like a joint.
  const std::vector<QColor>& curves = lightTheme().curves;
  const int n = static_cast<int>(curves.size()) - 1;
  const QColor color = curves[static_cast<std::size_t>(index % n)];
  switch ((index / n) % 3) {
    case 1: return color.lighter(130);
    case 2: return color.darker(135);
    default: return color;
  }
}

}  // namespace gyre::ui
