#pragma once
// Shares of a uniform mesh's length that its nodes carry: weights w_i of a quadrature, integral f ds = h sum w_i
// f(s_i). Masses and loads spread by them have the resultants of the continuous ones up to cubic distributions, with
// one rigid node each:
//   n >= 6: Gregory's rule, 3/8, 7/6, 23/24, 1, ..., 1, 23/24, 7/6, 3/8    (J. Gregory 1670; order 4)
//   n = 2 to 5: the closed Newton-Cotes rules;  n = 1: halves

#include <vector>

namespace gyre {

enum class NodalMasses { gregory, halves };

/// n + 1 weights. @pre n >= 1
std::vector<double> nodalWeights(int n, NodalMasses rule);

}  // namespace gyre
