#pragma once
// y = S x for the block matrix of kkt_matrix.h.

#include "linear/kkt_matrix.h"

namespace gyre {

/// @param x, y  [nv + m], not the same
void multiply(const KktStructure& structure, const KktMatrix& S, const VecX& x, VecX& y);

}  // namespace gyre
