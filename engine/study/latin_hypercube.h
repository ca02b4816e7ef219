#pragma once
// Latin hypercube sampling: n points in the unit cube of d dimensions, of which every slice of width 1/n along every
// axis has exactly one.
//
//   x_ij = (pi_j(i) + u_ij) / n,  pi_j a random permutation of 0, ..., n - 1, u_ij uniform in [0, 1)
//
// McKay, Beckman and Conover 1979, "A comparison of three methods for selecting values of input variables in the
// analysis of output from a computer code", Technometrics 21(2). The same points on every machine for one seed.

#include <cstdint>
#include <vector>

namespace gyre {

/// @return a row of `dimensions` numbers for each of `count` points
std::vector<std::vector<double>> latinHypercube(std::size_t count, std::size_t dimensions, std::uint64_t seed);

}  // namespace gyre
