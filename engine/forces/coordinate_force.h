#pragma once
// A force along a scalar coordinate x of two bodies with rate v (coordinates/link_coordinates.h) by a law N(t, x, v)
// that acts against the growth of x, which counts through full turns where it is an angle:  g = J N,  K = J (dN/dx J +
// dN/dv D)^T + d(J N)/dq,  C = dN/dv J J^T.
//
// A Law has  value(at, x, v), slope(at, x, v) = dN/dx, damping(at, x, v) = dN/dv, energy(at, x, v) as ForceEnergy,
// each at an Instant, and dependsOnRate(). One with a state of its own has state(at, x, v) and says by
// stateChannel(isAngle) what that is; its slope and damping are those of the condensed law. stateSlopes(at, x, v) and
// limitedState(z) say what forces/force.h asks of the state. One with conditions has hasBranches() and branch(x, v),
// one whose energy may need another zero startAt(x).

#include "coordinates/link_coordinates.h"
#include "forces/force.h"

#include <utility>

namespace gyre {

template <class Law>
concept LawWithState = requires(const Law& law, const Instant& at) {
  law.state(at, 0.0, 0.0);
};

template <class Law>
concept LawWithBranches = requires(const Law& law) {
  law.branch(0.0, 0.0);
};

/// Derivatives at held z of N, and of z' by x, v and z.
struct StateSlopes {
  double force = 0, position = 0, velocity = 0, own = 0;
};

template <class Coordinate, class Law>
class CoordinateForce final : public Force {
 public:
  CoordinateForce(LinkEnds ends, Law law) : ends_(std::move(ends)), law_(std::move(law)) {}

  void evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Vec12& g) const override {
    const Coordinate c = coordinate(at, k1, k2);
    g = c.J * law_.value(at, c.x, c.v);
  }
  void addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                  Mat12& C) const override {
    const Coordinate c = coordinate(at, k1, k2);
    const double dNdv = law_.damping(at, c.x, c.v);
    K += c.J * (law_.slope(at, c.x, c.v) * c.J + dNdv * c.rateTangent(k1, k2)).transpose();
    c.addGeometricTangent(law_.value(at, c.x, c.v), k1, k2, K);
    C += dNdv * c.J * c.J.transpose();
  }
  ForceEnergy energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    const Coordinate c = coordinate(at, k1, k2);
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
    if constexpr (LawWithState<Law>) out.push_back(law_.stateChannel(Coordinate::isAngle));
    return out;
  }
  void report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
              std::span<double> values) const override {
    const Coordinate c = coordinate(at, k1, k2);
    values[0] = c.x;
    values[1] = c.v;
    values[2] = law_.value(at, c.x, c.v);
    values[3] = law_.energy(at, c.x, c.v).elastic;
    values[4] = -values[2] * c.v;
    if constexpr (LawWithState<Law>) values[5] = law_.state(at, c.x, c.v).z;
  }
  std::optional<ForceCoordinate> coordinate(std::string_view channel, const Instant& at, const BodyKinematics& k1,
                                            const BodyKinematics& k2) const override {
    if (channel != "rate" && channel != (Coordinate::isAngle ? "angle" : "deflection")) return std::nullopt;
    const Coordinate c = coordinate(at, k1, k2);
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
      const Coordinate c = coordinate(at, k1, k2);
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
  bool hasState() const override { return LawWithState<Law>; }
  ForceState state(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    if constexpr (LawWithState<Law>) {
      const Coordinate c = coordinate(at, k1, k2);
      return law_.state(at, c.x, c.v);
    } else {
      return Force::state(at, k1, k2);
    }
  }
  ForceStateTangent stateTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const override {
    if constexpr (LawWithState<Law>) {
      const Coordinate c = coordinate(at, k1, k2);
      const StateSlopes s = law_.stateSlopes(at, c.x, c.v);
      return {c.J * s.force, s.position * c.J + s.velocity * c.rateTangent(k1, k2), s.velocity * c.J, s.own};
    } else {
      return {};
    }
  }
  double limitedState(double z) const override {
    if constexpr (LawWithState<Law>) return law_.limitedState(z);
    else return z;
  }

 private:
  Coordinate coordinate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const {
    Coordinate c(ends_, k1, k2);
    if (Coordinate::isAngle && at.angle) c.x = at.angle->unwrapped(c.x, c.v, at.t).value();
    return c;
  }

  LinkEnds ends_;
  Law law_;
};

}  // namespace gyre
