#pragma once
// Guesses what a smooth quantity comes to from its last values, by the polynomial through them (Lagrange). Steps may
// differ, as the substeps of compositions do, and lead back. More points tell more of what is smooth, and make more of
// rounding: now and then all rules are measured against a value that has come, and the one that led closest is taken
// from then on. Near what is not smooth, such as a singular position, few points lead least astray.
//
// Where a method makes of each rounding a part that alternates and decays, (-rho)^n n^j with j < k, polynomials make
// much of it. With x_n = q x_(n+1) and the polynomial L(q) x_n of the values until x_n, the rule
//
//   (1 - q L(q)) (1 + rho q)^k x_(n+1) = 0
//
// guesses that part exactly, and follows a polynomial as before; for equal steps.

#include "core/parallel.h"
#include "core/state_archive.h"
#include "core/types.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace gyre {

/// What alternates: rho of the above, and k.
struct Alternation {
  double rho = 0;
  int multiplicity = 0;
  static constexpr int most = 3;  ///< of that
};

class Extrapolation {
 public:
  static constexpr int capacity = 8, few = 3;  ///< points

  Extrapolation() = default;
  /// @param most  points that are taken, at most capacity: few where steps differ, which makes their weights large
  /// @param first  points that are taken until a motion has shown itself smooth
  Extrapolation(Eigen::Index size, int most, int first = few, Alternation alternation = {})
      : values_(at(most + alternation.multiplicity), {0, VecX::Zero(size)}),
        alternation_(alternation),
        most_(most),
        first_(first),
        rule_{first, 0} {}

  void forget() {
    known_ = 0;
    startAnew();
  }
  /// Guesses lead far astray: what was learned of the motion holds no longer.
  void startAnew() {
    rule_ = {first_, 0};
    stepsSinceChoice_ = 0;
  }
  void remember(double t, const VecX& value) {
    if (most_ > few && known_ == places() && ++stepsSinceChoice_ >= stepsBetweenChoices) chooseRule(t, value);
    newest_ = (newest_ + 1) % places();
    Point& point = values_[at(newest_)];
    point.t = t;
    forEachRange(value.size(),
                 [&](Eigen::Index first, Eigen::Index n) { point.x.segment(first, n) = value.segment(first, n); });
    known_ = std::min(known_ + 1, places());
  }
  /// The last value where too little is known; leaves x as it is where nothing is.
  void guess(double t, VecX& x) const {
    if (known_ == 0) return;
    Rule rule = rule_.values() <= known_ ? rule_ : Rule{std::min(rule_.points, known_), 0};
    Weights weights = weightsAt(t, rule);
    while (rule.points > 1 && !areSmall(weights, rule)) {
      --rule.points;
      weights = weightsAt(t, rule);
    }
    forEachRange(x.size(), [&](Eigen::Index first, Eigen::Index n) {
      auto own = x.segment(first, n);
      own = weights[0] * point(0).x.segment(first, n);
      for (int i = 1; i < rule.values(); ++i) own += weights[at(i)] * point(i).x.segment(first, n);
    });
  }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    a(values_, stepsSinceChoice_);
    a.index(rule_.points, 1, most_ + 1);
    a.index(rule_.factors, 0, alternation_.multiplicity + 1);
    a.index(known_, 0, places() + 1);
    a.index(newest_, 0, std::max(places(), 1));
  }
  static constexpr int stepsBetweenChoices = 16;
  static constexpr double clearly = 0.7;  ///< smaller are errors for which another rule is taken
  struct Point {
    double t;
    VecX x;
    void persist(StateArchive& a) { a(t, x); }
  };
  struct Rule {
    int points;   ///< of the polynomial
    int factors;  ///< 1 + rho q
    int values() const { return points + factors; }
  };
  using Weights = std::array<double, capacity + Alternation::most>;  ///< of the last values, the newest first

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  int places() const { return static_cast<int>(values_.size()); }
  const Point& point(int back) const {
    const int i = newest_ - back;
    return values_[at(i < 0 ? i + places() : i)];
  }

  Weights weightsAt(double t, Rule rule) const {
    Weights out{};
    for (int i = 0; i < rule.points; ++i) {
      double& weight = out[at(i)] = 1;
      for (int j = 0; j < rule.points; ++j)
        if (j != i) weight *= (t - point(j).t) / (point(i).t - point(j).t);
    }
    for (int size = rule.points; size < rule.values(); ++size) {  // times 1 + rho q
      for (int i = size; i > 0; --i) out[at(i)] += alternation_.rho * out[at(i - 1)];
      out[0] -= alternation_.rho;
    }
    return out;
  }
  /// Not much larger than those of even steps: 3 + 3 + 1 of three points, 2^points - 1 of more; each factor makes at
  /// most twice as much of 1 and the weights.
  static bool areSmall(const Weights& weights, Rule rule) {
    double sum = 1;
    for (const double w : weights) sum += std::abs(w);
    return sum <= std::exp2(std::max(3, rule.points) + rule.factors) + 1;  // nor not a number
  }
  void chooseRule(double t, const VecX& value) {
    startAnew();
    double least = std::numeric_limits<double>::infinity();
    const int all = alternation_.multiplicity;
    for (int factors = 0; factors <= all; factors += std::max(1, all))  // none or all
      for (int points = 2; points <= most_; ++points) {
        const Rule rule{points, factors};
        const Weights weights = weightsAt(t, rule);
        if (!areSmall(weights, rule)) break;
        const double error = errorOf(weights, rule, value);
        if (!(error < clearly * least)) continue;
        least = error;
        rule_ = rule;
      }
  }
  double errorOf(const Weights& weights, Rule rule, const VecX& value) const {
    return std::sqrt(sumOfRanges(value.size(), [&](Eigen::Index first, Eigen::Index n) {
      double sum = 0;
      for (Eigen::Index k = first; k < first + n; ++k) {
        double error = -value[k];
        for (int i = 0; i < rule.values(); ++i) error += weights[at(i)] * point(i).x[k];
        sum += error * error;
      }
      return sum;
    }));
  }

  std::vector<Point> values_;
  Alternation alternation_;
  int most_ = few, first_ = few;
  Rule rule_{few, 0};
  int known_ = 0, newest_ = 0;
  int stepsSinceChoice_ = 0;
};

}  // namespace gyre
