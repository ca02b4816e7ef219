#pragma once
// What work that takes its time asks Python now and then.

#include <pybind11/pybind11.h>

#include <functional>
#include <utility>

namespace gyre::python {

/// Whether Ctrl+C was pressed, which raises KeyboardInterrupt; then what the function of the caller says, if there is
/// one.
inline std::function<bool(double)> asking(std::function<bool(double)> goesOn = {}) {
  return [goesOn = std::move(goesOn)](double told) {
    const pybind11::gil_scoped_acquire python;
    if (PyErr_CheckSignals() != 0) throw pybind11::error_already_set();
    return !goesOn || goesOn(told);
  };
}

}  // namespace gyre::python
