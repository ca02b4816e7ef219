#include "linear/kkt_scaling.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace gyre {
namespace {

/// As std::ilogb of a positive number, in line where it is a normal one: factorizations ask it of every row.
int exponentOf(double x) {
  const auto bits = static_cast<int>(std::bit_cast<std::uint64_t>(x) >> 52);
  return bits > 0 && bits < 0x7ff ? bits - 1023 : std::ilogb(x);
}
double twoToThe(int exponent) {
  if (exponent <= -1023 || exponent > 1023) return std::ldexp(1.0, exponent);
  return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

}  // namespace

double powerOfTwo(double x) { return twoToThe(exponentOf(x)); }
double inversePowerOfTwo(double x) { return x > 0 && std::isfinite(x) ? twoToThe(-exponentOf(x)) : 1.0; }

std::array<double, 2> inverseSizes(const KktStructure& k, const std::vector<Mat6>& A) {
  std::array<int, 2> sum{}, count{};
  forEachPart(k, A, [&](int, int, int part, const auto& block) {
    const double largest = block.cwiseAbs().maxCoeff();
    if (!(largest > 0) || !std::isfinite(largest)) return;
    sum[static_cast<std::size_t>(part)] += exponentOf(largest);
    ++count[static_cast<std::size_t>(part)];
  });
  std::array<double, 2> out{1, 1};
  for (std::size_t i = 0; i < 2; ++i)
    if (count[i] > 0) out[i] = std::ldexp(1.0, -sum[i] / count[i]);
  return out;
}

void raiseToLargest(const KktStructure& k, const std::vector<Mat6>& blocks, const ConstVecRef& velocities, VecRef out) {
  forEachConstraintBlock(k, [&](const auto& constraint, const auto& body, std::size_t i) {
    const auto scales = velocities.segment(body.offset, body.size).transpose();
    for (int r = 0; r < constraint.rows; ++r) {
      double& most = out[constraint.offset + r];
      most = std::max(most, blocks[i].row(r).head(body.size).cwiseAbs().cwiseProduct(scales).maxCoeff());
    }
  });
}

double KktScaling::massRatio(const KktStructure& structure, const KktMatrix& S) const {
  double lightest = std::numeric_limits<double>::infinity(), heaviest = 0;
  for (std::size_t b = 0; b < S.A.size(); ++b) {
    const auto [first, size] = structure.bodies[b];
    for (int i = 0; i < size; ++i) {
      const double mass = S.A[b](i, i) * row[first + i] * column[first + i];
      lightest = std::min(lightest, mass);
      heaviest = std::max(heaviest, mass);
    }
  }
  return lightest > 0 ? heaviest / lightest : std::numeric_limits<double>::infinity();
}

void KktScaling::apply(const SparsePattern& pattern, std::vector<double>& values) const {
  for (int j = 0; j < pattern.n; ++j)
    for (int k = pattern.columnStart[static_cast<std::size_t>(j)];
         k < pattern.columnStart[static_cast<std::size_t>(j) + 1]; ++k) {
      const auto entry = static_cast<std::size_t>(k);
      values[entry] *= row[pattern.row[entry]] * column[j];
    }
}

void KktScaling::measure(const KktStructure& structure, const KktMatrix& S) {
  const std::array<double, 2> inverse = inverseSizes(structure, S.A);
  const std::array<double, 2> scales{powerOfTwo(std::sqrt(inverse[0])), powerOfTwo(std::sqrt(inverse[1]))};
  forEachPart(structure, S.A, [&](int first, int size, int part, const auto&) {
    column.segment(first, size).setConstant(scales[static_cast<std::size_t>(part)]);
  });
  row.head(structure.nv) = column.head(structure.nv);
  row.tail(structure.m).setZero();
  column.tail(structure.m).setZero();
  raiseToLargest(structure, rowBlocks(structure, S), column.head(structure.nv), row.tail(structure.m));
  raiseToLargest(structure, S.B, column.head(structure.nv), column.tail(structure.m));
  for (int i = structure.nv; i < structure.size(); ++i) {
    row[i] = inversePowerOfTwo(row[i]);
    column[i] = inversePowerOfTwo(column[i]);
  }
}

}  // namespace gyre
