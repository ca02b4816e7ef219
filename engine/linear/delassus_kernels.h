#pragma once
// What is done with the blocks of G = B M^-1 B^T (delassus.h). A block of B is stored as Mat6, column by column, its
// rows beyond the used ones zero: operations go through rows side by side, never across them, so that every instruction
// set gives the same bytes.

#include "linear/delassus_plan.h"

namespace gyre {

/// M^-1 of a body.
struct InverseMass {
  Mat6 full = Mat6::Zero();
  double mass = 0;  ///< 1/m where it is [1/m, 0; 0, rotation]
  Mat3 rotation = Mat3::Zero();
  bool isSplit = false;
};

/// out = B M^-1
void weighBlock(const Mat6& B, const InverseMass& inverse, bool wide, Mat6& out);
/// Adds the products to the matrix A of a front, which has room for six rows more.
/// @param B, BM  B and B M^-1 of every end
void addProducts(const DelassusPlan::Product* first, int count, int stride, const Mat6* B, const Mat6* BM, double* A);
/// out[size] += factor B^T y of an end
void addColumnsOf(const Mat6& B, bool wide, double factor, const double* y, int rows, int size, double* out);
/// out[rows] += B x of an end
void addRowsOf(const Mat6& B, bool wide, const double* x, int size, int rows, double* out);
/// out[m] += B x[nv]
void addConstraintProduct(const KktStructure& s, const std::vector<Mat6>& B, const double* x, double* out);

}  // namespace gyre
