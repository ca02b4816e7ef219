#include "functions/table.h"

#include <algorithm>
#include <cmath>

namespace gyre {

/// The interval that x is in, or the end that it is beyond.
struct Table::Spot {
  std::size_t i;    ///< left point of the interval
  double h, s;      ///< its length and the fraction of it
  double outside;   ///< how far beyond the nearer end, signed; 0 inside
  std::size_t end;  ///< that end
};

Table::Table(const std::vector<TablePoint>& points, Interpolation interpolation) : m_(points.size()) {
  for (const TablePoint& p : points) {
    x_.push_back(p.x);
    y_.push_back(p.y);
  }
  if (interpolation == Interpolation::monotone) slopesOfMonotone();
  else slopesOfSpline();
  area_.push_back(0);
  for (std::size_t i = 0; i + 1 < x_.size(); ++i) {
    const double h = x_[i + 1] - x_[i];
    area_.push_back(area_[i] + 0.5 * h * (y_[i] + y_[i + 1]) + h * h / 12 * (m_[i] - m_[i + 1]));
  }
  areaAtZero_ = area(0);
}

void Table::slopesOfMonotone() {
  const std::size_t n = x_.size();
  const auto h = [this](std::size_t i) { return x_[i + 1] - x_[i]; };
  const auto secant = [&](std::size_t i) { return (y_[i + 1] - y_[i]) / h(i); };
  if (n == 2) {
    m_[0] = m_[1] = secant(0);
    return;
  }
  for (std::size_t i = 1; i + 1 < n; ++i) {
    const double a = secant(i - 1), b = secant(i);
    if (a * b <= 0) continue;  // the slope stays zero
    const double wa = h(i - 1) + 2 * h(i), wb = 2 * h(i - 1) + h(i);
    m_[i] = (wa + wb) / (wa / a + wb / b);
  }
  const auto end = [](double h0, double h1, double d0, double d1) {
    const double m = ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
    if (m * d0 <= 0) return 0.0;
    return d0 * d1 <= 0 && std::abs(m) > 3 * std::abs(d0) ? 3 * d0 : m;
  };
  m_.front() = end(h(0), h(1), secant(0), secant(1));
  m_.back() = end(h(n - 2), h(n - 3), secant(n - 2), secant(n - 3));
}

void Table::slopesOfSpline() {
  // Continuity of the second derivative, which vanishes at both ends: a tridiagonal system for the slopes.
  const std::size_t n = x_.size();
  std::vector<double> upper(n), rhs(n);
  double previousH = 0, previousSecant = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double nextH = i + 1 < n ? x_[i + 1] - x_[i] : 0;
    const double nextSecant = i + 1 < n ? (y_[i + 1] - y_[i]) / nextH : 0;
    const double wLeft = i > 0 ? 1 / previousH : 0, wRight = i + 1 < n ? 1 / nextH : 0;
    const double pivot = 2 * (wLeft + wRight) - (i > 0 ? wLeft * upper[i - 1] : 0);
    const double right = 3 * (wLeft * previousSecant + wRight * nextSecant);
    upper[i] = wRight / pivot;
    rhs[i] = (right - (i > 0 ? wLeft * rhs[i - 1] : 0)) / pivot;
    previousH = nextH;
    previousSecant = nextSecant;
  }
  m_[n - 1] = rhs[n - 1];
  for (std::size_t i = n - 1; i-- > 0;) m_[i] = rhs[i] - upper[i] * m_[i + 1];
}

Table::Spot Table::spot(double x) const {
  const auto last = x_.size() - 1;
  if (x < x_.front()) return {0, x_[1] - x_[0], 0, x - x_.front(), 0};
  if (x > x_.back()) return {last - 1, x_[last] - x_[last - 1], 1, x - x_.back(), last};
  const auto next = std::upper_bound(x_.begin(), x_.end(), x) - x_.begin();
  const auto i = std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - 1, 0)), last - 1);
  const double h = x_[i + 1] - x_[i];
  return {i, h, (x - x_[i]) / h, 0, 0};
}

double Table::value(double x) const {
  const auto [i, h, s, outside, end] = spot(x);
  if (outside != 0) return y_[end] + m_[end] * outside;
  const double r = 1 - s;
  return r * r * ((1 + 2 * s) * y_[i] + s * h * m_[i]) + s * s * ((3 - 2 * s) * y_[i + 1] - r * h * m_[i + 1]);
}

double Table::derivative(double x) const {
  const auto [i, h, s, outside, end] = spot(x);
  if (outside != 0) return m_[end];
  const double secant = (y_[i + 1] - y_[i]) / h;
  return 6 * s * (1 - s) * secant + (1 - s) * (1 - 3 * s) * m_[i] + s * (3 * s - 2) * m_[i + 1];
}

double Table::secondDerivative(double x) const {
  const auto [i, h, s, outside, end] = spot(x);
  if (outside != 0) return 0;
  const double secant = (y_[i + 1] - y_[i]) / h;
  return (6 * (1 - 2 * s) * secant + (6 * s - 4) * m_[i] + (6 * s - 2) * m_[i + 1]) / h;
}

double Table::area(double x) const {
  const auto [i, h, s, outside, end] = spot(x);
  if (outside != 0) return area_[end] + outside * (y_[end] + 0.5 * m_[end] * outside);
  const double s2 = s * s, s3 = s2 * s, s4 = s3 * s;
  const double fromLeft = (s - s3 + 0.5 * s4) * y_[i] + (s3 - 0.5 * s4) * y_[i + 1];
  const double fromSlopes = (0.5 * s2 - 2 * s3 / 3 + 0.25 * s4) * m_[i] + (0.25 * s4 - s3 / 3) * m_[i + 1];
  return area_[i] + h * (fromLeft + h * fromSlopes);
}

std::vector<Switch> Table::switches(double a, double b) const {
  std::vector<Switch> out;
  const double steepest =
      std::abs(*std::max_element(m_.begin(), m_.end(), [](double p, double q) { return std::abs(p) < std::abs(q); }));
  for (std::size_t i = 0; i < x_.size(); ++i) {
    if (!(x_[i] > a && x_[i] < b)) continue;
    const auto bendOf = [this](std::size_t k, double s) {
      const double h = x_[k + 1] - x_[k], secant = (y_[k + 1] - y_[k]) / h;
      return (6 * (1 - 2 * s) * secant + (6 * s - 4) * m_[k] + (6 * s - 2) * m_[k + 1]) / h;
    };
    const double left = i > 0 ? bendOf(i - 1, 1) : 0, right = i + 1 < x_.size() ? bendOf(i, 0) : 0;
    // Rounding of the slopes, divided by the shorter of the two intervals.
    const double h =
        std::min(i > 0 ? x_[i] - x_[i - 1] : x_[1] - x_[0], i + 1 < x_.size() ? x_[i + 1] - x_[i] : x_[i] - x_[i - 1]);
    const double step = right - left;
    out.push_back({.before = x_[i], .after = x_[i], .bend = std::abs(step) <= 1e-11 * steepest / h ? 0 : step});
  }
  return out;
}

Places Table::places(double a, double b) const {
  Places out;
  for (auto x = std::upper_bound(x_.begin(), x_.end(), a); x != x_.end() && *x < b; ++x)
    if (!out.add({*x, *x})) break;
  return out;
}

}  // namespace gyre
