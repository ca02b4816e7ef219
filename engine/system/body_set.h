#pragma once
// The bodies of a system, and where their unknowns stand in q, v and the rows of the dynamic equations.

#include "bodies/body.h"
#include "system/body_layout.h"
#include "system/state.h"
#include "system/twist_map.h"
#include "system/workspace.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace gyre {

class BodySet {
 public:
  struct Entry : BodyLayout {
    std::unique_ptr<Body> body;
    double mass;  ///< of the body, for what needs nothing else of it
    bool free;    ///< Body::isFree, for the maps of this header and twist_map.h
    std::string name;

    /// Whether its velocities are its twist, or, where it is a point, the first half of it.
    bool movesByTwist() const { return free || rotation < 0; }
    /// Body::jacobianRate.
    Vec6 jacobianRate(const BodyKinematics& k) const { return free ? Vec6(Vec6::Zero()) : body->jacobianRate(k); }
  };

  void add(ElementId id, std::string name, std::unique_ptr<Body> body);

  int nq() const { return nq_; }
  int nv() const { return nv_; }
  std::size_t size() const { return entries_.size(); }
  const Entry& operator[](std::size_t b) const { return entries_[b]; }
  const Body& body(std::size_t b) const { return *entries_[b].body; }
  const BodyLayout& layout(std::size_t b) const { return entries_[b]; }
  auto begin() const { return entries_.begin(); }
  auto end() const { return entries_.end(); }
  /// Index of an element's body, or -1 where it is none, such as ground.
  int find(ElementId id) const;
  /// Name of a body, or of ground (-1).
  std::string nameOf(int body) const { return body < 0 ? "ground" : entries_[static_cast<std::size_t>(body)].name; }
  /// The largest coordinate of the positions of bodies [m].
  double farthest(const State& s) const;
  /// Place in arrays that hold ground (-1) behind the bodies.
  std::size_t slot(int body) const { return body < 0 ? entries_.size() : static_cast<std::size_t>(body); }

  /// q and v as the model gives them.
  void initial(State& s) const;
  /// qNew = q o exp(xi); qNew may be q.
  void plus(const VecX& q, const VecX& xi, VecX& qNew) const;
  /// From the velocities of a body to its twist, as w.k and w.J have it.
  TwistMap twistMap(std::size_t b, const Workspace& w) const {
    const Entry& entry = entries_[b];
    return {entry, entry.body.get(), entry.free, w.k[b], w.J[b]};
  }
  /// Fills w.k and w.J.
  void kinematics(const State& s, Workspace& w) const;
  /// Fills w.k of the velocities alone, and what follows from them; the positions are those that it holds.
  void velocities(const State& s, Workspace& w) const;
  /// r = M v' + gyroscopic terms [nv].
  void inertia(const State& s, VecX& r) const;
  /// w.r = M v' + gyroscopic terms + J^T g, for the wrenches w.g that resist the twists of the bodies.
  void equations(const State& s, Workspace& w) const;
  /// f = -J^T g [nv].
  void appliedForce(const Workspace& w, VecX& f) const;
  /// (x'', W') = J u' + J' u of a body, with u' in s.vdot: of the centre of mass in inertial axes [m/s^2], and of the
  /// rotation in body axes [rad/s^2].
  Vec6 acceleration(std::size_t b, const State& s, const Workspace& w) const;
  /// Acceleration of any place in arrays with ground, whose own is zero.
  Vec6 accelerationAt(int body, const State& s, const Workspace& w) const {
    return body < 0 ? Vec6(Vec6::Zero()) : acceleration(slot(body), s, w);
  }
  Quat orientation(const State& s, std::size_t b) const;
  /// The body whose equation row i of the dynamic equations is.
  const Entry& ofRow(int i) const;

 private:
  std::vector<Entry> entries_;
  std::unordered_map<ElementId, int> index_;
  int nq_ = 0, nv_ = 0;
};

}  // namespace gyre
