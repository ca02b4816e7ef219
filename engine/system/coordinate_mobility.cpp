#include "system/coordinate_mobility.h"

namespace gyre {

void coordinateGradient(const System& system, const EvaluatedKinematics& at, std::size_t coordinate, VecX& G) {
  const Workspace& w = at.workspace();
  const JointCoordinates::Entry& c = system.coordinates()[coordinate];
  const Row12 gradient = system.coordinates().motion(c, at.state(), w).gradient;
  G.setZero(system.nv());
  for (const auto& [body, first] : {std::pair{c.body1, 0}, std::pair{c.body2, 6}}) {
    if (body < 0) continue;
    const auto i = static_cast<std::size_t>(body);
    const BodyLayout l = system.bodies().layout(i);
    for (int j = 0; j < l.nv; ++j) G[l.v + j] += gradient.segment<6>(first).dot(w.J[i].col(j));
  }
}

void coordinateMobility(const System& system, const IndexOne::Factored& here, std::span<const std::size_t> coordinates,
                        MatX& A) {
  const auto n = static_cast<Eigen::Index>(coordinates.size());
  A.resize(n, n);
  VecX column, row, b(system.m());
  for (Eigen::Index i = 0; i < n; ++i) {
    coordinateGradient(system, here.at(), coordinates[static_cast<std::size_t>(i)], column);
    b.setZero();
    here.solve(column, b);
    for (Eigen::Index j = 0; j < n; ++j) {
      coordinateGradient(system, here.at(), coordinates[static_cast<std::size_t>(j)], row);
      A(j, i) = row.dot(column);
    }
  }
}

}  // namespace gyre
