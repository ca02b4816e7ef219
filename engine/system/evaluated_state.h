#pragma once
// A system evaluated at a state. Only System makes one: what needs evaluated quantities takes it as a parameter.
// Each is a reference, as cheap as two pointers, valid until its workspace serves another evaluation; what is asked of
// it later throws std::logic_error, in every build.

#include "system/state.h"
#include "system/workspace.h"

#include <cassert>

namespace gyre {

/// Kinematics, signals and constraints at a state (System::evaluateKinematics).
class EvaluatedKinematics {
 public:
  /// Nothing evaluated yet.
  EvaluatedKinematics() = default;

  const State& state() const { return *s_; }
  double t() const { return s_->t; }
  /// Kinematics of a body of the system; behind the bodies stands ground.
  const BodyKinematics& body(std::size_t b) const {
    assert(isValid());  // in inner loops
    return w_->k[b];
  }
  /// Constraints and their partial derivatives in time [m].
  const VecX& Phi() const { return workspace().Phi; }
  const VecX& Phi_t() const { return workspace().Phi_t; }
  const VecX& Phi_tt() const { return workspace().Phi_tt; }
  /// All that was evaluated, for the pieces of a system.
  const Workspace& workspace() const { return memory(); }
  /// What was evaluated, for an equal state in another place: steps swap states once they are accepted. t, q, v and the
  /// internal state are equal to rounding; lambda may differ.
  EvaluatedKinematics at(const State& s) const {
    EvaluatedKinematics out = *this;
    out.s_ = &s;
    return out;
  }

 protected:
  friend class System;
  friend class ConstraintSet;
  friend class SuperelementSet;
  EvaluatedKinematics(const State& s, Workspace& w) : s_(&s), w_(&w), evaluation_(w.evaluation) {}

  bool isValid() const { return w_ && w_->evaluation == evaluation_; }
  /// Throws std::logic_error: what is asked for belongs to another evaluation by now.
  [[noreturn, gnu::cold]] static void failStale();
  /// For what is evaluated when it is first asked for (ConstraintSet::rows).
  Workspace& memory() const {
    if (!isValid()) [[unlikely]]
      failStale();
    return *w_;
  }

  const State* s_ = nullptr;
  Workspace* w_ = nullptr;
  std::uint64_t evaluation_ = 0;
};

/// ... and forces, reactions and inertia (System::evaluate).
class EvaluatedState : public EvaluatedKinematics {
 public:
  EvaluatedState() = default;

  /// M v' + g + B^T lambda [nv].
  const VecX& r() const { return workspace().r; }
  /// The sum of g and B^T lambda on a body, in its twist.
  const Vec6& wrench(std::size_t b) const {
    if (w_->forces != evaluation_) [[unlikely]]
      failStale();
    return w_->g[b];
  }

 private:
  friend class System;
  using EvaluatedKinematics::EvaluatedKinematics;
};

}  // namespace gyre
