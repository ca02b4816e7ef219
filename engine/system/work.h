#pragma once
// What stepping has cost, counted where it is done, for all methods alike. What is found out of a state for who looks
// at it, such as the multipliers of methods that step without them, is not counted.

#include "core/state_archive.h"

#include <cstdint>

namespace gyre {

struct Work {
  std::uint64_t evaluations = 0;     ///< of all forces at a state
  std::uint64_t factorizations = 0;  ///< of iteration matrices and of the matrix [M B^T; B 0]
  std::uint64_t solves = 0;          ///< with one of them

  void persist(StateArchive& a) { a(evaluations, factorizations, solves); }
  Work& operator+=(const Work& o) {
    evaluations += o.evaluations;
    factorizations += o.factorizations;
    solves += o.solves;
    return *this;
  }
  friend Work operator+(Work a, const Work& b) { return a += b; }
  friend Work operator-(const Work& a, const Work& b) {
    return {a.evaluations - b.evaluations, a.factorizations - b.factorizations, a.solves - b.solves};
  }
};

}  // namespace gyre
