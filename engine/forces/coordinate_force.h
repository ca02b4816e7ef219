#pragma once
// A force along a scalar coordinate x of two bodies with rate v (forces/coordinates.h) by a law N(t, x, v) that acts
// against the growth of x:  g = J N,  K = J (dN/dx J + dN/dv D)^T + d(J N)/dq,  C = dN/dv J J^T.
//
// A Law has  value(t, x, v), slope(t, x, v) = dN/dx, damping(t, x, v) = dN/dv, energy(t, x, v) as ForceEnergy,
// and dependsOnRate().

#include "forces/coordinates.h"
#include "forces/force.h"

#include <utility>

namespace gyre {

template <class Coordinate, class Law>
class CoordinateForce final : public Force {
 public:
  CoordinateForce(LinkEnds ends, Law law) : ends_(std::move(ends)), law_(std::move(law)) {}

  void evaluate(double t, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const Coordinate c(ends_, k1, k2);
    g = c.J * law_.value(t, c.x, c.v);
  }
  void addTangent(double t, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K, Mat12& C) const override {
    const Coordinate c(ends_, k1, k2);
    const double dNdv = law_.damping(t, c.x, c.v);
    K += c.J * (law_.slope(t, c.x, c.v) * c.J + dNdv * c.rateTangent(k1, k2)).transpose();
    c.addGeometricTangent(law_.value(t, c.x, c.v), k1, k2, K);
    C += dNdv * c.J * c.J.transpose();
  }
  ForceEnergy energy(double t, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Coordinate c(ends_, k1, k2);
    return law_.energy(t, c.x, c.v);
  }
  /// The force that makes x smaller is positive; the power is what the bodies receive.
  std::vector<ForceChannel> channels() const override {
    if (Coordinate::isAngle)
      return {{"angle", "rad"}, {"rate", "rad/s"}, {"torque", "N m"}, {"energy", "J"}, {"power", "W"}};
    return {{"deflection", "m"}, {"rate", "m/s"}, {"force", "N"}, {"energy", "J"}, {"power", "W"}};
  }
  void report(double t, const BodyKinematics& k1, const BodyKinematics& k2, std::span<double> values) const override {
    const Coordinate c(ends_, k1, k2);
    values[0] = c.x;
    values[1] = c.v;
    values[2] = law_.value(t, c.x, c.v);
    values[3] = law_.energy(t, c.x, c.v).elastic;
    values[4] = -values[2] * c.v;
  }
  bool usesOrientation(int end) const override {
    if (Coordinate::isAngle || (end == 0 && !std::is_same_v<Coordinate, LineLength>)) return true;
    return !(end == 0 ? ends_.frame1 : ends_.frame2).position.isZero(0);
  }
  bool dependsOnVelocity() const override { return law_.dependsOnRate(); }

 private:
  LinkEnds ends_;
  Law law_;
};

}  // namespace gyre
