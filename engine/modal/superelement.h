#pragma once
// The equations of a reduced body (modal/modal_reduction.h) on the bodies of its interfaces and on the coordinates eta
// of its vibrations: a superelement (Cardona and Geradin 1991, Comput. Struct. 38, p. 445).
//
// The bodies' velocities U = (v_1, W_1, ..., v_N, W_N, eta') give nu = A(q) U = (v, W, zeta'), v = R_1^T v_1, with the
// deformations zeta of the interfaces by modal/relative_pose.h. With y = Y(zeta) nu, T = y^T G y / 2, P = (G y)_v,
// H = (Y^T G y)_W and gravity g, the equations of Poincare (1901) and Lagrange are, in the rows of nu,
//   r_nu = Y^T G (y' - (R_1^T g, 0)) + Y'^T G y + (W x P,  W x H + v x P,  K zeta + D zeta' - W . (G y)_zeta),
// and A^T r_nu is what they add to the equations of the bodies. Nothing is left out of the inertia but turns of nodes
// against each other beside their displacements. The strain is linear in zeta: an axial force changes the stiffness to
// bending as far as the deformations of the interfaces know it (modal/relative_pose.h), which vibrations do not.

#include "modal/reduced_body.h"
#include "modal/relative_pose.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gyre {

class Superelement {
 public:
  /// @param beta  D = beta K [s]
  Superelement(ReducedBody body, double beta);

  const ReducedBody& body() const { return body_; }
  int interfaces() const { return static_cast<int>(body_.interfaces.size()); }
  /// How many numbers U has.
  int size() const { return 6 * interfaces() + body_.modes; }
  bool isDamped() const { return beta_ > 0; }

  /// What it is evaluated at, and what comes of it. One for each thread.
  struct Memory {
    std::vector<BodyKinematics> nodes;  ///< of the interfaces
    VecX eta, etaRate, Udot;            ///< [modes], [modes], [size]
    Vec3 gravity = Vec3::Zero();
    VecX r;  ///< A^T r_nu [size]

    std::vector<RelativePose> poses;
    VecX zeta, nu, nudot, y, ydot, Gy, Gydot, rnu;
    MatX A;
  };
  Memory makeMemory() const;
  /// M = dr/dU', C = dr/dU, K = dr/dq [size x size].
  struct Tangents {
    MatX M, C, K;

    MatX GY, mass, rates, places, dv, dq, work;
  };
  Tangents makeTangents() const;

  /// Fills zeta and nu, and y and G y.
  void place(Memory& m) const;
  /// r, after place().
  void equations(Memory& m) const;
  /// M, after place().
  void massMatrix(const Memory& m, Tangents& t) const;
  /// M, C and K, after equations().
  void tangents(const Memory& m, Tangents& t) const;

  /// After place(): T, but for what the bodies of the interfaces and of the coordinates have; and what is stored.
  double kineticEnergy(const Memory& m) const { return 0.5 * m.y.dot(m.Gy); }
  double elasticEnergy(const Memory& m) const;
  /// Power that damping turns into heat [W].
  double dissipation(const Memory& m) const;
  /// Potential of gravity.
  double potential(const Memory& m) const;
  /// Where a node is, and how it moves, after equations(). @param a  (x'', W') of it
  BodyKinematics node(const Memory& m, std::size_t i, Vec6* a = nullptr) const;
  /// Its centre of mass, inertial.
  Vec3 centre(const Memory& m) const;

 private:
  int deformations() const { return body_.size(); }
  /// About the origin of F, along inertial axes.
  Vec3 firstMoment(const Memory& m) const;
  void velocityFields(const VecX& zeta, const VecX& nu, VecX& y) const;
  template <class Columns>
  void timesY(const Memory& m, const Columns& X, MatX& out) const;
  template <class Rows>
  void addYTransposed(const Memory& m, const Rows& X, MatX& out) const;
  void rowsOfNu(Memory& m) const;
  void tangentsOfNu(const Memory& m, Tangents& t) const;
  void accelerationTangents(const Memory& m, Tangents& t) const;

  ReducedBody body_;
  double beta_;
};

}  // namespace gyre
