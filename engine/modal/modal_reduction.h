#pragma once
// From the matrices of finite elements to the modes of modal/reduced_body.h.

#include "core/error.h"
#include "modal/reduced_body.h"

#include <Eigen/SparseCore>
#include <vector>

namespace gyre {

/// Rows of a node are its displacement and, where it turns, its rotation, along the axes of F.
struct FiniteElements {
  struct Node {
    Frame place;        ///< at rest, in F
    bool turns = true;  ///< has six rows instead of three
    int row = 0;        ///< the first
  };
  std::vector<Node> nodes;
  Eigen::SparseMatrix<double> M, K;
  int rowsOf(std::size_t node) const { return nodes[node].turns ? 6 : 3; }
};

/// @param interfaces  nodes that turn, the first at the origin of F
/// @param modes       how many vibrations are kept
/// @param carried     mass matrices of the interfaces' own rows that G does not contain, one for each
/// Refused where a part of the body is not held by the interfaces, or has no mass, or has fewer vibrations.
Expected<ReducedBody> reduced(const FiniteElements& body, const std::vector<std::size_t>& interfaces, int modes,
                              const std::vector<Mat6>& carried);

}  // namespace gyre
