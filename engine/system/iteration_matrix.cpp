#include "system/iteration_matrix.h"

#include "lie/so3.h"
#include "system/system.h"

// Everything below is written for "maps": how the unknowns x of a step move each body. A map turns a block of columns
// that multiply a body's dq, du or du' into columns that multiply dx:
//   position(b, X): X <- X dq/dx,   velocity(b, X): X <- X du/dx,   acceleration(b, X): X <- X du'/dx,
// all three times the scaling of the dynamic equations, constraint(b, X): X <- X dq/dx without it, and for a row of
// nonholonomic constraints velocityRow(b, B, D): B <- (B du/dx + D dq/dx) / rate, D = d(B v)/dq.

namespace gyre {
namespace {

/// q = q* o exp(x), u = gamma' x + ..., u' = beta' x + ...: weights and the tangent operator of the exponential.
struct ExponentialMaps {
  TangentWeights weights;
  const BodySet& bodies;
  const std::vector<Mat3>& T;

  bool usesForces() const { return weights.wK != 0 || weights.wC != 0; }
  void timesT(std::size_t b, Mat6& X) const {
    const int r = bodies[b].rotation;
    if (r < 0) return;
    const Eigen::Matrix<double, 6, 3> columns = X.middleCols<3>(r);
    X.middleCols<3>(r).noalias() = columns * T[b];
  }
  void position(std::size_t b, Mat6& X) const {
    timesT(b, X);
    X *= weights.wK;
  }
  void velocity(std::size_t, Mat6& X) const { X *= weights.wC; }
  void acceleration(std::size_t, Mat6& X) const { X *= weights.wM; }
  void constraint(std::size_t b, Mat6& X) const { timesT(b, X); }
  void velocityRow(std::size_t b, Mat6& B, Mat6& D) const {
    if (weights.wC == 0) return;
    timesT(b, D);
    B += weights.wK / weights.wC * D;
  }
};

struct GeneralMaps {
  std::span<const StepMap> maps;
  double scale, rate;

  bool usesForces() const { return scale != 0; }
  void position(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].P)).eval(); }
  void velocity(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].V)).eval(); }
  void acceleration(std::size_t b, Mat6& X) const { X = (scale * (X * maps[b].A)).eval(); }
  void constraint(std::size_t b, Mat6& X) const { X = (X * maps[b].P).eval(); }
  void velocityRow(std::size_t b, Mat6& B, const Mat6& D) const { B = ((B * maps[b].V + D * maps[b].P) / rate).eval(); }
};

/// Of velocities themselves: C = B.
struct VelocityMaps {
  void constraint(std::size_t, const Mat6&) const {}
  void velocityRow(std::size_t, const Mat6&, const Mat6&) const {}
};

template <class Maps>
void velocityBlocks(const System& system, std::size_t part, const Maps& maps, const EvaluatedKinematics& at,
                    KktMatrix& S) {
  const Workspace& w = at.workspace();
  const BodySet& bodies = system.bodies();
  const ConstraintSet::Part& p = system.constraints().parts[part];
  const BodyKinematics &k1 = w.k[bodies.slot(p.body1)], &k2 = w.k[bodies.slot(p.body2)];
  Mat6x12 tangent = Mat6x12::Zero();
  p.equations->rateTangent(k1, k2, tangent);
  const auto place = [&](int block, int body, const Mat6& twistTangent, const Mat6& twistB) {
    if (block < 0) return;
    const std::size_t i = bodies.slot(body);
    Mat6 B = S.B[static_cast<std::size_t>(block)], D = bodies.rateTangent(i, w, twistTangent, twistB);
    maps.velocityRow(i, B, D);
    const int first = p.firstRow + p.rows - p.velocityRows;
    S.C[static_cast<std::size_t>(block)].middleRows(first, p.velocityRows) = B.middleRows(first, p.velocityRows);
  };
  place(p.block1, p.body1, tangent.template leftCols<6>(), w.rows[part].B.template leftCols<6>());
  place(p.block2, p.body2, tangent.template rightCols<6>(), w.rows[part].B.template rightCols<6>());
}

/// B and C.
template <class Maps>
void constraintBlocks(const System& system, const Maps& maps, const EvaluatedKinematics& at, KktMatrix& S) {
  const Workspace& w = at.workspace();
  const BodySet& bodies = system.bodies();
  const auto& parts = system.constraints().parts;
  for (const ConstraintSet::Part& p : parts) {
    if (!p.sharesBlocks) continue;
    if (p.block1 >= 0) S.B[static_cast<std::size_t>(p.block1)].setZero();
    if (p.block2 >= 0) S.B[static_cast<std::size_t>(p.block2)].setZero();
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ConstraintSet::Part& p = parts[i];
    const auto place = [&](int block, int body, const auto& B) {
      if (block < 0) return;
      const BodySet::Entry& b = bodies[bodies.slot(body)];
      const Mat6& J = w.J[bodies.slot(body)];
      Mat6& out = S.B[static_cast<std::size_t>(block)];
      if (p.sharesBlocks) out.block(p.firstRow, 0, p.rows, b.nv) += B.topRows(p.rows) * J.leftCols(b.nv);
      else if (b.free) out.topRows(p.rows) = B.topRows(p.rows);
      else out.topLeftCorner(p.rows, b.nv) = B.topRows(p.rows) * J.leftCols(b.nv);
    };
    place(p.block1, p.body1, w.rows[i].B.template leftCols<6>());
    place(p.block2, p.body2, w.rows[i].B.template rightCols<6>());
  }
  const auto& blocks = system.structure().blocks;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    S.C[i] = S.B[i];
    maps.constraint(static_cast<std::size_t>(blocks[i].body), S.C[i]);
  }
  if (system.scales().velocityRows.empty()) return;
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (parts[i].velocityRows > 0) velocityBlocks(system, i, maps, at, S);
}

/// Of the forces and the bodies. The couplings of two bodies go straight into S; the bodies' own blocks wait in
/// S.dgdq and S.dgdV. A block (row a, column b) is J_a^T ((K J_b + C dV_b/dq) P_b + C J_b V_b).
template <class Maps>
class DynamicTangent {
 public:
  DynamicTangent(const System& system, const Maps& maps, const EvaluatedKinematics& at, IterationMatrix& S)
      : system_(system),
        bodies_(system.bodies()),
        forces_(system.forces()),
        hasC_(system.forcesDependOnVelocity()),
        maps_(maps),
        at_(at),
        w_(at.workspace()),
        S_(S) {
    S_.follow(system.structure());
    for (auto& block : S_.dgdq) block.setZero();
    if (hasC_)  // else dgdV is not looked at: large systems are bound by memory
      for (auto& block : S_.dgdV) block.setZero();
    for (auto& block : S_.Aij) block.setZero();
    for (auto& block : S_.Aji) block.setZero();
  }

  void addForces() {
    Mat12 K, C;
    for (const ForceSet::Element& f : forces_.elements) {
      K.setZero();
      C.setZero();
      f.force->addTangent(forces_.instant(f, at_), k(f.body1), k(f.body2), K, C);
      add(f, K, C);
      if (f.signalCount > 0) addSignals(f);
    }
    for (const ForceSet::OnJoint& f : forces_.onJoints) {
      forces_.tangent(f, at_, K, C);
      add(f, K, C);
    }
    for (const TransientForce& f : system_.transientForces().forces) {
      K.setZero();
      C.setZero();
      f.force->addTangent(Instant(at_.t()), k(f.body1), k(f.body2), K, C);
      add(f, K, C);
    }
    if (w_.contacts)
      w_.contacts->visitTangents([this](int body1, int body2, const Mat12& K12, const Mat12& C12) {
        add(system_.contactLink(body1, body2), K12, C12);
      });
  }

  /// d (B^T lambda) / dq.
  void addReactions(const VecX& lambda) {
    Mat12 K;
    for (const ConstraintSet::Part& p : system_.constraints().parts) {
      Vec6 own = Vec6::Zero();
      own.head(p.rows) = lambda.segment(p.row, p.rows);
      K.setZero();
      p.equations->addTangent(k(p.body1), k(p.body2), own, K);
      add(p, K);
    }
  }

  void placeMasses() {
    for (std::size_t b = 0; b < bodies_.size(); ++b) placeMass(b);
  }
  /// Masses and what addForces() and addReactions() have collected.
  void placeBodies(const EvaluatedState& at) {
    for (std::size_t b = 0; b < bodies_.size(); ++b) {
      placeMass(b);
      placeForces(b, at);
    }
  }

 private:
  const BodyKinematics& k(int body) const { return w_.k[bodies_.slot(body)]; }

  /// Of forces that do not depend on velocities.
  void add(const Link& link, const Mat12& K) {
    S_.dgdq[bodies_.slot(link.body1)] += K.topLeftCorner<6, 6>();
    S_.dgdq[bodies_.slot(link.body2)] += K.bottomRightCorner<6, 6>();
    if (link.coupling < 0) return;
    addCoupling(link.body1, link.body2, K.topRightCorner<6, 6>(), blockOf(link));
    addCoupling(link.body2, link.body1, K.bottomLeftCorner<6, 6>(), oppositeOf(link));
  }

  void add(const Link& link, const Mat12& K, const Mat12& C) {
    add(link, K);
    if (!hasC_) return;
    S_.dgdV[bodies_.slot(link.body1)] += C.topLeftCorner<6, 6>();
    S_.dgdV[bodies_.slot(link.body2)] += C.bottomRightCorner<6, 6>();
    if (link.coupling < 0) return;
    addRateCoupling(link.body1, link.body2, C.topRightCorner<6, 6>(), blockOf(link));
    addRateCoupling(link.body2, link.body1, C.bottomLeftCorner<6, 6>(), oppositeOf(link));
  }

  Mat6& blockOf(const Link& link) { return (link.swapped ? S_.Aji : S_.Aij)[static_cast<std::size_t>(link.coupling)]; }
  Mat6& oppositeOf(const Link& link) {
    return (link.swapped ? S_.Aij : S_.Aji)[static_cast<std::size_t>(link.coupling)];
  }

  /// inner, whose columns are those of x, times J_a^T.
  void place(const BodySet::Entry& a, std::size_t i, const BodySet::Entry& b, const Mat6& inner, Mat6& out) {
    if (a.free && b.free) out += inner;
    else out.topLeftCorner(a.nv, b.nv) += (w_.J[i].transpose() * inner).topLeftCorner(a.nv, b.nv);
  }

  void addCoupling(int row, int column, const Mat6& K, Mat6& out) {
    const std::size_t i = bodies_.slot(row), j = bodies_.slot(column);
    Mat6 inner = K;
    if (!bodies_[j].free) inner *= w_.J[j];
    maps_.position(j, inner);
    place(bodies_[i], i, bodies_[j], inner, out);
  }

  void addRateCoupling(int row, int column, const Mat6& C, Mat6& out) {
    const std::size_t i = bodies_.slot(row), j = bodies_.slot(column);
    const BodySet::Entry& b = bodies_[j];
    Mat6 rate = C;
    if (!b.free) {
      Mat6 D = Mat6::Zero();
      b.body->velocityTangent(w_.k[j], D);
      D = (C * D).eval();
      maps_.position(j, D);
      place(bodies_[i], i, b, D, out);
      rate *= w_.J[j];
    }
    maps_.velocity(j, rate);
    place(bodies_[i], i, b, rate, out);
  }

  /// dg/dsignal times the derivatives of the signal, for each body of the force with each that the signal follows from.
  void addSignals(const ForceSet::Element& f) {
    const Instant at = forces_.instant(f, at_);
    for (std::size_t i = 0; i < f.signalCount; ++i) {
      const Signals::Signal& signal = system_.signalSet()[f.firstSignal + i];
      const SignalTangent tangent = system_.signalSet().tangent(signal, at_);
      Vec12 dg;
      f.force->signalTangent(at, k(f.body1), k(f.body2), i, dg);
      for (const Signals::Signal::Block& block : signal.blocks) {
        const Vec6 own = dg.segment<6>(6 * block.rowEnd);
        const Mat6 K = own * tangent.dq.segment<6>(6 * block.columnEnd);
        const Mat6 C = own * tangent.dV.segment<6>(6 * block.columnEnd);
        if (block.coupling >= 0) {
          const auto c = static_cast<std::size_t>(block.coupling);
          Mat6& between = block.row < block.column ? S_.Aij[c] : S_.Aji[c];
          addCoupling(block.row, block.column, K, between);
          if (hasC_) addRateCoupling(block.row, block.column, C, between);
          continue;
        }
        S_.dgdq[bodies_.slot(block.row)] += K;
        if (hasC_) S_.dgdV[bodies_.slot(block.row)] += C;
      }
    }
  }

  void placeMass(std::size_t i) {
    Mat6& A = S_.A[i];
    bodies_[i].body->massMatrix(A);
    maps_.acceleration(i, A);
  }

  void placeForces(std::size_t i, const EvaluatedState& at) {
    const BodySet::Entry& b = bodies_[i];
    Mat6& A = S_.A[i];
    Mat6 C;
    b.body->gyroscopicTangent(at.state().v.data() + b.v, C);
    for (const ForceSet::Field& f : forces_.fields)
      S_.dgdq[i].template topLeftCorner<3, 3>() -= f.field->gradient(b.body->mass(), w_.k[i].x);
    if (b.free) {
      if (hasC_) C += S_.dgdV[i];
      maps_.velocity(i, C);
      maps_.position(i, S_.dgdq[i]);
      A += S_.dgdq[i] + C;
      return;
    }
    Mat6 D = Mat6::Zero(), K = Mat6::Zero();
    b.body->velocityTangent(w_.k[i], D);
    b.body->addGeometricTangent(w_.k[i], at.wrench(i), K);
    K += w_.J[i].transpose() * (S_.dgdq[i] * w_.J[i]);
    if (hasC_) {
      K += w_.J[i].transpose() * (S_.dgdV[i] * D);
      C += w_.J[i].transpose() * (S_.dgdV[i] * w_.J[i]);
    }
    maps_.position(i, K);
    maps_.velocity(i, C);
    A.topLeftCorner(b.nv, b.nv) += (K + C).topLeftCorner(b.nv, b.nv);
  }

  const System& system_;
  const BodySet& bodies_;
  const ForceSet& forces_;
  const bool hasC_;
  const Maps& maps_;
  const EvaluatedKinematics& at_;
  const Workspace& w_;
  IterationMatrix& S_;
};

template <class Maps>
void assemble(const System& system, const EvaluatedState& at, const Maps& maps, IterationMatrix& S) {
  DynamicTangent tangent(system, maps, at, S);
  if (maps.usesForces()) {
    tangent.addForces();
    tangent.addReactions(at.state().lambda);
    tangent.placeBodies(at);
  } else {
    tangent.placeMasses();
  }
  constraintBlocks(system, maps, at, S);
}

}  // namespace

IterationMatrix::IterationMatrix(const System& system)
    : KktMatrix(system.structure()),
      dgdq(system.bodies().size() + 1, Mat6::Zero()),
      dgdV(dgdq),
      T(system.bodies().size(), Mat3::Identity()) {}

void IterationMatrix::follow(const KktStructure& structure) {
  for (std::vector<Mat6>* blocks : {&Aij, &Aji}) blocks->resize(structure.couplings.size(), Mat6::Zero());
}

void linearize(const System& system, const EvaluatedState& at, TangentWeights weights, const VecX* xi,
               IterationMatrix& S) {
  for (std::size_t i = 0; i < system.bodies().size(); ++i) {
    const BodySet::Entry& b = system.bodies()[i];
    if (b.rotation < 0) continue;
    if (xi) S.T[i] = so3::tangent(xi->segment<3>(b.v + b.rotation));
    else S.T[i].setIdentity();
  }
  assemble(system, at, ExponentialMaps{weights, system.bodies(), S.T}, S);
}

void linearize(const System& system, const EvaluatedState& at, std::span<const StepMap> maps, double scale, double rate,
               IterationMatrix& S) {
  assemble(system, at, GeneralMaps{maps, scale, rate}, S);
}

void massAndConstraints(const System& system, const EvaluatedKinematics& at, IterationMatrix& S) {
  S.follow(system.structure());
  for (std::vector<Mat6>* blocks : {&S.Aij, &S.Aji})
    for (Mat6& block : *blocks) block.setZero();
  for (std::size_t b = 0; b < system.bodies().size(); ++b) system.bodies()[b].body->massMatrix(S.A[b]);
  constraintBlocks(system, VelocityMaps{}, at, S);
}

void linearizeConstraints(const System& system, const EvaluatedKinematics& at, std::span<const StepMap> maps,
                          IterationMatrix& S) {
  S.follow(system.structure());
  constraintBlocks(system, GeneralMaps{maps, 1.0, 1.0}, at, S);
}

void linearizeConstraintForce(const System& system, const EvaluatedKinematics& at, const VecX& mu, IterationMatrix& S) {
  const BodySet& bodies = system.bodies();
  const Workspace& w = at.workspace();
  for (Mat3& T : S.T) T.setIdentity();
  const ExponentialMaps maps{{0, 0, 1}, bodies, S.T};
  DynamicTangent(system, maps, at, S).addReactions(mu);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (bodies[i].free) S.A[i] = S.dgdq[i];
    else S.A[i] = w.J[i].transpose() * (S.dgdq[i] * w.J[i]);
  }
  const auto& parts = system.constraints().parts;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ConstraintSet::Part& p = parts[i];
    const Vec12 wrench = w.rows[i].B.topRows(p.rows).transpose() * mu.segment(p.row, p.rows);
    const auto geometric = [&](int body, const Vec6& f) {
      const std::size_t b = bodies.slot(body);
      if (body >= 0 && !bodies[b].free) bodies[b].body->addGeometricTangent(w.k[b], f, S.A[b]);
    };
    geometric(p.body1, wrench.head<6>());
    geometric(p.body2, wrench.tail<6>());
  }
}

}  // namespace gyre
