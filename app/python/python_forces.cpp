#include "python_forces.h"

#include "lock_of_python.h"

#include <limits>

namespace py = pybind11;

namespace gyre::python {

struct PythonForces::Kept {
  std::optional<py::error_already_set> exception = {};
};

namespace {

using Triple = std::array<double, 3>;

/// A force, or a force and a torque.
Wrench wrenchOf(const py::object& said) {
  if (py::isinstance<py::tuple>(said) && py::len(said) == 2 && !py::isinstance<py::float_>(said[py::int_(0)]))
    return {py::cast<Triple>(said[py::int_(0)]), py::cast<Triple>(said[py::int_(1)])};
  return {py::cast<Triple>(said), {}};
}

Wrench notANumber() {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  return {{nan, nan, nan}, {nan, nan, nan}};
}

}  // namespace

PythonForces::PythonForces(const py::dict& functions) : kept_(std::make_shared<Kept>()) {
  LockOfPython::clearAfterThreads();
  for (const auto& [name, what] : functions) {
    const auto [body, function] = py::cast<std::pair<std::string, py::function>>(what);
    // Released under the lock, by whatever thread is the last to hold it.
    const std::shared_ptr<py::function> call(new py::function(function), [](py::function* f) {
      const LockOfPython python;
      delete f;
    });
    forces_.push_back({py::cast<std::string>(name), body, [call, kept = kept_](double t, const BodyMotion& motion) {
                         const LockOfPython python;
                         if (kept->exception) return notANumber();
                         try {
                           return wrenchOf((*call)(t, motion));
                         } catch (py::error_already_set& raised) {
                           kept->exception.emplace(raised);
                         } catch (const py::cast_error&) {
                           PyErr_SetString(PyExc_TypeError,
                                           "a force [x, y, z], or two such lists, force and torque, was expected");
                           kept->exception.emplace(py::error_already_set());
                         }
                         return notANumber();
                       }});
  }
}

void PythonForces::raise() const {
  if (!kept_->exception) return;
  py::error_already_set raised = *kept_->exception;
  kept_->exception.reset();
  throw raised;
}

}  // namespace gyre::python
