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
    const auto simple = [](const UndecidedNodes::Entry& e) { return e.monotone; };
    if (isPoint || (!open.overflow() && std::all_of(entries.begin(), entries.end(), simple))) {
      for (const auto& entry : entries) locate(entry.node, a, b);
      return;
    }
    search(a, middle);
    search(middle, b);
  }
  bool complete() const { return work_ >= 0; }

 private:
  double outcome(int node, double x) const { return tree_.outcome(node, {&x, 1}); }

  void locate(int node, double a, double b) {
    const double first = outcome(node, a), last = outcome(node, b);
    if (first == last) return;
    const double before = boundary(a, b, [&](double x) { return outcome(node, x) == first; });
    const double after = next(boundary(before, b, [&](double x) { return outcome(node, x) != last; }));
    if (isReached(node, before, after)) take_(Place{before, after});
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
    if (!out.empty() && p.before <= out.back().after) out.back().after = std::max(out.back().after, p.after);
    else out.push_back(p);
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
