#pragma once
// The ticks of an axis as a figure draws them. Where an axis has its ticks is decided in export/axis_ticks.h.

#include <QString>
#include <vector>

namespace gyre::ui {

struct Tick {
  double position;  ///< from the lower end of the axis [pixels]
  QString label;    ///< empty for a minor tick
};

struct AxisTicks {
  std::vector<Tick> ticks;
  QString factor;  ///< applies to all labels: "× 10⁻⁶", "+ 52.318"; often empty
};

/// "energy [J]   × 10⁻⁶"
inline QString withFactor(const QString& title, const AxisTicks& ticks) {
  return ticks.factor.isEmpty() ? title : title + QStringLiteral("   ") + ticks.factor;
}

}  // namespace gyre::ui
