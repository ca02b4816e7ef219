#include "linear/elimination_order.h"

#include "core/parallel.h"
#include "linear/flat_lists.h"
#include "linear/part_sets.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <queue>
#include <utility>

namespace gyre {
namespace {

std::size_t partIndex(int i) { return static_cast<std::size_t>(i); }

/// Bodies hung on each other by joints, breadth first from the ground.
struct SpanningForest {
  explicit SpanningForest(const KktStructure& s)
      : structure(s),
        parent(s.bodies.size(), ground),
        bodyOf(s.constraints.size(), none),
        held(s.bodies.size()),
        bodiesOf(s.constraints.size(),
                 [&](auto add) {
                   for (const KktStructure::Block& b : s.blocks) add(b.constraint, b.body);
                 }),
        constraintsOf(s.bodies.size(), [&](auto add) {
          for (const KktStructure::Block& b : s.blocks) add(b.body, b.constraint);
        }) {
    // Order of the graph of constraints (delassus_plan.h), whose parts stand for bodies.
    const FlatLists coupled(s.bodies.size(), [&](auto add) {
      if (!s.symmetric) return;
      for (const KktStructure::Coupling& c : s.couplings) {
        add(c.i, c.j);
        add(c.j, c.i);
      }
    });
    queue.reserve(s.bodies.size());
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
    for (std::size_t c = 0; c < bodiesOf.size(); ++c)
      if (const auto bodies = bodiesOf[c]; bodies.size() == 1) reach(bodies[0], ground);
    spread(0);
    for (int b = 0; b < static_cast<int>(s.bodies.size()); ++b) {
      const std::size_t first = queue.size();
      reach(b, ground);
      spread(first);
    }
    for (int c = 0; c < static_cast<int>(s.constraints.size()); ++c) assign(c);
  }

  /// Middles of trees of thousands of bodies: that from which on a little more than half of them hang, since what lies
  /// before it has wider fronts.
  std::vector<int> middles() const {
    std::vector<int> out;
    if (parent.size() < parallelFrom) return out;
    std::vector<int> behind(parent.size(), 1), root(parent.size());
    for (std::size_t i = queue.size(); i-- > 0;)
      if (const int before = parent[partIndex(queue[i])]; before != ground)
        behind[partIndex(before)] += behind[partIndex(queue[i])];
    std::vector<int> middle(parent.size(), none);  // of the tree of each root
    for (const int body : queue) {
      const int before = parent[partIndex(body)];
      const int top = root[partIndex(body)] = before == ground ? body : root[partIndex(before)];
      const int all = behind[partIndex(top)];
      if (all >= static_cast<int>(parallelFrom) && behind[partIndex(body)] >= 0.6 * all) middle[partIndex(top)] = body;
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
  FlatLists bodiesOf, constraintsOf;
  std::vector<int> queue;  ///< bodies, breadth first

 private:
  /// To the body that hangs on it, which takes no more rows than it can have independent ones.
  void assign(int c) {
    const auto bodies = bodiesOf[partIndex(c)];
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
    const auto ends = ends_[partIndex(c)];
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
    const auto own = forest_.bodiesOf[partIndex(c)];
    return std::find(own.begin(), own.end(), body) != own.end();
  }

  const SpanningForest& forest_;
  FlatLists ends_;            ///< of each: where the ways from its bodies to the ground are open
  std::vector<int> freedom_;  ///< of the bodies behind
  std::vector<std::vector<int>> waiting_;
};

/// The narrowest first, of equally wide ones that of the lowest number. A group that has become another width is put in
/// once more, and what is out of date is passed over.
class NarrowestFirst {
 public:
  explicit NarrowestFirst(std::size_t groups) : widthIn_(groups, out) {}

  bool holds(int g) const { return widthIn_[partIndex(g)] != out; }
  void put(int g, int width) {
    if (std::exchange(widthIn_[partIndex(g)], width) != width) heap_.push({width, g});
  }
  /// None where it is empty: -1.
  int take() {
    while (!heap_.empty()) {
      const auto [width, g] = heap_.top();
      heap_.pop();
      if (widthIn_[partIndex(g)] != width) continue;
      widthIn_[partIndex(g)] = out;
      return g;
    }
    return -1;
  }

 private:
  static constexpr int out = -1;
  std::vector<int> widthIn_;
  std::priority_queue<std::pair<int, int>, std::vector<std::pair<int, int>>, std::greater<>> heap_;
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
        parts_(group_.size(), [this](auto add) { forEachPart(add); }),
        neighbours_(expectedNeighbours()),
        width_(group_.size()),
        queue_(group_.size()) {
    forEachConnection([this](int g, int part) { add(g, part); });
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
    return finish();
  }

 private:
  /// A front as it was eliminated, its boundary among boundaries_.
  struct Eliminated {
    int group, firstTouched, touched;
    int parent = -1;
  };

  /// f(group, part) for every part.
  template <class F>
  void forEachPart(F f) {
    for (int p = 0; p < static_cast<int>(group_.size()); ++p) {
      const int body = p < bodies_ ? p : forest_.bodyOf[partIndex(p - bodies_)];
      f(group_[partIndex(p)] = body < 0 ? p : body, p);
    }
  }
  /// f(group, part of another one that it is coupled to), some more than once.
  template <class F>
  void forEachConnection(F f) const {
    const auto connect = [&](int p, int q) {
      if (group_[partIndex(p)] == group_[partIndex(q)]) return;
      f(group_[partIndex(p)], q);
      f(group_[partIndex(q)], p);
    };
    for (const KktStructure::Block& b : s_.blocks) connect(b.body, bodies_ + b.constraint);
    for (const KktStructure::Coupling& c : s_.couplings) connect(c.i, c.j);
  }
  std::vector<int> expectedNeighbours() const {
    std::vector<int> out(group_.size());
    forEachConnection([&](int g, int) { ++out[partIndex(g)]; });
    return out;
  }

  void add(int g, int part) {
    if (neighbours_.insert(partIndex(g), part)) width_[partIndex(g)] += sizeOfPart(s_, part);
  }
  void remove(int g, int part) {
    if (neighbours_.erase(partIndex(g), part)) width_[partIndex(g)] -= sizeOfPart(s_, part);
  }
  void enqueue(int g) { queue_.put(g, width_[partIndex(g)]); }

  void eliminateQueued() {
    for (int g = queue_.take(); g >= 0; g = queue_.take()) eliminate(g);
  }

  void eliminate(int g) {
    neighbours_.take(partIndex(g), boundary_);
    around_.clear();
    for (const int p : boundary_) around_.push_back(group_[partIndex(p)]);
    std::sort(around_.begin(), around_.end());
    around_.erase(std::unique(around_.begin(), around_.end()), around_.end());
    for (const int other : around_) {
      for (const int p : parts_[partIndex(g)]) remove(other, p);
      for (const int p : boundary_)
        if (group_[partIndex(p)] != other) add(other, p);
      if (queue_.holds(other)) enqueue(other);
    }
    eliminated_.push_back({g, static_cast<int>(boundaries_.size()), static_cast<int>(boundary_.size())});
    boundaries_.insert(boundaries_.end(), boundary_.begin(), boundary_.end());
    if (g >= bodies_) return;
    isEliminated_[partIndex(g)] = 1;
    closures_.eliminated(g, isEliminated_, [this](int c) { enqueue(bodies_ + c); });
  }

  /// Boundaries in order of elimination, parents, cost; fronts one subtree after the other.
  EliminationOrder finish() {
    findParents();
    EliminationOrder out;
    out.bodies = s_.bodies.size();
    out.fronts.reserve(eliminated_.size());
    out.parts.reserve(group_.size() + boundaries_.size());
    std::vector<int> place(eliminated_.size());
    for (const int f : sortedBySubtrees()) {
      const Eliminated& e = eliminated_[partIndex(f)];
      place[partIndex(f)] = static_cast<int>(out.fronts.size());
      const auto pivots = append(out.parts, parts_[partIndex(e.group)]), boundary = append(out.parts, boundaryOf(e));
      out.fronts.push_back(
          {.pivots = pivots, .boundary = boundary, .parent = e.parent, .cost = costOf(pivots, boundary)});
      out.operations += out.fronts.back().cost;
    }
    for (EliminationOrder::Front& f : out.fronts)
      if (f.parent >= 0) f.parent = place[partIndex(f.parent)];
    return out;
  }

  /// @pre there is room
  static std::span<const int> append(std::vector<int>& parts, std::span<const int> more) {
    const std::size_t first = parts.size();
    parts.insert(parts.end(), more.begin(), more.end());
    return std::span<const int>(parts).subspan(first);
  }

  double costOf(std::span<const int> pivots, std::span<const int> boundary) const {
    double own = 0, width = 0;
    for (const int p : pivots) own += sizeOfPart(s_, p);
    for (const int p : boundary) width += sizeOfPart(s_, p);
    return own * (own + width) * (own + width);
  }

  std::span<int> boundaryOf(const Eliminated& e) {
    return std::span(boundaries_).subspan(partIndex(e.firstTouched), partIndex(e.touched));
  }

  void findParents() {
    std::vector<int> place(group_.size()), front(group_.size());
    int next = 0;
    for (std::size_t f = 0; f < eliminated_.size(); ++f)
      for (const int p : parts_[partIndex(eliminated_[f].group)]) {
        place[partIndex(p)] = next++;
        front[partIndex(p)] = static_cast<int>(f);
      }
    for (Eliminated& e : eliminated_) {
      const auto boundary = boundaryOf(e);
      std::sort(boundary.begin(), boundary.end(),
                [&](int p, int q) { return place[partIndex(p)] < place[partIndex(q)]; });
      e.parent = boundary.empty() ? -1 : front[partIndex(boundary.front())];
    }
  }

  /// Each front right behind those that lead to it, which keeps what it needs of them at hand.
  std::vector<int> sortedBySubtrees() const {
    const auto fronts = static_cast<int>(eliminated_.size());
    std::vector<int> open, sorted;
    sorted.reserve(eliminated_.size());
    const FlatLists children = childrenOf(eliminated_.size(), [this](std::size_t f) { return eliminated_[f].parent; });
    for (int f = 0; f < fronts; ++f)
      if (eliminated_[partIndex(f)].parent < 0) open.push_back(f);
    while (!open.empty()) {  // from the last root down: the reverse of the order
      const int f = open.back();
      open.pop_back();
      sorted.push_back(f);
      const auto before = children[partIndex(f)];
      open.insert(open.end(), before.begin(), before.end());
    }
    std::reverse(sorted.begin(), sorted.end());
    return sorted;
  }

  const KktStructure& s_;
  const int bodies_;
  SpanningForest forest_;
  LoopClosures closures_;
  std::vector<char> isEliminated_;  ///< of bodies
  std::vector<int> group_;          ///< of each part
  FlatLists parts_;                 ///< of each group
  PartSets neighbours_;             ///< of each group: parts of others
  std::vector<int> width_;          ///< unknowns of these
  NarrowestFirst queue_;
  std::vector<int> heldBack_;           ///< bodies, sorted
  std::vector<Eliminated> eliminated_;  ///< in order
  std::vector<int> boundaries_;         ///< of these
  std::vector<int> boundary_, around_;  ///< scratch of eliminate()
};

}  // namespace

EliminationOrder eliminationOrder(const KktStructure& structure) { return MinimumDegree(structure).run(); }

}  // namespace gyre
