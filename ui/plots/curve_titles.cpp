#include "plots/curve_titles.h"

namespace gyre::ui {

namespace {

/// The one value of all, or empty when they differ.
template <class Of>
QString common(const std::vector<PlottedCurve>& curves, Of of) {
  const QString first = of(curves.front());
  for (const PlottedCurve& curve : curves) {
    if (of(curve) != first) return {};
  }
  return first;
}

/// What a curve has in common with others: a formula is a quantity of no group.
QString curveGroup(const PlottedCurve& curve) { return curve.isFormula ? QString() : channelGroup(curve.name); }
QString curveQuantity(const PlottedCurve& curve) { return curve.isFormula ? curve.name : channelQuantity(curve.name); }

}  // namespace

QString channelGroup(const QString& name) {
  const qsizetype dot = name.lastIndexOf(QLatin1Char('.'));
  return dot < 0 ? QString() : name.left(dot);
}

QString channelQuantity(const QString& name) { return name.mid(name.lastIndexOf(QLatin1Char('.')) + 1); }

QString valueTitleOf(const std::vector<PlottedCurve>& curves) {
  if (curves.empty()) return {};
  const QString unit = common(curves, [](const PlottedCurve& c) { return c.unit; });
  QString what = common(curves, curveQuantity);
  if (what.isEmpty()) what = common(curves, curveGroup);
  if (!unit.isEmpty()) return (what + QStringLiteral(" [%1]").arg(unit)).trimmed();
  QStringList units;
  for (const PlottedCurve& curve : curves) {
    const QString shown = curve.unit.isEmpty() ? QStringLiteral("1") : curve.unit;
    if (!units.contains(shown)) units << shown;
  }
  return units.size() == 1 ? what : QStringLiteral("[%1]").arg(units.join(QStringLiteral("], [")));
}

QString titleOf(const std::vector<PlottedCurve>& curves) {
  if (curves.empty()) return {};
  if (curves.size() == 1) return curves.front().name;
  const QString group = common(curves, curveGroup);
  if (!group.isEmpty()) return group;
  return common(curves, curveQuantity);
}

}  // namespace gyre::ui
