#include "integrators/local/reaction_memory.h"

#include <tuple>

namespace gyre {

/// By body and feature: both lists are sorted.
void ReactionMemory::recall(std::span<const Contact> contacts, std::span<SteppedContact> points) const {
  auto last = entries_.begin();
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Contact& c = contacts[i];
    const auto isBefore = [&](const Entry& m) {
      return std::tie(m.body1, m.body2, m.feature) < std::tie(c.body1, c.body2, c.feature);
    };
    while (last != entries_.end() && isBefore(*last)) ++last;
    if (last == entries_.end() ||
        std::tie(last->body1, last->body2, last->feature) != std::tie(c.body1, c.body2, c.feature))
      continue;
    points[i].guessR = points[i].E * last->R;
    points[i].guessM = points[i].E * last->M;
    points[i].carried = true;
  }
}

void ReactionMemory::keep(std::span<const Contact> contacts, std::span<const SteppedContact> points) {
  entries_.clear();
  for (std::size_t i = 0; i < points.size(); ++i) {
    const SteppedContact& p = points[i];
    const Contact& c = contacts[i];
    if (!(p.R.z() > 0)) continue;
    Entry& kept = entries_.emplace_back(Entry{c.body1, c.body2, c.feature, Vec3::Zero(), Vec3::Zero()});
    if (p.part != SteppedContact::Part::rest) continue;
    kept.R = p.E.transpose() * p.R;
    kept.M = p.E.transpose() * p.M;
  }
}

}  // namespace gyre
