#include "linear/elimination_order.h"

#include "core/side_by_side.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace gyre {
namespace {

std::size_t partIndex(int i) { return static_cast<std::size_t>(i); }

/// Bodies hung on each other by joints, breadth first from the ground.
struct SpanningForest {
  explicit SpanningForest(const KktStructure& s)
      : structure(s), parent(s.bodies.size(), ground), bodyOf(s.constraints.size(), none), held(s.bodies.size()) {
    bodiesOf.resize(s.constraints.size());
    constraintsOf.resize(s.bodies.size());
    for (const KktStructure::Block& b : s.blocks) {
      bodiesOf[partIndex(b.constraint)].push_back(b.body);
      constraintsOf[partIndex(b.body)].push_back(b.constraint);
    }
    // Of the graph of constraints (delassus_plan.h), whose parts stand for bodies.
    std::vector<std::vector<int>> coupled(s.bodies.size());
    if (s.symmetric)
      for (const KktStructure::Coupling& c : s.couplings) {
        coupled[partIndex(c.i)].push_back(c.j);
        coupled[partIndex(c.j)].push_back(c.i);
      }
    std::vector<char> seen(s.bodies.size());
    const auto reach = [&](int body, int from) {
      if (seen[partIndex(body)]) return;
      seen[partIndex(body)] = 1;
      parent[partIndex(body)] = from;
      queue.push_back(body);
    };
    const auto spread = [&](std::size_t first) {
      for (std::size_t i = first; i < queue.size(); ++i) {
        for (const int body : coupled[partIndex(queue[i])]) reach(body, queue[i]);
        for (const int c : constraintsOf[partIndex(queue[i])])
          if (bodiesOf[partIndex(c)].size() == 2)
            for (const int body : bodiesOf[partIndex(c)]) reach(body, queue[i]);
      }
    };
    for (const auto& bodies : bodiesOf)
      if (bodies.size() == 1) reach(bodies[0], ground);
    spread(0);
    for (int b = 0; b < static_cast<int>(s.bodies.size()); ++b) {
      const std::size_t first = queue.size();
      reach(b, ground);
      spread(first);
    }
    for (int c = 0; c < static_cast<int>(s.constraints.size()); ++c) assign(c);
  }

  /// Of trees of thousands of bodies: that from which on a little more than half of them hang, since what lies before
  /// it has wider fronts.
  std::vector<int> middles() const {
    std::vector<int> out;
    if (parent.size() < sideBySideFrom) return out;
    std::vector<int> behind(parent.size(), 1), root(parent.size());
    for (std::size_t i = queue.size(); i-- > 0;)
      if (const int before = parent[partIndex(queue[i])]; before != ground)
        behind[partIndex(before)] += behind[partIndex(queue[i])];
    std::vector<int> middle(parent.size(), none);  // of the tree of each root
    for (const int body : queue) {
      const int before = parent[partIndex(body)];
      const int top = root[partIndex(body)] = before == ground ? body : root[partIndex(before)];
      const int all = behind[partIndex(top)];
      if (all >= static_cast<int>(sideBySideFrom) && behind[partIndex(body)] >= 0.6 * all)
        middle[partIndex(top)] = body;
    }
    std::copy_if(middle.begin(), middle.end(), std::back_inserter(out), [](int body) { return body != none; });
    std::sort(out.begin(), out.end());
    return out;
  }

  static constexpr int ground = -1, none = -1;
  const KktStructure& structure;
  std::vector<int> parent;  ///< of each body
  std::vector<int> bodyOf;  ///< of each constraint: the body that it is eliminated with
  std::vector<int> held;    ///< of each body: rows of its constraints
  std::vector<std::vector<int>> bodiesOf, constraintsOf;
  std::vector<int> queue;  ///< bodies, breadth first

 private:
  /// To the body that hangs on it, which takes no more rows than it can have independent ones.
  void assign(int c) {
    const auto& bodies = bodiesOf[partIndex(c)];
    const int rows = structure.constraints[partIndex(c)].rows;
    for (const int b : bodies) {
      const bool hangs = bodies.size() == 1   ? parent[partIndex(b)] == ground
                         : bodies.size() == 2 ? parent[partIndex(b)] == bodies[0] + bodies[1] - b
                                              : false;
      if (!hangs || held[partIndex(b)] + rows > structure.bodies[partIndex(b)].size) continue;
      bodyOf[partIndex(c)] = b;
      held[partIndex(b)] += rows;
      return;
    }
  }
};

/// Constraints that close loops: when the bodies that are eliminated leave them enough to move.
class LoopClosures {
 public:
  explicit LoopClosures(const SpanningForest& forest)
      : forest_(forest), ends_(forest.bodiesOf), freedom_(forest.bodiesOf.size()), waiting_(forest.parent.size()) {}

  /// Calls ready(c) now, or when enough has been eliminated.
  template <class F>
  void wait(int c, const std::vector<char>& isEliminated, F ready) {
    const KktStructure& s = forest_.structure;
    auto& ends = ends_[partIndex(c)];
    int open = SpanningForest::ground;
    for (int& end : ends) {
      while (end >= 0 && isEliminated[partIndex(end)]) {
        freedom_[partIndex(c)] += s.bodies[partIndex(end)].size - forest_.held[partIndex(end)];
        end = forest_.parent[partIndex(end)];
      }
      if (end >= 0 && isItsOwn(c, end)) open = end;
    }
    const bool closed = std::all_of(ends.begin(), ends.end(), [&](int end) { return end == ends[0]; });
    if (open < 0 && !closed && freedom_[partIndex(c)] < s.constraints[partIndex(c)].rows)
      open = *std::max_element(ends.begin(), ends.end());
    if (open < 0) ready(c);
    else waiting_[partIndex(open)].push_back(c);
  }

  template <class F>
  void eliminated(int body, const std::vector<char>& isEliminated, F ready) {
    for (const int c : std::exchange(waiting_[partIndex(body)], {})) wait(c, isEliminated, ready);
  }

 private:
  bool isItsOwn(int c, int body) const {
    const auto& own = forest_.bodiesOf[partIndex(c)];
    return std::find(own.begin(), own.end(), body) != own.end();
  }

  const SpanningForest& forest_;
  std::vector<std::vector<int>> ends_;  ///< of each: where the ways from its bodies to the ground are open
  std::vector<int> freedom_;            ///< of the bodies behind
  std::vector<std::vector<int>> waiting_;
};

/// Groups of parts that are eliminated together, number of a group: that of its first part.
class MinimumDegree {
 public:
  explicit MinimumDegree(const KktStructure& s)
      : s_(s),
        bodies_(static_cast<int>(s.bodies.size())),
        forest_(s),
        closures_(forest_),
        isEliminated_(s.bodies.size()),
        group_(s.bodies.size() + s.constraints.size()),
        parts_(group_.size()),
        neighbours_(group_.size()),
        width_(group_.size()) {
    for (int p = 0; p < static_cast<int>(group_.size()); ++p) {
      const int body = p < bodies_ ? p : forest_.bodyOf[partIndex(p - bodies_)];
      group_[partIndex(p)] = body < 0 ? p : body;
      parts_[partIndex(group_[partIndex(p)])].push_back(p);
    }
    for (const KktStructure::Block& b : s.blocks) connect(b.body, bodies_ + b.constraint);
    for (const KktStructure::Coupling& c : s.couplings) connect(c.i, c.j);
  }

  EliminationOrder run() {
    heldBack_ = forest_.middles();
    for (int b = 0; b < bodies_; ++b)
      if (!std::binary_search(heldBack_.begin(), heldBack_.end(), b)) enqueue(b);
    for (int c = 0; c < static_cast<int>(s_.constraints.size()); ++c)
      if (forest_.bodyOf[partIndex(c)] < 0)
        closures_.wait(c, isEliminated_, [this](int which) { enqueue(bodies_ + which); });
    eliminateQueued();
    for (const int b : heldBack_) enqueue(b);
    eliminateQueued();
    finish();
    return std::move(order_);
  }

 private:
  void connect(int p, int q) {
    if (group_[partIndex(p)] == group_[partIndex(q)]) return;
    add(group_[partIndex(p)], q);
    add(group_[partIndex(q)], p);
  }
  void add(int g, int part) {
    if (neighbours_[partIndex(g)].insert(part).second) width_[partIndex(g)] += sizeOfPart(s_, part);
  }
  void remove(int g, int part) {
    if (neighbours_[partIndex(g)].erase(part) > 0) width_[partIndex(g)] -= sizeOfPart(s_, part);
  }
  void enqueue(int g) { queue_.insert({width_[partIndex(g)], g}); }

  void eliminateQueued() {
    while (!queue_.empty()) {
      const int g = queue_.begin()->second;
      queue_.erase(queue_.begin());
      eliminate(g);
    }
  }

  void eliminate(int g) {
    std::vector<int> boundary(neighbours_[partIndex(g)].begin(), neighbours_[partIndex(g)].end());
    std::vector<int> groups;
    for (const int p : boundary) groups.push_back(group_[partIndex(p)]);
    std::sort(groups.begin(), groups.end());
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    for (const int other : groups) {
      const bool isQueued = queue_.erase({width_[partIndex(other)], other}) > 0;
      for (const int p : parts_[partIndex(g)]) remove(other, p);
      for (const int p : boundary)
        if (group_[partIndex(p)] != other) add(other, p);
      if (isQueued) enqueue(other);
    }
    neighbours_[partIndex(g)].clear();
    order_.fronts.push_back({.pivots = parts_[partIndex(g)], .boundary = std::move(boundary)});
    if (g >= bodies_) return;
    isEliminated_[partIndex(g)] = 1;
    closures_.eliminated(g, isEliminated_, [this](int c) { enqueue(bodies_ + c); });
  }

  /// Boundaries in order of elimination, parents, cost; fronts one subtree after the other.
  void finish() {
    findParents();
    order_.bodies = s_.bodies.size();
    for (EliminationOrder::Front& f : order_.fronts) {
      double pivots = 0, width = 0;
      for (const int p : f.pivots) pivots += sizeOfPart(s_, p);
      for (const int p : f.boundary) width += sizeOfPart(s_, p);
      f.cost = pivots * (pivots + width) * (pivots + width);
      order_.operations += f.cost;
    }
    sortBySubtrees();
  }

  void findParents() {
    std::vector<int> place(group_.size()), front(group_.size());
    int next = 0;
    for (std::size_t f = 0; f < order_.fronts.size(); ++f)
      for (const int p : order_.fronts[f].pivots) {
        place[partIndex(p)] = next++;
        front[partIndex(p)] = static_cast<int>(f);
      }
    for (EliminationOrder::Front& f : order_.fronts) {
      std::sort(f.boundary.begin(), f.boundary.end(),
                [&](int p, int q) { return place[partIndex(p)] < place[partIndex(q)]; });
      f.parent = f.boundary.empty() ? -1 : front[partIndex(f.boundary.front())];
    }
  }

  /// Each front right behind those that lead to it, which keeps what it needs of them at hand.
  void sortBySubtrees() {
    const auto fronts = static_cast<int>(order_.fronts.size());
    std::vector<std::vector<int>> children(order_.fronts.size());
    std::vector<int> open, sorted, place(order_.fronts.size());
    for (int f = 0; f < fronts; ++f) {
      const int parent = order_.fronts[partIndex(f)].parent;
      (parent < 0 ? open : children[partIndex(parent)]).push_back(f);
    }
    while (!open.empty()) {  // from the last root down: the reverse of the order
      const int f = open.back();
      open.pop_back();
      sorted.push_back(f);
      open.insert(open.end(), children[partIndex(f)].begin(), children[partIndex(f)].end());
    }
    std::reverse(sorted.begin(), sorted.end());
    std::vector<EliminationOrder::Front> moved;
    for (const int f : sorted) {
      place[partIndex(f)] = static_cast<int>(moved.size());
      moved.push_back(std::move(order_.fronts[partIndex(f)]));
    }
    for (EliminationOrder::Front& f : moved)
      if (f.parent >= 0) f.parent = place[partIndex(f.parent)];
    order_.fronts = std::move(moved);
  }

  const KktStructure& s_;
  const int bodies_;
  SpanningForest forest_;
  LoopClosures closures_;
  std::vector<char> isEliminated_;  ///< of bodies
  std::vector<int> group_;          ///< of each part
  std::vector<std::vector<int>> parts_;
  std::vector<std::set<int>> neighbours_;  ///< of each group: parts of others
  std::vector<int> width_;                 ///< unknowns of these
  std::set<std::pair<int, int>> queue_;    ///< width and group
  std::vector<int> heldBack_;              ///< bodies, sorted
  EliminationOrder order_;
};

}  // namespace

EliminationOrder eliminationOrder(const KktStructure& structure) { return MinimumDegree(structure).run(); }

}  // namespace gyre
