#include "integrators/equation_residuals.h"

#include <algorithm>
#include <cmath>

namespace gyre {

EquationResiduals EquationResidualsOf::measure(const EvaluatedState& at) {
  EquationResiduals out = residualsOfConstraints(*system_, at.Phi());
  if (!at.workspace().contacts) {
    if (at.r().size() > 0) out.dynamics = at.r().lpNorm<Eigen::Infinity>();
    return out;
  }
  findTouched(*at.workspace().contacts);
  const KktStructure& k = system_->structure();
  for (std::size_t b = 0; b < k.bodies.size(); ++b) {
    const auto [offset, size] = k.bodies[b];
    double& largest = touched_[b] ? out.contact : out.dynamics;
    largest = std::max(largest, at.r().segment(offset, size).lpNorm<Eigen::Infinity>());
  }
  return out;
}

EquationResiduals residualsOfConstraints(const System& system, const VecX& Phi) {
  EquationResiduals out;
  const std::vector<int>& velocityRows = system.scales().velocityRows;
  if (velocityRows.empty()) {
    if (Phi.size() > 0) out.position = Phi.lpNorm<Eigen::Infinity>();
    return out;
  }
  auto nextVelocityRow = velocityRows.begin();
  for (int row = 0; row < system.m(); ++row) {
    const bool ofVelocity = nextVelocityRow != velocityRows.end() && *nextVelocityRow == row;
    if (ofVelocity) ++nextVelocityRow;
    double& largest = ofVelocity ? out.velocity : out.position;
    largest = std::max(largest, std::abs(Phi[row]));
  }
  return out;
}

void EquationResidualsOf::findTouched(const SmoothContacts& acting) {
  std::fill(touched_.begin(), touched_.end(), char{0});
  const std::span<const Contact> contacts = acting.contacts();
  for (std::size_t i = 0; i < contacts.size(); ++i)
    if (acting.point(i).isClosed())
      for (const int body : {contacts[i].body1, contacts[i].body2})
        if (body >= 0) touched_[static_cast<std::size_t>(body)] = 1;
}

}  // namespace gyre
