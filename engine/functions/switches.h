#pragma once
// Where a function of one variable switches: its expression takes another branch, or its table has a point.
// A switch stands between two neighbouring numbers (three, where a single number lies between two branches), so that
// both branches are evaluated on their own side:  f(before) is the limit from the left, f(after) from the right.
//
// Places are found by bisection with bounds of what decides each branch and of its derivative, by interval arithmetic
// (Moore 1966; Hansen and Walster 2004, ch. 9): an interval without a switch is proved to be free of it, one on which
// the deciding expression rises or falls holds one place, found to the last digit. So none is missed, however short
// the time between two, as long as the work suffices (complete). A branch that is taken at a single number, as by
// "t == 1", stands between two switches at once; value is then what it differs by.
//
// Poles, branch cuts and edges of domains are switches too: 1/(t - 1), atan2(sin(t), cos(t)), asin(sin(t)), sqrt(t -
// 1). What lies on both sides of these is told from values near them; where it goes on smoothly, as sin(t)/t, there is
// none.

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace gyre {

class ExpressionTree;

struct Switch {
  double before = 0, after = 0;  ///< before < after; equal at a point of a table
  /// What f, f' and f'' jump by; of f and f' 0 where it is not more than rounding, infinite where they grow beyond all
  /// bounds or end. Not a number where it depends on other variables.
  double value = 0, slope = 0, bend = 0;
};

struct Switches {
  std::vector<Switch> places;  ///< in order, apart from each other
  bool complete = true;        ///< false: they are so many, or so hard to tell, that the search was given up
};

struct Place {
  double before, after;
  bool branches = true;   ///< something takes another branch
  bool singular = false;  ///< something may have a pole, or end (isSingularSomewhere), or go on smoothly
};

/// Places in order, in memory of a fixed size: for what must not allocate.
class Places {
 public:
  static constexpr std::size_t most = 64;
  /// False when there is no room.
  bool add(Place p);
  std::span<const Place> all() const { return {places_.data(), count_}; }

 private:
  std::array<Place, most> places_;
  std::size_t count_ = 0;
};

/// All places in [a, b] where a tree switches with its first variable alone. @param work  intervals looked at, at most
std::vector<Place> switchPlaces(const ExpressionTree& tree, double a, double b, bool& complete, int work = 300000);
/// As many as there is room for; allocates nothing.
Places fewSwitchPlaces(const ExpressionTree& tree, double a, double b);

}  // namespace gyre
