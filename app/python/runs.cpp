#include "asking.h"
#include "bindings.h"
#include "python_forces.h"

#include <gyre/run.h>

#include <pybind11/functional.h>
#include <pybind11/stl/filesystem.h>

namespace py = pybind11;

namespace gyre::python {
namespace {

/// The rows as NumPy has them, where they lie: read only, and alive as long as anybody looks at them.
py::array_t<double> tableOf(const Recording& rows) {
  const auto* kept = new Recording(rows);
  const py::capsule owner(kept, [](void* p) { delete static_cast<Recording*>(p); });
  const auto n = static_cast<py::ssize_t>(rows.rows()), width = static_cast<py::ssize_t>(rows.columns());
  py::array_t<double> out({n, width}, {width * py::ssize_t{sizeof(double)}, py::ssize_t{sizeof(double)}}, rows.data(),
                          owner);
  out.attr("setflags")(py::arg("write") = false);
  return out;
}

py::object columnOf(const Recording& rows, std::string_view name) {
  return tableOf(rows)[py::make_tuple(py::ellipsis(), rows.indexOf(name))];
}

Run runModel(const Model& model, bool assemble, std::vector<std::string> channels, std::optional<double> energyLimit,
             std::function<bool(double)> goesOn, const py::dict& forces, const py::kwargs& settings) {
  Model changed = model;
  changed.set(toValue(settings).object());
  const PythonForces computed(forces);
  const RunOptions options{assemble, std::move(channels), energyLimit, computed.forces(), asking(std::move(goesOn))};
  return computed.during([&] { return run(changed, options); });
}

}  // namespace

void defineRuns(py::module_& m) {
  py::class_<BodyMotion>(m, "BodyMotion", "How a body moves.")
      .def_readonly("position", &BodyMotion::position, "Centre of mass, inertial axes [m]")
      .def_readonly("orientation", &BodyMotion::orientation, "Unit quaternion w x y z, body to inertial")
      .def_readonly("velocity", &BodyMotion::velocity, "Of the centre of mass, inertial axes [m/s]")
      .def_readonly("angular_velocity", &BodyMotion::angular_velocity, "Body axes [rad/s]");
  py::class_<Column>(m, "Column", "Name and unit of a column.")
      .def_readonly("name", &Column::name)
      .def_readonly("unit", &Column::unit)
      .def("__repr__", [](const Column& c) { return c.unit.empty() ? c.name : c.name + " [" + c.unit + "]"; });
  py::class_<Recording>(m, "Recording",
                        "Rows of a run or of an analysis. recording['rod.x'] and to_numpy() are views: nothing is "
                        "copied.")
      .def("__len__", &Recording::rows)
      .def_property_readonly("columns", &Recording::names)
      .def_property_readonly("names",
                             [](const Recording& r) {
                               std::vector<std::string> names;
                               for (const Column& c : r.names()) names.push_back(c.name);
                               return names;
                             })
      .def("__contains__", &Recording::has)
      .def("__getitem__", &columnOf)
      .def_property_readonly("time", [](const Recording& r) { return columnOf(r, "time"); })
      .def("to_numpy", &tableOf, "All rows, shape (rows, columns).")
      .def_property_readonly("warnings", &Recording::warnings)
      .def("write_csv", &Recording::writeCsv, py::arg("file"), py::arg("channels") = std::vector<std::string>{},
           "As `gyre run --csv` writes it, to the byte.");
  py::class_<Work>(m, "Work", "What a run has cost.")
      .def_readonly("steps", &Work::steps)
      .def_readonly("retries", &Work::retries)
      .def_readonly("iterations", &Work::iterations)
      .def_readonly("evaluations", &Work::evaluations)
      .def_readonly("factorizations", &Work::factorizations)
      .def_readonly("solves", &Work::solves);
  py::class_<ContactPoint>(m, "ContactPoint", "What one contact did in the last step before a row. Inertial axes.")
      .def_readonly("body1", &ContactPoint::body1)
      .def_readonly("body2", &ContactPoint::body2)
      .def_readonly("position", &ContactPoint::position, "[m]")
      .def_readonly("normal", &ContactPoint::normal, "From body 1 to body 2")
      .def_readonly("gap", &ContactPoint::gap, "[m]")
      .def_readonly("force", &ContactPoint::force, "On body 2, mean of the step [N]")
      .def_readonly("velocity", &ContactPoint::velocity, "Of body 2 against body 1 at its end [m/s]")
      .def_readonly("friction", &ContactPoint::friction, "Coefficient")
      .def_readonly("state", &ContactPoint::state, "'open', 'sticks' or 'slips'")
      .def_readonly("work", &ContactPoint::work, "Energy that both bodies gained in the step [J]")
      .def_readonly("feature", &ContactPoint::feature, "With the bodies the same from row to row while it lasts")
      .def_readonly("island", &ContactPoint::island, "Numbered anew in each row; -1: none");
  py::class_<Run>(m, "Run", "A run that has ended. run['rod.x'] is a column of its recording.")
      .def_property_readonly("recording", [](const Run& run) { return run.recording(); })
      .def("__getitem__", [](const Run& run, std::string_view name) { return columnOf(run.recording(), name); })
      .def("__len__", [](const Run& run) { return run.recording().rows(); })
      .def_property_readonly("time", [](const Run& run) { return columnOf(run.recording(), "time"); })
      .def_property_readonly("finished", &Run::finished)
      .def_property_readonly("work", &Run::work)
      .def_property_readonly("notes", &Run::notes)
      .def(
          "export",
          [](const Run& run, const std::filesystem::path& file, std::optional<double> rate, std::array<int, 2> size,
             bool words, std::optional<double> time, const std::string& view, bool transparent) {
            const py::gil_scoped_release others;
            run.exportTo(file, {rate, size[0], size[1], words, time, view, transparent});
          },
          py::arg("file"), py::arg("rate") = std::nullopt, py::arg("size") = std::array{1280, 720},
          py::arg("words") = true, py::arg("time") = std::nullopt, py::arg("view") = "", py::arg("transparent") = false,
          "By its ending: .pvd ParaView, .glb glTF, .html a report with the motion to be played, .mp4 a film, .png a "
          "picture. rate: moments per simulated second; size, words (title and time): of films and pictures; time: of "
          "a "
          "picture, none: the last; view: one of the model's named views; transparent: a picture without sky and grid. "
          "No display is needed.")
      .def("contacts", &Run::contacts, py::arg("row"), "Contacts of a row of the recording.")
      .def("write_contacts_csv", &Run::writeContactsCsv, py::arg("file"),
           "All contacts, as `gyre run --contacts` writes them, to the byte.");
  m.attr("Model").attr("run") = py::cpp_function(
      &runModel, py::name("run"), py::is_method(m.attr("Model")), py::arg("assemble") = false,
      py::arg("channels") = std::vector<std::string>{}, py::arg("energy_limit") = std::nullopt,
      py::arg("goes_on") = std::function<bool(double)>(), py::arg("forces") = py::dict(),
      "Runs the model. Further keywords are settings: run(end_time=2, integrator='rkmk', rho_inf=0.8). forces are "
      "functions of Python: {'wind': ('rod', f)}, where f(t, body) gives a force [N, inertial axes, at the centre of "
      "mass], or a force and a torque [N m, body axes]; body has position, orientation, velocity, angular_velocity.");
}

}  // namespace gyre::python
