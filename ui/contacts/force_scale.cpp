#include "contacts/force_scale.h"

#include "core/round_below.h"

#include "run/contact_values.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gyre::ui {
namespace {

/// The force that nine of ten contacts stay below, of rows and contacts here and there; 0 where there are none.
double typicalForce(const Recording& recording, std::size_t rows) {
  constexpr std::size_t mostRows = 40, mostPerRow = 500;
  std::vector<double> forces;
  const std::size_t step = std::max<std::size_t>(1, rows / mostRows);
  for (std::size_t back = 0; back < rows; back += step) {
    const auto contacts = recording.contacts()->row(rows - 1 - back);
    const std::size_t stride = std::max<std::size_t>(1, contacts.size() / mostPerRow);
    for (std::size_t i = 0; i < contacts.size(); i += stride)
      if (const double f = toVec3(contacts[i].force).norm(); f > 0) forces.push_back(f);
  }
  if (forces.empty()) return 0;
  const auto at = forces.begin() + static_cast<std::ptrdiff_t>(9 * (forces.size() - 1) / 10);
  std::nth_element(forces.begin(), at, forces.end());
  return *at;
}

}  // namespace

void ForceScale::follow(const std::shared_ptr<const Recording>& recording, double length) {
  length_ = length;
  if (of_.lock() != recording) {
    of_ = recording;
    next_ = 1;
    typical_ = 0;
  }
  const std::size_t rows = recording && recording->contacts() ? recording->rows() : 0;
  const auto look = [&](std::size_t until) {
    const double found = typicalForce(*recording, until);
    if (found > 0) typical_ = roundBelow(found);
  };
  for (; next_ <= rows; next_ *= 2) look(next_);
  if (typical_ <= 0 && rows > 0) look(rows);  // the first to touch are seen at once
}

}  // namespace gyre::ui
