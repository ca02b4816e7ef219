// The part of the curves of a plot that are formulas: what is understood of them, and where their rows are.

#include "plots/plotted_curves.h"

#include <algorithm>

namespace gyre::ui {

namespace {

/// A channel of the run, or a formula that is understood there.
bool canPlot(const Recording& run, const QString& name) {
  const std::string text = name.toStdString();
  return std::any_of(run.channels().begin() + 1, run.channels().end(),
                     [&](const Channel& c) { return c.name == text; }) ||
         SignalFormula::compile(text, run.channels());
}

}  // namespace

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

std::shared_ptr<const Recording> PlottedCurves::rowsOf(const std::shared_ptr<const Recording>& run,
                                                       std::unique_ptr<DerivedRows>& derived) const {
  if (!run || !hasFormulas()) {
    derived.reset();
    return run;
  }
  std::vector<std::string> names;
  for (const PlottedCurve& curve : curves_)
    if (canPlot(*run, curve.name)) names.push_back(curve.name.toStdString());
  if (across_ && canPlot(*run, across_->name) &&
      std::find(names.begin(), names.end(), across_->name.toStdString()) == names.end())
    names.push_back(across_->name.toStdString());
  const auto has = [&](const std::string& name) {
    const auto& channels = derived->recording()->channels();
    return std::any_of(channels.begin(), channels.end(), [&](const Channel& c) { return c.name == name; });
  };
  if (derived && derived->source() == run && std::all_of(names.begin(), names.end(), has)) return derived->recording();
  auto made = DerivedRows::create(run, names);
  derived = made ? std::move(*made) : nullptr;  // without memory for them, formulas have no curves
  return derived ? derived->recording() : run;
}

bool PlottedCurves::chooseRows() {
  for (PlottedCurve& curve : curves_) curve.isFormula = run_ && columnInRun(curve.name) < 0;
  if (across_) across_->isFormula = run_ && columnInRun(across_->name) < 0 && isKnown(across_->name);
  const auto before = recording_, keptBefore = kept_;
  recording_ = rowsOf(run_, derived_);
  kept_ = rowsOf(keptRun_, keptDerived_);
  if (recording_ == before && kept_ == keptBefore) return false;
  for (PlottedCurve& curve : curves_) findColumns(curve);
  if (across_) findColumns(*across_);
  chooseShown();
  return true;
}

}  // namespace gyre::ui
