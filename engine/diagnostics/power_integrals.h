#pragma once
// Integrals of powers over the steps of a run, to the order of the method and at no further evaluation: the power is
// taken for a polynomial through its values at the ends of the last steps, which is integrated over the newest one.
// With n values that is the (n - 1)-step Adams-Moulton rule for steps that may differ (Hairer, Norsett and Wanner 1993,
// sec. III.1 and III.5): order n, error constants -1/12, -1/24, -19/720, -3/160, -863/60480 for n = 2 ... 6. Two values
// give the trapezoidal rule, which is of the order of the generalized-alpha methods; a method of order p > 2 takes
// p + 1. Weights come from Gauss-Legendre quadrature of Lagrange's polynomials, exact for them.
//
// At the start, and behind every jump, there are no earlier values: until there are, the one polynomial through all of
// them is integrated over all the steps since then (closed Newton-Cotes rules where they are equal), so that the first
// steps leave no error of lower order behind. A power that is known to change its course within a step, as where a
// contact begins or ends, has the trapezoidal rule over that step, or less where more is known of it, and its
// polynomials begin at the end of it.
//
// Polynomials need smooth powers. Of earlier values only those count that lie apart by half the newest step, or the
// rule would multiply what tolerances leave in powers by the growth of the step to a high power. A third value may lie
// as near as a tenth: its weight is a sixth of the growth at most, and steps that grow fast behind a jump would else
// have but the trapezoidal rule. And where the polynomial differs from the trapezoidal rule by more than a tenth of the
// largest power in its reach, the power has jumped or is not resolved (friction that sticks, an impact): there the
// trapezoidal rule holds. Where steps shrink that rule is left for good: the difference falls like h^2, also where a
// power has a double zero (4 or more values: 7.5 %).

#include "core/state_archive.h"

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace gyre {

class PowerIntegrals {
 public:
  static constexpr int mostPoints = 9;

  /// @param points  values that a polynomial goes through, 2 to mostPoints
  void start(std::size_t count, int points);
  std::size_t size() const { return values_.size(); }
  /// Where the powers at the end of a step are to be written, before begin(), add() and addMean() [W].
  std::span<double> powers();
  /// Within the step that add() is called for next this power, which is not negative, changes its course.
  /// @param most  that it can have done there [J]
  void bend(std::size_t power, double most = std::numeric_limits<double>::infinity()) { courses_[power].bend = most; }
  /// Polynomials begin here.
  void begin(double t);
  /// ... or at the last end of a step, with the powers there.
  void restart();
  /// A step ended at t.
  void add(double t);
  /// A step of size h ended at t with these mean powers, by the method's own rule.
  void addMean(double t, double h, std::span<const double> means);

  /// Since the start [J].
  std::span<const double> values() const { return values_; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a) {
    a.index(newest_, 0, points_);
    a(times_, powers_, courses_, values_, base_);
    for (const Course& c : courses_)
      if (c.points < 1 || c.points > points_) a.refuse();
  }
  struct Rule {
    std::array<std::size_t, mostPoints> at;
    std::array<double, mostPoints> weights;  ///< [s]
    std::size_t size = 0;
  };
  /// What is known of a power since it last changed its course.
  struct Course {
    std::size_t points = 1;      ///< there are, as far as they are remembered
    bool whole = true;           ///< still one polynomial, over all steps since then
    std::optional<double> bend;  ///< the most that it did in the step under way, where it bends there [J]
    void persist(StateArchive& a) { a(points, whole, bend); }
  };
  /// Rules for the newest step, which depend on nothing but the number of points there are; size 0: not yet asked for.
  struct StepRules {
    double h = 0;
    std::array<Rule, mostPoints + 1> whole, last;
  };

  std::size_t place(std::size_t before) const { return (newest_ + points_ - before) % points_; }
  const double* powersAt(std::size_t place) const { return powers_.data() + place * values_.size(); }
  void push(double t);
  bool goesOnEvenly(const Course& course) const;
  const Rule& wholeRule(std::size_t points);
  const Rule& lastRule(std::size_t points);
  void setWeights(double from, Rule& rule) const;
  void beginCourse(std::size_t power);
  void addStep(std::size_t power);
  double wholeSum(std::size_t power, const Rule& rule) const;
  double lastSum(std::size_t power, const Rule& rule) const;
  double trapezoid(std::size_t power) const;

  std::size_t points_ = 2;
  std::size_t newest_ = 0;
  std::array<double, mostPoints> times_{};
  std::vector<double> powers_;  ///< of a point after the other
  std::vector<Course> courses_;
  std::vector<double> values_, base_;  ///< base: where the course began
  StepRules rules_;
};

}  // namespace gyre
