#pragma once
// A model at one speed of its rotor after the other, for a Campbell diagram: the state (spin_state.h) with the
// deflections that turning causes (relative_equilibrium.h), the modes that vibrate about it, and how they whirl.

#include "analysis/system_matrices.h"
#include "locus/campbell.h"

#include <memory>
#include <optional>

namespace gyre {

class CampbellModel {
 public:
  struct At {
    std::vector<CampbellMode> modes;  ///< slowest first; those that do not vibrate are left out
    Linearization about;
  };
  static Expected<CampbellModel> create(const Model& model, const CampbellOptions& options,
                                        const std::stop_token& stop);
  Expected<At> at(double speed, int count);
  const SparseMatrix& mass() const { return M_; }

 private:
  CampbellModel(Model model, const CampbellOptions& options) : model_(std::move(model)), options_(options) {}
  Expected<void> compile(double speed);
  /// As it was placed, turning.
  Expected<State> spinAt(double speed);
  /// Deflected by it, where it is a relative equilibrium.
  Expected<State> stateAt(double speed);
  Expected<void> findAxis();
  double circularity(const State& s, const Mode& mode) const;

  Model model_;
  CampbellOptions options_;
  std::shared_ptr<const System> system_ = {}, resting_ = {};  ///< at the present speed, and at none
  State rest_ = {}, placed_ = {};
  std::optional<State> deflected_ = {};  ///< at the speed before
  SparseMatrix M_ = {};
  int rotor_ = -1;                       ///< index of the body
  Vec3 axis_ = Vec3::UnitZ();            ///< of its spin, in its axes
  Vec3 inSpace_ = Vec3::UnitZ();         ///< the same in inertial axes
  std::vector<std::size_t> turns_ = {};  ///< the bodies that turn with it, about that axis
};

}  // namespace gyre
