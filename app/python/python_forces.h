#pragma once
// Forces that functions of Python compute: {"name": ("body", f)}, where f(t, body) gives a force, or a force and a
// torque.

#include "value_caster.h"

#include <gyre/computed_force.h>
#include <gyre/error.h>

#include <memory>

namespace gyre::python {

class PythonForces {
 public:
  explicit PythonForces(const pybind11::dict& functions);

  /// They take the lock of Python for each call. An exception is kept, and what is computed then is not a number.
  const ComputedForces& forces() const { return forces_; }
  /// Work of the library with them, while other threads of Python go on. Where it fails for an exception of theirs,
  /// that is raised.
  template <class Work>
  auto during(const Work& work) const {
    try {
      const pybind11::gil_scoped_release others;
      return work();
    } catch (const Error&) {
      raise();
      throw;
    }
  }

 private:
  /// Raises the exception that was kept, if there is one.
  void raise() const;
  struct Kept;
  std::shared_ptr<Kept> kept_;
  ComputedForces forces_;
};

}  // namespace gyre::python
