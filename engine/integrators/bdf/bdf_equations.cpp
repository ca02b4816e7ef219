#include "integrators/bdf/bdf_equations.h"

#include "integrators/bdf/quaternions_in_y.h"
#include "integrators/newton_test.h"
#include "lie/so3.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

using MapX = Eigen::Map<const VecX>;

/// One row per constraint row over the columns of its bodies: first of the columns, and how many, by width(body).
template <class First, class Width>
void addConstraintRows(const KktStructure& k, SparseRows& G, First first, Width width) {
  for (const auto& c : k.constraints)
    for (int r = 0; r < c.rows; ++r) {
      for (int i = c.firstBlock; i < c.firstBlock + c.blockCount; ++i) {
        const int body = k.blocks[static_cast<std::size_t>(i)].body;
        for (int column = 0; column < width(body); ++column) G.column.push_back(first(body) + column);
      }
      G.start.push_back(static_cast<int>(G.column.size()));
    }
}

/// The size of the model; of particles at the origin, which have none, what lengths are measured by.
double lengthUnit(const Scales& scales) { return scales.size() > 0 ? scales.size() : scales.length; }

/// W of r1.
VecX weightsOfRates(const System& system) {
  const double length = lengthUnit(system.scales());
  VecX weights = VecX::Ones(system.nv());
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout l = system.bodies().layout(b);
    weights.segment(l.v, l.rotation < 0 ? l.nv : l.rotation).setConstant(1 / (length * length));
  }
  return weights;
}

/// Lengths for positions, 1 for quaternions.
VecX unitsOfPositions(const System& system) {
  VecX units = VecX::Ones(system.bodies().nq());
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout l = system.bodies().layout(b);
    units.segment(l.q, l.rotation < 0 ? l.nv : l.rotation).setConstant(system.scales().length);
  }
  return units;
}

}  // namespace

BdfEquations::BdfEquations(const System& system, const BdfEquationSettings& settings)
    : system_(system),
      s_(settings),
      nq_(system.bodies().nq()),
      nv_(system.nv()),
      m_(system.m()),
      size_(nq_ + nv_ + (hasMultipliers() ? 2 * m_ : 0)),
      rateWeights_(weightsOfRates(system)),
      trial_(system.initialState()),
      w_(system.makeWorkspace()),
      r1_(VecX::Zero(nv_)),
      mu_(VecX::Zero(m_)),
      rate_(mu_),
      force_(r1_),
      s1_(mu_),
      inTest_(VecX::Zero(size_)),
      rhs_(VecX::Zero(2 * (nv_ + m_))),
      weights_(VecX::Ones(size_)),
      velocities_(m_, nv_, system.scales().velocity),
      positions_(m_ + nq_ - nv_, nq_, unitsOfPositions(system)),
      weak_(velocities_, settings.rtol),
      isKept_(static_cast<std::size_t>(m_), 1),
      B_(system.structure().blocks.size(), Mat6::Zero()),
      position_(system),
      stiffness_(position_),
      damping_(position_),
      topology_(system.topology()),
      kkt_(std::make_unique<StabilizedKkt>(topology_->stabilized(), rateWeights_)),
      sizes_(system) {
  Gq_.columns = nq_;
  G_.columns = nv_;
  for (std::size_t b = 0; b < system_.bodies().size(); ++b) {
    const BodyLayout l = system_.bodies().layout(b);
    const int translations = l.rotation < 0 ? l.nv : l.rotation;
    for (int i = 0; i < translations; ++i) direct_.push_back({l.q + i, l.v + i});
    if (l.rotation < 0) continue;
    rotations_.push_back({.q = l.q + l.rotation, .v = l.v + l.rotation, .body = b, .inBody = l.rotation});
    for (int i = 0; i < 4; ++i) Gq_.column.push_back(l.q + l.rotation + i);
    Gq_.start.push_back(static_cast<int>(Gq_.column.size()));
  }
  nb_ = static_cast<int>(rotations_.size());
  norm_ = VecX::Zero(nb_);
  const auto layout = [&](int body) { return system_.bodies().layout(static_cast<std::size_t>(body)); };
  addConstraintRows(
      system_.structure(), G_, [&](int b) { return layout(b).v; }, [&](int b) { return layout(b).nv; });
  addConstraintRows(
      system_.structure(), Gq_, [&](int b) { return layout(b).q; }, [&](int b) { return layout(b).nq; });
  if (s_.iteration == BdfIteration::ggl)
    multiplierTolerances_.emplace(system_, lengthUnit(system_.scales()), rateWeights_, w_);
  G_.value.resize(G_.column.size());
  Gq_.value.resize(Gq_.column.size());
}

void BdfEquations::pack(const EvaluatedKinematics& at, VecX& y, VecX& yp) {
  const State& s = at.state();
  y.setZero();
  yp.setZero();
  y.head(nq_) = s.q;
  y.segment(nq_, nv_) = s.v;
  yp.segment(nq_, nv_) = s.vdot;
  for (const Direct& d : direct_) yp[d.q] = s.v[d.v];
  for (const Rotation& r : rotations_) {
    const Vec3 W = s.v.segment<3>(r.v);
    Quat rate = quaternionAt(s.q.data() + r.q) * Quat(0, W.x(), W.y(), W.z());
    rate.coeffs() *= 0.5;
    putQuaternion(rate, yp.data() + r.q);
  }
  if (!hasMultipliers()) return;
  // lambda in the rows that are kept, with the same B^T lambda
  system_.constraints().force(at, s.lambda, force_);
  velocities_.multipliers(force_, s1_);
  y.tail(m_) = s1_;
}

void BdfEquations::unpack(const VecX& y, const VecX& yp, State& s) const {
  s.q = y.head(nq_);
  for (const Rotation& r : rotations_) s.q.segment<4>(r.q).normalize();
  s.v = y.segment(nq_, nv_);
  s.vdot = yp.segment(nq_, nv_);
}

/// B, by blocks and as rows in velocities.
void BdfEquations::constraintMatrix(const EvaluatedKinematics& at) {
  gyre::constraintMatrix(system_, at, B_);
  putRows(B_);
}

void BdfEquations::putRows(const std::vector<Mat6>& B) {
  const KktStructure& k = system_.structure();
  std::size_t place = 0;
  for (const auto& c : k.constraints)
    for (int r = 0; r < c.rows; ++r)
      for (int i = c.firstBlock; i < c.firstBlock + c.blockCount; ++i) {
        const auto block = static_cast<std::size_t>(i);
        for (int column = 0; column < k.bodyOf(k.blocks[block]).size; ++column) G_.value[place++] = B[block](r, column);
      }
}

/// Takes over y and y': the trial state with unit quaternions, and r1.
void BdfEquations::load(double t, const double* y, const double* yp) {
  trial_.t = t;
  trial_.q = MapX(y, nq_);
  trial_.v = MapX(y + nq_, nv_);
  trial_.vdot = MapX(yp + nq_, nv_);
  r1_ = -trial_.v;
  for (const Direct& d : direct_) r1_[d.v] += yp[d.q];
  for (std::size_t i = 0; i < rotations_.size(); ++i) {
    Rotation& r = rotations_[i];
    r.p = quaternionAt(y + r.q);
    r.rate = quaternionAt(yp + r.q);
    const double square = r.p.squaredNorm();
    norm_[static_cast<Eigen::Index>(i)] = 0.5 * (square - 1);
    r.omega = 2 / square * (r.p.conjugate() * r.rate).vec();
    r1_.segment<3>(r.v) += r.omega;
    trial_.q.segment<4>(r.q) /= std::sqrt(square);
  }
  r1_.array() *= rateWeights_.array();
  if (hasMultipliers()) {
    mu_ = MapX(y + nq_ + nv_, m_);
    trial_.lambda = MapX(y + nq_ + nv_ + m_, m_);
  } else {
    trial_.lambda.setZero();
  }
}

/// All residuals at the trial state.
bool BdfEquations::evaluate() {
  at_ = system_.evaluate(trial_, w_);
  system_.constraints().rates(at_, rate_);
  if (hasMultipliers()) {
    system_.constraints().force(at_, mu_, force_);
    r1_ += force_;
  }
  return !findNotFinite();
}

bool BdfEquations::findNotFinite() {
  notFiniteRow_ = -1;
  for (int i = 0; i < nv_; ++i)
    if (!std::isfinite(at_.r()[i]) || !std::isfinite(r1_[i])) notFiniteRow_ = i;
  for (int i = 0; i < m_; ++i)
    if (!std::isfinite(at_.Phi()[i]) || !std::isfinite(rate_[i])) notFiniteRow_ = nv_ + i;
  return notFiniteRow_ >= 0;
}

bool BdfEquations::residual(const IdaPoint& point, double* r) {
  const bool ok = fill(point, r);
  if (steps_.isOn() && point.isPrediction) steps_.predicted(point, size_, [this] { return largestError(); });
  if (!trace_.isOn()) return ok;
  if (ok) trace_.evaluated(point, residualsOf(r));
  else trace_.notFinite(point);
  return ok;
}

/// Residuals by kind of equation; of dynamics what P leaves where there are no multipliers. Contact is not told apart.
EquationResiduals BdfEquations::residualsOf(const double* r) const {
  const int p = hasMultipliers() ? nv_ : nv_ - velocities_.rank();
  const auto largest = [](const auto& rows) { return rows.size() > 0 ? rows.cwiseAbs().maxCoeff() : 0.0; };
  double rates = largest(rate_);
  for (int i = 0; i < p; ++i) {
    const int row = hasMultipliers() ? i : velocities_.independent()[static_cast<std::size_t>(i)];
    rates = std::max(rates, std::abs(r[i]) / rateWeights_[row]);
  }
  return {.dynamics = largest(MapX(r + p, p)), .position = largest(at_.Phi()), .velocity = rates};
}

bool BdfEquations::fill(const IdaPoint& point, double* r) {
  projectAgain_ = false;
  load(point.t, point.y, point.yp);
  if (!evaluate()) return false;
  Eigen::Map<VecX> out(r, size_);
  out.tail(nb_) = norm_;
  if (hasMultipliers()) {
    if (point.isPrediction && weak_.isAny()) {
      constraintMatrix(at_);
      velocities_.refactor(G_);
      weak_.look(hasMatrix_);
    }
    out.head(nv_) = r1_;
    out.segment(nv_, nv_) = at_.r();
    for (int i = 0; i < m_; ++i) {
      const bool kept = isKept_[static_cast<std::size_t>(i)] != 0;
      out[2 * nv_ + i] = kept ? at_.Phi()[i] : mu_[i];
      out[2 * nv_ + m_ + i] = kept ? rate_[i] : trial_.lambda[i];
    }
    return true;
  }
  const double tolerance = s_.rtol + (s_.atolPositions > 0 ? s_.atolPositions : BdfShares::ofPositions);
  const bool lags =
      isFrozen() && point.isPrediction && velocities_.isRegular() && (weak_.isAny() || leak() > tolerance);
  if (!isFrozen() || lags || !velocities_.isRegular()) {
    constraintMatrix(at_);
    if (!refreshProjector()) return false;
    if (point.isPrediction) weak_.look(hasMatrix_);
  }
  projected(r);
  const int p = nv_ - velocities_.rank();
  for (int i = 0; i < velocities_.rank(); ++i) {
    const int row = velocities_.keptRows()[static_cast<std::size_t>(i)];
    out[2 * p + i] = at_.Phi()[row];
    out[2 * p + velocities_.rank() + i] = rate_[row];
  }
  return true;
}

/// P of the constraint matrix at hand; false where rows that are kept are dependent there.
bool BdfEquations::refreshProjector() {
  velocityQuality_ = velocities_.refactor(G_);
  return velocities_.isRegular();
}

/// P r1 and P r2 into the first places of r.
void BdfEquations::projected(double* r) {
  const int p = nv_ - velocities_.rank();
  velocities_.project(r1_, Eigen::Map<VecX>(r, p));
  velocities_.project(at_.r(), Eigen::Map<VecX>(r + p, p));
}

bool BdfEquations::jacobian(double t, double alpha, const double* y, const double* yp) {
  load(t, y, yp);
  if (!evaluate()) return false;
  constraintMatrix(at_);
  if (!refreshProjector() && !hasMultipliers()) return false;
  weak_.takeMatrix();
  if (!hasMultipliers()) {
    mu_.setZero();
    projectAgain_ = isFrozen();
    if (s_.iteration == BdfIteration::cs) {
      velocities_.multipliers(r1_, mu_);
      mu_ = -mu_;
      velocities_.multipliers(at_.r(), trial_.lambda);
      trial_.lambda = -trial_.lambda;
      at_ = system_.evaluate(trial_, w_);  // bodies on a pivot take their geometric stiffness from the whole force
    }
  }
  alpha_ = alpha;
  // IDA asks for weights once a step, and shortens it where Newton's iteration ends at rounding.
  if (multiplierTolerances_) multiplierTolerances_->putWeights(alpha_, weak_, weights_.data() + nq_ + nv_);
  linearize(alpha);
  if (topology_ != system_.topology()) {
    topology_ = system_.topology();
    kkt_ = std::make_unique<StabilizedKkt>(topology_->stabilized(), rateWeights_);
  }
  ++work_.factorizations;
  hasMatrix_ = kkt_->factor(position_, stiffness_, damping_, isKept_);
  if (trace_.isOn()) trace_.madeMatrix(hasMatrix_);
  return hasMatrix_;
}

/// Goes on with the first couplings of the system, which come one after the other.
void BdfEquations::takeTopology(std::size_t couplings) {
  if (topology_->structure().couplings.size() == couplings) return;
  topology_ = system_.topology();
  if (couplings != topology_->structure().couplings.size()) {
    KktStructure structure = topology_->structure();
    structure.couplings.resize(couplings);
    topology_ = std::make_shared<const KktTopology>(std::move(structure));
  }
  for (IterationMatrix* S : {&position_, &stiffness_, &damping_}) S->follow(topology_->structure());
  kkt_ = std::make_unique<StabilizedKkt>(topology_->stabilized(), rateWeights_);
}

void BdfEquations::persist(StateArchive& a) {
  std::size_t couplings = topology_->structure().couplings.size();
  a.index(couplings, 0, system_.structure().couplings.size() + 1);
  if (a.reads() && a.fits()) takeTopology(couplings);
  a(w_.forceEvaluations, work_, rotations_, trial_, mu_, weights_, inTest_, testScale_, velocities_, positions_, weak_,
    isKept_, position_, stiffness_, damping_, *kkt_, sizes_, multiplierTolerances_, alpha_, hasMatrix_,
    velocityQuality_, projectAgain_, lastCorrection_);
  a.index(notFiniteRow_, -1, nv_ + m_);
  a.index(worstRow_, 0, std::max(nv_ + m_, 1));
}

void BdfEquations::linearize(double alpha) {
  gyre::linearize(system_, at_, {.wM = 0, .wC = 0, .wK = 1}, nullptr, stiffness_);
  gyre::linearize(system_, at_, {.wM = alpha, .wC = 1, .wK = 0}, nullptr, damping_);
  position_.B = damping_.B;
  linearizeRates(system_, at_, position_);
  linearizeConstraintForce(system_, at_, mu_, position_);
  for (std::size_t b = 0; b < position_.A.size(); ++b) {
    const auto [first, size] = system_.structure().bodies[b];
    position_.A[b].diagonal().head(size) += alpha * rateWeights_.segment(first, size);
  }
  for (Rotation& r : rotations_) {
    // d(E p') of p o exp(theta): half of omega x theta, and for a p' along p a multiple of theta.
    const double radial = 2 * r.p.dot(r.rate) / r.p.squaredNorm();
    position_.A[r.body].block<3, 3>(r.inBody, r.inBody) += 0.5 * (so3::hat(r.omega) - radial * Mat3::Identity());
    r.pOfMatrix = r.p;
    r.omegaOfMatrix = r.omega;
  }
}

/// Largest error of the attempt so far.
LargestError BdfEquations::largestError() const {
  VecX squares = VecX::Zero(nv_);
  const auto add = [&](int component, int row) {
    if (inTest_[component] > 0) squares[row] += std::pow(steps_.correction()[component] * weights_[component], 2);
  };
  for (const Direct& d : direct_) add(d.q, d.v);
  for (const Rotation& r : rotations_)
    for (int i = 0; i < 4; ++i) add(r.q + i, r.v);
  for (int i = 0; i < nv_; ++i) add(nq_ + i, i);
  return gyre::largestError(system_, squares);
}

int BdfEquations::rowOf(int component) const {
  if (component >= nq_ + nv_) return nv_ + (component - nq_ - nv_) % std::max(m_, 1);
  if (component >= nq_) return component - nq_;
  for (const Direct& d : direct_)
    if (d.q == component) return d.v;
  for (const Rotation& r : rotations_)
    if (component >= r.q && component < r.q + 4) return r.v;
  return 0;
}

}  // namespace gyre
