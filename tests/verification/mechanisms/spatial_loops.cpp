// Overconstrained loops of hinges, each with one freedom although the count of Chebyshev, Gruebler and Kutzbach denies
// it. Angles at the assembly were found with the loops' closure; those of each branch are listed.
#include "verification/mechanisms/library.h"
#include "verification/mechanisms/spatial_loop.h"

#include "lie/so3.h"

#include <cmath>

namespace gyre::test {
namespace {

constexpr double degree = M_PI / 180, right = M_PI / 2;

/// Its first hinge swings about where it starts: the loop does not turn all the way.
Mechanism swaying(Mechanism m, double swing) {
  m.inputs[0].rate = 0;
  m.inputs[0].swing = swing;
  m.inputs[0].frequency = 4;
  return m;
}

Mechanism bennett() {
  const double alpha = 40 * degree, beta = 75 * degree, a = 0.3, b = a * std::sin(beta) / std::sin(alpha);
  Mechanism m = spatialLoop(
      "Bennett's linkage", "G. T. Bennett 1903, Engineering 76, p. 777",
      {{a, alpha, 0, 1}, {b, beta, 0, 2.7568487616769692}, {a, alpha, 0, -1}, {b, beta, 0, -2.7568487616769692}});
  m.length = 0.4;
  // tan(theta1 / 2) tan(theta2 / 2) = sin((beta + alpha) / 2) / sin((beta - alpha) / 2): of the first two angles, told
  // by the links: L1 turns about z of the ground, L2 about z of L1.
  m.law = [=](const BodyPlaces& at) {
    const double first = so3::log(at[0].R * turned(0, -alpha)).z();
    const double second =
        so3::log(turned(0, alpha) * turned(0, -alpha) * at[0].R.transpose() * at[1].R * turned(0, -beta)).z();
    return std::sin(first / 2) * std::sin(second / 2) * std::sin((beta - alpha) / 2) -
           std::cos(first / 2) * std::cos(second / 2) * std::sin((beta + alpha) / 2);
  };
  return m;
}

Mechanism myard() {
  const double alpha = 50 * degree, b = 0.4, a = b * std::sin(alpha);
  Mechanism m = spatialLoop("Myard's linkage", "F. E. Myard 1931, Bull. Soc. Math. France 59, p. 183; Baker 1979",
                            {{a, alpha, 0, 1},
                             {b, right, 0, -2.7163124866285471},
                             {0, M_PI - 2 * alpha, 0, -2.0707963267948966},
                             {b, right, 0, 1.0707963267948966},
                             {a, M_PI - alpha, 0, 2.7163124866285471}});
  m.length = 0.4;
  return m;
}

Mechanism goldberg(bool sum) {
  const double alpha = 40 * degree, beta = 75 * degree, gamma = 55 * degree, k = 0.3 / std::sin(alpha);
  const double a = 0.3, b = k * std::sin(beta), c = k * std::sin(gamma);
  Mechanism m = spatialLoop(sum ? "Goldberg's linkage, a sum" : "Goldberg's linkage, a difference",
                            "M. Goldberg 1943, Trans. ASME 65, p. 649",
                            sum ? std::vector<LoopRow>{{a + c, alpha + gamma, 0, 1},
                                                       {b, beta, 0, 3.0669875043847683},
                                                       {c, gamma, 0, -0.38474389191282421},
                                                       {a, alpha, 0, -0.92539485079497474},
                                                       {b, beta, 0, -2.7568487616769688}}
                                : std::vector<LoopRow>{{a - c, alpha - gamma, 0, 1},
                                                       {b, beta, 0, 1.5543306547873208},
                                                       {c, gamma, 0, 2.7568487616769688},
                                                       {a, alpha, 0, -2.5543306547873206},
                                                       {b, beta, 0, -2.7568487616769688}});
  m.length = 0.4;
  return swaying(std::move(m), 0.3);
}

Mechanism threefoldBricard() {
  std::vector<LoopRow> table;
  for (int i = 0; i < 6; ++i) table.push_back({0.3, i % 2 ? -right : right, 0, i % 2 ? 1.9939334858899049 : 0.8});
  Mechanism m = spatialLoop("Bricard, threefold symmetric",
                            "R. Bricard 1927, Lecons de cinematique, vol. 2; Chen, You and Tarnai 2005", table);
  m.length = 0.3;
  // cos theta1 + cos theta2 + cos theta1 cos theta2 = 0 (Chen, You and Tarnai 2005, with alpha = 90 degrees).
  m.law = [](const BodyPlaces& at) {
    const double first = (at[0].R * turned(0, -right))(0, 0);
    const double second = (at[0].R.transpose() * at[1].R * turned(0, right))(0, 0);
    return first + second + first * second;
  };
  return m;
}

Mechanism trihedralBricard() {
  const double p[] = {0.3, 0.35, 0.25}, q1 = 0.28, q2 = 0.32;
  const double q3 = std::sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2] - q1 * q1 - q2 * q2);
  Mechanism m = spatialLoop("Bricard, trihedral",
                            "R. Bricard 1927, Lecons de cinematique, vol. 2: squares of alternate links add up alike",
                            {{p[0], right, 0, 0.8},
                             {q1, -right, 0, 2.0633460619961808},
                             {p[1], right, 0, 0.84193573514880782},
                             {q2, -right, 0, 2.0058604844946295},
                             {p[2], right, 0, 0.77122742300224112},
                             {q3, -right, 0, 1.9101519814573327}});
  m.length = 0.3;
  return swaying(std::move(m), 0.2);
}

Mechanism lineSymmetricBricard() {
  std::vector<LoopRow> table{{0.3, 60 * degree, 0.05, 1},
                             {0.4, 80 * degree, -0.1, 3.1082708217296169},
                             {0.25, 35 * degree, 0.02, -0.90365667121372351}};
  table.insert(table.end(), {table[0], table[1], table[2]});
  Mechanism m =
      spatialLoop("Bricard, line symmetric", "R. Bricard 1927, Lecons de cinematique, vol. 2; Baker 1980", table);
  m.length = 0.4;
  return swaying(std::move(m), 0.3);
}

Mechanism planeSymmetricBricard() {
  const double x = 60 * degree, y = 80 * degree, z = 35 * degree;
  Mechanism m = spatialLoop("Bricard, plane symmetric", "R. Bricard 1927, Lecons de cinematique, vol. 2; Baker 1980",
                            {{0.3, x, 0, 1},
                             {0.4, y, 0.05, -2.6215824361672695},
                             {0.25, z, -0.04, -2.0099721648844029},
                             {0.25, -z, 0, 2.7426685262255517},
                             {0.4, -y, 0.04, -2.0099721648844029},
                             {0.3, -x, -0.05, -2.6215824361672695}});
  m.length = 0.4;
  return swaying(std::move(m), 0.3);
}

/// Adjacent axes meet, so that all links have no length: edges of a flexible octahedron (Bricard 1897).
Mechanism octahedral(const char* name, std::vector<LoopRow> table) {
  Mechanism m =
      spatialLoop(name, "R. Bricard 1897, J. math. pures appl. 3, p. 113; Baker 1980, Mech. Mach. Theory 15, p. 267",
                  std::move(table));
  m.length = 0.3;
  m.q0 = coordinates({0.5});
  m.end = 0.15;
  m.special = "an octahedron's edges that flex";
  return swaying(std::move(m), 0.3);
}

Mechanism lineSymmetricOctahedron() {
  const double x = 70 * degree, y = 85 * degree, z = 60 * degree;
  return octahedral("Bricard's octahedron, line symmetric", {{0, x, 0.3, 1},
                                                             {0, y, 0.25, 1.8649967017775388},
                                                             {0, z, -0.2, 2.701559747349485},
                                                             {0, x, -0.3, -1},
                                                             {0, y, -0.25, -1.8649967017775317},
                                                             {0, z, 0.2, -2.701559747349485}});
}

/// Offsets by the sines of twists, so that two pairs of edges are mirrored at a plane.
Mechanism planeSymmetricOctahedron() {
  const double x = 50 * degree, y = 110 * degree, z = 70 * degree, R = 0.3, s = R / std::sin(x + z);
  return octahedral("Bricard's octahedron, plane symmetric", {{0, x, R, 1},
                                                              {0, y, -s * std::sin(z), 2.550034832068862},
                                                              {0, z, s * std::sin(x), -0.25711608730590996},
                                                              {0, z, -R, -1},
                                                              {0, y, s * std::sin(x), -1.639811992574936},
                                                              {0, x, -s * std::sin(z), 0.7539678333405639}});
}

/// The mixer of the Turbula: shafts 1 and 6 are parallel, and the bowl between them turns over.
Mechanism schatz() {
  const double a = 0.2, R = 0.15;
  Mechanism m =
      spatialLoop("Schatz's linkage", "P. Schatz 1929, patent 1942; Brat 1969, J. Mechanisms 4: a trihedral Bricard",
                  {{0, right, -R, 1},
                   {a, right, 0, -2.057727016852077},
                   {a, right, 0, -1.9388930149159727},
                   {a, right, 0, 0.9738613801143643},
                   {0, right, 0, 2.540242834252883},
                   {std::sqrt(3.0) * a, 0, R, -0.3106517743386821}});
  m.length = 0.3;
  return m;
}

Mechanism sphericalFourBar() {
  Mechanism m = spatialLoop("spherical four-bar", "Chiang 1988, Kinematics of Spherical Mechanisms",
                            {{0, 30 * degree, 0, 1},
                             {0, 80 * degree, 0, 0.93014482230781237},
                             {0, 70 * degree, 0, 1.2067036413539916},
                             {0, 90 * degree, 0, 1.4170186760834271}});
  m.length = 0.3;
  m.gravity(Vec3(0, 0, 0));
  m.v0 = coordinates({3});
  m.special = "all axes meet, centres of mass at that point";
  return m;
}

}  // namespace

Mechanisms spatialLoops() {
  return {bennett(),
          myard(),
          goldberg(true),
          goldberg(false),
          threefoldBricard(),
          trihedralBricard(),
          lineSymmetricBricard(),
          planeSymmetricBricard(),
          lineSymmetricOctahedron(),
          planeSymmetricOctahedron(),
          schatz(),
          sphericalFourBar()};
}

}  // namespace gyre::test
