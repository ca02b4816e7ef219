#include "contacts/force_scale.h"

#include "core/round_below.h"

#include "run/contact_values.h"

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

/// The force that nine of ten stay below, of rows here and there; 0 where there are none.
double typicalForce(std::size_t rows, const ForceScale::OfRow& of) {
  constexpr std::size_t mostRows = 40;
  std::vector<double> forces;
  const std::size_t step = std::max<std::size_t>(1, rows / mostRows);
  for (std::size_t back = 0; back < rows; back += step) of(rows - 1 - back, forces);
  std::erase_if(forces, [](double f) { return !(f > 0); });
  if (forces.empty()) return 0;
  const auto at = forces.begin() + static_cast<std::ptrdiff_t>(9 * (forces.size() - 1) / 10);
  std::nth_element(forces.begin(), at, forces.end());
  return *at;
}

}  // namespace

void ForceScale::follow(const std::shared_ptr<const Recording>& recording, double length, const OfRow& forces) {
  length_ = length;
  if (of_.lock() != recording) {
    of_ = recording;
    next_ = 1;
    typical_ = 0;
  }
  const std::size_t rows = recording ? recording->rows() : 0;
  const auto look = [&](std::size_t until) {
    const double found = typicalForce(until, forces);
    if (found > 0) typical_ = roundBelow(found);
  };
  for (; next_ <= rows; next_ *= 2) look(next_);
  if (typical_ <= 0 && rows > 0) look(rows);  // the first to act are seen at once
}

ForceScale::OfRow contactForces(const Recording& recording) {
  return [&recording](std::size_t row, std::vector<double>& forces) {
    constexpr std::size_t mostPerRow = 500;
    if (!recording.contacts()) return;
    const auto contacts = recording.contacts()->row(row);
    const std::size_t stride = std::max<std::size_t>(1, contacts.size() / mostPerRow);
    for (std::size_t i = 0; i < contacts.size(); i += stride) forces.push_back(toVec3(contacts[i].force).norm());
  };
}

}  // namespace gyre::ui
