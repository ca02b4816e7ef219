#include "linear/condensed_kkt.h"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

namespace gyre {

CondensedPlan::CondensedPlan(const KktStructure& s) : structure(s), builder(s.m) {
  std::vector<std::vector<int>> at(s.bodies.size());
  for (std::size_t i = 0; i < s.blocks.size(); ++i)
    at[static_cast<std::size_t>(s.blocks[i].body)].push_back(static_cast<int>(i));
  firstEnd.push_back(0);
  for (const auto& here : at) {
    ends.insert(ends.end(), here.begin(), here.end());
    firstEnd.push_back(static_cast<int>(ends.size()));
    for (const int r : here)
      for (const int c : here) {
        const auto &jr = constraintOf(r), &jc = constraintOf(c);
        pairBlock.push_back(builder.addBlock(jr.offset, jc.offset, jr.rows, jc.rows));
      }
  }
  builder.addDiagonal(0, s.m);
  analysis = builder.build();
  for (int i = 0; i < s.m; ++i) diagonal.push_back(builder.diagonal(i));
}

CondensedKkt::CondensedKkt(std::shared_ptr<const CondensedPlan> plan)
    : plan_(std::move(plan)),
      values_(plan_->analysis->pattern().row.size()),
      klu_(plan_->analysis),
      inverse_(plan_->structure.bodies.size(), Mat6::Zero()),
      Y_(plan_->ends.size(), Mat6::Zero()),
      multipliers_(plan_->structure.m) {}

bool CondensedKkt::invertBody(std::size_t b, const Mat6& A) {
  Mat6& inverse = inverse_[b];
  if (plan_->structure.bodies[b].size == 3) {
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

bool CondensedKkt::factor(const KktMatrix& S) { return condense(S) && klu_.factor(values_); }

void CondensedKkt::persist(StateArchive& a, const KktMatrix& S, bool isHeld) {
  if (a.reads() && isHeld && !condense(S)) a.refuse();
  a.visit(klu_, values_);
}

/// Eliminates the bodies; false where a number is not finite.
bool CondensedKkt::condense(const KktMatrix& S) {
  const auto& [s, builder, firstEnd, ends, pairBlock, diagonal, analysis] = *plan_;
  std::fill(values_.begin(), values_.end(), 0.0);
  S_ = &S;
  std::size_t pair = 0;
  for (std::size_t b = 0; b < s.bodies.size(); ++b) {
    if (!invertBody(b, S.A[b])) return false;
    for (int e = firstEnd[b]; e < firstEnd[b + 1]; ++e) {
      const auto end = static_cast<std::size_t>(e);
      Y_[end].noalias() = inverse_[b] * B(ends[end]).transpose();
    }
    for (int r = firstEnd[b]; r < firstEnd[b + 1]; ++r)
      for (int c = firstEnd[b]; c < firstEnd[b + 1]; ++c) {
        const int row = ends[static_cast<std::size_t>(r)];
        const int rows = plan_->constraintOf(row).rows;
        Mat6 product;
        product.noalias() = C(row) * Y_[static_cast<std::size_t>(c)];
        const std::vector<int>& place = builder.places(pairBlock[pair++]);
        for (std::size_t k = 0; k < place.size(); ++k)
          for (int i = 0; i < rows; ++i)
            values_[static_cast<std::size_t>(place[k] + i)] += product(i, static_cast<Eigen::Index>(k));
      }
  }
  for (int i = 0; i < s.m; ++i) values_[static_cast<std::size_t>(diagonal[static_cast<std::size_t>(i)])] += S.epsW[i];
  return std::all_of(values_.begin(), values_.end(), [](double x) { return std::isfinite(x); });
}

// Blocks are zero beyond their used part, so whole 6 x 6 products serve every size.
void CondensedKkt::solve(VecX& b) {
  const KktStructure& s = plan_->structure;
  const std::vector<int>&firstEnd = plan_->firstEnd, &ends = plan_->ends;
  multipliers_ = -b.tail(s.m);
  for (std::size_t body = 0; body < s.bodies.size(); ++body) {
    const auto [o, n] = s.bodies[body];
    Vec6 r = Vec6::Zero();
    for (int i = 0; i < n; ++i) r[i] = b[o + i];
    const Vec6 x = inverse_[body] * r;
    for (int i = 0; i < n; ++i) b[o + i] = x[i];
    for (int e = firstEnd[body]; e < firstEnd[body + 1]; ++e) {
      const int end = ends[static_cast<std::size_t>(e)];
      const auto& constraint = plan_->constraintOf(end);
      const Vec6 Cx = C(end) * x;
      for (int i = 0; i < constraint.rows; ++i) multipliers_[constraint.offset + i] += Cx[i];
    }
  }
  klu_.solve(multipliers_.data());
  for (std::size_t body = 0; body < s.bodies.size(); ++body) {
    const auto [o, n] = s.bodies[body];
    Vec6 x = Vec6::Zero();
    for (int e = firstEnd[body]; e < firstEnd[body + 1]; ++e) {
      const auto& constraint = plan_->constraintOf(ends[static_cast<std::size_t>(e)]);
      Vec6 y = Vec6::Zero();
      for (int i = 0; i < constraint.rows; ++i) y[i] = multipliers_[constraint.offset + i];
      x += Y_[static_cast<std::size_t>(e)] * y;
    }
    for (int i = 0; i < n; ++i) b[o + i] -= x[i];
  }
  b.tail(s.m) = multipliers_;
}

}  // namespace gyre
