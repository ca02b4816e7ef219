#pragma once
// Forces that functions of Python compute: {"name": ("body", f)}, where f(t, body) gives a force, or a force and a
// torque.

#include "value_caster.h"

#include <gyre/computed_force.h>

#include <memory>

namespace gyre::python {

class PythonForces {
 public:
  explicit PythonForces(const pybind11::dict& functions);

  /// They take the lock of Python for each call. An exception is kept, and what is computed then is not a number.
  const ComputedForces& forces() const { return forces_; }
  /// Raises the exception that was kept, if there is one.
  void raise() const;

 private:
  struct Kept;
  std::shared_ptr<Kept> kept_;
  ComputedForces forces_;
};

}  // namespace gyre::python
