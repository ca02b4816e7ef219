#pragma once
// The upper left block of the iteration matrix, that of forces and bodies, for maps of step_maps.h.

#include "core/parallel.h"
#include "system/iteration_matrix.h"
#include "system/system.h"

namespace gyre {

/// Tangent of forces and bodies. The couplings of two bodies go straight into S; the bodies' own blocks wait in
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
    clear(S_.dgdq);
    if (hasC_) {  // else it is not looked at: large systems are bound by memory
      S_.dgdV.resize(S_.dgdq.size());
      clear(S_.dgdV);
    }
    clear(S_.Aij);
    clear(S_.Aji);
  }

  void addForces() {
    forces_.partsOfElements.forEach([&](std::size_t i) {
      const ForceSet::Element& f = forces_.elements[i];
      Mat12 K = Mat12::Zero(), C = Mat12::Zero();
      f.force->addTangent(forces_.instant(f, at_), k(f.body1), k(f.body2), K, C);
      add(f, K, C);
      if (f.signalCount > 0) addSignals(f);
    });
    forces_.partsOfOnJoints.forEach([&](std::size_t i) {
      const ForceSet::OnJoint& f = forces_.onJoints[i];
      Mat12 K, C;
      forces_.tangent(f, at_, K, C);
      add(f, K, C);
    });
    Mat12 K, C;
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
    system_.constraints().forEachPart([&](std::size_t i) {
      const ConstraintSet::Part& p = system_.constraints().parts[i];
      Vec6 own = Vec6::Zero();
      own.head(p.rows) = lambda.segment(p.row, p.rows);
      Mat12 K = Mat12::Zero();
      p.equations->addTangent(k(p.body1), k(p.body2), own, K);
      add(p, K);
    });
  }

  void placeMasses() {
    parallelForEach(bodies_.size(), [this](std::size_t b) { placeMass(b); });
  }
  /// Masses and what addForces() and addReactions() have collected.
  void placeBodies(const EvaluatedState& at) {
    parallelForEach(bodies_.size(), [&](std::size_t b) {
      placeMass(b);
      placeForces(b, at);
    });
  }

 private:
  const BodyKinematics& k(int body) const { return w_.k[bodies_.slot(body)]; }

  static void clear(std::vector<Mat6>& blocks) {
    parallelForEach(blocks.size(), [&](std::size_t i) { blocks[i].setZero(); });
  }
  static void addOwn(const Link& link, const Mat12& K, std::vector<Mat6>& blocks) {
    if (link.body1 >= 0) blocks[static_cast<std::size_t>(link.body1)] += K.topLeftCorner<6, 6>();
    if (link.body2 >= 0) blocks[static_cast<std::size_t>(link.body2)] += K.bottomRightCorner<6, 6>();
  }

  /// Adds a force that does not depend on velocities.
  void add(const Link& link, const Mat12& K) {
    addOwn(link, K, S_.dgdq);
    if (link.coupling < 0) return;
    addCoupling(link.body1, link.body2, K.topRightCorner<6, 6>(), blockOf(link));
    addCoupling(link.body2, link.body1, K.bottomLeftCorner<6, 6>(), oppositeOf(link));
  }

  void add(const Link& link, const Mat12& K, const Mat12& C) {
    add(link, K);
    if (!hasC_) return;
    addOwn(link, C, S_.dgdV);
    if (link.coupling < 0) return;
    addRateCoupling(link.body1, link.body2, C.topRightCorner<6, 6>(), blockOf(link));
    addRateCoupling(link.body2, link.body1, C.bottomLeftCorner<6, 6>(), oppositeOf(link));
  }

  Mat6& blockOf(const Link& link) { return (link.swapped ? S_.Aji : S_.Aij)[static_cast<std::size_t>(link.coupling)]; }
  Mat6& oppositeOf(const Link& link) {
    return (link.swapped ? S_.Aij : S_.Aji)[static_cast<std::size_t>(link.coupling)];
  }

  TwistMap twistMap(std::size_t body) const { return bodies_.twistMap(body, w_); }

  void addCoupling(int row, int column, const Mat6& K, Mat6& out) {
    const std::size_t i = bodies_.slot(row), j = bodies_.slot(column);
    const TwistMap twist = twistMap(j);
    Mat6 inner = K;
    twist.perVelocity(inner);
    maps_.position(j, inner);
    twistMap(i).addPulledBack(inner, twist, out);
  }

  void addRateCoupling(int row, int column, const Mat6& C, Mat6& out) {
    const std::size_t i = bodies_.slot(row), j = bodies_.slot(column);
    const TwistMap twist = twistMap(j), force = twistMap(i);
    if (!twist.isIdentity()) {  // else V does not depend on q
      Mat6 D = C * twist.velocityTangent();
      maps_.position(j, D);
      force.addPulledBack(D, twist, out);
    }
    Mat6 rate = C;
    twist.perVelocity(rate);
    maps_.velocity(j, rate);
    force.addPulledBack(rate, twist, out);
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
    const TwistMap twist = twistMap(i);
    Mat6 &A = S_.A[i], &K = S_.dgdq[i];
    Mat6 C;
    b.body->gyroscopicTangent(at.state().v.data() + b.v, C);
    for (const ForceSet::Field& f : forces_.fields)
      K.template topLeftCorner<3, 3>() -= f.field->gradient(b.body->mass(), w_.k[i].x);
    twist.pullBack(K);
    twist.addGeometricTangent(at.wrench(i), K);
    if (hasC_) {
      twist.addRateTangent(S_.dgdV[i], K);
      twist.pullBack(S_.dgdV[i]);
      C += S_.dgdV[i];
    }
    maps_.velocity(i, C);
    maps_.position(i, K);
    if (b.nv == 6) A += K + C;
    else A.topLeftCorner(b.nv, b.nv) += (K + C).topLeftCorner(b.nv, b.nv);
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

}  // namespace gyre
