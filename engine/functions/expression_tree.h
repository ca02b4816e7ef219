#pragma once
// An expression as a tree of operations in one array, operands before what uses them. Evaluated by recursion, with no
// memory but the stack's: for values, for derivatives along one variable, and for bounds over an interval of the first
// variable. May be evaluated by many threads at once.

#include "functions/expression_scope.h"
#include "functions/jet.h"
#include "functions/operation.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace gyre {

/// Where a function may switch within an interval: nodes whose outcome is not the same all over it.
class UndecidedNodes {
 public:
  /// Course of what decides the node, all over the interval: it rises or falls, so that it switches once at most; or
  /// its slope does, so that it turns once at most and switches on either side of that once at most.
  enum class Course { rises, turns, open };
  struct Entry {
    int node;
    Course course;
  };
  void add(int node, Course course) {
    if (count_ < entries_.size()) entries_[count_] = {node, course};
    else overflow_ = true;
    if (count_ < entries_.size()) ++count_;
  }
  std::span<const Entry> entries() const { return {entries_.data(), count_}; }
  bool overflow() const { return overflow_; }

 private:
  std::array<Entry, 32> entries_;
  std::size_t count_ = 0;
  bool overflow_ = false;
};

class ExpressionTree {
 public:
  /// Levels of operations, which are gone through by recursion.
  static constexpr int mostDepth = 1000;

  /// Which of the variables stand in the text.
  const std::vector<bool>& uses() const { return uses_; }
  double value(std::span<const double> at) const;
  /// With the derivatives along a variable.
  Jet<double> jet(std::span<const double> at, std::size_t along) const;
  /// Lists what may switch where the first variable moves in an interval, and only it matters; others may have any
  /// value.
  void undecided(Interval first, UndecidedNodes& out) const;
  /// What a node that may switch says there: a number for each branch.
  double outcome(int node, double first) const;
  /// Whether what decides it rises (1) or falls (-1) there.
  double slopeSign(int node, double first) const;
  /// Whether it is singular where it switches, and where what decides it touches zero.
  bool isSingular(int node) const { return isSingularSomewhere(nodes_[static_cast<std::size_t>(node)].op); }
  /// What all nodes say that choose a branch and count there (functions/branch.h).
  /// @param withFirst  also those that depend on the first variable alone
  std::uint64_t branch(std::span<const double> at, bool withFirst) const;
  /// Whether any such node depends on the first variable alone.
  bool switchesWithFirst() const { return switchesWithFirst_; }
  /// Whether any that chooses a branch depends on the others, or, if asked, on the first alone.
  bool hasBranches(bool withFirst) const { return branchesWithOthers_ || (withFirst && branchesWithFirst_); }

 private:
  friend class ExpressionParser;
  static constexpr std::uint8_t byFirst = 1, byOthers = 2;
  struct Node {
    Operation op = Operation::number;
    std::uint8_t dependsOn = 0;
    int a = -1, b = -1, c = -1;  ///< operands; a: index of a variable
    int depth = 1;
    bool breaks = false;
    double number = 0;
  };
  struct Bounds;
  template <class T, class Leaf>
  T evaluate(int i, const Leaf& leaf) const;
  Jet<Interval> bounds(int i, const Bounds& at) const;
  Jet<Interval> switchBounds(int i, const Bounds& at) const;
  bool mayBreak(const Node& n) const;
  void addOpen(int i, const Jet<Interval>& decides, const Bounds& at) const;
  Jet<double> decidingAt(int node, double first) const;
  void addBranches(int i, std::span<const double> at, bool withFirst, std::uint64_t& branch) const;
  int add(Node n);

  std::vector<Node> nodes_;
  std::vector<bool> uses_;
  int root_ = -1;
  bool switchesWithFirst_ = false, branchesWithFirst_ = false, branchesWithOthers_ = false;
};

}  // namespace gyre
