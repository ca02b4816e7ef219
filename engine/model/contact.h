#pragma once
// What a model says about contact, worked out: the law between any two materials, and who does not touch whom.
//
// Without an entry for a pair of materials, and for what its entry leaves out:
//   friction, rolling, spinning, v_s   the smaller of the two
//   restitution                        the larger
//   K, bristle stiffness and damping   in series: 1/K = 1/K1 + 1/K2
//   n, D                               mean weighted by compliance: (K2 D1 + K1 D2) / (K1 + K2)
//   friction law                       bristle where one of the two has it
// What is disabled does not count; a shape without a material, or of a disabled one, is of the first.

#include "model/contact_pair.h"
#include "model/model.h"

#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gyre {

/// Between two surfaces; symbols as in model/material.h.
struct ContactLaw {
  double friction = 0, restitution = 0;
  double rolling = 0, spinning = 0;                 ///< [m]
  double stiffness = 0, exponent = 0, damping = 0;  ///< [N/m^n], -, [s/m]
  double slip_velocity = 0;                         ///< [m/s]
  FrictionLaw friction_law = {};
  double bristle_stiffness = 0;  ///< [N/m]
  double bristle_damping = 0;    ///< [N s/m]
};

/// Whether anything touches at all.
bool touches(const Model& model);

/// The laws between all materials of a model. Materials are numbered in the order of the model; where it has none,
/// there is one with the values of a new material.
class ContactLaws {
 public:
  explicit ContactLaws(const Model& model);

  int materials() const { return static_cast<int>(materials_.size()); }
  /// The number of the material a shape is of.
  int materialOf(const Shape& shape) const;
  /// Law between two materials; it is the same to the last bit in either order.
  ContactLaw between(int a, int b) const;

 private:
  std::vector<Material> materials_;
  std::unordered_map<ElementId, int> numbers_;
  std::map<std::pair<int, int>, ContactPair> pairs_;  ///< the smaller number first
};

/// The law that follows from two materials alone.
ContactLaw combined(const Material& a, const Material& b);

/// Pairs of bodies, the smaller identity first (the ground is the smallest), in ascending order, each once: those that
/// a joint connects or that are told to ignore each other, without those that are told to touch.
using BodyPairs = std::vector<std::pair<ElementId, ElementId>>;
BodyPairs ignoredPairs(const Model& model);

}  // namespace gyre
