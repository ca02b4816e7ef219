#pragma once
// The multipliers of the drift of a RATTLE step (rattle.h), iterated until Phi(q_1) = 0: by Newton's
//
//   [M B_0^T; B_1 D 0] (y, h^2/2 dlambda) = (0, -Phi)
//
// with the matrix of index 1 where the step begins, [M B_0^T; B_0 0], which is factored already, for as long as the
// iteration converges well with that.

#include "system/index_one.h"
#include "system/kkt_system.h"
#include "system/step_maps.h"

#include <optional>
#include <span>

namespace gyre {

class DriftMultipliers {
 public:
  /// Allocates all memory. @param system, indexOne  outlive this
  /// @param makesMatrices  that of index 1 is made anew within a step
  void attach(const System& system, IndexOne& indexOne, const VecX& epsW, bool makesMatrices);
  /// The matrix of index 1 is that where a step begins.
  void beginStep();
  /// An iteration, by that matrix.
  void begin() { usesOwnMatrix_ = false; }

  void apply(const VecX& lambda);
  /// B(q_0)^T lambda of the multipliers that were applied last
  const VecX& reaction() const { return reaction_; }
  /// From now on by the matrix of the iteration itself. False where it is singular.
  /// @param at    where the bodies are
  /// @param maps  how that follows from their momenta at the start
  bool linearize(const EvaluatedKinematics& at, std::span<const StepMap> maps);
  void correct(double h, const VecX& Phi, VecX& lambda);
  /// So far.
  Work work() const { return kkt_ ? kkt_->work() : Work{}; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    if (kkt_) a.visit(*kkt_, false);
  }
  /// Where the step begins.
  const std::vector<Mat6>& B() const { return makesMatrices_ ? B_ : indexOne_->matrix().B; }

  const System* system_ = nullptr;
  IndexOne* indexOne_ = nullptr;
  std::optional<KktSystem> kkt_;  ///< B where the step begins, C where it ends
  bool makesMatrices_ = false, usesOwnMatrix_ = false;
  std::vector<Mat6> B_;
  VecX reaction_, correction_, dlambda_;
};

}  // namespace gyre
