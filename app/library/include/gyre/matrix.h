#pragma once
// A dense matrix.

#include <gyre/export.h>

#include <cstddef>
#include <vector>

namespace gyre {
inline namespace v0 {

/// Row by row.
struct Matrix {
  std::size_t rows = 0, columns = 0;
  std::vector<double> entries = {};
  double operator()(std::size_t i, std::size_t j) const { return entries[i * columns + j]; }
};

}  // namespace v0
}  // namespace gyre
