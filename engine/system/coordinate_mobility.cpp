#include "system/coordinate_mobility.h"

namespace gyre {

namespace {

/// Calls visit(own velocities' first, how many, their part of G^T) for each of the two bodies that move.
template <class Visit>
void visitGradient(const System& system, const EvaluatedKinematics& at, std::size_t coordinate, const Visit& visit) {
  const Workspace& w = at.workspace();
  const JointCoordinates::Entry& c = system.coordinates()[coordinate];
  const Row12 gradient = system.coordinates().motion(c, at.state(), w).gradient;
  for (const auto& [body, first] : {std::pair{c.body1, 0}, std::pair{c.body2, 6}}) {
    if (body < 0) continue;
    const auto i = static_cast<std::size_t>(body);
    const BodyLayout l = system.bodies().layout(i);
    const Vec6 own = w.J[i].transpose() * gradient.segment<6>(first).transpose();
    visit(l.v, l.nv, own);
  }
}

}  // namespace

void coordinateGradient(const System& system, const EvaluatedKinematics& at, std::size_t coordinate, VecX& G) {
  G.setZero(system.nv());
  visitGradient(system, at, coordinate,
                [&](int first, int count, const Vec6& own) { G.segment(first, count) += own.head(count); });
}

void coordinateMobility(const System& system, const IndexOne::Factored& here, std::span<const std::size_t> coordinates,
                        MatX& A) {
  const auto n = static_cast<Eigen::Index>(coordinates.size());
  A.setZero(n, n);
  VecX response, b(system.m());
  for (Eigen::Index i = 0; i < n; ++i) {
    coordinateGradient(system, here.at(), coordinates[static_cast<std::size_t>(i)], response);
    b.setZero();
    here.solve(response, b);
    for (Eigen::Index j = 0; j < n; ++j)
      visitGradient(system, here.at(), coordinates[static_cast<std::size_t>(j)],
                    [&](int first, int count, const Vec6& own) {
                      A(j, i) += own.head(count).dot(response.segment(first, count));
                    });
  }
}

}  // namespace gyre
