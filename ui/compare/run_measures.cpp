#include "compare/run_measures.h"

#include "run/column_named.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre::ui {
RunMeasures::RunMeasures(RunPtr run, RunPtr baseline) : run_(std::move(run)), baseline_(std::move(baseline)) {
  if (baseline_ && baseline_ != run_) distance_.emplace(run_->recording, baseline_->recording);
  energy_.column = columnNamed(*run_->recording, "energy.numerical").value_or(0);
  drift_.column = columnNamed(*run_->recording, "drift.position").value_or(0);
}

std::size_t RunMeasures::append(std::size_t mostRows) {
  const std::size_t first = next_, rows = run_->recording->rows();
  for (; next_ < rows && next_ - first < mostRows; ++next_)
    for (Largest* of : {&energy_, &drift_})
      if (of->column > 0) of->most = std::max(of->most, std::abs(run_->recording->at(next_, of->column)));
  const std::size_t compared = distance_ ? distance_->append(mostRows) : 0;
  return std::max(next_ - first, compared);
}

}  // namespace gyre::ui
