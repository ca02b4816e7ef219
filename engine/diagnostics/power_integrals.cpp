#include "diagnostics/power_integrals.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace gyre {
namespace {

constexpr double nearest = 0.5;      // of the newest step: how far apart values must lie
constexpr double mostUneven = 1.5;   // of steps that one polynomial goes over
constexpr double leastSmooth = 0.1;  // of the largest power: see the header

// Gauss-Legendre on [0, 1] with 5 nodes, exact to degree 9.
constexpr std::array<double, 5> nodes{0.04691007703066800, 0.2307653449471585, 0.5, 0.7692346550528415,
                                      0.9530899229693320};
constexpr std::array<double, 5> nodeWeights{0.1184634425280945, 0.2393143352496832, 0.2844444444444444,
                                            0.2393143352496832, 0.1184634425280945};

}  // namespace

void PowerIntegrals::start(std::size_t count, int points) {
  assert(points >= 2 && points <= mostPoints);
  points_ = static_cast<std::size_t>(points);
  newest_ = count_ = 0;
  powers_.assign(count * points_, 0);
  values_.assign(count, 0);
  base_ = values_;
}

std::span<double> PowerIntegrals::powers() {
  return {powers_.data() + (newest_ + 1) % points_ * values_.size(), values_.size()};
}

void PowerIntegrals::push(double t) {
  newest_ = (newest_ + 1) % points_;
  times_[newest_] = t;
  count_ = std::min(count_ + 1, points_);
}

void PowerIntegrals::begin(double t) {
  push(t);
  restart();
}

void PowerIntegrals::restart() {
  count_ = 1;
  whole_ = true;
  base_ = values_;
}

void PowerIntegrals::addMean(double t, double h, std::span<const double> means) {
  for (std::size_t i = 0; i < values_.size(); ++i) values_[i] += h * means[i];
  begin(t);
}

void PowerIntegrals::add(double t) {
  const double h = t - times_[newest_];
  if (!(h > 0)) return begin(t);
  push(t);
  if (count_ == 2 && whole_) firstStep_ = h;
  whole_ = whole_ && h < mostUneven * firstStep_ && firstStep_ < mostUneven * h;
  if (whole_) {
    Rule all;
    for (std::size_t j = 0; j < count_; ++j) all.at[all.size++] = place(j);
    setWeights(h, times_[all.at[all.size - 1]], all);
    addWhole(all);
    whole_ = count_ < points_;
    return;
  }
  Rule last = pointsOf(h);
  setWeights(h, t - h, last);
  addLast(h, last);
}

/// Those that the polynomial over a step of size h goes through, newest first.
PowerIntegrals::Rule PowerIntegrals::pointsOf(double h) const {
  Rule rule;
  rule.at = {place(0), place(1)};
  rule.size = 2;
  for (std::size_t j = 2; j < count_; ++j)
    if (times_[rule.at[rule.size - 1]] - times_[place(j)] >= nearest * h) rule.at[rule.size++] = place(j);
  return rule;
}

/// Integrals of Lagrange's polynomials of the points from there to the newest.
void PowerIntegrals::setWeights(double h, double from, Rule& rule) const {
  rule.weights.fill(0);
  if (rule.size == 2) {
    rule.weights[0] = rule.weights[1] = 0.5 * h;
    return;
  }
  const double end = times_[newest_], length = end - from;
  std::array<double, mostPoints> x{};  // in steps of size h from the newest
  for (std::size_t j = 0; j < rule.size; ++j) x[j] = (times_[rule.at[j]] - end) / h;
  for (std::size_t g = 0; g < nodes.size(); ++g) {
    const double at = (nodes[g] - 1) * length / h;
    for (std::size_t j = 0; j < rule.size; ++j) {
      double product = nodeWeights[g] * length;
      for (std::size_t i = 0; i < rule.size; ++i)
        if (i != j) product *= (at - x[i]) / (x[j] - x[i]);
      rule.weights[j] += product;
    }
  }
}

void PowerIntegrals::addWhole(const Rule& rule) {
  values_ = base_;
  for (std::size_t j = 0; j < rule.size; ++j) {
    const double* P = powersAt(rule.at[j]);
    for (std::size_t i = 0; i < values_.size(); ++i) values_[i] += rule.weights[j] * P[i];
  }
}

void PowerIntegrals::addLast(double h, const Rule& rule) {
  const double *P1 = powersAt(rule.at[0]), *P0 = powersAt(rule.at[1]);
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const double trapezoid = 0.5 * h * (P0[i] + P1[i]);
    double sum = 0, largest = 0;
    for (std::size_t j = 0; j < rule.size; ++j) {
      const double P = powersAt(rule.at[j])[i];
      sum += rule.weights[j] * P;
      largest = std::max(largest, std::abs(P));
    }
    values_[i] += std::abs(sum - trapezoid) <= leastSmooth * h * largest ? sum : trapezoid;
  }
}

}  // namespace gyre
