#pragma once
// What many bodies in joints answer to wrenches w (force, moment about the centre of mass; inertial axes), with the
// joints eliminated, by factors instead of the matrix of all answers:
//
//   u = A^-1 w - Y lambda,   S lambda = Y^T w,   Y = A^-1 B^T,   S = B A^-1 B^T = L D L^T
//
// A^-1 of each body by itself; L D L^T in blocks, in the order of group_plan.h. Rows of constraints that say nothing
// new have no pivot: they are left out. In a chain of n bodies the factors take a time like n, an impulse on one body
// and its velocity behind it one like log n.

#include "core/types.h"
#include "local_dynamics/group_plan.h"

namespace gyre {

class GroupResponse {
 public:
  /// A constraint on a body, by its place in the plan.
  struct Link {
    int place = 0;
    Mat6 Y = Mat6::Zero();  ///< columns beyond the rows of the constraint are zero
  };
  explicit GroupResponse(std::shared_ptr<const GroupPlan> plan) : plan_(std::move(plan)) {}

  /// Starts with no bodies, and S = 0.
  void clear();
  /// S += values between two constraints, of the one that comes first in the call times that of the other.
  void add(int constraint1, int constraint2, const Mat6& values);
  /// The next body that can be pushed. @param links  in any order
  void addBody(const Mat6& inverse, std::span<const Link> links);
  /// When all is there.
  void factor();

  const GroupPlan& plan() const { return *plan_; }
  int bodies() const { return static_cast<int>(bodies_.size()); }
  /// A^-1 of a body by itself.
  const Mat6& inverse(int body) const { return bodies_[static_cast<std::size_t>(body)].inverse; }
  /// Ascending in places; the way to the root from the first leads through all.
  std::span<const Link> links(int body) const;
  /// Blocks of S, without rows that are left out, which have a one in the diagonal.
  const Mat6& diagonal(int place) const { return S_[static_cast<std::size_t>(place)]; }
  const Mat6& entry(int number) const { return lower_[static_cast<std::size_t>(number)]; }
  const Mat6& inversePivot(int place) const { return pivots_[static_cast<std::size_t>(place)]; }
  const Mat6& factorEntry(int number) const { return L_[static_cast<std::size_t>(number)]; }
  /// The velocities of one body per wrench on another, or on itself.
  Mat6 block(int of, int per) const;
  /// A third of a body's own answer, on average: how light the group is.
  double lightness() const;
  /// u += the answer to wrenches on all bodies.
  void respond(std::span<const Vec6> wrenches, std::span<Vec6> u) const;
  /// Products of blocks that the factors take, and an impulse and a velocity at each body: what it costs.
  std::size_t products() const;

 private:
  struct Body {
    Mat6 inverse, own;  ///< A^-1; the answer of the body to itself
    std::size_t firstLink = 0, linkCount = 0;
  };
  int first(int body) const { return links(body).empty() ? -1 : links(body).front().place; }
  Mat6 findBlock(int of, int per) const;
  void invertPivot(int place);
  void leaveOut();

  std::shared_ptr<const GroupPlan> plan_;
  std::vector<Body> bodies_;
  std::vector<Link> links_;
  std::vector<Mat6> S_, lower_;   ///< S: diagonal blocks, entries
  std::vector<Mat6> pivots_, L_;  ///< D^-1, L
  std::vector<Vec6> isKept_;      ///< rows of each constraint: 1, or 0 where it is left out
};

/// Velocities of a group while its bodies are pushed one after the other.
class GroupMotion {
 public:
  /// @param u  of each body
  void start(const GroupResponse& response, std::span<const Vec6> u);
  void push(int body, const Vec6& impulse);
  Vec6 twist(int body) const;

 private:
  const GroupResponse* response_ = nullptr;
  std::vector<Vec6> u_;  ///< as if there were no constraints
  std::vector<Vec6> z_;  ///< L^-1 Y^T of all impulses
  mutable std::vector<Vec6> way_;
  mutable std::vector<int> path_;
};

}  // namespace gyre
