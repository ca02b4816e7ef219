#include "diagnostics/power_integrals.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace gyre {
namespace {

constexpr double nearest = 0.5;      // of the newest step: how far apart values must lie
constexpr double mostUneven = 1.5;   // of steps that one polynomial goes over
constexpr double mostGrowth = 10;    // where three values are all there are
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
  newest_ = 0;
  powers_.assign(count * points_, 0);
  courses_.assign(count, {});
  values_.assign(count, 0);
  base_ = values_;
}

std::span<double> PowerIntegrals::powers() {
  return {powers_.data() + (newest_ + 1) % points_ * values_.size(), values_.size()};
}

void PowerIntegrals::push(double t) {
  newest_ = (newest_ + 1) % points_;
  times_[newest_] = t;
}

void PowerIntegrals::begin(double t) {
  push(t);
  restart();
}

void PowerIntegrals::beginCourse(std::size_t power) {
  courses_[power] = {};
  base_[power] = values_[power];
}

void PowerIntegrals::restart() {
  for (std::size_t i = 0; i < values_.size(); ++i) beginCourse(i);
}

void PowerIntegrals::addMean(double t, double h, std::span<const double> means) {
  for (std::size_t i = 0; i < values_.size(); ++i) values_[i] += h * means[i];
  begin(t);
}

void PowerIntegrals::add(double t) {
  const double h = t - times_[newest_];
  if (!(h > 0)) return begin(t);
  push(t);
  rules_.h = h;
  for (std::size_t n = 0; n <= mostPoints; ++n) rules_.whole[n].size = rules_.last[n].size = 0;
  for (std::size_t i = 0; i < values_.size(); ++i) addStep(i);
}

void PowerIntegrals::addStep(std::size_t power) {
  Course& course = courses_[power];
  if (course.bend) {
    values_[power] += std::min(trapezoid(power), *course.bend);
    return beginCourse(power);
  }
  course.points = std::min(course.points + 1, points_);
  course.whole = course.whole && goesOnEvenly(course);
  if (course.whole) {
    values_[power] = base_[power] + wholeSum(power, wholeRule(course.points));
    course.whole = course.points < points_;
  } else {
    values_[power] += lastSum(power, lastRule(course.points));
  }
}

/// By its first step.
bool PowerIntegrals::goesOnEvenly(const Course& course) const {
  const double h = rules_.h, first = times_[place(course.points - 2)] - times_[place(course.points - 1)];
  const double most = course.points == 3 ? mostGrowth : mostUneven;
  return h < most * first && first < most * h;
}

const PowerIntegrals::Rule& PowerIntegrals::wholeRule(std::size_t points) {
  Rule& rule = rules_.whole[points];
  if (rule.size > 0) return rule;
  while (rule.size < points) {
    rule.at[rule.size] = place(rule.size);
    ++rule.size;
  }
  setWeights(times_[rule.at[points - 1]], rule);
  return rule;
}

/// Through those that lie far enough apart, newest first.
const PowerIntegrals::Rule& PowerIntegrals::lastRule(std::size_t points) {
  Rule& rule = rules_.last[points];
  if (rule.size > 0) return rule;
  rule.at = {place(0), place(1)};
  rule.size = 2;
  for (std::size_t j = 2; j < points; ++j) {
    const double least = rule.size == 2 ? 1 / mostGrowth : nearest;
    if (times_[rule.at[rule.size - 1]] - times_[place(j)] >= least * rules_.h) rule.at[rule.size++] = place(j);
  }
  setWeights(times_[newest_] - rules_.h, rule);
  return rule;
}

/// Integrals of Lagrange's polynomials of the points from there to the newest.
void PowerIntegrals::setWeights(double from, Rule& rule) const {
  const double h = rules_.h;
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

double PowerIntegrals::trapezoid(std::size_t power) const {
  return 0.5 * rules_.h * (powersAt(place(1))[power] + powersAt(place(0))[power]);
}

double PowerIntegrals::wholeSum(std::size_t power, const Rule& rule) const {
  double sum = 0;
  for (std::size_t j = 0; j < rule.size; ++j) sum += rule.weights[j] * powersAt(rule.at[j])[power];
  return sum;
}

double PowerIntegrals::lastSum(std::size_t power, const Rule& rule) const {
  double sum = 0, largest = 0;
  for (std::size_t j = 0; j < rule.size; ++j) {
    const double P = powersAt(rule.at[j])[power];
    sum += rule.weights[j] * P;
    largest = std::max(largest, std::abs(P));
  }
  const double simple = trapezoid(power);
  return std::abs(sum - simple) <= leastSmooth * rules_.h * largest ? sum : simple;
}

}  // namespace gyre
