#pragma once
// The parts of the module, each of which defines its classes and functions.

#include <pybind11/pybind11.h>

namespace gyre::python {

void defineErrors(pybind11::module_& m);
void defineModel(pybind11::module_& m);
void definePlugins(pybind11::module_& m);
void defineRuns(pybind11::module_& m);
void defineStepper(pybind11::module_& m);
void defineAnalyses(pybind11::module_& m);
void defineLinearizations(pybind11::module_& m);
void defineComparisons(pybind11::module_& m);

}  // namespace gyre::python
