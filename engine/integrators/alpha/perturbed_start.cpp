#include "integrators/alpha/perturbed_start.h"

#include "integrators/rotations.h"

namespace gyre {
namespace {

/// [v, v'] of R^3 x SO(3): W x W' in the rotations, zero in the translations.
VecX bracket(const System& system, const VecX& v, const VecX& vdot) {
  VecX out = VecX::Zero(v.size());
  forEachRotation(system, [&](std::size_t, int r, int) {
    out.segment<3>(r) = Vec3(v.segment<3>(r)).cross(Vec3(vdot.segment<3>(r)));
  });
  return out;
}

}  // namespace

bool perturbStart(const System& system, IndexOne& indexOne, const AlphaCoefficients& alpha, StartBrackets brackets,
                  double h, State& s, VecX& a) {
  const double ds = 0.1 * h;  // error (ds)^2: far below what the order of the method needs
  State ahead = s, behind = s;
  for (const auto& [side, sign] : {std::pair{&ahead, 1.0}, std::pair{&behind, -1.0}}) {
    const VecX dq = sign * ds * s.v;
    system.bodies().plus(s.q, dq, side->q);
    side->v += sign * ds * s.vdot;
    side->t += sign * ds;
    if (!indexOne.accelerations(*side)) return false;
  }
  const VecX vddot = (ahead.vdot - behind.vdot) / (2 * ds), vv = bracket(system, s.v, s.vdot);
  a = s.vdot + alpha.shift() * h * (vddot + brackets.acceleration * vv);
  if (system.m() == 0) return true;

  State error = s;
  error.v = h * h * (alpha.errorConstant() * vddot + brackets.velocity * vv);
  const auto here = indexOne.factor(error);
  if (!here) return false;
  VecX change = VecX::Zero(system.nv()), violation(system.m());
  system.constraints().rates(here->at(), violation);
  violation -= here->at().Phi_t();                  // B times the error
  system.scales().scaleVelocityRows(0, violation);  // nonholonomic constraints hold at velocity level
  here->solve(change, violation);
  s.v += change;
  return true;
}

}  // namespace gyre
