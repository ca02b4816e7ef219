#pragma once
// What an applied force and an applied torque have in common: three components as functions of time,
// resolved in inertial or in body axes.

#include "forces/force.h"
#include "functions/compiled_function.h"

#include <array>

namespace gyre {

enum class ResolvedIn { space, body };

class AppliedVector {
 public:
  /// @pre the functions compile (checked when the element entered the model)
  explicit AppliedVector(const TimeVector& v) {
    for (std::size_t i = 0; i < 3; ++i) components_[i] = CompiledFunction::compile(v[i], Argument{}).value();
  }
  Vec3 operator()(double t) const { return {components_[0](t), components_[1](t), components_[2](t)}; }

 private:
  std::array<CompiledFunction, 3> components_;
};

template <class P>
Field resolvedInField() {
  return field<P>(&P::resolved_in, {.key = "resolved_in",
                                    .label = "Resolved in",
                                    .help = "Axes of the components: space (inertial) or body (they turn with it)",
                                    .choices = {"space", "body"}});
}

}  // namespace gyre
