#include "arrays.h"
#include "bindings.h"
#include "lock_of_python.h"
#include "python_forces.h"

#include <gyre/stepper.h>

#include <pybind11/stl/filesystem.h>

namespace py = pybind11;

namespace gyre::python {
namespace {

py::dict partsOf(const std::vector<Layout::Part>& parts) {
  py::dict out;
  for (const Layout::Part& p : parts)
    out[py::str(p.name)] = py::slice(static_cast<py::ssize_t>(p.first), static_cast<py::ssize_t>(p.first + p.size), 1);
  return out;
}

/// With the forces that Python computes.
class PythonStepper : public Stepper {
 public:
  PythonStepper(Stepper stepper, const PythonForces& forces) : Stepper(std::move(stepper)), forces_(forces) {}

  template <class Work>
  auto go(const Work& work) const {
    return forces_.during(work);
  }

 private:
  PythonForces forces_;
};

py::dict matricesOf(const PythonStepper& stepper) {
  const Matrices all = stepper.matrices();
  py::dict out;
  out["M"] = arrayOf(all.M);
  out["C"] = arrayOf(all.C);
  out["K"] = arrayOf(all.K);
  out["B"] = arrayOf(all.B);
  return out;
}

/// @param make  a stepper of the library, from forces
template <class Make>
std::unique_ptr<PythonStepper> makeWith(const py::dict& functions, const Make& make) {
  const PythonForces forces(functions);
  return forces.during([&] { return std::make_unique<PythonStepper>(make(forces.forces()), forces); });
}

std::unique_ptr<PythonStepper> makeStepper(const Model& model, bool assemble, const py::dict& functions) {
  return makeWith(functions, [&](const ComputedForces& forces) { return Stepper(model, assemble, forces); });
}
std::unique_ptr<PythonStepper> stepperFrom(const Model& model, const std::filesystem::path& file,
                                           const py::dict& functions) {
  return makeWith(functions, [&](const ComputedForces& forces) { return Stepper::fromState(model, file, forces); });
}

/// To a time, or to where a function of the stepper changes its sign; whether it did.
bool advance(const py::object& self, double time, const std::optional<py::function>& event) {
  auto& stepper = py::cast<PythonStepper&>(self);
  if (!event) {
    stepper.go([&] { stepper.advance(time); });
    return false;
  }
  return stepper.go([&] {
    return stepper.advance(time, [&](Stepper&) {
      const LockOfPython python;
      return py::cast<double>((*event)(self));
    });
  });
}

}  // namespace

void defineStepper(py::module_& m) {
  const auto property = [](std::vector<double> State::*which) {
    return [which](const PythonStepper& s) { return arrayOf(s.state().*which); };
  };
  py::class_<PythonStepper>(
      m, "Stepper",
      "A model taken from step to step: M v' + g(q, v, t) + B(q)^T lambda = 0, Phi(q, t) = 0. Of each "
      "body q has position and quaternion w x y z, v velocity (inertial axes) and angular velocity "
      "(body axes).")
      .def(py::init(&makeStepper), py::arg("model"), py::arg("assemble") = false, py::arg("forces") = py::dict(),
           "forces: as in Model.run")
      .def_static("from_state", &stepperFrom, py::arg("model"), py::arg("file"), py::arg("forces") = py::dict(),
                  "Goes on from a saved state, to the last bit as the run that was saved.")
      .def(
          "save_state", [](PythonStepper& s, const std::filesystem::path& file) { s.go([&] { s.saveState(file); }); },
          py::arg("file"), "Writes the whole state (*.gyrestate).")
      .def_property_readonly("time", &Stepper::time)
      .def_property_readonly("finished", &Stepper::finished)
      .def(
          "step", [](PythonStepper& s) { return s.go([&] { return s.step(); }); },
          "One step of the method; its size [s].")
      .def(
          "advance", &advance, py::arg("time"), py::arg("event") = std::nullopt,
          "Steps to this time; the last step is as long as it takes. With an event, a function of the stepper, at most "
          "to where that changes its sign, and the run then stands just behind it: True. "
          "advance(5, event=lambda s: s['ball.z'] - 0.1)")
      .def_property_readonly("q", property(&State::q))
      .def_property_readonly("v", property(&State::v))
      .def_property_readonly("vdot", property(&State::vdot))
      .def_property_readonly("lambda_", property(&State::lambda), "Multipliers; lambda is a word of Python's own.")
      .def(
          "set", [](PythonStepper& s, std::string_view key, const Value& value) { s.go([&] { s.set(key, value); }); },
          py::arg("key"), py::arg("value"), "Changes a number of the model from now on.")
      .def("__setitem__",
           [](PythonStepper& s, std::string_view key, const Value& value) { s.go([&] { s.set(key, value); }); })
      .def("set_state", &Stepper::setState, py::arg("t"), py::arg("q"), py::arg("v"),
           "Goes on from other positions and velocities, moved onto the constraints.")
      .def_property_readonly("Phi", [](const PythonStepper& s) { return arrayOf(s.Phi()); })
      .def_property_readonly("M", [](const PythonStepper& s) { return arrayOf(s.matrices().M); })
      .def_property_readonly("B", [](const PythonStepper& s) { return arrayOf(s.matrices().B); })
      .def("matrices", &matricesOf, "M, C, K and B of the equations linearized here, as a dict.")
      .def("linearize", &Stepper::linearize, py::arg("inputs") = std::vector<std::string>{},
           py::arg("outputs") = std::vector<std::string>{}, "With inputs and outputs, here; as Model.linearize.")
      .def_property_readonly("layout",
                             [](const PythonStepper& s) {
                               const Layout layout = s.layout();
                               py::dict out;
                               out["q"] = partsOf(layout.q);
                               out["v"] = partsOf(layout.v);
                               out["lambda"] = partsOf(layout.lambda);
                               return out;
                             })
      .def_property_readonly("columns", [](const PythonStepper& s) { return s.columns(); })
      .def(
          "row", [](PythonStepper& s) { return arrayOf(s.row()); }, "What a row of a recording would hold now.")
      .def("__getitem__", &Stepper::value)
      .def_property_readonly("work", &Stepper::work)
      .def("take_note", &Stepper::takeNote);
}

}  // namespace gyre::python
