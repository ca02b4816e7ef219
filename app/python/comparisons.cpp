#include "asking.h"
#include "bindings.h"
#include "value_caster.h"

#include <gyre/comparison.h>

#include <pybind11/functional.h>

namespace py = pybind11;

namespace gyre::python {
namespace {

Comparison compareMethods(const Model& model, const std::vector<std::string>& methods, const std::string& baseline,
                          std::function<bool(double)> goesOn) {
  const ComparisonOptions options{baseline, asking(std::move(goesOn))};
  const py::gil_scoped_release others;
  return compare(model, methods, options);
}

}  // namespace

void defineComparisons(py::module_& m) {
  py::class_<Comparison::Member>(m, "ComparisonRun", "One of several runs side by side.")
      .def_readonly("name", &Comparison::Member::name)
      .def_readonly("recording", &Comparison::Member::recording, "A row for each common time")
      .def_readonly("work", &Comparison::Member::work)
      .def_readonly("cpu", &Comparison::Member::cpu, "Time of its steps [s]")
      .def_readonly("apart", &Comparison::Member::apart, "Largest distance of a body from the baseline's [m]")
      .def_readonly("apart_angle", &Comparison::Member::apartAngle, "Largest angle between their orientations [rad]")
      .def_readonly("made_up", &Comparison::Member::madeUp, "Largest energy that the method itself made or lost [J]")
      .def_readonly("drift", &Comparison::Member::drift, "Largest violation of a position constraint [m]")
      .def_property_readonly("error",
                             [](const Comparison::Member& run) -> std::optional<std::string> {
                               if (!run.error) return std::nullopt;
                               return run.error->what();
                             })
      .def("__getitem__", [](const py::object& run, const std::string& name) -> py::object {
        return run.attr("recording")[py::str(name)];
      });
  py::class_<Comparison>(m, "Comparison", "One model by several methods; comparison['geom1'] is a run.")
      .def_readonly("runs", &Comparison::members)
      .def_readonly("baseline", &Comparison::baseline)
      .def("__len__", [](const Comparison& all) { return all.members.size(); })
      .def("__getitem__", &Comparison::operator[], py::return_value_policy::reference_internal);
  m.attr("Model").attr("compare") = py::cpp_function(
      &compareMethods, py::name("compare"), py::is_method(m.attr("Model")), py::arg("methods"),
      py::arg("baseline") = "", py::arg("goes_on") = std::function<bool(double)>(),
      "Runs the model by several methods side by side, as `gyre compare`: compare(['geom1', 'kynema:rho_inf=0.5']). "
      "They meet at the model's output_step, or at hundredths of its end_time.");
}

}  // namespace gyre::python
