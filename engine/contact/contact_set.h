#pragma once
// The contacts of a moment: all pairs of bodies whose colliders come within a margin of each other.
//
// Pairs come from boxes with a skin around the colliders, kept in a sorted list until a body leaves its box; each pair
// has a manifold. The list of contacts is sorted by body1, body2, collider1, collider2 and feature (for the smooth law
// by manifold instead), whatever the number of threads and whatever happened before: the same poses give the same list.

#include "bodies/body.h"
#include "contact/collider.h"
#include "contact/smooth_points.h"
#include "core/state_archive.h"

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace gyre {

class PairList;
class PlacedParts;
struct ContactChunk;

/// The colliders of one body (or of ground) with the material of each, and whom it does not touch.
struct TouchingBody {
  struct Part {
    Collider collider;
    int material = 0;
  };
  std::vector<Part> parts;
  std::vector<int> ignored;  ///< bodies that it does not touch, sorted; symmetric; -1: ground
};

struct Contact {
  int body1 = -1, body2 = 0;         ///< body1 < body2; ground is -1
  int material1 = 0, material2 = 0;  ///< of the colliders
  std::uint64_t feature = 0;         ///< colliders and features of the pair: with the bodies the key from step to step
  int manifold = 0;                  ///< points of one manifold have the same number, ascending in the list
  Vec3 x = Vec3::Zero();             ///< midway between the two surfaces, inertial [m]
  Vec3 normal = Vec3::UnitZ();       ///< from body 1 to body 2, inertial
  double gap = 0;                    ///< signed distance [m]

  void persist(StateArchive& a) { a(body1, body2, material1, material2, feature, manifold, x, normal, gap); }
};

/// Most colliders of one body: what the key of a contact has room for.
inline constexpr std::size_t maximumColliders = 65536;
/// Which colliders of the two bodies touch.
inline std::size_t part1(const Contact& c) { return c.feature >> 48; }
inline std::size_t part2(const Contact& c) { return c.feature >> 32 & 0xffff; }

class ContactSet {
 public:
  /// Which points: at most four of a manifold for time stepping, or those of the smooth law.
  enum class Points { four, smooth };

  /// @param bodies  the moving bodies in their order, ground last; half spaces and triangles on ground only, no body
  ///                with more than maximumColliders
  /// @param margin  points up to this gap are listed [m]
  ContactSet(std::vector<TouchingBody> bodies, double margin, Points points = Points::four);
  ContactSet(ContactSet&&) noexcept;
  ContactSet& operator=(ContactSet&&) noexcept;
  ~ContactSet();

  /// Finds the contacts of these poses: the points with gap <= margin + reach1 + reach2. A body whose pose is not
  /// finite touches nothing. Allocates nothing once there were as many contacts before.
  /// @param k      per body, ground last
  /// @param reach  by how much each body comes nearer within a step: added to the margin of its pairs [m]; as k
  void update(std::span<const BodyKinematics> k, std::span<const double> reach);
  std::span<const Contact> contacts() const { return contacts_; }
  /// For the smooth law: of each contact.
  std::span<const PointGuide> guides() const { return guides_; }
  /// How often the list of pairs was made anew so far.
  int rebuilds() const { return rebuilds_; }
  /// Calls visit(body1, body2) for the pairs in the list: all that can touch until it is made anew, and more.
  template <class Visit>
  void visitPairs(Visit&& visit) const {
    for (std::size_t i = 0; i < pairCount(); ++i) {
      const auto [body1, body2] = pair(i);
      visit(body1, body2);
    }
  }

 private:
  friend class StateArchive;
  /// The list of pairs, which depends on when it was made; contacts do not.
  void persist(StateArchive& a);
  std::size_t pairCount() const;
  std::pair<int, int> pair(std::size_t i) const;
  void collideChunk(std::size_t chunk);
  void gather(std::size_t chunks);

  std::vector<TouchingBody> bodies_;
  double margin_;
  Points points_;
  std::unique_ptr<PlacedParts> parts_;
  std::unique_ptr<PairList> list_;
  std::vector<ContactChunk> chunks_;
  std::vector<Contact> contacts_;
  std::vector<PointGuide> guides_;
  int rebuilds_ = 0;
};

}  // namespace gyre
