#include "flexible/beam_section.h"

#include "forces/section_stiffness.h"

#include <fmt/format.h>
#include <Eigen/Cholesky>
#include <cmath>
#include <numbers>

namespace gyre {
namespace {

/// Saint-Venant's torsion of a rectangle of sides a >= b: a b^3 (1/3 - 64 b / (pi^5 a) sum tanh(n pi a / 2 b) / n^5).
double torsionOfRectangle(double width, double height) {
  const double a = std::max(width, height), b = std::min(width, height);
  double sum = 0;
  for (int n = 1; n < 40; n += 2) sum += std::tanh(n * std::numbers::pi * a / (2 * b)) / std::pow(n, 5);
  return a * b * b * b * (1.0 / 3 - 64 * b / (std::pow(std::numbers::pi, 5) * a) * sum);
}

}  // namespace

double BeamSection::stress(const Vec6& f) const {
  const double bending = isRound ? stressFactors[1] * std::hypot(f[4], f[5])
                                 : stressFactors[1] * std::abs(f[4]) + stressFactors[2] * std::abs(f[5]);
  return stressFactors[0] * std::abs(f[0]) + bending;
}

BeamSections::BeamSections(const FlexibleBeam& beam)
    : p_(beam),
      width_(beam.width),
      height_(beam.height),
      diameter_(beam.diameter),
      wall_(beam.wall),
      mass_(beam.mass_per_length),
      stiffness_{AlongLine(beam.force_stiffness[0]),  AlongLine(beam.force_stiffness[1]),
                 AlongLine(beam.force_stiffness[2]),  AlongLine(beam.moment_stiffness[0]),
                 AlongLine(beam.moment_stiffness[1]), AlongLine(beam.moment_stiffness[2])} {}

BeamSections::Geometry BeamSections::geometry(double s, BeamSection& out) const {
  const double nu = p_.poisson;
  if (p_.section == FlexibleBeam::Section::rectangle) {
    const double b = width_(s), h = height_(s);
    out.size = {b, h};
    out.stressFactors = {1 / (b * h), 6 / (b * h * h), 6 / (h * b * b)};
    return {b * h, b * h * h * h / 12, h * b * b * b / 12, torsionOfRectangle(b, h), 10 * (1 + nu) / (12 + 11 * nu)};
  }
  const bool hollow = p_.section == FlexibleBeam::Section::tube;
  const double d = diameter_(s), inner = hollow ? d - 2 * wall_(s) : 0.0, m = inner / d;
  const double area = std::numbers::pi / 4 * (d * d - inner * inner),
               I = std::numbers::pi / 64 * (std::pow(d, 4) - std::pow(inner, 4));
  out.size = {d, d};
  out.wall = 0.5 * (d - inner);
  out.isRound = true;
  out.stressFactors = {1 / area, d / (2 * I), d / (2 * I)};
  const double q = (1 + m * m) * (1 + m * m);
  return {area, I, I, 2 * I, 6 * (1 + nu) * q / ((7 + 6 * nu) * q + (20 + 12 * nu) * m * m)};
}

Mat6 BeamSections::stiffness(double s) const {
  if (!p_.section_stiffness.m.isZero(0)) return p_.section_stiffness.m;
  Vec6 C;
  for (Eigen::Index i = 0; i < 6; ++i) C[i] = stiffness_[static_cast<std::size_t>(i)](s);
  return C.asDiagonal();
}

BeamSection BeamSections::at(double s) const {
  BeamSection out;
  if (p_.section == FlexibleBeam::Section::stiffness) {
    out.compliance = stiffness(s).llt().solve(Mat6::Identity());
    out.mass = mass_(s);
    out.inertia = p_.inertia_per_length;
    const double gyration = std::sqrt(12 * out.inertia.x() / (2 * out.mass));
    out.size = {gyration, gyration};
    return out;
  }
  const Geometry g = geometry(s, out);
  const double E = p_.youngs_modulus, G = E / (2 * (1 + p_.poisson));
  const double k = p_.shear_factor > 0 ? p_.shear_factor : g.shearFactor;
  const double J = p_.torsion_constant > 0 ? p_.torsion_constant : g.torsion;
  Vec6 C;
  C << E * g.area, G * k * g.area, G * k * g.area, p_.bending_factor * Vec3(G * J, E * g.Iy, E * g.Iz);
  out.compliance = C.cwiseInverse().asDiagonal();
  out.mass = p_.density * g.area;
  out.inertia = p_.density * Vec3(g.Iy + g.Iz, g.Iy, g.Iz);
  return out;
}

std::optional<Error> BeamSections::checkStiffness(double s) const {
  if (const Mat6& full = p_.section_stiffness.m; !full.isZero(0)) {
    if (auto bad = badSectionStiffness(full)) return Error{.message = std::move(*bad), .key = "section_stiffness"};
  } else if (const Vec6 C = stiffness(s).diagonal(); !C.allFinite() || (C.array() <= 0).any()) {
    const char* key = (C.tail<3>().array() <= 0).any() ? "moment_stiffness" : "force_stiffness";
    return Error{.message = fmt::format("stiffnesses > 0 were expected, also at s = {:.3g}", s), .key = key};
  }
  if (!(mass_(s) > 0))
    return Error{.message = fmt::format("a mass > 0 was expected, also at s = {:.3g}", s), .key = "mass_per_length"};
  const Vec3& J = p_.inertia_per_length;
  if ((J.array() <= 0).any() || J.sum() - 2 * J.maxCoeff() < -1e-12 * J.maxCoeff())
    return Error{.message = "three moments > 0 of which none is larger than the sum of the others were expected",
                 .key = "inertia_per_length"};
  return std::nullopt;
}

std::optional<Error> BeamSections::checkShape(double s) const {
  const auto wrong = [s](const char* key, const char* what) {
    return Error{.message = fmt::format("{} was expected, also at s = {:.3g}", what, s), .key = key};
  };
  if (p_.section == FlexibleBeam::Section::rectangle) {
    if (!(width_(s) > 0)) return wrong("width", "a length > 0");
    if (!(height_(s) > 0)) return wrong("height", "a length > 0");
    return std::nullopt;
  }
  if (!(diameter_(s) > 0)) return wrong("diameter", "a length > 0");
  if (p_.section == FlexibleBeam::Section::tube && !(wall_(s) > 0 && 2 * wall_(s) <= diameter_(s)))
    return wrong("wall", "a wall > 0 of at most half the diameter");
  return std::nullopt;
}

std::optional<Error> BeamSections::check(double s) const {
  if (p_.section == FlexibleBeam::Section::stiffness) return checkStiffness(s);
  if (auto bad = checkShape(s)) return bad;
  BeamSection unused;
  const Geometry g = geometry(s, unused);
  if (p_.torsion_constant <= (1 + 1e-9) * (g.Iy + g.Iz)) return std::nullopt;
  return Error{
      .message = fmt::format("a torsion constant of at most the polar moment, {:.4g} m^4, was expected", g.Iy + g.Iz),
      .key = "torsion_constant"};
}

std::optional<Error> checkSection(const FlexibleBeam& beam) {
  const BeamSections sections(beam);
  for (const double s : {0.0, 0.5, 1.0})
    if (auto bad = sections.check(s)) return bad;
  return std::nullopt;
}

}  // namespace gyre
