#include "bindings.h"
#include "value_caster.h"

#include <gyre/error.h>
#include <gyre/model.h>

#include <pybind11/stl/filesystem.h>

namespace py = pybind11;

namespace gyre::python {
namespace {

/// A text of a file, or a dict as value() gives it.
Model parse(const py::object& content) {
  return Model::parse(py::isinstance<py::str>(content) ? py::cast<std::string>(content) : toValue(content).json());
}

/// An element of gyre.bodies, gyre.joints, ..., or a section such as a method.
Model& addElement(Model& model, const py::object& element) {
  if (py::hasattr(element, "section"))
    return model.setSection(py::cast<std::string>(element.attr("section")), toValue(element.attr("fields")));
  if (!py::hasattr(element, "list"))
    throw Error(Error::Kind::input, "an element such as gyre.bodies.Rigid(...) was expected");
  return model.add(py::cast<std::string>(element.attr("list")), toValue(element.attr("fields")));
}

}  // namespace

void defineModel(py::module_& m) {
  py::class_<Model>(m, "Model",
                    "Bodies, joints, forces, contact, and the method that runs them. model['crank.mass'] is one value, "
                    "by the keys of `gyre run --set`.")
      .def(py::init<>(), "An empty model, with the method geom1.")
      .def_static("load", &Model::load, py::arg("file"), "From a file (*.gyre).")
      .def_static("parse", &parse, py::arg("content"), "From the text of a file, or a dict as value() gives it.")
      .def_static("example", &Model::example, py::arg("name"), "One that comes with Gyre, such as 'four-bar'.")
      .def_static("examples", &Model::examples, "Names of those that come with Gyre.")
      .def("add", &addElement, py::arg("element"), py::return_value_policy::reference_internal,
           "Adds gyre.bodies.Rigid(...) and the like, or takes over a method or another section.")
      .def(
          "add",
          [](Model& model, std::string_view list, const Value& element) -> Model& { return model.add(list, element); },
          py::arg("list"), py::arg("element"), py::return_value_policy::reference_internal,
          "Adds an element as it stands in a file; list is 'bodies', 'joints', 'forces', 'points', 'parameters', "
          "'materials', "
          "'pairs', 'ignore' or 'touch'.")
      .def("set_section", &Model::setSection, py::arg("section"), py::arg("settings"),
           py::return_value_policy::reference_internal,
           "Other settings for 'simulation', 'contact', 'ground' or 'view'.")
      .def("get", &Model::get, py::arg("key"))
      .def(
          "set", [](Model& model, std::string_view key, const Value& value) -> Model& { return model.set(key, value); },
          py::arg("key"), py::arg("value"), py::return_value_policy::reference_internal)
      .def("__getitem__", &Model::get)
      .def("__setitem__", [](Model& model, std::string_view key, const Value& value) { model.set(key, value); })
      .def("__contains__", &Model::has)
      .def("names", &Model::names, py::arg("list") = "", "Names of all elements, or of those of one list.")
      .def("element", &Model::element, py::arg("name"), "An element as it stands in a file, with all its values.")
      .def("remove", &Model::remove, py::arg("name"))
      .def("rename", &Model::rename, py::arg("name"), py::arg("to"))
      .def("text", &Model::text, "The text of its file.")
      .def("value", &Model::value, "The content of its file as a dict.")
      .def("save", &Model::save, py::arg("file"))
      .def("copy", [](const Model& model) { return Model(model); })
      .def("__copy__", [](const Model& model) { return Model(model); })
      .def("__deepcopy__", [](const Model& model, const py::dict&) { return Model(model); })
      .def(py::pickle([](const Model& model) { return model.text(); },
                      [](const std::string& text) { return Model::parse(text); }))
      .def("__repr__", [](const Model& model) {
        return "<gyre.Model of " + std::to_string(model.names("bodies").size()) + " bodies, " +
               std::to_string(model.names("joints").size()) + " joints, " +
               std::to_string(model.names("forces").size()) + " forces; " + model.get("integrator").text() + ">";
      });
}

}  // namespace gyre::python
