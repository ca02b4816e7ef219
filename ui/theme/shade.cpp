#include "theme/shade.h"

#include "theme/palette.h"

#include <algorithm>

namespace gyre::ui {

QColor shadeAt(double share) {
  const QColor low(40, 90, 170), middle(124, 123, 120), high(233, 200, 70);
  const auto at = static_cast<float>(std::clamp(share, 0.0, 1.0));
  return at < 0.5F ? mixed(low, middle, 2 * at) : mixed(middle, high, 2 * at - 1);
}

}  // namespace gyre::ui
