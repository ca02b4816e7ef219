#pragma once
// The equations of a system, as a method of integration of a plugin knows them. Allocates in the constructor only.

#include "gyre/extend/integrator.h"
#include "system/index_one.h"
#include "system/initial_conditions.h"

#include <optional>
#include <vector>

namespace gyre {

class SystemEquations final : public extend::Equations {
 public:
  /// @param system  outlives this
  SystemEquations(const System& system, const InitialState& initial);

  int positions() const override { return system_.bodies().nq(); }
  int velocities() const override { return system_.nv(); }
  int constraints() const override { return system_.m(); }
  std::span<const int> rotations() const override { return rotations_; }
  bool forcesDependOnVelocity() const override { return system_.forcesDependOnVelocity(); }
  double size(std::span<const double> Phi) const override;
  double motion(std::span<const double> x) const override;
  void move(std::span<const double> q, std::span<const double> x, std::span<double> out) const override;
  void timesMass(std::span<const double> v, std::span<double> out) const override;
  void gyroscopic(std::span<const double> v, std::span<double> out) const override;
  void evaluate(double t, std::span<const double> q, std::span<const double> v) override;
  std::span<const double> forces() override;
  std::span<const double> violation() override;
  std::span<const double> rates() override;
  void reaction(std::span<const double> lambda, std::span<double> out) override;
  bool factor() override;
  void solve(std::span<double> a, std::span<double> b) override;

 private:
  friend class PluginIntegrator;
  const System& system_;
  IndexOne indexOne_;
  std::vector<int> rotations_;
  State place_;  ///< taken last
  EvaluatedKinematics at_;
  VecX f_, rates_, reaction_, lambda_, ab_;
  mutable VecX rows_, move_;  ///< for size() and motion()
};

}  // namespace gyre
