// import gyre: the library for programs, as Python sees it. gyre/__init__.py makes it complete.
#include "bindings.h"

#include <gyre/gyre.h>

PYBIND11_MODULE(_core, m) {
  m.doc() = "The engine of Gyre. Import gyre instead.";
  m.attr("__version__") = std::string(gyre::libraryVersion());
  gyre::python::defineErrors(m);
  gyre::python::defineModel(m);
  gyre::python::definePlugins(m);
  gyre::python::defineRuns(m);
  gyre::python::defineLinearizations(m);
  gyre::python::defineStepper(m);
  gyre::python::defineComparisons(m);
  gyre::python::defineAnalyses(m);
}
