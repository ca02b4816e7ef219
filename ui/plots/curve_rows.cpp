#include "plots/curve_rows.h"

#include "run/column_named.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

bool canPlot(const Recording& run, const QString& name) {
  const std::string text = name.toStdString();
  return std::any_of(run.channels().begin() + 1, run.channels().end(),
                     [&](const Channel& c) { return c.name == text; }) ||
         SignalFormula::compile(text, run.channels());
}

int columnOf(const Recording* recording, const QString& name) {
  const auto column = recording ? columnNamed(*recording, name.toStdString()) : std::nullopt;
  return column && *column > 0 ? static_cast<int>(*column) : -1;
}

std::shared_ptr<const Recording> rowsOf(const std::shared_ptr<const Recording>& run, const QStringList& names,
                                        bool hasFormulas, std::unique_ptr<DerivedRows>& derived) {
  if (!run || !hasFormulas) {
    derived.reset();
    return run;
  }
  std::vector<std::string> known;
  for (const QString& name : names)
    if (canPlot(*run, name)) known.push_back(name.toStdString());
  const auto has = [&](const std::string& name) { return columnNamed(*derived->recording(), name).has_value(); };
  if (derived && derived->source() == run && std::all_of(known.begin(), known.end(), has)) return derived->recording();
  auto made = DerivedRows::create(run, known);
  derived = made ? std::move(*made) : nullptr;
  return derived ? derived->recording() : run;
}

bool CurveRows::choose(const QStringList& names, bool hasFormulas) {
  const auto before = std::exchange(rows_, rowsOf(run_, names, hasFormulas, derived_));
  return rows_ != before;
}

}  // namespace gyre::ui
