#include "flexible/beam_section.h"

#include "functions/compiled_function.h"

#include <fmt/format.h>
#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <cmath>
#include <numbers>

namespace gyre {
namespace {

double at(const Function& f, double s) {
  const auto compiled = CompiledFunction::compile(f, {.name = "s", .quantity = Quantity::none});
  return compiled ? (*compiled)(s) : std::nan("");
}
Vec3 at(const TimeVector& f, double s) { return {at(f[0], s), at(f[1], s), at(f[2], s)}; }

struct Geometry {
  double area, Iy, Iz, torsion, shearFactor;
};

/// Saint-Venant's torsion of a rectangle of sides a >= b: a b^3 (1/3 - 64 b / (pi^5 a) sum tanh(n pi a / 2 b) / n^5).
double torsionOfRectangle(double width, double height) {
  const double a = std::max(width, height), b = std::min(width, height);
  double sum = 0;
  for (int n = 1; n < 40; n += 2) sum += std::tanh(n * std::numbers::pi * a / (2 * b)) / std::pow(n, 5);
  return a * b * b * b * (1.0 / 3 - 64 * b / (std::pow(std::numbers::pi, 5) * a) * sum);
}

Geometry geometryOf(const FlexibleBeam& p, double s, BeamSection& out) {
  const double nu = p.poisson;
  if (p.section == FlexibleBeam::Section::rectangle) {
    const double b = at(p.width, s), h = at(p.height, s);
    out.size = {b, h};
    out.stressFactors = {1 / (b * h), 6 / (b * h * h), 6 / (h * b * b)};
    return {b * h, b * h * h * h / 12, h * b * b * b / 12, torsionOfRectangle(b, h), 10 * (1 + nu) / (12 + 11 * nu)};
  }
  const bool hollow = p.section == FlexibleBeam::Section::tube;
  const double d = at(p.diameter, s), inner = hollow ? d - 2 * at(p.wall, s) : 0.0, m = inner / d;
  const double area = std::numbers::pi / 4 * (d * d - inner * inner),
               I = std::numbers::pi / 64 * (std::pow(d, 4) - std::pow(inner, 4));
  out.size = {d, d};
  out.isRound = true;
  out.stressFactors = {1 / area, d / (2 * I), d / (2 * I)};
  const double q = (1 + m * m) * (1 + m * m);
  return {area, I, I, 2 * I, 6 * (1 + nu) * q / ((7 + 6 * nu) * q + (20 + 12 * nu) * m * m)};
}

Mat6 stiffnessOf(const FlexibleBeam& p, double s) {
  if (!p.section_stiffness.m.isZero(0)) return p.section_stiffness.m;
  Vec6 C;
  C << at(p.force_stiffness, s), at(p.moment_stiffness, s);
  return C.asDiagonal();
}

/// The direction in which a section law would give way by itself.
std::string weakness(const Mat6& C) {
  const Eigen::SelfAdjointEigenSolver<Mat6> eigen(C);
  const Vec6 v = eigen.eigenvectors().col(0);
  return fmt::format("its eigenvalue {:.3g} belongs to the strain [{:.3g}, {:.3g}, {:.3g}, {:.3g}, {:.3g}, {:.3g}]",
                     eigen.eigenvalues()[0], v[0], v[1], v[2], v[3], v[4], v[5]);
}

std::optional<Error> checkStiffness(const FlexibleBeam& p, double s) {
  const bool full = !p.section_stiffness.m.isZero(0);
  const Mat6 C = stiffnessOf(p, s);
  const char* key = full ? "section_stiffness" : "force_stiffness";
  if (!(C - C.transpose()).isZero(1e-12 * C.cwiseAbs().maxCoeff()))
    return Error{.message = "a symmetric matrix was expected", .key = key};
  if (!C.allFinite() || C.llt().info() != Eigen::Success) {
    if (!full && (C.diagonal().tail<3>().array() <= 0).any()) key = "moment_stiffness";
    return Error{.message = full ? "a positive definite matrix was expected; " + weakness(C)
                                 : fmt::format("stiffnesses > 0 were expected, also at s = {:.3g}", s),
                 .key = key};
  }
  if (!(at(p.mass_per_length, s) > 0))
    return Error{.message = fmt::format("a mass > 0 was expected, also at s = {:.3g}", s), .key = "mass_per_length"};
  const Vec3& J = p.inertia_per_length;
  if ((J.array() <= 0).any() || J.sum() - 2 * J.maxCoeff() < -1e-12 * J.maxCoeff())
    return Error{.message = "three moments > 0 of which none is larger than the sum of the others were expected",
                 .key = "inertia_per_length"};
  return std::nullopt;
}

std::optional<Error> checkShape(const FlexibleBeam& p, double s) {
  const auto wrong = [s](const char* key, const char* what) {
    return Error{.message = fmt::format("{} was expected, also at s = {:.3g}", what, s), .key = key};
  };
  if (p.section == FlexibleBeam::Section::rectangle) {
    if (!(at(p.width, s) > 0)) return wrong("width", "a length > 0");
    if (!(at(p.height, s) > 0)) return wrong("height", "a length > 0");
    return std::nullopt;
  }
  if (!(at(p.diameter, s) > 0)) return wrong("diameter", "a length > 0");
  if (p.section == FlexibleBeam::Section::tube && !(at(p.wall, s) > 0 && 2 * at(p.wall, s) <= at(p.diameter, s)))
    return wrong("wall", "a wall > 0 of at most half the diameter");
  return std::nullopt;
}

}  // namespace

double BeamSection::stress(const Vec6& f) const {
  const double bending = isRound ? stressFactors[1] * std::hypot(f[4], f[5])
                                 : stressFactors[1] * std::abs(f[4]) + stressFactors[2] * std::abs(f[5]);
  return stressFactors[0] * std::abs(f[0]) + bending;
}

BeamSection sectionAt(const FlexibleBeam& p, double s) {
  BeamSection out;
  if (p.section == FlexibleBeam::Section::stiffness) {
    out.compliance = stiffnessOf(p, s).llt().solve(Mat6::Identity());
    out.mass = at(p.mass_per_length, s);
    out.inertia = p.inertia_per_length;
    const double gyration = std::sqrt(12 * out.inertia.x() / (2 * out.mass));
    out.size = {gyration, gyration};
    return out;
  }
  const Geometry g = geometryOf(p, s, out);
  const double E = p.youngs_modulus, G = E / (2 * (1 + p.poisson));
  const double k = p.shear_factor > 0 ? p.shear_factor : g.shearFactor;
  const double J = p.torsion_constant > 0 ? p.torsion_constant : g.torsion;
  Vec6 C;
  C << E * g.area, G * k * g.area, G * k * g.area, G * J, E * g.Iy, E * g.Iz;
  out.compliance = C.cwiseInverse().asDiagonal();
  out.mass = p.density * g.area;
  out.inertia = p.density * Vec3(g.Iy + g.Iz, g.Iy, g.Iz);
  return out;
}

std::optional<Error> checkSection(const FlexibleBeam& p) {
  for (const double s : {0.0, 0.5, 1.0}) {
    const bool typed = p.section == FlexibleBeam::Section::stiffness;
    if (auto bad = typed ? checkStiffness(p, s) : checkShape(p, s)) return bad;
    if (typed) continue;
    BeamSection unused;
    const Geometry g = geometryOf(p, s, unused);
    if (p.torsion_constant > (1 + 1e-9) * (g.Iy + g.Iz))
      return Error{.message = fmt::format("a torsion constant of at most the polar moment, {:.4g} m^4, was expected",
                                          g.Iy + g.Iz),
                   .key = "torsion_constant"};
  }
  return std::nullopt;
}

}  // namespace gyre
