#include "arrays.h"
#include "bindings.h"
#include "value_caster.h"

#include <gyre/linearization.h>

namespace py = pybind11;

namespace gyre::python {
namespace {

std::vector<std::string> namesOf(const std::vector<Column>& columns) {
  std::vector<std::string> out;
  for (const Column& c : columns) out.push_back(c.name);
  return out;
}

Linearization linearized(const Model& model, const std::vector<std::string>& inputs,
                         const std::vector<std::string>& outputs, const std::string& about) {
  if (about != "equilibrium" && about != "initial")
    throw py::value_error("about: 'equilibrium' or 'initial' was expected");
  const py::gil_scoped_release others;
  return linearize(model, {inputs, outputs, about == "initial"});
}

}  // namespace

void defineLinearizations(py::module_& m) {
  const auto matrix = [](Matrix Linearization::*which) {
    return [which](const Linearization& all) { return arrayOf(all.*which); };
  };
  const auto numbers = [](std::vector<double> Linearization::*which) {
    return [which](const Linearization& all) { return arrayOf(all.*which); };
  };
  const auto names = [](std::vector<Column> Linearization::*which) {
    return [which](const Linearization& all) { return namesOf(all.*which); };
  };
  py::class_<Linearization>(
      m, "Linearization",
      "x' = A (x - x0) + B (u - u0) + xdot0, y = C (x - x0) + D (u - u0) + y0. A, B, C, D = linearization; so do "
      "scipy.signal.StateSpace(*linearization) and control.ss(*linearization).")
      .def_property_readonly("A", matrix(&Linearization::A))
      .def_property_readonly("B", matrix(&Linearization::B))
      .def_property_readonly("C", matrix(&Linearization::C))
      .def_property_readonly("D", matrix(&Linearization::D))
      .def_property_readonly("x0", numbers(&Linearization::x0))
      .def_property_readonly("xdot0", numbers(&Linearization::xdot0), "Zero at an equilibrium")
      .def_property_readonly("u0", numbers(&Linearization::u0))
      .def_property_readonly("y0", numbers(&Linearization::y0))
      .def_property_readonly("states", names(&Linearization::states),
                             "Names: coordinates, their rates, states of forces")
      .def_property_readonly("inputs", names(&Linearization::inputs))
      .def_property_readonly("outputs", names(&Linearization::outputs))
      .def("__iter__", [](const Linearization& all) {
        return py::iter(py::make_tuple(arrayOf(all.A), arrayOf(all.B), arrayOf(all.C), arrayOf(all.D)));
      });
  m.attr("Model").attr("linearize") = py::cpp_function(
      &linearized, py::name("linearize"), py::is_method(m.attr("Model")),
      py::arg("inputs") = std::vector<std::string>{}, py::arg("outputs") = std::vector<std::string>{},
      py::arg("about") = "equilibrium",
      "The equations as (A, B, C, D). Inputs are keys of numbers, such as a parameter that a force uses; outputs are "
      "channels of elements, such as 'pole.x', accelerations and reactions among them. About an equilibrium that is "
      "found first, or about the motion as the model is placed (about='initial').");
}

}  // namespace gyre::python
