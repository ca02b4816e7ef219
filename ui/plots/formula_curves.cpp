// The part of the curves of a plot that are formulas: what is understood of them, and where their rows are.

#include "plots/curve_rows.h"
#include "plots/plotted_curves.h"

#include <algorithm>

namespace gyre::ui {

QStringList PlottedCurves::channelNames() const {
  QStringList names;
  for (std::size_t column = 1; run_ && column < run_->columns(); ++column)
    names << QString::fromStdString(run_->channels()[column].name);
  return names;
}

bool PlottedCurves::isKnown(const QString& name) const { return canPlot(*run_, name); }

bool PlottedCurves::hasFormulas() const {
  const bool any = std::any_of(curves_.begin(), curves_.end(), [](const PlottedCurve& c) { return c.isFormula; });
  return run_ && (any || (across_ && across_->isFormula));
}

tl::expected<QString, FormulaFault> PlottedCurves::check(const QString& formula) const {
  if (!run_) return tl::unexpected(FormulaFault{"there is no run yet whose channels could be read", 0, 0});
  const auto compiled = SignalFormula::compile(formula.toStdString(), run_->channels());
  if (!compiled) return tl::unexpected(compiled.error());
  return QString::fromStdString(compiled->unit());
}

QString PlottedCurves::inFormula(const PlottedCurve& curve) const {
  if (curve.isFormula || !run_) return curve.name;
  return QString::fromStdString(gyre::inFormula(curve.name.toStdString(), run_->channels()));
}

bool PlottedCurves::chooseRows() {
  for (PlottedCurve& curve : curves_) curve.isFormula = run_ && columnInRun(curve.name) < 0;
  if (across_) across_->isFormula = run_ && columnInRun(across_->name) < 0 && isKnown(across_->name);
  const auto before = recording_, keptBefore = kept_;
  QStringList names;
  for (const PlottedCurve& curve : curves_) names << curve.name;
  if (across_ && !names.contains(across_->name)) names << across_->name;
  recording_ = rowsOf(run_, names, hasFormulas(), derived_);
  kept_ = rowsOf(keptRun_, names, hasFormulas(), keptDerived_);
  if (recording_ == before && kept_ == keptBefore) return false;
  for (PlottedCurve& curve : curves_) findColumns(curve);
  if (across_) findColumns(*across_);
  chooseShown();
  return true;
}

}  // namespace gyre::ui
