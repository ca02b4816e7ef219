#include "integrators/bdf/bdf_equations.h"

#include "lie/so3.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// Coordinates are chosen anew when a pivot is so small against the best one.
constexpr double worstSplit = 0.1;

/// E at a unit quaternion: the body's angular velocity that a rate of change of (w, x, y, z) amounts to.
Eigen::Matrix<double, 3, 4> rateMap(const Vec4& p) {
  Eigen::Matrix<double, 3, 4> E;
  E << -2 * p.tail<3>(), 2 * (p[0] * Mat3::Identity() - so3::hat(p.tail<3>()));
  return E;
}

/// The rows of B in positions, B E, behind those of the norms.
void rowsInPositions(const System& system, const std::vector<Mat6>& B, const State& s, SparseRows& G) {
  const KktStructure& k = system.structure();
  std::size_t place = 0;
  for (std::size_t b = 0; b < system.bodies().size(); ++b)
    if (const BodyLayout l = system.bodies().layout(b); l.rotation >= 0)
      for (int i = 0; i < 4; ++i) G.value[place++] = s.q[l.q + l.rotation + i];
  for (const auto& c : k.constraints)
    for (int r = 0; r < c.rows; ++r)
      for (int i = c.firstBlock; i < c.firstBlock + c.blockCount; ++i) {
        const auto block = static_cast<std::size_t>(i);
        const BodyLayout l = system.bodies().layout(static_cast<std::size_t>(k.blocks[block].body));
        const auto row = B[block].row(r);
        const int translations = l.rotation < 0 ? l.nv : l.rotation;
        for (int column = 0; column < translations; ++column) G.value[place++] = row[column];
        if (l.rotation < 0) continue;
        const Eigen::RowVector4d inQuaternion = row.segment<3>(l.rotation) * rateMap(s.q.segment<4>(l.q + l.rotation));
        for (int column = 0; column < 4; ++column) G.value[place++] = inQuaternion[column];
      }
}

}  // namespace

EvaluatedKinematics BdfEquations::split(const State& s) {
  const EvaluatedKinematics at = system_.evaluateKinematics(s, w_);
  constraintMatrix(at);
  chooseVelocities();
  choosePositions(s);
  markErrorTest();
  return at;
}

bool BdfEquations::isSplitBad(const State& s) {
  if (m_ == 0 && nb_ == 0) return false;
  constraintMatrix(system_.evaluateKinematics(s, w_));
  if (hasMultipliers()) velocityQuality_ = velocities_.refactor(G_);  // CS and CM have looked already
  weak_.look(hasMatrix_);
  if (velocityQuality_ < worstSplit) return true;
  if (hasMultipliers()) return false;
  rowsInPositions(system_, B_, s, Gq_);
  return positions_.refactor(Gq_) < worstSplit;
}

void BdfEquations::renewSplit(const State& s) {
  split(s);
  if (!hasMatrix_ || topology_ != system_.topology()) return;
  // Newton's matrix goes on, with the rows that are kept now.
  hasMatrix_ = kkt_->factor(position_, stiffness_, damping_, isKept_);
  putRows(position_.B);
  velocities_.refactor(G_);
  weak_.takeMatrix();
  putRows(B_);
  velocities_.refactor(G_);
  weak_.look(hasMatrix_);
}

std::optional<double> BdfEquations::wayToSingular(const State& s, const State& ahead) {
  const auto factor = [this](const State& at) {
    constraintMatrix(system_.evaluateKinematics(at, w_));
    velocities_.refactor(G_);
  };
  factor(s);
  weak_.beginWay();
  factor(ahead);
  const std::optional<double> way = weak_.wayToSingular();
  factor(s);
  return way;
}

void BdfEquations::chooseVelocities() {
  velocities_.choose(G_);
  velocityQuality_ = 1;
  weak_.look(hasMatrix_);
  for (int i = 0; i < m_; ++i) isKept_[static_cast<std::size_t>(i)] = velocities_.isKept(i);
}

void BdfEquations::choosePositions(const State& s) {
  if (hasMultipliers()) return;
  rowsInPositions(system_, B_, s, Gq_);
  positions_.choose(Gq_);
}

/// How much of the constraint force at hand a P of before lets through, |P B^T lambda| / |B^T lambda|.
double BdfEquations::leak() {
  if (m_ == 0) return 0;
  velocities_.multipliers(at_.r(), s1_);
  system_.constraints().force(at_, s1_, force_);
  auto p = rhs_.head(nv_ - velocities_.rank());
  velocities_.project(force_, p);
  const VecX& units = system_.scales().velocity;
  const double size = force_.cwiseProduct(units).lpNorm<Eigen::Infinity>();
  double through = 0;
  for (Eigen::Index i = 0; i < p.size(); ++i)
    through = std::max(through, std::abs(p[i]) * units[velocities_.independent()[static_cast<std::size_t>(i)]]);
  return size > 0 ? through / size : 0;
}

void BdfEquations::markErrorTest() {
  const bool velocitiesToo = s_.errorTest == BdfErrorTest::positionsVelocities;
  inTest_.setZero();
  for (int i = 0; i < nq_; ++i) inTest_[i] = hasMultipliers() || !positions_.isDependent(i) ? 1 : 0;
  for (int i = 0; velocitiesToo && i < nv_; ++i)
    inTest_[nq_ + i] = hasMultipliers() || !velocities_.isDependent(i) ? 1 : 0;
  if (inTest_.sum() == 0) inTest_.head(nq_ + nv_).setOnes();  // all motion is prescribed
  testScale_ = std::sqrt(static_cast<double>(size_) / inTest_.sum());
}

}  // namespace gyre
