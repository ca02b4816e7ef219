#pragma once

#include "core/state_archive.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gyre {

/// The last accepted step, as a force with states of its own knows it.
struct ForceHistory {
  double t = 0;                        ///< [s]
  std::span<const double> z = {};      ///< states of the force then
  std::span<const double> input = {};  ///< the quantity that drove each state, as its law says
};

/// States of all forces at the last accepted step, one force after the other.
struct ForceStateMemory {
  double t = 0;                  ///< [s]
  std::vector<double> z, input;  ///< as many of the one as of the other

  void persist(StateArchive& a) { a(t, z, input); }
  void resize(std::size_t states) {
    z.resize(states);
    input.resize(states);
  }
  ForceHistory history(std::size_t first, std::size_t count) const {
    return {t, std::span(z).subspan(first, count), std::span(input).subspan(first, count)};
  }
};

}  // namespace gyre
