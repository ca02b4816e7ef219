#include "flexible/beam_element.h"

#include "forces/helix_strain.h"
#include "lie/inverse_tangent.h"
#include "lie/so3.h"

namespace gyre {

/// Section 2 seen from section 1, without what only tangents need.
struct BeamElementForce::Pose {
  Pose(const Markers& m, const BodyKinematics& k1, const BodyKinematics& k2)
      : D1(k1.R * m.E1), D2(k2.R * m.E2), E(D1.transpose() * D2), theta(so3::log(E)) {
    d = D1.transpose() * (k2.x + k2.R * m.points.s2 - k1.x - k1.R * m.points.s1);
  }
  Vec6 xi() const { return (Vec6() << d, theta).finished(); }
  /// xi' of d' = D1^T (v of end 2 against end 1, as a point of body 1) and theta' = T(theta)^-1 W.
  Vec6 rate(const Markers& m, const BodyKinematics& k1, const BodyKinematics& k2) const {
    const Vec3 v1 = k1.v + k1.R * k1.W.cross(m.points.s1), v2 = k2.v + k2.R * k2.W.cross(m.points.s2);
    const Vec3 W1 = m.E1.transpose() * k1.W, W2 = m.E2.transpose() * k2.W;
    Vec6 out;
    out << D1.transpose() * (v2 - v1) - W1.cross(d), so3::tangentInverse(theta) * (W2 - E.transpose() * W1);
    return out;
  }
  /// The moment on section 2 in its axes: T(theta)^-T s_theta.
  Vec3 moment(const Vec3& s) const {
    const auto c = so3::inverseTangentCoefficients(theta.squaredNorm());
    return s - 0.5 * theta.cross(s) + c.g * theta.cross(theta.cross(s));
  }
  Mat3 D1, D2, E;
  Vec3 theta, d;
};

Vec6 BeamElementForce::force(const Pose& pose, const BodyKinematics& k1, const BodyKinematics& k2) const {
  return law_.force(pose.xi(), law_.isDamped() ? pose.rate(markers_, k1, k2) : Vec6(Vec6::Zero()));
}

void BeamElementForce::evaluate(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const {
  const Pose pose(markers_, k1, k2);
  const Vec6 s = force(pose, k1, k2);
  const Vec3 n = s.head<3>(), m = pose.moment(s.tail<3>()), F = pose.D1 * n;
  const Vec3 m1 = pose.E * m + pose.d.cross(n);
  g.segment<3>(0) = -F;
  g.segment<3>(3) = -(markers_.E1 * m1) - markers_.points.s1.cross(k1.R.transpose() * F);
  g.segment<3>(6) = F;
  g.segment<3>(9) = markers_.E2 * m + markers_.points.s2.cross(k2.R.transpose() * F);
}

void BeamElementForce::addTangent(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                                  Mat12& C) const {
  const MarkerPair pair(markers_, Instant(0), k1, k2);
  Mat6 dsdxi, dsdrate;
  law_.tangents(pair.xi, pair.rate, dsdxi, dsdrate);
  K += pair.J.transpose() * (dsdxi * pair.J);
  if (law_.isDamped()) {
    K += pair.J.transpose() * (dsdrate * pair.rateTangent(k1, k2));
    C += pair.J.transpose() * (dsdrate * pair.J);
  }
  pair.addGeometricTangent(law_.force(pair.xi, pair.rate), k1, k2, K);
}

ForceEnergy BeamElementForce::energy(const Instant&, const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Pose pose(markers_, k1, k2);
  return law_.energy(law_.respond(pose.xi(), law_.isDamped() ? pose.rate(markers_, k1, k2) : Vec6(Vec6::Zero())));
}

SectionForces BeamElementForce::sectionForces(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Pose pose(markers_, k1, k2);
  const Vec6 s = force(pose, k1, k2);
  const Vec3 n = s.head<3>(), m = pose.moment(s.tail<3>());
  SectionForces out;
  out.start << n, pose.E * m + pose.d.cross(n);
  out.end << pose.E.transpose() * n, m;
  return out;
}

Mat12 BeamElementForce::sectionForcesAtRest(const BodyKinematics& k1, const BodyKinematics& k2) const {
  const Pose pose(markers_, k1, k2);
  const MarkerPair pair(markers_, Instant(0), k1, k2);
  Mat6 dsdxi, dsdrate;
  law_.tangents(pair.xi, pair.rate, dsdxi, dsdrate);
  const Mat6x12 s = dsdxi * pair.J;
  Mat3 toMoment;
  for (int i = 0; i < 3; ++i) toMoment.col(i) = pose.moment(Vec3::Unit(i));
  Mat12 out;
  out.middleRows<3>(0) = s.topRows<3>();
  out.middleRows<3>(9) = toMoment * s.bottomRows<3>();
  out.middleRows<3>(3) = pose.E * out.middleRows<3>(9) + so3::hat(pose.d) * s.topRows<3>();
  out.middleRows<3>(6) = pose.E.transpose() * s.topRows<3>();
  return out;
}

double BeamElementForce::turn(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return Pose(markers_, k1, k2).theta.norm();
}

double BeamElementForce::stretch(const BodyKinematics& k1, const BodyKinematics& k2) const {
  return (HelixStrain(Pose(markers_, k1, k2).xi()).w()[0] - law_.rest[0]) / law_.L;
}

const ForceType& beamElementType() {
  using P = BeamElement;
  static const ForceType type{{.category = Category::force,
                               .id = "beam_element",
                               .label = "Element of a beam",
                               .help = "Between two nodes of a flexible beam.",
                               .fields = endFields<P>(),
                               .defaults = P{}},
                              [](const std::any& p) -> std::unique_ptr<Force> {
                                return std::make_unique<BeamElementForce>(std::any_cast<const P&>(p));
                              }};
  return type;
}

}  // namespace gyre
