#include "linear/block_plan.h"

#include "linear/flat_lists.h"

#include <algorithm>

namespace gyre {
namespace {

std::size_t planPlace(int i) { return static_cast<std::size_t>(i); }

/// A block of S by the parts that it stands between.
struct BlockEnds {
  int row, column;
  BlockPlan::Entry::Kind kind;
  int index;
};

std::vector<BlockEnds> blockEnds(const KktStructure& s) {
  using Kind = BlockPlan::Entry::Kind;
  const auto bodies = static_cast<int>(s.bodies.size());
  std::vector<BlockEnds> out;
  out.reserve(s.bodies.size() + 2 * (s.couplings.size() + s.blocks.size()));
  for (int b = 0; b < bodies; ++b) out.push_back({b, b, Kind::body, b});
  for (int c = 0; c < static_cast<int>(s.couplings.size()); ++c) {
    const auto [i, j] = s.couplings[planPlace(c)];
    out.push_back({i, j, Kind::couplingIJ, c});
    out.push_back({j, i, Kind::couplingJI, c});
  }
  for (int k = 0; k < static_cast<int>(s.blocks.size()); ++k) {
    const auto [constraint, body] = s.blocks[planPlace(k)];
    out.push_back({body, bodies + constraint, Kind::B, k});
    out.push_back({bodies + constraint, body, Kind::C, k});
  }
  return out;
}

}  // namespace

/// Front by front in order of elimination.
class BlockPlan::Builder {
 public:
  Builder(BlockPlan& plan, const EliminationOrder& elimination)
      : plan_(plan),
        s_(plan.structure),
        elimination_(elimination),
        place_(s_.bodies.size() + s_.constraints.size()),
        frontOf_(place_),
        local_(place_),
        ends_(blockEnds(s_)) {
    placeParts();
    blocks_ = FlatLists(elimination.fronts.size(), [&](auto add) {
      for (std::size_t i = 0; i < ends_.size(); ++i)
        add(std::min(frontOf_[planPlace(ends_[i].row)], frontOf_[planPlace(ends_[i].column)]), static_cast<int>(i));
    });
    children_ = childrenOf(elimination.fronts.size(), [&](std::size_t k) { return elimination.fronts[k].parent; });
    makeRoom();
    for (std::size_t k = 0; k < elimination.fronts.size(); ++k) addFront(k);
  }

 private:
  void placeParts() {
    int next = 0;
    for (std::size_t f = 0; f < elimination_.fronts.size(); ++f)
      for (const int p : elimination_.fronts[f].pivots) {
        place_[planPlace(p)] = next;
        frontOf_[planPlace(p)] = static_cast<int>(f);
        next += sizeOfPart(s_, p);
      }
  }

  void makeRoom() {
    const std::size_t fronts = elimination_.fronts.size(), touched = elimination_.parts.size() - place_.size();
    plan_.fronts.reserve(fronts);
    plan_.own.reserve(place_.size());
    plan_.touched.reserve(touched);
    plan_.childSegments.reserve(touched);
    plan_.children.reserve(fronts);
    plan_.entries.reserve(s_.symmetric ? (ends_.size() + s_.bodies.size()) / 2 : ends_.size());
  }

  void addFront(std::size_t k) {
    const EliminationOrder::Front& e = elimination_.fronts[k];
    Front f{};
    f.first = place_[planPlace(e.pivots.front())];
    addUnknowns(e, f);
    f.firstEntry = static_cast<int>(plan_.entries.size());
    for (const int i : blocks_[k]) {
      const BlockEnds& b = ends_[planPlace(i)];
      if (s_.symmetric && local_[planPlace(b.row)] < local_[planPlace(b.column)]) continue;  // above the diagonal
      plan_.entries.push_back({b.kind, b.index, local_[planPlace(b.row)], local_[planPlace(b.column)],
                               sizeOfPart(s_, b.row), sizeOfPart(s_, b.column)});
    }
    f.entryCount = static_cast<int>(plan_.entries.size()) - f.firstEntry;
    addChildren(k, f);
    f.own = plan_.ownSize;
    plan_.ownSize += planPlace(plan_.rowsOfOwn(f)) * planPlace(f.n);
    f.coupling = plan_.couplingSize;
    plan_.couplingSize += planPlace(f.n) * planPlace(f.N - f.n);
    plan_.fronts.push_back(f);
  }

  void addUnknowns(const EliminationOrder::Front& e, Front& f) {
    f.firstOwn = static_cast<int>(plan_.own.size());
    for (const int p : e.pivots) {
      local_[planPlace(p)] = f.n;
      plan_.own.push_back({f.n, offsetOfPart(s_, p), sizeOfPart(s_, p)});
      f.n += sizeOfPart(s_, p);
    }
    f.ownCount = static_cast<int>(plan_.own.size()) - f.firstOwn;
    f.N = f.n;
    f.firstTouched = static_cast<int>(plan_.touched.size());
    for (const int p : e.boundary) {
      local_[planPlace(p)] = f.N;
      plan_.touched.push_back({f.N - f.n, place_[planPlace(p)], sizeOfPart(s_, p)});
      f.N += sizeOfPart(s_, p);
    }
    f.touchedCount = static_cast<int>(plan_.touched.size()) - f.firstTouched;
  }

  void addChildren(std::size_t k, Front& f) {
    f.firstChild = static_cast<int>(plan_.children.size());
    for (const int c : children_[k]) {
      Child child{c, static_cast<int>(plan_.childSegments.size()), 0};
      int there = 0;
      for (const int p : elimination_.fronts[planPlace(c)].boundary) {
        plan_.childSegments.push_back({local_[planPlace(p)], there, sizeOfPart(s_, p)});
        there += sizeOfPart(s_, p);
      }
      child.segmentCount = static_cast<int>(plan_.childSegments.size()) - child.firstSegment;
      plan_.children.push_back(child);
    }
    f.childCount = static_cast<int>(plan_.children.size()) - f.firstChild;
  }

  BlockPlan& plan_;
  const KktStructure& s_;
  const EliminationOrder& elimination_;
  std::vector<int> place_, frontOf_, local_;  ///< of parts: in order of elimination; in the front at hand
  std::vector<BlockEnds> ends_;
  FlatLists blocks_;    ///< of each front: among ends_, those that it is the first to touch
  FlatLists children_;  ///< of each front
};

BlockPlan::BlockPlan(const KktStructure& s) : structure(s) {
  const EliminationOrder elimination = eliminationOrder(s);
  operations = elimination.operations;
  Builder(*this, elimination);
  tasks = eliminationTasks(elimination);
  for (const std::vector<int>& task : tasks.tasks) placeWhatIsLeft(task);
  placeWhatIsLeft(tasks.rest);
}

/// What a front leaves is wanted until its parent has taken it up: since fronts come right behind those that lead to
/// them, it stands on a stack, which is small and stays in cache. What tasks leave to the rest stays below it.
void BlockPlan::placeWhatIsLeft(const std::vector<int>& list) {
  std::size_t top = leftSize;
  const std::size_t bottom = top;
  int topOfBoundary = boundarySize;
  for (const int k : list) {
    Front& f = fronts[planPlace(k)];
    for (int c = f.firstChild; c < f.firstChild + f.childCount; ++c) {
      const Front& child = fronts[planPlace(children[planPlace(c)].front)];
      if (child.left < bottom) continue;
      top = std::min(top, child.left);
      topOfBoundary = std::min(topOfBoundary, child.boundary);
    }
    f.left = top;
    f.boundary = topOfBoundary;
    top += planPlace(paddedRows(f.N - f.n)) * planPlace(f.N - f.n);
    topOfBoundary += f.N - f.n;
    leftSize = std::max(leftSize, top);
    boundarySize = std::max(boundarySize, topOfBoundary);
  }
}

int BlockPlan::widestOf(const std::vector<int>& some) const {
  int out = 0;
  for (const int f : some) out = std::max(out, paddedRows(fronts[planPlace(f)].N));
  return out;
}

bool BlockPlan::fills() const {
  constexpr std::size_t muchLarger = 50;
  std::size_t blocks = 0, numbers = 0;
  for (const Front& f : fronts) numbers += planPlace(paddedRows(f.N)) * planPlace(f.N);
  for (const Entry& e : entries)  // of symmetric structures, those below the diagonal stand for two
    blocks += (structure.symmetric && e.row != e.column ? 2 : 1) * planPlace(e.rows) * planPlace(e.columns);
  return numbers > muchLarger * blocks;
}

void BlockPlan::addChildren(const Front& f, const double* left, double* A) const {
  const int stride = paddedRows(f.N);
  for (int k = f.firstChild; k < f.firstChild + f.childCount; ++k) {
    const Child& child = children[planPlace(k)];
    const Front& of = fronts[planPlace(child.front)];
    const int from = paddedRows(of.N - of.n);
    const double* Q = left + of.left;
    const Segment* segments = childSegments.data() + child.firstSegment;
    for (int c = 0; c < child.segmentCount; ++c)
      for (int j = 0; j < segments[c].size; ++j)
        for (int r = structure.symmetric ? c : 0; r < child.segmentCount; ++r) {
          double* to = A + (segments[c].here + j) * stride + segments[r].here;
          const double* what = Q + (segments[c].there + j) * from + segments[r].there;
          for (int i = 0; i < segments[r].size; ++i) to[i] += what[i];
        }
  }
}

void BlockPlan::addLeftOfChildren(const Front& f, const double* boundary, double* b) const {
  for (int k = f.firstChild; k < f.firstChild + f.childCount; ++k) {
    const Child& child = children[planPlace(k)];
    const double* left = boundary + fronts[planPlace(child.front)].boundary;
    for (int c = child.firstSegment; c < child.firstSegment + child.segmentCount; ++c) {
      const Segment& s = childSegments[planPlace(c)];
      for (int i = 0; i < s.size; ++i) b[s.here + i] += left[s.there + i];
    }
  }
}

}  // namespace gyre
