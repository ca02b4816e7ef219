#include "plots/plot_look.h"

namespace gyre::ui {

bool PlotLook::isNoise(double value) const {
  const double largest = std::max(std::abs(window.y.low), std::abs(window.y.high));
  return !window.logY && std::abs(value) < 1e-13 * largest;
}

QString PlotLook::cursorText() const {
  const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(time.span() / 1000))), 0, 12);
  return QString::number(cursor, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212)) + QStringLiteral(" s");
}

}  // namespace gyre::ui
