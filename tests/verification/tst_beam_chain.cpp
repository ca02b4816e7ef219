// Small vibrations of beams between rigid nodes, with a ball at either end, against the closed form of the chain and
// against Timoshenko's beam.

#include "support/modes_of.h"

#include <QtTest>

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double pi = std::numbers::pi;

/// A steel-like bar of rectangular section, b along y, h along z.
struct Bar {
  double L = 2, E = 2e9, G = 8e8, rho = 2700, b = 0.05, h = 0.08, kappa = 5.0 / 6, Jt = 2.4e-6;
  double A() const { return b * h; }
  double Iy() const { return b * h * h * h / 12; }  // bending in the x-z plane
  double Iz() const { return h * b * b * b / 12; }  // bending in the x-y plane
};

/// n beams between n + 1 nodes, which carry the bar's mass and rotary inertia; the end nodes half of them.
ModelBuilder beamChain(const Bar& bar, int n) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const double a = bar.L / n, m = bar.rho * bar.A() * a;
  ElementId before = ground;
  for (int i = 0; i <= n; ++i) {
    const double part = i == 0 || i == n ? 0.5 : 1;
    const Vec3 J = part * bar.rho * a * Vec3(bar.Iy() + bar.Iz(), bar.Iy(), bar.Iz());
    const Vec3 place(i * a, 0, 0);
    const ElementId node =
        b.body("rigid", fmt::format("node {}", i),
               {{"mass", part * m}, {"inertia", diagonal(J.x(), J.y(), J.z())}, {"position", place}});
    if (part < 1) b.joint("spherical", fmt::format("ball {}", i), {{"frame1", at(place)}, {"body2", node}});
    if (i > 0)
      b.force("beam", fmt::format("beam {}", i),
              {{"body1", before},
               {"body2", node},
               {"length", a},
               {"youngs_modulus", bar.E},
               {"shear_modulus", bar.G},
               {"area", bar.A()},
               {"inertia_y", bar.Iy()},
               {"inertia_z", bar.Iz()},
               {"torsion_constant", bar.Jt},
               {"shear_factor_y", bar.kappa},
               {"shear_factor_z", bar.kappa}});
    before = node;
  }
  return b;
}

/// Both roots of the quadratic for lambda of [p - m lambda, q; q, r - J lambda], the smaller without cancellation.
std::array<double, 2> roots(double p, double q, double r, double m, double J) {
  const double sum = p / m + r / J, product = (p * r - q * q) / (m * J);
  const double large = 0.5 * (sum + std::sqrt(sum * sum - 4 * product));
  return {product / large, large};
}

/// One plane's bending: w_i = W sin(i k), r_i = R cos(i k), k = j pi / n meets the ends, where displacement and, by
/// symmetry, bending moment vanish. From the stiffness matrix of Przemieniecki 1968, eq. 5.116, row by row:
///   24 c (1 - cos k) W - 12 a c sin(k) R = lambda m W
///   -12 a c sin(k) W + 2 a^2 c (4 + Phi + (2 - Phi) cos k) R = lambda J R
void addBending(const Bar& bar, int n, double I, std::vector<double>& lambda) {
  const double a = bar.L / n, m = bar.rho * bar.A() * a, J = bar.rho * I * a;
  const double Phi = 12 * bar.E * I / (bar.G * bar.kappa * bar.A() * a * a), c = bar.E * I / ((1 + Phi) * a * a * a);
  for (int j = 1; j < n; ++j) {
    const double k = j * pi / n, half = std::sin(0.5 * k);
    for (const double root : roots(48 * c * half * half, -12 * a * c * std::sin(k),
                                   2 * a * a * c * (4 + Phi + (2 - Phi) * std::cos(k)), m, J))
      lambda.push_back(root);
  }
  for (const double cosine : {1.0, -1.0}) lambda.push_back(2 * a * a * c * (4 + Phi + (2 - Phi) * cosine) / J);
}

/// All frequencies of the chain [rad/s], ascending: bending in both planes, stretching with held ends, torsion with
/// free ends (the first of which is the turning as a whole).
std::vector<double> chainFrequencies(const Bar& bar, int n) {
  const double a = bar.L / n, m = bar.rho * bar.A() * a, J = bar.rho * (bar.Iy() + bar.Iz()) * a;
  std::vector<double> lambda;
  addBending(bar, n, bar.Iy(), lambda);
  addBending(bar, n, bar.Iz(), lambda);
  const auto ofRow = [&](double stiffness, double inertia, int j) {
    return 4 * stiffness / inertia * std::pow(std::sin(0.5 * j * pi / n), 2);
  };
  for (int j = 1; j < n; ++j) lambda.push_back(ofRow(bar.E * bar.A() / a, m, j));
  for (int j = 0; j <= n; ++j) lambda.push_back(ofRow(bar.G * bar.Jt / a, J, j));
  std::sort(lambda.begin(), lambda.end());
  for (double& l : lambda) l = std::sqrt(l);
  return lambda;
}

}  // namespace

class TestBeamChain : public QObject {
  Q_OBJECT
 private slots:
  void frequencies_areThoseOfTheChain_data() {
    QTest::addColumn<int>("n");
    QTest::addColumn<bool>("sparse");
    QTest::newRow("dense") << 6 << false;
    QTest::newRow("sparse") << 6 << true;
    QTest::newRow("long, sparse") << 80 << true;
  }
  void frequencies_areThoseOfTheChain() {
    QFETCH(int, n);
    QFETCH(bool, sparse);
    const Bar bar;
    const std::vector<double> expected = chainFrequencies(bar, n);
    // Two planes of 2 (n - 1) + 2, n - 1 stretchings, n + 1 turnings: the unknowns of n + 1 nodes on two balls.
    QCOMPARE(expected.size(), static_cast<std::size_t>(6 * (n + 1) - 6));
    const auto modes =
        modesOf(beamChain(bar, n), {.count = 16, .method = sparse ? ModesMethod::sparse : ModesMethod::dense});
    QCOMPARE(modes.size(), std::size_t{16});
    QVERIFY(modes[0].rigid);
    double worst = 0;
    for (std::size_t i = 1; i < modes.size(); ++i)
      worst = std::max(worst, std::abs(2 * pi * modes[i].frequency / expected[i] - 1));
    qInfo("n = %d: worst relative error %.2g, %.5g to %.5g rad/s", n, worst, expected[1], expected[15]);
    // Squares of frequencies are good to round-off times the largest over the smallest one: below 1e-8.
    QVERIFY(worst < 1e-8);
  }

  /// The chain tends to the continuous beam with second order. Timoshenko 1921, w = W sin(q x), r = R cos(q x),
  /// q = j pi / L:  [kappa G A q^2, -kappa G A q; ., E I q^2 + kappa G A] against rho (A, I).
  void frequencies_tendToTimoshenkosBeam() {
    const Bar bar;
    const auto error = [&](int n) {
      std::vector<double> exact;
      for (int j = 1; j <= 3; ++j)
        for (const double I : {bar.Iy(), bar.Iz()}) {
          const double q = j * pi / bar.L, S = bar.kappa * bar.G * bar.A();
          exact.push_back(
              std::sqrt(roots(S * q * q, -S * q, bar.E * I * q * q + S, bar.rho * bar.A(), bar.rho * I)[0]));
        }
      const auto modes = modesOf(beamChain(bar, n), {.count = 24});
      double worst = 0;
      for (const double w : exact) {
        double nearest = 1;
        for (const Mode& mode : modes) nearest = std::min(nearest, std::abs(2 * pi * mode.frequency / w - 1));
        worst = std::max(worst, nearest);
      }
      return worst;
    };
    const double coarse = error(16), fine = error(32);
    qInfo("against the continuous beam: %.3g, %.3g, order %.2f", coarse, fine, std::log2(coarse / fine));
    QVERIFY(fine < 1e-3);
    QVERIFY(std::log2(coarse / fine) > 1.9);
  }
};

QTEST_APPLESS_MAIN(TestBeamChain)
#include "tst_beam_chain.moc"
