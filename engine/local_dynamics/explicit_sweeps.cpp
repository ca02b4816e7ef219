#include "local_dynamics/dense_methods.h"
#include "local_dynamics/explicit_w.h"
#include "local_dynamics/local_schedule.h"
#include "local_dynamics/moment_block.h"

#include <Eigen/Cholesky>

#include <cmath>

namespace gyre {

namespace {

struct Sums {
  double change = 0, size = 0;
};

FrictionForce<double> principalForce(const FrictionResponse<double>& W, const Vec3& R) {
  return {W.cosine * R.x() - W.sine * R.y(), W.sine * R.x() + W.cosine * R.y(), R.z(), 0};
}

Vec3 fromPrincipalForce(const FrictionResponse<double>& W, const FrictionForce<double>& r) {
  return {W.cosine * r.x1 + W.sine * r.x2, W.cosine * r.x2 - W.sine * r.x1, r.n};
}

/// @param U  of the block with its present reaction, with the target; @return the new reaction
Vec6 solvedBlock(const LocalBlock& b, const Mat6& W, Vec6 U, const Vec6& R) {
  if (!b.moves) return Vec6::Zero();
  if (b.joint >= 0) return R - b.W.ldlt().solve(U);
  Vec6 next = R;
  FrictionForce<double> r = principalForce(b.force, R.head<3>());
  const FrictionForce<double> u = principalForce(b.force, U.head<3>());
  solveFriction(b.force, b.mu, u.x1, u.x2, u.n, r);
  next.head<3>() = fromPrincipalForce(b.force, r);
  if (b.rows < 6) return next;
  U += W * (next - R);
  FrictionForce<double> m = principalForce(b.moment, R.tail<3>());
  const FrictionForce<double> w = principalForce(b.moment, U.tail<3>());
  solveMoment(b.moment, b.rolling * r.n, b.spinning * r.n, w.x1, w.x2, w.n, m);
  next.tail<3>() = fromPrincipalForce(b.moment, m);
  return next;
}

std::vector<int> orderOf(const LocalProblem& problem) {
  LocalSchedule schedule;
  schedule.build(problem);
  std::vector<int> order = schedule.order();
  for (int& i : order)
    if (i < 0) i = static_cast<int>(problem.contacts.size()) - 1 - i;  // joints come after contacts
  return order;
}

}  // namespace

void solveExplicitly(LocalProblem& problem, const LocalSettings& settings, LocalTrace& trace) {
  const LocalProblem start = problem;
  const LocalBlocks blocks(start);
  const ExplicitW W(blocks);
  const std::vector<int> order = orderOf(start);
  LocalState state;
  state.R.assign(blocks.blocks().size(), Vec6::Zero());
  blocks.setVelocities(state);
  std::vector<Vec6> B;
  for (const LocalBlock& b : blocks.blocks()) B.push_back(blocks.relative(b, state.u));
  state.R = blocks.guess();
  trace = {};
  double merit = HUGE_VAL;
  for (int s = 0; s < settings.sweeps && merit > settings.merit; ++s) {
    Sums sums;
    for (const int a : order) {
      const auto i = static_cast<std::size_t>(a);
      const Vec6 next = solvedBlock(blocks.blocks()[i], blocks.blocks()[i].W, B[i] + W.product(a, state.R), state.R[i]);
      sums.change += (next - state.R[i]).head<3>().squaredNorm();
      sums.size += next.head<3>().squaredNorm();
      state.R[i] = next;
    }
    blocks.setVelocities(state);
    merit = blocks.merit(state);
    trace.last = {merit, sums.size > 0 ? std::sqrt(sums.change / sums.size) : 0};
    if (settings.record) trace.iterates.push_back(trace.last);
    ++trace.iterations;
    if (settings.merit == 0) merit = HUGE_VAL;
  }
  blocks.setVelocities(state);
  trace.last.merit = blocks.merit(state);
  trace.reached = trace.last.merit <= settings.merit;
  trace.islands = {{static_cast<int>(problem.contacts.size()), blocks.rows(), LocalMethod::gaussSeidelW,
                    LocalReason::chosen, trace.iterations, 0, trace.last.merit, trace.last.merit, trace.reached}};
  blocks.store(state, problem);
}

}  // namespace gyre
