#pragma once

namespace gyre {

/// What an element stores and exchanges. Powers in [W].
struct ForceEnergy {
  double potential = 0;    ///< [J]
  double elastic = 0;      ///< [J]
  double dissipation = 0;  ///< power turned into heat, >= 0
  double work = 0;         ///< power brought in from outside
  ForceEnergy& operator+=(const ForceEnergy& of) {
    potential += of.potential;
    elastic += of.elastic;
    dissipation += of.dissipation;
    work += of.work;
    return *this;
  }
};

}  // namespace gyre
