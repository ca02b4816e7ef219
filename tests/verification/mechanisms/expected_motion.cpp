#include "verification/mechanisms/expected_motion.h"

#include <algorithm>
#include <cmath>

namespace gyre::test {
namespace {

constexpr int rowCount = 16;

std::vector<double> timesTo(double end) {
  std::vector<double> times;
  for (int i = 1; i <= rowCount; ++i) times.push_back(end * i / rowCount);
  return times;
}

void addRow(const Mechanism& m, const VecX& q, const VecX& v, const VecX& a, double t, ExpectedMotion& out) {
  const FewCoordinates& system = m.equations;
  ExpectedMotion::At row{t, system.motions(q, v, a, t), Vec3::Zero(), {}};
  std::vector<Wrench> wrenches(row.bodies.size());
  for (const ForceLaw& force : system.forces) force(row.bodies, t, wrenches);
  double size = 0, kinetic = 0;
  for (std::size_t b = 0; b < row.bodies.size(); ++b) {
    const BodyMotion& k = row.bodies[b];
    const MassAndMoments& w = system.bodies[b];
    row.support += w.mass * (k.a - system.gravity) - wrenches[b].F;
    size += w.mass * (k.a.norm() + system.gravity.norm()) + wrenches[b].F.norm();
    size += (w.J.cwiseProduct(k.alpha) + k.W.cross(w.J.cwiseProduct(k.W))).norm() / m.length;
    kinetic += 0.5 * w.mass * k.v.squaredNorm() + 0.5 * k.W.dot(w.J.cwiseProduct(k.W));
    out.rate = std::max({out.rate, k.v.norm() / m.length, std::sqrt(k.a.norm() / m.length)});
    if (w.J.norm() > 0) out.rate = std::max({out.rate, k.W.norm(), std::sqrt(k.alpha.norm())});
  }
  out.force = std::max(out.force, size);
  out.kinetic = std::max(out.kinetic, kinetic);
  out.rows.push_back(std::move(row));
}

double distance(const BodyPlaces& a, const BodyPlaces& b, double length) {
  double worst = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    worst = std::max({worst, (a[i].x - b[i].x).norm() / length, (a[i].R - b[i].R).norm()});
  return worst;
}

/// Where forces vanish or balance, those that it would take to lead the masses around are what is told relative to.
void useInertiaForces(const Mechanism& m, ExpectedMotion& out) {
  double mass = 0;
  for (const MassAndMoments& body : m.equations.bodies) mass += body.mass;
  out.force = std::max(out.force, mass * out.rate * out.rate * m.length);
}

/// What moves little would still fall by its weight.
ExpectedMotion emptyUntil(const Mechanism& m, double end) {
  return {.rows = {}, .end = end, .rate = std::sqrt(m.equations.gravity.norm() / m.length)};
}

}  // namespace

ExpectedMotion freeMotion(const Mechanism& m, const VecX& q0, const VecX& v0, double end) {
  ExpectedMotion out = emptyUntil(m, end);
  const std::vector<double> times = timesTo(end);
  const FewCoordinates& system = m.equations;
  for (const Moment& now : trajectory(system, q0, v0, times))
    addRow(m, now.q, now.v, system.acceleration(now.q, now.v, now.t), now.t, out);
  useInertiaForces(m, out);
  if (q0.size() == 0) {
    out.growth = out.cycles();  // of a period that is a little wrong
    return out;
  }
  constexpr double small = 1e-6;
  const VecX ones = VecX::Ones(q0.size());
  std::size_t i = 0;
  for (const Moment& now : trajectory(system, q0 + small * ones, v0 + small * out.rate * ones, times)) {
    const BodyPlaces exact = placesOf(out.rows[i].bodies);
    out.growth = std::max(out.growth, distance(system.places(now.q, now.t), exact, m.length) / small);
    ++i;
  }
  return out;
}

ExpectedMotion drivenMotion(const Mechanism& m, const VecX& q0, double end) {
  ExpectedMotion out = emptyUntil(m, end);
  VecX q, v, a;
  for (const double t : timesTo(end)) {
    m.drivenTo(t, q0, q, v, a);
    addRow(m, q, v, a, t, out);
    out.rows.back().drives = m.equations.neededForce(q, v, a, t);
    out.moment = std::max(out.moment, out.rows.back().drives.cwiseAbs().maxCoeff());
  }
  useInertiaForces(m, out);
  out.moment = std::max(out.moment, out.force * m.length);
  return out;
}

}  // namespace gyre::test
