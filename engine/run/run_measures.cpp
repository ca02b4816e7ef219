#include "run/run_measures.h"

#include "run/column_named.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre {

RunMeasures::RunMeasures(std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> baseline)
    : run_(std::move(run)) {
  if (baseline) distance_.emplace(run_, std::move(baseline));
  energy_.column = columnNamed(*run_, "energy.numerical").value_or(0);
  drift_.column = columnNamed(*run_, "drift.position").value_or(0);
}

std::size_t RunMeasures::append(std::size_t mostRows) {
  const std::size_t first = next_, rows = run_->rows();
  for (; next_ < rows && next_ - first < mostRows; ++next_)
    for (Largest* of : {&energy_, &drift_}) {
      if (of->column == 0) continue;
      const double x = std::abs(run_->at(next_, of->column));
      if (!(x <= of->most) && !std::isnan(of->most)) of->most = x;  // what is not a number shows
    }
  const std::size_t compared = distance_ ? distance_->append(mostRows) : 0;
  return std::max(next_ - first, compared);
}

}  // namespace gyre
