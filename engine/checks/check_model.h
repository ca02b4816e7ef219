#pragma once
// Small models made for checks.

#include "bodies/rigid.h"
#include "model/model.h"

#include <random>
#include <string>

namespace gyre {

/// Reproducible numbers in [-size, size].
class CheckNumbers {
 public:
  explicit CheckNumbers(unsigned seed) : engine_(seed) {}
  double within(double size) { return std::uniform_real_distribution<double>(-size, size)(engine_); }
  Vec3 vector(double size) { return {within(size), within(size), within(size)}; }
  Quat rotation() { return Quat(within(1), within(1), within(1), within(1)).normalized(); }

 private:
  std::mt19937 engine_;
};

class CheckModel {
 public:
  CheckModel();
  const Model& model() const { return model_; }
  /// Throws std::runtime_error where the model refuses it.
  ElementId add(const TypeInfo& type, const std::string& name, std::any params);
  void gravity(const Vec3& g);
  /// A body of one kilogram whose three moments of inertia differ.
  ElementId body(const std::string& name, const Frame& placement, const Vec3& velocity, const Vec3& angularVelocity);
  ElementId ball(const std::string& name, ElementId body1, const Vec3& at1, ElementId body2, const Vec3& at2);
  void integrate(const TypeInfo& method, double step, double end);

 private:
  void apply(const Edit& edit);
  Model model_;
};

}  // namespace gyre
