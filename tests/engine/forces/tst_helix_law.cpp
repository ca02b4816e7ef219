// The law of a beam along its helix against differences, its exact solutions, and Timoshenko's beam.

#include "forces/beam.h"
#include "forces/helix_law.h"
#include "forces/helix_strain.h"
#include "lie/so3.h"
#include "support/random_state.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double h = 1e-5;  // of central differences: truncation and round-off below 1e-9

/// Logarithm of a pose on SE(3) by the matrix exponential's series at full rotations, not by its closed form.
Vec6 randomPose(Random& random, double turn) {
  Vec6 xi;
  xi << Vec3::UnitX() + random.vector(0.4), random.vector(turn);
  return xi;
}

HelixLaw randomLaw(Random& random) {
  HelixLaw law{.S = random.positiveDefinite(), .L = random.uniform(0.5, 2), .beta = 0.3};
  law.rest << random.vector(), random.vector(0.5);
  return law;
}

double worst(const Mat6& A, const Mat6& B) { return (A - B).cwiseAbs().maxCoeff() / std::max(1.0, A.norm()); }

template <class F>
Mat6 differences(const Vec6& at, const F& f) {
  Mat6 D;
  for (int i = 0; i < 6; ++i) {
    const Vec6 d = h * Vec6::Unit(i);
    D.col(i) = (f(Vec6(at + d)) - f(Vec6(at - d))) / (2 * h);
  }
  return D;
}

}  // namespace

class TestHelixLaw : public QObject {
  Q_OBJECT

 private slots:
  /// The series and the closed form of the coefficients, on both sides of where they meet.
  void coefficients_areThoseOfTheInverseTangent() {
    for (const double x : {1e-8, 0.0399, 0.0401, 0.999, 1.001, 4.999, 5.001, 9.8, 20.0}) {
      const auto c = so3::inverseTangentCoefficients(x);
      const Mat3 T = so3::tangentInverse(std::sqrt(x) * Vec3::UnitZ());  // (1 - g x) in its first entry
      QVERIFY(std::abs(T(0, 0) - (1 - c.g * x)) < 1e-14 * (1 + x));
      const double step = 1e-4 * std::max(x, 1e-3);
      const auto up = so3::inverseTangentCoefficients(x + step), down = so3::inverseTangentCoefficients(x - step);
      QVERIFY(std::abs((up.g - down.g) / (2 * step) - c.g1) < 1e-6 * c.g1);
      QVERIFY(std::abs((up.g1 - down.g1) / (2 * step) - c.g2) < 1e-6 * c.g2);
    }
  }

  void helix_isTheLogarithmOfThePose() {
    Random random(1);
    for (int i = 0; i < 20; ++i) {
      const Vec6 xi = randomPose(random, 1.5);
      const HelixStrain helix(xi);
      // d = T(-theta) u: Sonneville, Cardona and Bruels 2014.
      QVERIFY((so3::tangent(-xi.tail<3>()) * helix.w().head<3>() - xi.head<3>()).norm() < 1e-14);
      const Vec6 y = random.vector(6, 1), s = random.vector(6, 1);
      const Mat6 H = helix.jacobian();
      QVERIFY(worst(H, differences(xi, [](const Vec6& x) { return HelixStrain(x).w(); })) < 1e-9);
      QVERIFY((H * y - helix.times(y)).norm() < 1e-14);
      QVERIFY((H.transpose() * s - helix.transposedTimes(s)).norm() < 1e-14);
      QVERIFY(worst(helix.actionDerivative(y),
                    differences(xi, [&](const Vec6& x) { return HelixStrain(x).times(y); })) < 1e-9);
      QVERIFY(worst(helix.transposedActionDerivative(s),
                    differences(xi, [&](const Vec6& x) { return HelixStrain(x).transposedTimes(s); })) < 1e-9);
    }
  }

  void force_isTheGradientOfTheEnergy() {
    Random random(2);
    for (int i = 0; i < 20; ++i) {
      HelixLaw law = randomLaw(random);
      law.beta = 0;
      const Vec6 xi = randomPose(random, 1), none = Vec6::Zero();
      const Vec6 s = law.respond(xi, none).s;
      for (int k = 0; k < 6; ++k) {
        const Vec6 d = h * Vec6::Unit(k);
        const double slope = (law.respond(xi + d, none).elastic - law.respond(xi - d, none).elastic) / (2 * h);
        QVERIFY(std::abs(slope - s[k]) < 1e-8 * std::max(1.0, s.norm()));
      }
    }
  }

  void tangents_matchDifferences() {
    Random random(3);
    for (int i = 0; i < 20; ++i) {
      const HelixLaw law = randomLaw(random);
      const Vec6 xi = randomPose(random, 1), rate = random.vector(6, 1);
      Mat6 K, C;
      law.tangents(xi, rate, K, C);
      QVERIFY(worst(K, differences(xi, [&](const Vec6& x) { return law.respond(x, rate).s; })) < 1e-8);
      QVERIFY(worst(C, differences(rate, [&](const Vec6& r) { return law.respond(xi, r).s; })) < 1e-8);
      Mat6 H, D;
      law.motionTangents(xi, rate, H, D);
      QVERIFY(worst(D, differences(xi, [&](const Vec6& x) { return law.respond(x, rate).etaRate; })) < 1e-8);
      const HelixLaw::Response r = law.respond(xi, rate);
      QVERIFY(std::abs(r.dissipation - (r.sigma - law.respond(xi, Vec6::Zero()).sigma).dot(r.etaRate)) <
              1e-12 * (1 + r.dissipation));
    }
  }

  void straight_isTimoshenkosBeam() {
    Beam p;
    p.length = 0.7;
    p.shear_factor_y = 5.0 / 6;
    p.inertia_z = 3e-9;
    Vec6 S;
    S << 1 / (p.youngs_modulus * p.area), 1 / (p.shear_modulus * p.shear_factor_y * p.area), 0,
        1 / (p.shear_modulus * p.torsion_constant), 1 / (p.youngs_modulus * p.inertia_y),
        1 / (p.youngs_modulus * p.inertia_z);
    const HelixLaw law{.S = S.asDiagonal(), .L = p.length, .rest = restHelix(p.length, Vec3::Zero())};
    Mat6 K, C;
    law.tangents(law.rest, Vec6::Zero(), K, C);
    // The deflections of the halfway frame: d_y' = d_y - L theta_z / 2, d_z' = d_z + L theta_y / 2.
    Mat6 H = Mat6::Identity();
    H(1, 5) = -0.5 * p.length;
    H(2, 4) = 0.5 * p.length;
    const Mat6 expected = H.transpose() * beamStiffness(p).asDiagonal() * H;
    QVERIFY((K - expected).norm() < 1e-12 * expected.norm());
  }

  /// Any curved rest shape carries nothing in its rest pose.
  void atRest_carriesNothing() {
    Random random(4);
    HelixLaw law = randomLaw(random);
    law.rest = restHelix(law.L, Vec3(0.3, -0.8, 1.1));
    Vec6 xi;
    xi << so3::tangent(-law.rest.tail<3>()) * law.rest.head<3>(), law.rest.tail<3>();
    const auto r = law.respond(xi, Vec6::Zero());
    QVERIFY(r.s.norm() < 1e-14 && r.elastic < 1e-28);
  }
};

QTEST_APPLESS_MAIN(TestHelixLaw)
#include "tst_helix_law.moc"
