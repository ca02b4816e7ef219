#include "bindings.h"

#include <gyre/plugins.h>

#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

namespace py = pybind11;

namespace gyre::python {

void definePlugins(py::module_& m) {
  m.def("load_plugin", &loadPlugin, py::arg("file"),
        "Loads a plugin, a shared object with types of joints, forces and methods, and gives their names. Those in the "
        "folders of the environment variable GYRE_PLUGIN_PATH come by themselves.");
  m.def("refused_plugins", &refusedPlugins, "What was left out in the folders of GYRE_PLUGIN_PATH, and why.");
}

}  // namespace gyre::python
