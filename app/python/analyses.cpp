#include "asking.h"
#include "bindings.h"
#include "value_caster.h"

#include <gyre/analysis.h>
#include <gyre/study.h>

#include <pybind11/complex.h>
#include <pybind11/stl/filesystem.h>

namespace py = pybind11;

namespace gyre::python {
namespace {

/// A function that takes a model, as one of its methods; Python goes on meanwhile.
template <class Function, class... Extra>
void method(const py::module_& m, const char* name, Function f, const Extra&... extra) {
  const py::object model = m.attr("Model");
  model.attr(name) = py::cpp_function(f, py::name(name), py::is_method(model), extra...);
}

Modes modesOf(const Model& model, int count, const std::string& about) {
  if (about != "equilibrium" && about != "initial")
    throw py::value_error("about: 'equilibrium' or 'initial' was expected");
  const py::gil_scoped_release others;
  return modes(model, {count, about == "initial"});
}

StudyResult studyOf(const std::filesystem::path& file, int threads, const std::optional<std::filesystem::path>& results,
                    std::optional<std::pair<int, int>> part, const std::vector<std::filesystem::path>& otherResults) {
  const py::gil_scoped_release others;
  StudyOptions options{threads, results.value_or(""), asking()};
  if (part) options.part = StudyPart{part->first, part->second};
  options.otherResults = otherResults;
  return runStudy(file, options);
}

py::dict dictOf(const auto& pairs) {
  py::dict out;
  for (const auto& [key, value] : pairs) out[py::str(key)] = value;
  return out;
}

void defineStudies(py::module_& m) {
  py::class_<StudyResult::Case>(m, "StudyCase")
      .def_readonly("name", &StudyResult::Case::name)
      .def_readonly("finished", &StudyResult::Case::finished)
      .def_property_readonly("error",
                             [](const StudyResult::Case& c) -> py::object {
                               return c.error ? py::object(py::str(c.error->what())) : py::object(py::none());
                             })
      .def_property_readonly("coordinates", [](const StudyResult::Case& c) { return dictOf(c.coordinates); })
      .def_property_readonly("measures", [](const StudyResult::Case& c) { return dictOf(c.measures); });
  py::class_<StudyResult::Finding>(m, "StudyFinding")
      .def_readonly("text", &StudyResult::Finding::text)
      .def_readonly("source", &StudyResult::Finding::source)
      .def_readonly("verdict", &StudyResult::Finding::verdict)
      .def_readonly("measured", &StudyResult::Finding::measured)
      .def_readonly("held", &StudyResult::Finding::held);
  py::class_<StudyResult>(m, "Study", "The results of a study.")
      .def_readonly("name", &StudyResult::name)
      .def_readonly("cases", &StudyResult::cases)
      .def_readonly("findings", &StudyResult::findings)
      .def_readonly("csv", &StudyResult::csv);
  m.def("study", &studyOf, py::arg("file"), py::arg("threads") = 0, py::arg("results") = std::nullopt,
        py::arg("part") = std::nullopt, py::arg("other_results") = std::vector<std::filesystem::path>{},
        "Runs a study file (*.gyre-study). Finished cases are kept in the file `results`, if there is one. "
        "`part=(2, 5)` computes the second of five parts of the cases; `other_results` are the files of other parts.");
}

}  // namespace

void defineAnalyses(py::module_& m) {
  py::class_<Mode>(m, "Mode", "A small vibration.")
      .def_readonly("lambda_", &Mode::lambda, "Eigenvalue [1/s]")
      .def_readonly("frequency", &Mode::frequency, "[Hz]")
      .def_readonly("damping", &Mode::damping, "Ratio; negative: it grows")
      .def_readonly("rigid", &Mode::rigid)
      .def_property_readonly("shape", [](const Mode& mode) {
        return py::array_t<std::complex<double>>(static_cast<py::ssize_t>(mode.shape.size()), mode.shape.data());
      });
  py::class_<Modes>(m, "Modes", "Slowest first; `about` says about what rest or motion.")
      .def_readonly("about", &Modes::about)
      .def("__len__", [](const Modes& all) { return all.modes.size(); })
      .def("__getitem__",
           [](const Modes& all, py::ssize_t i) {
             if (i < 0) i += std::ssize(all.modes);
             if (i < 0 || i >= std::ssize(all.modes)) throw py::index_error();
             return all.modes[static_cast<std::size_t>(i)];
           })
      .def_property_readonly("frequencies", [](const Modes& all) {
        py::array_t<double> out(std::ssize(all.modes));
        for (std::size_t i = 0; i < all.modes.size(); ++i)
          out.mutable_at(static_cast<py::ssize_t>(i)) = all.modes[i].frequency;
        return out;
      });
  py::class_<Equilibrium>(m, "Equilibrium", "Where a model rests.")
      .def_readonly("model", &Equilibrium::model, "The model, placed there")
      .def_readonly("recording", &Equilibrium::recording, "One row: all channels there")
      .def_readonly("stable", &Equilibrium::stable)
      .def_readonly("text", &Equilibrium::text)
      .def("__getitem__", [](const Equilibrium& rest, std::string_view name) { return rest.recording[name].front(); });
  using Released = py::call_guard<py::gil_scoped_release>;
  method(
      m, "check", [](const Model& model) { return check(model); },
      "Degrees of freedom, redundant constraints, what holds a run back: as `gyre check --json`.");
  method(
      m, "assembled", [](const Model& model) { return assembled(model); }, Released(),
      "The model moved onto its constraints by the smallest change.");
  method(
      m, "equilibrium", [](const Model& model, double time) { return equilibrium(model, time); }, py::arg("time") = 0.0,
      Released(), "Where the model rests.");
  method(m, "modes", &modesOf, py::arg("count") = 20, py::arg("about") = "equilibrium",
         "Small vibrations about an equilibrium, or about the motion as the model is placed (about='initial').");
  method(
      m, "inverse_dynamics", [](const Model& model) { return inverseDynamics(model); }, Released(),
      "What drives and joints must give, where drives leave no degree of freedom.");
  defineStudies(m);
}

}  // namespace gyre::python
