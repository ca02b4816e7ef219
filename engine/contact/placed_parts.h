#pragma once
// Where all colliders of all bodies are, and the boxes within which others are in reach.
//
// The colliders of ground come first, each an item of its own for the list of pairs; those of a body are one item. Two
// colliders come within margin + reach1 + reach2 of each other only where their boxes, each larger by margin/2 + reach,
// overlap.

#include "bodies/body.h"
#include "contact/contact_set.h"
#include "contact/pair_list.h"

namespace gyre {

struct PlacedPart {
  Pose pose;
  Bounds needed;  ///< empty for a half space
};

class PlacedParts {
 public:
  explicit PlacedParts(const std::vector<TouchingBody>& bodies);

  /// As ContactSet::update.
  void place(const std::vector<TouchingBody>& bodies, std::span<const BodyKinematics> k, std::span<const double> reach,
             double margin);

  const std::vector<PairItem>& items() const { return items_; }
  /// Colliders of an item, in the order of the body.
  std::span<const PlacedPart> parts(int item) const;
  std::span<const Bounds> needed() const { return needed_; }
  std::span<const NeededPlane> planes() const { return planes_; }
  std::span<const double> reach() const { return reach_; }

  /// Whether the boxes of two items, or of two of their colliders, overlap.
  bool mayTouch(int item1, int item2) const;
  bool mayTouch(int item1, const PlacedPart& part1, const PlacedPart& part2) const;

 private:
  void placeItem(std::size_t item, const TouchingBody& body, const BodyKinematics& k, double larger);

  std::vector<PairItem> items_;
  std::vector<std::size_t> first_;  ///< first part of each item, and the number of all
  std::vector<int> planeOf_;        ///< of each item: which plane, or -1
  std::vector<PlacedPart> parts_;
  std::vector<Pose> placements_;  ///< of each part in its body
  std::vector<Bounds> needed_;
  std::vector<NeededPlane> planes_;
  std::vector<double> reach_;
};

}  // namespace gyre
