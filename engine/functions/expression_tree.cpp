#include "functions/expression_tree.h"

#include "functions/branch.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace gyre {
namespace {

using Op = Operation;
using Bound = Jet<Interval>;

double smooth(Op op, double x) {
  switch (op) {
    case Op::sin: return std::sin(x);
    case Op::cos: return std::cos(x);
    case Op::tan: return std::tan(x);
    case Op::asin: return std::asin(x);
    case Op::acos: return std::acos(x);
    case Op::atan: return std::atan(x);
    case Op::sinh: return std::sinh(x);
    case Op::cosh: return std::cosh(x);
    case Op::tanh: return std::tanh(x);
    case Op::asinh: return std::asinh(x);
    case Op::acosh: return std::acosh(x);
    case Op::atanh: return std::atanh(x);
    case Op::exp: return std::exp(x);
    case Op::ln: return std::log(x);
    case Op::log2: return std::log2(x);
    case Op::log10: return std::log10(x);
    default: return std::sqrt(x);
  }
}

double valueOf(double x) { return x; }
double valueOf(const Jet<double>& x) { return x.v; }

bool compare(Op op, double a, double b) {
  switch (op) {
    case Op::less: return a < b;
    case Op::greater: return a > b;
    case Op::lessOrEqual: return a <= b;
    case Op::greaterOrEqual: return a >= b;
    case Op::equal: return a == b;
    default: return a != b;
  }
}

double raised(double u, double w) { return power(u, w); }

/// u^w; with x^0 = 1 and 0^w = 0 for w > 0.
Jet<double> raised(const Jet<double>& u, const Jet<double>& w) {
  if (w.d == 0 && w.dd == 0) return power(u, w.v);
  if (u.v == 0 && u.d == 0 && u.dd == 0 && w.v > 0) return {0, 0, 0};
  const Jet<double> logarithm = smooth(Op::ln, u), exponent = w * logarithm;
  const double value = power(u.v, w.v);
  return chain(exponent, value, value, value);
}
Bound raised(const Bound& u, const Bound& w) {
  if (w.v.lo == w.v.hi) return power(u, w.v.lo);
  return smooth(Op::exp, w * smooth(Op::ln, u));
}

using Course = UndecidedNodes::Course;

Course courseOf(const Bound& g) {
  return g.d.hasSign() ? Course::rises : g.dd.hasSign() ? Course::turns : Course::open;
}

double rounded(double x) { return std::floor(x + 0.5); }
double signOf(double x) { return x < 0 ? -1 : (x > 0 ? 1 : 0); }

}  // namespace

int ExpressionTree::add(Node n) {
  if (n.op == Op::variable) {
    n.dependsOn = n.a == 0 ? byFirst : byOthers;
  } else if (n.op != Op::number) {
    for (const int operand : {n.a, n.b, n.c})
      if (operand >= 0) {
        const Node& o = nodes_[static_cast<std::size_t>(operand)];
        n.dependsOn |= o.dependsOn;
        n.depth = std::max(n.depth, o.depth + 1);
      }
    n.breaks = n.dependsOn == byFirst && mayBreak(n);
    if (n.breaks) switchesWithFirst_ = true;
    if (choosesBranch(n.op)) (n.dependsOn & byOthers ? branchesWithOthers_ : branchesWithFirst_) = true;
  }
  nodes_.push_back(n);
  const int i = static_cast<int>(nodes_.size()) - 1;
  if (n.dependsOn == 0 && n.op != Op::number) {  // a number after all
    root_ = i;
    nodes_.back() = {.number = value({})};
  }
  return i;
}

bool ExpressionTree::mayBreak(const Node& n) const {
  const Node* second = n.b >= 0 ? &nodes_[static_cast<std::size_t>(n.b)] : nullptr;
  const bool byNumber = second && second->op == Op::number;
  if (n.op == Op::divide && byNumber) return false;
  if (n.op == Op::power && byNumber && second->number >= 0 && second->number == std::floor(second->number))
    return false;
  return breaksSomewhere(n.op);
}

template <class T, class Leaf>
T ExpressionTree::evaluate(int i, const Leaf& leaf) const {
  const Node& n = nodes_[static_cast<std::size_t>(i)];
  if (n.op == Op::number) return T{n.number};
  if (n.op == Op::variable) return leaf(n.a);
  const T a = evaluate<T>(n.a, leaf);
  const auto b = [&] { return evaluate<T>(n.b, leaf); };
  if (isComparison(n.op)) return T{compare(n.op, valueOf(a), valueOf(b())) ? 1.0 : 0.0};
  switch (n.op) {
    case Op::negate: return -a;
    case Op::add: return a + b();
    case Op::subtract: return a - b();
    case Op::multiply: return a * b();
    case Op::divide: return a / b();
    case Op::power: return raised(a, b());
    case Op::atan2: {
      using std::atan2;
      return atan2(a, b());
    }
    case Op::both: return T{valueOf(a) != 0 && valueOf(b()) != 0 ? 1.0 : 0.0};
    case Op::either: return T{valueOf(a) != 0 || valueOf(b()) != 0 ? 1.0 : 0.0};
    case Op::choose: return valueOf(a) != 0 ? b() : evaluate<T>(n.c, leaf);
    case Op::abs: return valueOf(a) >= 0 ? a : -a;
    case Op::sign: return T{signOf(valueOf(a))};
    case Op::rint: return T{rounded(valueOf(a))};
    case Op::min: {
      const T other = b();
      return valueOf(other) < valueOf(a) ? other : a;
    }
    case Op::max: {
      const T other = b();
      return valueOf(a) < valueOf(other) ? other : a;
    }
    default: return smooth(n.op, a);
  }
}

double ExpressionTree::value(std::span<const double> at) const {
  return evaluate<double>(root_, [&](int i) { return at[static_cast<std::size_t>(i)]; });
}

Jet<double> ExpressionTree::jet(std::span<const double> at, std::size_t along) const {
  return evaluate<Jet<double>>(root_, [&](int i) {
    const auto k = static_cast<std::size_t>(i);
    return Jet<double>{at[k], k == along ? 1.0 : 0.0};
  });
}

struct ExpressionTree::Bounds {
  Interval first;
  UndecidedNodes& out;
};

void ExpressionTree::undecided(Interval first, UndecidedNodes& out) const { bounds(root_, {first, out}); }

Bound ExpressionTree::bounds(int i, const Bounds& at) const {
  const Node& n = nodes_[static_cast<std::size_t>(i)];
  const Bound unknown{Interval(0, 1), Interval::whole(), Interval::whole()};
  if (n.op == Op::number) return {n.number};
  if (n.op == Op::variable) {
    if (n.a == 0) return {at.first, 1.0};
    return {Interval::whole()};
  }
  if (takesBranch(n.op)) return switchBounds(i, at);
  const Bound a = bounds(n.a, at);
  if (n.breaks && isSmoothFunction(n.op)) addOpen(i, deciding(n.op, a, {}), at);
  const auto isFalse = [](const Bound& x) { return x.v.lo == 0 && x.v.hi == 0; };
  const auto isTrue = [](const Bound& x) { return x.v.hasSign(); };
  if (n.op == Op::choose) {
    if (isTrue(a)) return bounds(n.b, at);
    if (isFalse(a)) return bounds(n.c, at);
    return {hull(bounds(n.b, at).v, bounds(n.c, at).v), Interval::whole(), Interval::whole()};
  }
  if (n.op == Op::both) {
    if (isFalse(a)) return {0.0};
    const Bound b = bounds(n.b, at);
    return isFalse(b) ? Bound{0.0} : isTrue(a) && isTrue(b) ? Bound{1.0} : unknown;
  }
  if (n.op == Op::either) {
    if (isTrue(a)) return {1.0};
    const Bound b = bounds(n.b, at);
    return isTrue(b) ? Bound{1.0} : isFalse(a) && isFalse(b) ? Bound{0.0} : unknown;
  }
  if (n.op == Op::negate) return -a;
  if (isSmoothFunction(n.op)) return smooth(n.op, a);
  const Bound b = bounds(n.b, at);
  if (n.breaks && !(n.op == Op::atan2 && b.v.lo > 0)) addOpen(i, deciding(n.op, a, b), at);
  switch (n.op) {
    case Op::add: return a + b;
    case Op::subtract: return a - b;
    case Op::multiply: return a * b;
    case Op::divide: return a / b;
    case Op::power: return raised(a, b);
    default: return atan2(a, b);
  }
}

/// Lists a node that breaks within the interval, or may. What vanishes all over it does not count.
void ExpressionTree::addOpen(int i, const Bound& decides, const Bounds& at) const {
  constexpr double tiny = 1e-300;
  const Interval& v = decides.v;
  if (v.isNowhere() || v.hasSign() || (v.lo > -tiny && v.hi < tiny)) return;
  at.out.add(i, courseOf(decides));
}

/// Bounds of a node that switches; it is listed where its outcome is open.
Bound ExpressionTree::switchBounds(int i, const Bounds& at) const {
  const Node& n = nodes_[static_cast<std::size_t>(i)];
  const Bound a = bounds(n.a, at);
  const Bound b = n.b >= 0 ? bounds(n.b, at) : Bound{};
  const Bound g = deciding(n.op, a, b);  // the outcome hangs on its sign, that of rint on its whole part
  if (g.v.isNowhere()) {                 // as values that are no numbers go
    if (isComparison(n.op)) return {n.op == Op::notEqual ? 1.0 : 0.0};
    return n.op == Op::sign ? Bound{0.0} : a;
  }
  const double lowest = rounded(g.v.lo), largest = rounded(g.v.hi);
  const bool rounds = n.op == Op::rint;
  if (rounds ? lowest == largest : g.v.hasSign()) {
    const bool below = g.v.hi < 0;
    switch (n.op) {
      case Op::rint: return {lowest};
      case Op::sign: return {below ? -1.0 : 1.0};
      case Op::abs: return below ? -a : a;
      case Op::min: return below ? a : b;
      case Op::max: return below ? b : a;
      default: return {compare(n.op, below ? -1 : 1, 0) ? 1.0 : 0.0};
    }
  }
  const bool once = g.d.hasSign() && largest - lowest == 1;  // of rint
  if (n.breaks) at.out.add(i, !rounds ? courseOf(g) : once ? Course::rises : Course::open);
  const Interval v = n.op == Op::rint   ? Interval(lowest, largest)
                     : n.op == Op::sign ? Interval(-1, 1)
                     : n.op == Op::abs  ? Interval(0, std::max(-a.v.lo, a.v.hi))
                     : n.op == Op::min  ? Interval(std::min(a.v.lo, b.v.lo), std::min(a.v.hi, b.v.hi))
                     : n.op == Op::max  ? Interval(std::max(a.v.lo, b.v.lo), std::max(a.v.hi, b.v.hi))
                                        : Interval(0, 1);
  // abs, min and max go on without a jump: their slope is one of the two.
  if (n.op == Op::abs) return {v, hull(a.d, -a.d), Interval::whole()};
  if (n.op == Op::min || n.op == Op::max) return {v, hull(a.d, b.d), Interval::whole()};
  return {v, Interval::whole(), Interval::whole()};
}

Jet<double> ExpressionTree::decidingAt(int node, double first) const {
  const Node& n = nodes_[static_cast<std::size_t>(node)];
  const auto operand = [&](int i) {
    return evaluate<Jet<double>>(i, [first](int) { return Jet<double>{first, 1.0}; });
  };
  return deciding(n.op, operand(n.a), n.b >= 0 ? operand(n.b) : Jet<double>{});
}

double ExpressionTree::outcome(int node, double first) const {
  const Node& n = nodes_[static_cast<std::size_t>(node)];
  if (isComparison(n.op) && n.op != Op::equal && n.op != Op::notEqual)
    return evaluate<double>(node, [first](int) { return first; });
  const double v = decidingAt(node, first).v;
  return n.op == Op::rint ? rounded(v) : signOf(v);
}

double ExpressionTree::slopeSign(int node, double first) const { return signOf(decidingAt(node, first).d); }

std::uint64_t ExpressionTree::branch(std::span<const double> at, bool withFirst) const {
  std::uint64_t out = 0;
  addBranches(root_, at, withFirst, out);
  return out;
}

void ExpressionTree::addBranches(int i, std::span<const double> at, bool withFirst, std::uint64_t& branch) const {
  const Node& n = nodes_[static_cast<std::size_t>(i)];
  if (n.op == Op::number || n.op == Op::variable) return;
  addBranches(n.a, at, withFirst, branch);
  if (n.op == Op::choose) {
    const bool chosen = evaluate<double>(n.a, [at](int k) { return at[static_cast<std::size_t>(k)]; }) != 0;
    addBranches(chosen ? n.b : n.c, at, withFirst, branch);
    return;
  }
  if (n.b >= 0) addBranches(n.b, at, withFirst, branch);
  if (choosesBranch(n.op) && (withFirst || (n.dependsOn & byOthers)))
    branch = combined(branch, std::bit_cast<std::uint64_t>(
                                  evaluate<double>(i, [at](int k) { return at[static_cast<std::size_t>(k)]; })));
}

}  // namespace gyre
