#pragma once
// The pairs that may touch within the next steps (L. Verlet, Phys. Rev. 159, 1967): each body has a box around what it
// needs now, with a skin; pairs whose boxes overlap stay in the list until a body leaves its box. The list holds every
// pair whose needed boxes overlap, and more, depending on when it was made.

#include "contact/bounds_tree.h"
#include "contact/collider.h"
#include "core/state_archive.h"

#include <vector>

namespace gyre {

/// What moves as one, or one collider of ground. Items of ground do not meet each other.
struct PairItem {
  int body = -1;
  int part = 0;          ///< of ground: which of its colliders
  bool isPlane = false;  ///< a half space of ground: it has no box
};

struct CandidatePair {
  int item1 = 0, item2 = 0;  ///< sorted by the bodies, ground first, and then by the part of ground
};

/// The half space that an item needs: n . x <= offset.
struct NeededPlane {
  Vec3 normal = Vec3::UnitZ();
  double offset = 0;  ///< [m]
  void persist(StateArchive& a) { a(normal, offset); }
  bool reaches(const Bounds& b) const {
    return !b.isEmpty() && normal.dot(b.center()) - normal.cwiseAbs().dot(b.half()) <= offset;
  }
};

class PairList {
 public:
  /// @param items    sorted by body and part: ground first
  /// @param ignored  per body and, last, for ground: bodies that it does not touch, sorted; symmetric
  PairList(std::vector<PairItem> items, std::vector<std::vector<int>> ignored);

  /// Makes the list anew if an item has left its box; true then.
  /// @param needed  per item: where another one is in reach; empty or not finite: nowhere
  /// @param planes  per item that is a plane, in their order
  /// @param reach   per item: by how much it may move within a step [m]
  bool update(std::span<const Bounds> needed, std::span<const NeededPlane> planes, std::span<const double> reach);

  std::span<const CandidatePair> pairs() const { return pairs_; }

 private:
  friend class StateArchive;
  void persist(StateArchive& a);
  bool holds(std::span<const Bounds> needed, std::span<const NeededPlane> planes) const;
  bool mayTouch(const PairItem& a, const PairItem& b) const;
  void findPairs();
  void pairPlanes();
  void pairBoxes(std::size_t item);

  std::vector<PairItem> items_;
  std::vector<std::vector<int>> ignored_;
  std::vector<Bounds> fat_;
  std::vector<NeededPlane> fatPlanes_;
  std::vector<CandidatePair> pairs_;
  BoundsTree tree_;
  bool made_ = false;
};

}  // namespace gyre
