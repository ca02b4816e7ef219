#include "analysis/frozen_motion.h"

#include "analysis/inertia_symmetry.h"
#include "lie/so3.h"

#include <Eigen/Cholesky>

namespace gyre {
namespace {

/// Step of central differences of fourth order along the motion, over the time in which it moves by its own size: their
/// error is its fourth power, and rounding over it.
constexpr double differenceStep = 1e-3;

/// How the axes of a body's deviations turn: Omega of the axes, its derivative in them, and its part against the body.
struct AxesMotion {
  Vec3 turn, turnRate, spin;
};

AxesMotion axesMotion(const Mat3& J, const Vec3& W, const Vec3& Wdot) {
  const InertiaSymmetry symmetry = inertiaSymmetry(J);
  if (symmetry.ofPoint) return {Vec3::Zero(), Vec3::Zero(), -W};
  if (!symmetry.axis) return {W, Wdot, Vec3::Zero()};
  const Vec3& e = *symmetry.axis;
  const double spin = W.dot(e);
  const Vec3 across = W - spin * e;
  return {across, Wdot - Wdot.dot(e) * e + spin * e.cross(across), -spin * e};
}

/// Wp, its derivative, and E' of all bodies [nv x nv].
struct Turning {
  MatX axes, axesRate, against;
};

Turning turningOf(const System& system, const State& s, const MatX& M) {
  const MatX zero = MatX::Zero(system.nv(), system.nv());
  Turning out{zero, zero, zero};
  for (const BodySet::Entry& body : system.bodies()) {
    if (body.rotation < 0) continue;
    const int r = body.v + body.rotation;
    const AxesMotion axes = axesMotion(M.block<3, 3>(r, r), s.v.segment<3>(r), s.vdot.segment<3>(r));
    out.axes.block<3, 3>(r, r) = so3::hat(axes.turn);
    out.axesRate.block<3, 3>(r, r) = so3::hat(axes.turnRate);
    out.against.block<3, 3>(r, r) = so3::hat(axes.spin);
  }
  return out;
}

/// dB/dt along the motion.
MatX constraintRate(const System& system, const State& s) {
  const double fastest = system.scales().relativeMotion(s.v);
  if (system.m() == 0 || !(fastest > 0)) return MatX::Zero(system.m(), system.nv());
  const double e = differenceStep / fastest;
  const auto at = [&](double t) {
    State there = s;
    there.t += t;
    system.bodies().plus(s.q, t * s.v, there.q);
    return MatX(constraintMatrix(system, there).B);
  };
  return (8 * (at(e) - at(-e)) - (at(2 * e) - at(-2 * e))) / (12 * e);
}

/// Z' = -B^+ (B' + B E') Z, the smallest in the measure of the mass; 0 where nothing binds.
MatX transported(const LinearizedSystem& linear, const MatX& Bdot, const MatX& Z) {
  const MatX L(choleskyFactor(linear.M));
  MatX A = L.triangularView<Eigen::Lower>().solve(MatX(linear.B).transpose()).transpose();  // B L^-T
  MatX moved = -Bdot * Z;
  for (Eigen::Index r = 0; r < A.rows(); ++r) {
    const double norm = A.row(r).norm();
    if (!(norm > 0)) continue;
    A.row(r) /= norm;
    moved.row(r) /= norm;
  }
  const MatX free = L.transpose() * Z;  // orthonormal, and orthogonal to the rows of A
  const Eigen::LLT<MatX> normal(A.transpose() * A + free * free.transpose());
  return L.transpose().triangularView<Eigen::Upper>().solve(normal.solve(A.transpose() * moved));
}

}  // namespace

Expected<FrozenMotion> frozenMotion(const System& system, const State& s) {
  if (!system.scales().velocityRows.empty()) {
    const int row = system.nv() + system.scales().velocityRows.front();
    return fail({.message = "this constraint is one of velocities (rolling), and eigenvalues along a run are known for "
                            "constraints of positions only; eigenmodes about an equilibrium are",
                 .element = system.rowName(row).element});
  }
  LinearizedSystem linear = linearizedSystem(system, s);
  linear.K += linear.following;
  FrozenMotion out{freeSpace(linear), MatX(linear.Z), linear.M};
  FreeSpace& free = out.space;
  if (free.K.rows() == 0) return out;
  const MatX M(linear.M), &Z = free.Z;
  const Turning turning = turningOf(system, s, M);
  const MatX Zdot = system.m() == 0
                        ? MatX::Zero(Z.rows(), Z.cols()).eval()
                        : transported(linear, constraintRate(system, s) + MatX(linear.B) * turning.against, Z);
  const MatX damping = MatX(linear.C) + M * turning.against, moved = Zdot + turning.axes * Z;  // w = Z y' + moved y
  free.C = Z.transpose() * ((damping + M * turning.axes) * Z);
  free.K += Z.transpose() * (damping * moved + M * (turning.axesRate * Z + turning.axes * Zdot)) -
            Zdot.transpose() * M * Zdot;
  free.P += linear.V * moved;
  out.Zdot = Zdot;
  out.against = turning.against;
  if (free.K.allFinite() && free.C.allFinite()) return out;
  return fail({.kind = Error::Kind::numerical,
               .message = "a force of this model, or its derivative, is not finite here",
               .time = s.t});
}

}  // namespace gyre
