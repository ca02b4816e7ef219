#pragma once
// Arrays of NumPy from numbers of the library: copies.

#include <gyre/matrix.h>

#include <pybind11/numpy.h>

#include <vector>

namespace gyre::python {

inline pybind11::array_t<double> arrayOf(const std::vector<double>& numbers) {
  return pybind11::array_t<double>(static_cast<pybind11::ssize_t>(numbers.size()), numbers.data());
}

inline pybind11::array_t<double> arrayOf(const Matrix& matrix) {
  const std::vector<pybind11::ssize_t> shape{static_cast<pybind11::ssize_t>(matrix.rows),
                                             static_cast<pybind11::ssize_t>(matrix.columns)};
  return pybind11::array_t<double>(shape, matrix.entries.data());
}

}  // namespace gyre::python
