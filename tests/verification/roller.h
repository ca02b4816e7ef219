#pragma once
// A body that rolls on a plane, as a model and as the reference of it (rolling_body.h).

#include "contact_checks.h"
#include "rolling_body.h"

#include <numbers>

namespace gyre::test {

struct Roller {
  std::string shape;
  RollingBody reference;
  RollingBody::State start;

  ContactScene scene(const std::string& materials) const {
    const Mat3& J = reference.inertia();
    const Quat& q = start.q;
    ContactScene out(materials, reference.gravity());
    out.floor().bodyOf(fmt::format(
        R"({{"name": "b", "type": "rigid", "mass": {:.17g}, "inertia": [{:.17g}, {:.17g}, {:.17g}, {:.17g}, {:.17g}, {:.17g}],
            "position": {}, "shapes": [{}], "orientation": [{:.17g}, {:.17g}, {:.17g}, {:.17g}]{}{}}})",
        reference.mass(), J(0, 0), J(1, 1), J(2, 2), J(0, 1), J(1, 2), J(2, 0),
        ContactScene::numbers(reference.position(start)), shape, q.w(), q.x(), q.y(), q.z(),
        ContactScene::velocity(reference.velocity(start)), ContactScene::spin(start.w)));
    return out;
  }
};

inline Quat tilted(double angle, const Vec3& axis = Vec3::UnitX()) { return Quat(Eigen::AngleAxisd(angle, axis)); }

inline Roller rollingEllipsoid(const RollingBody::State& start, const Vec3& gravity = {0, 0, -RollingBody::g}) {
  const Vec3 a(0.1, 0.08, 0.06), s = a.cwiseAbs2();
  const Mat3 J = Vec3(s.y() + s.z(), s.x() + s.z(), s.x() + s.y()).asDiagonal();
  return {fmt::format(R"({{"type": "ellipsoid", "size": {}}})", ContactScene::numbers(a)),
          RollingBody(1, J / 5, rollingEllipsoid(a), gravity), start};
}

/// A disc of 0.1 m, on its rim: where its axis leans by this angle from upright it touches along -y.
inline Roller rollingDisc(double halfLength, double lean, const Vec3& w,
                          const Vec3& gravity = {0, 0, -RollingBody::g}) {
  constexpr double r = 0.1;
  const double across = (3 * r * r + 4 * halfLength * halfLength) / 12;
  return {fmt::format(R"({{"type": "cylinder", "radius": {}, "length": {:.17g}}})", r, 2 * halfLength),
          RollingBody(1, Vec3(across, across, r * r / 2).asDiagonal(), rollingRim(r, halfLength), gravity),
          {tilted(lean), w, 0, 0}};
}

/// T. R. Kane and D. A. Levinson 1982, Realistic mathematical modeling of the rattleback, Int. J. Non-Linear Mechanics
/// 17, 175-186: half axes 0.2, 0.03, 0.02 m, the centre of mass 0.01 m below the centre, inertias of 2e-4, 1.6e-3,
/// 1.7e-3 kg m^2 and -2e-5 between; spun the wrong way with half a degree of roll.
inline Roller rattleback() {
  const Vec3 a(0.2, 0.03, 0.02), centre(0, 0, 0.01);
  Mat3 J;
  J << 2e-4, -2e-5, 0, -2e-5, 1.6e-3, 0, 0, 0, 1.7e-3;
  return {fmt::format(R"({{"type": "ellipsoid", "size": {}, "position": {}}})", ContactScene::numbers(a),
                      ContactScene::numbers(centre)),
          RollingBody(1, J, rollingEllipsoid(a, centre)),
          {tilted(std::numbers::pi / 360), Vec3(0, 0, -5), 0, 0}};
}

/// Distance of the centre from where it should be, over 0.1 m, and of the angular velocity, over the largest.
inline double errorOf(const Roller& r, const Run& run) {
  const double end = run.at(run.last(), "time");
  const RollingBody::State exact = r.reference.after(r.start, end, static_cast<int>(std::lround(end / 1e-4)));
  return std::max((run.vector(run.last(), "b.x") - r.reference.position(exact)).norm() / 0.1,
                  (run.vector(run.last(), "b.wx") - exact.w).norm() / exact.w.norm());
}

/// The largest change of the energy, over that of the motion at the start.
inline double gained(const Run& run) {
  double most = 0;
  for (std::size_t row = 0; row <= run.last(); ++row)
    most = std::max(most, std::abs(run.at(row, "energy.total") - run.at(0, "energy.total")));
  return most / run.at(0, "energy.kinetic");
}

}  // namespace gyre::test
