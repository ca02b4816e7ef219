#include "linear/condensed_kkt.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

namespace gyre {

CondensedKkt::CondensedKkt(const KktStructure& structure)
    : s_(structure),
      builder_(s_.m),
      pattern_([this] {
        std::vector<std::vector<int>> at(s_.bodies.size());
        for (std::size_t i = 0; i < s_.blocks.size(); ++i)
          at[static_cast<std::size_t>(s_.blocks[i].body)].push_back(static_cast<int>(i));
        firstEnd_.push_back(0);
        for (const auto& ends : at) {
          ends_.insert(ends_.end(), ends.begin(), ends.end());
          firstEnd_.push_back(static_cast<int>(ends_.size()));
          for (const int r : ends)
            for (const int c : ends) {
              const auto &jr = constraintOf(r), &jc = constraintOf(c);
              pairBlock_.push_back(builder_.addBlock(jr.offset, jc.offset, jr.rows, jc.rows));
            }
        }
        builder_.addDiagonal(0, s_.m);
        return builder_.build();
      }()),
      values_(pattern_.row.size()),
      klu_(pattern_),
      inverse_(s_.bodies.size(), Mat6::Zero()),
      Y_(ends_.size(), Mat6::Zero()),
      multipliers_(s_.m) {
  for (int i = 0; i < s_.m; ++i) diagonal_.push_back(builder_.diagonal(i));
}

bool CondensedKkt::invertBody(std::size_t b, const Mat6& A) {
  Mat6& inverse = inverse_[b];
  if (s_.bodies[b].size == 3) {
    inverse.topLeftCorner<3, 3>() = Mat3(A.topLeftCorner<3, 3>()).inverse();
  } else if ((A.topRightCorner<3, 3>().array() == 0).all() && (A.bottomLeftCorner<3, 3>().array() == 0).all()) {
    inverse.topLeftCorner<3, 3>() = Mat3(A.topLeftCorner<3, 3>()).inverse();
    inverse.bottomRightCorner<3, 3>() = Mat3(A.bottomRightCorner<3, 3>()).inverse();
    inverse.topRightCorner<3, 3>().setZero();
    inverse.bottomLeftCorner<3, 3>().setZero();
  } else {
    inverse = A.partialPivLu().inverse();
  }
  return inverse.allFinite();
}

bool CondensedKkt::factor(const KktMatrix& S) {
  std::fill(values_.begin(), values_.end(), 0.0);
  S_ = &S;
  std::size_t pair = 0;
  for (std::size_t b = 0; b < s_.bodies.size(); ++b) {
    if (!invertBody(b, S.A[b])) return false;
    for (int e = firstEnd_[b]; e < firstEnd_[b + 1]; ++e) {
      const auto end = static_cast<std::size_t>(e);
      Y_[end].noalias() = inverse_[b] * B(ends_[end]).transpose();
    }
    for (int r = firstEnd_[b]; r < firstEnd_[b + 1]; ++r)
      for (int c = firstEnd_[b]; c < firstEnd_[b + 1]; ++c) {
        const int row = ends_[static_cast<std::size_t>(r)];
        const int rows = constraintOf(row).rows;
        Mat6 product;
        product.noalias() = C(row) * Y_[static_cast<std::size_t>(c)];
        const std::vector<int>& place = builder_.places(pairBlock_[pair++]);
        for (std::size_t k = 0; k < place.size(); ++k)
          for (int i = 0; i < rows; ++i)
            values_[static_cast<std::size_t>(place[k] + i)] += product(i, static_cast<Eigen::Index>(k));
      }
  }
  for (int i = 0; i < s_.m; ++i) values_[static_cast<std::size_t>(diagonal_[static_cast<std::size_t>(i)])] += S.epsW[i];
  if (!std::all_of(values_.begin(), values_.end(), [](double x) { return std::isfinite(x); })) return false;
  return klu_.factor(values_);
}

// Blocks are zero beyond their used part, so whole 6 x 6 products serve every size.
void CondensedKkt::solve(VecX& b) {
  multipliers_ = -b.tail(s_.m);
  for (std::size_t body = 0; body < s_.bodies.size(); ++body) {
    const auto [o, n] = s_.bodies[body];
    Vec6 r = Vec6::Zero();
    for (int i = 0; i < n; ++i) r[i] = b[o + i];
    const Vec6 x = inverse_[body] * r;
    for (int i = 0; i < n; ++i) b[o + i] = x[i];
    for (int e = firstEnd_[body]; e < firstEnd_[body + 1]; ++e) {
      const int end = ends_[static_cast<std::size_t>(e)];
      const auto& constraint = constraintOf(end);
      const Vec6 Cx = C(end) * x;
      for (int i = 0; i < constraint.rows; ++i) multipliers_[constraint.offset + i] += Cx[i];
    }
  }
  klu_.solve(multipliers_.data());
  for (std::size_t body = 0; body < s_.bodies.size(); ++body) {
    const auto [o, n] = s_.bodies[body];
    Vec6 x = Vec6::Zero();
    for (int e = firstEnd_[body]; e < firstEnd_[body + 1]; ++e) {
      const auto& constraint = constraintOf(ends_[static_cast<std::size_t>(e)]);
      Vec6 y = Vec6::Zero();
      for (int i = 0; i < constraint.rows; ++i) y[i] = multipliers_[constraint.offset + i];
      x += Y_[static_cast<std::size_t>(e)] * y;
    }
    for (int i = 0; i < n; ++i) b[o + i] -= x[i];
  }
  b.tail(s_.m) = multipliers_;
}

}  // namespace gyre
