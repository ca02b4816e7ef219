#pragma once
// A force along a scalar coordinate x of two bodies with rate v (coordinates/link_coordinates.h) by a law N(t, x, v)
// that acts against the growth of x, which counts through full turns where it is an angle:  g = J N,  K = J (dN/dx J +
// dN/dv D)^T + d(J N)/dq,  C = dN/dv J J^T.
//
// A Law has  value(at, x, v), slope(at, x, v) = dN/dx, damping(at, x, v) = dN/dv, energy(at, x, v) as ForceEnergy,
// each at an Instant, and dependsOnRate(). One with conditions has hasBranches() and branch(x, v), one whose energy may
// need another zero startAt(x), one with states what forces/coordinate_states.h asks of it.

#include "coordinates/link_coordinates.h"
#include "forces/force.h"

#include <utility>

namespace gyre {

template <class Law>
concept LawWithBranches = requires(const Law& law) {
  law.branch(0.0, 0.0);
};

template <class Coordinate, class Law>
class CoordinateForce : public Force {
 public:
  CoordinateForce(LinkEnds ends, Law law) : ends_(std::move(ends)), law_(std::move(law)) {}

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const Coordinate c = counted(at, k1, k2);
    g = c.J * law_.value(at, c.x, c.v);
  }
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                  Mat12& C) const override {
    const Coordinate c = counted(at, k1, k2);
    const double dNdv = law_.damping(at, c.x, c.v);
    K += c.J * (law_.slope(at, c.x, c.v) * c.J + dNdv * c.rateTangent(k1, k2)).transpose();
    c.addGeometricTangent(law_.value(at, c.x, c.v), k1, k2, K);
    C += dNdv * c.J * c.J.transpose();
  }
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Coordinate c = counted(at, k1, k2);
    return law_.energy(at, c.x, c.v);
  }
  void startAt(const BodyKinematics& k1, const BodyKinematics& k2) override {
    if constexpr (requires(Law & law) { law.startAt(0.0); }) law_.startAt(Coordinate(ends_, k1, k2).x);
  }
  /// The force that makes x smaller is positive; the power is what the bodies receive.
  std::vector<ForceChannel> channels() const override {
    std::vector<ForceChannel> out{
        {"deflection", "m"}, {"rate", "m/s"}, {"force", "N"}, {"energy", "J"}, {"power", "W"}};
    if (Coordinate::isAngle)
      out = {{"angle", "rad"}, {"rate", "rad/s"}, {"torque", "N m"}, {"energy", "J"}, {"power", "W"}};
    return out;
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    const Coordinate c = counted(at, k1, k2);
    values[0] = c.x;
    values[1] = c.v;
    values[2] = law_.value(at, c.x, c.v);
    values[3] = law_.energy(at, c.x, c.v).elastic;
    values[4] = -values[2] * c.v;
  }
  std::optional<ForceCoordinate> coordinate(std::string_view channel, const Instant& at, const BodyKinematics& k1,
                                            const BodyKinematics& k2) const override {
    if (channel != "rate" && channel != (Coordinate::isAngle ? "angle" : "deflection")) return std::nullopt;
    const Coordinate c = counted(at, k1, k2);
    return ForceCoordinate{c.x, c.v, c.J, c.rateTangent(k1, k2)};
  }
  bool usesOrientation(int end) const override {
    if (Coordinate::isAngle || (end == 0 && !std::is_same_v<Coordinate, LineLength>)) return true;
    return !(end == 0 ? ends_.frame1 : ends_.frame2).position.isZero(0);
  }
  bool dependsOnVelocity() const override { return law_.dependsOnRate(); }
  bool hasBranches() const override {
    if constexpr (LawWithBranches<Law>) return law_.hasBranches();
    else return false;
  }
  std::uint64_t branch(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    if constexpr (LawWithBranches<Law>) {
      const Coordinate c = counted(at, k1, k2);
      return law_.branch(c.x, c.v);
    } else {
      return Force::branch(at, k1, k2);
    }
  }
  bool countsTurns() const override { return Coordinate::isAngle; }
  AngleHistory angle(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Coordinate c(ends_, k1, k2);
    return {at.angle ? at.angle->unwrapped(c.x, c.v, at.t) : CountedAngle{0, c.x}, at.t, c.v};
  }

 protected:
  /// The coordinate; an angle, counted through full turns.
  Coordinate counted(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const {
    Coordinate c(ends_, k1, k2);
    if (Coordinate::isAngle && at.angle) c.x = at.angle->unwrapped(c.x, c.v, at.t).value();
    return c;
  }
  const Law& law() const { return law_; }

 private:
  LinkEnds ends_;
  Law law_;
};

}  // namespace gyre
