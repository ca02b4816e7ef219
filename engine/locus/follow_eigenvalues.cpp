#include "locus/follow_eigenvalues.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <tuple>

namespace gyre {
namespace {

const std::complex<double> noEigenvalue{std::numeric_limits<double>::quiet_NaN(),
                                        std::numeric_limits<double>::quiet_NaN()};

Eigen::VectorXcd extended(const Eigen::VectorXcd& of, Eigen::Index size) {
  Eigen::VectorXcd out = Eigen::VectorXcd::Constant(size, noEigenvalue);
  out.head(of.size()) = of;
  return out;
}

}  // namespace

std::vector<int> cheapestAssignment(const Eigen::MatrixXd& cost) {
  const int n = static_cast<int>(cost.rows());
  constexpr double infinite = std::numeric_limits<double>::infinity();
  // Row and column n stand for none.
  std::vector<double> ofRow(static_cast<std::size_t>(n) + 1, 0), ofColumn = ofRow, least;
  std::vector<int> rowOf(static_cast<std::size_t>(n) + 1, n), from;
  std::vector<bool> reached;
  const auto at = [](auto& vector, int i) -> decltype(auto) { return vector[static_cast<std::size_t>(i)]; };
  for (int row = 0; row < n; ++row) {
    at(rowOf, n) = row;
    int column = n;
    least.assign(static_cast<std::size_t>(n), infinite);
    from.assign(static_cast<std::size_t>(n), n);
    reached.assign(static_cast<std::size_t>(n) + 1, false);
    while (at(rowOf, column) != n) {
      reached[static_cast<std::size_t>(column)] = true;
      const int here = at(rowOf, column);
      double shortest = infinite;
      int next = n;
      for (int c = 0; c < n; ++c) {
        if (reached[static_cast<std::size_t>(c)]) continue;
        const double reduced = cost(here, c) - at(ofRow, here) - at(ofColumn, c);
        if (reduced < at(least, c)) {
          at(least, c) = reduced;
          at(from, c) = column;
        }
        if (at(least, c) < shortest) {
          shortest = at(least, c);
          next = c;
        }
      }
      for (int c = 0; c <= n; ++c) {
        if (reached[static_cast<std::size_t>(c)]) {
          at(ofRow, at(rowOf, c)) += shortest;
          at(ofColumn, c) -= shortest;
        } else if (c < n) {
          at(least, c) -= shortest;
        }
      }
      column = next;
    }
    while (column != n) {
      const int before = at(from, column);
      at(rowOf, column) = at(rowOf, before);
      column = before;
    }
  }
  std::vector<int> out(static_cast<std::size_t>(n), 0);
  for (int c = 0; c < n; ++c) at(out, at(rowOf, c)) = c;
  return out;
}

void EigenvalueFollower::follow(double t, Eigen::VectorXcd& lambda) {
  if (last_.size() == 0) {
    std::sort(lambda.begin(), lambda.end(), [](const auto& a, const auto& b) {
      return std::tuple(std::abs(a), b.imag(), b.real()) < std::tuple(std::abs(b), a.imag(), a.real());
    });
  } else {
    const Eigen::Index n = std::max(last_.size(), lambda.size());
    const Eigen::VectorXcd last = extended(last_, n), before = extended(before_, n), now = extended(lambda, n);
    const double ratio = t1_ > t0_ ? (t - t1_) / (t1_ - t0_) : 0;
    Eigen::VectorXcd expected = last;
    for (Eigen::Index i = 0; i < n; ++i)
      if (std::isfinite(before[i].real())) expected[i] += ratio * (last[i] - before[i]);
    Eigen::MatrixXd cost(n, n);
    for (Eigen::Index i = 0; i < n; ++i)
      for (Eigen::Index k = 0; k < n; ++k) {
        const double distance = std::abs(expected[i] - now[k]);
        cost(i, k) = std::isfinite(distance) ? distance : 0;
      }
    const std::vector<int> to = cheapestAssignment(cost);
    lambda.resize(n);
    for (Eigen::Index i = 0; i < n; ++i) lambda[i] = now[to[static_cast<std::size_t>(i)]];
  }
  before_ = last_;
  last_ = lambda;
  t0_ = t1_;
  t1_ = t;
}

}  // namespace gyre
