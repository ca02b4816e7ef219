#pragma once
// The contacts of a system by the smooth law (contact/smooth_manifold.h), for methods that integrate forces: at any
// positions and velocities, without memory of earlier evaluations but for bristles. One per workspace.
//
// A bristle is found again by the feature of its point; on a rim, whose points wander, by the nearest of those there
// were on it: a coin that rolls or rocks keeps its grip.

#include "contact/contact_record.h"
#include "contact/smooth_manifold.h"
#include "system/contact_model.h"
#include "system/state.h"

#include <vector>

namespace gyre {

class SmoothContacts {
 public:
  /// @param model  outlives this
  explicit SmoothContacts(const ContactModel& model);

  /// Finds the contacts and their forces. @param k  per body, ground last
  void evaluate(std::span<const BodyKinematics> k, double t, const ContactMemory& memory);
  std::span<const Contact> contacts() const { return set_.contacts(); }
  const ContactSet& set() const { return set_; }
  const SmoothPoint& point(std::size_t i) const { return points_[i]; }

  // After evaluate():
  /// Adds them to g, per body and of ground.
  void apply(std::span<Vec6> g) const;
  /// Calls visit(body1, body2, K, C) with dg/dq and dg/dV for each two bodies of which something is closed.
  template <class Visit>
  void visitTangents(Visit&& visit) const {
    Mat12 K, C;
    for (std::size_t first = 0; first < manifolds_.size();) {
      const std::size_t end = endOfPair(first);
      const Contact& c = contacts()[manifolds_[first].first];
      if (tangent(first, end, K, C)) visit(c.body1, c.body2, K, C);
      first = end;
    }
  }
  double elastic() const;
  void remember(double t, ContactMemory& memory) const;

 private:
  friend class StateArchive;
  void persist(StateArchive& a) { a(set_); }
  struct Range {
    std::size_t first, end;  ///< of the contacts
  };

  std::size_t slot(int body) const { return body < 0 ? model_.bodies.size() - 1 : static_cast<std::size_t>(body); }
  const Collider& collider(int body, std::size_t part) const { return model_.bodies[slot(body)].parts[part].collider; }
  void findManifolds();
  void recall();
  bool isNearest(const Range& r, std::size_t point, const Vec3& x) const;
  SmoothManifold manifold(const Range& r) const;
  std::span<const SmoothPoint> pointsOf(const Range& r) const {
    return std::span(points_).subspan(r.first, r.end - r.first);
  }
  bool isClosed(const Range& r) const;
  std::size_t endOfPair(std::size_t manifold) const;
  bool tangent(std::size_t first, std::size_t end, Mat12& K, Mat12& C) const;
  PlacedCollider placed(int body, std::size_t part) const;

  const ContactModel& model_;
  ContactSet set_;
  std::vector<double> reach_;
  std::vector<SmoothPoint> points_;  ///< of the contacts
  std::vector<const ContactBristle*> remembered_;
  std::vector<Range> manifolds_;
  std::span<const BodyKinematics> k_;
  ContactMemory memory_;
  double h_ = 0;
};

}  // namespace gyre
