#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace gyre {

/// What a force with states of its own is told of the last accepted step.
struct ForceHistory {
  double t = 0;                        ///< [s]
  std::span<const double> z = {};      ///< its states then
  std::span<const double> input = {};  ///< and what moved each of them, as its law says
};

/// What is kept of all forces with states of their own, one force after the other.
struct ForceStateMemory {
  double t = 0;                  ///< [s]
  std::vector<double> z, input;  ///< as many of the one as of the other

  void resize(std::size_t states) {
    z.resize(states);
    input.resize(states);
  }
  ForceHistory history(std::size_t first, std::size_t count) const {
    return {t, std::span(z).subspan(first, count), std::span(input).subspan(first, count)};
  }
};

}  // namespace gyre
