#include "functions/switches.h"

#include "functions/expression_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

/// Calls take(place) for the places in [a, b], in order of the intervals that hold them.
template <class Take>
class SwitchSearch {
 public:
  SwitchSearch(const ExpressionTree& tree, int work, Take take) : tree_(tree), work_(work), take_(take) {}

  void search(double a, double b) {
    if (--work_ < 0) return;
    UndecidedNodes open;
    tree_.undecided({a, b}, open);
    const auto entries = open.entries();
    if (entries.empty()) return;
    const double middle = a + 0.5 * (b - a);
    const double size = std::max(std::abs(a), std::abs(b));
    const bool isPoint =
        b - a <= 4 * std::numeric_limits<double>::epsilon() * size || middle <= a || middle >= b || size < 1e-290;
    const auto simple = [](const UndecidedNodes::Entry& e) { return e.course != UndecidedNodes::Course::open; };
    if (isPoint || (!open.overflow() && std::all_of(entries.begin(), entries.end(), simple))) {
      for (const auto& entry : entries) locate(entry.node, a, b);
      return;
    }
    search(a, middle);
    search(middle, b);
  }
  bool complete() const { return work_ >= 0; }

 private:
  /// What decides the node turns once at most: it is cut there.
  void locate(int node, double a, double b) {
    const auto slope = [&](double x) { return tree_.slopeSign(node, x); };
    if (slope(a) == slope(b)) return locateCrossing(node, a, b);
    const Place turn = between(a, b, slope);
    const double first = tree_.outcome(node, a), there = tree_.outcome(node, turn.before);
    const bool touches = there == 0 || there == first;
    if (tree_.isSingular(node) && touches && first == tree_.outcome(node, b)) return take(node, turn);
    locateCrossing(node, a, turn.before);
    locateCrossing(node, turn.before, turn.after);
    locateCrossing(node, turn.after, b);
  }

  void locateCrossing(int node, double a, double b) {
    const auto outcome = [&](double x) { return tree_.outcome(node, x); };
    if (a < b && outcome(a) != outcome(b)) take(node, between(a, b, outcome));
  }

  void take(int node, Place p) {
    p.singular = tree_.isSingular(node);
    p.branches = !p.singular;
    if (isReached(node, p.before, p.after)) take_(p);
  }

  /// Where f stops to be what it is at a, and where it begins to be what it is at b.
  template <class F>
  static Place between(double a, double b, const F& f) {
    const double first = f(a), last = f(b);
    const double before = boundary(a, b, [&](double x) { return f(x) == first; });
    return {before, next(boundary(before, b, [&](double x) { return f(x) != last; }))};
  }

  /// Whether the node counts there, or stands in a branch that is not taken.
  bool isReached(int node, double before, double after) const {
    UndecidedNodes open;
    tree_.undecided({before, after}, open);
    const auto entries = open.entries();
    return open.overflow() ||
           std::any_of(entries.begin(), entries.end(), [&](const auto& e) { return e.node == node; });
  }

  /// The last number of [a, b] where it holds; it does at a and not at b.
  template <class Holds>
  static double boundary(double a, double b, Holds holds) {
    while (true) {
      const double middle = a + 0.5 * (b - a);
      if (middle <= a || middle >= b) return a;
      (holds(middle) ? a : b) = middle;
    }
  }
  static double next(double x) { return std::nextafter(x, std::numeric_limits<double>::infinity()); }

  const ExpressionTree& tree_;
  int work_;
  Take take_;
};

bool earlier(const Place& a, const Place& b) { return a.before < b.before; }

}  // namespace

bool Places::add(Place p) {
  if (count_ == most) return false;
  const auto end = places_.begin() + static_cast<std::ptrdiff_t>(count_);
  const auto at = std::upper_bound(places_.begin(), end, p, earlier);
  std::move_backward(at, end, end + 1);
  *at = p;
  ++count_;
  return true;
}

std::vector<Place> switchPlaces(const ExpressionTree& tree, double a, double b, bool& complete, int work) {
  std::vector<Place> found, out;
  SwitchSearch search(tree, work, [&](Place p) { found.push_back(p); });
  search.search(a, b);
  complete = search.complete();
  std::sort(found.begin(), found.end(), earlier);
  for (const Place& p : found) {
    if (out.empty() || p.before > out.back().after) {
      out.push_back(p);
      continue;
    }
    out.back().after = std::max(out.back().after, p.after);
    out.back().singular = out.back().singular || p.singular;
    out.back().branches = out.back().branches || p.branches;
  }
  return out;
}

Places fewSwitchPlaces(const ExpressionTree& tree, double a, double b) {
  Places out;
  SwitchSearch search(tree, 4000, [&](Place p) { out.add(p); });
  search.search(a, b);
  return out;
}

}  // namespace gyre
