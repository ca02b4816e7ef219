// Large deflections of rods as chains of beams along their helix against closed forms, elliptic integrals and shooting
// (reference/flexible_statics.json says how each was obtained): digits, and order 4 in the number of beams.

#include "support/random_state.h"
#include "support/reference.h"
#include "support/rod_chain.h"
#include "support/verify_below.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

const nlohmann::json& reference() {
  static const nlohmann::json json = referenceJson("flexible_statics");
  return json;
}

Vec3 vec3Of(const nlohmann::json& j) { return {j[0].get<double>(), j[1].get<double>(), j[2].get<double>()}; }

RodChain::Rest restOf(const RodChain& rod) {
  auto rest = rod.rest();
  if (!rest) throw std::runtime_error(rest.error().text());
  return *rest;
}

/// EA = GA = 1e8, EI = L = 1: inextensible to 1e-7.
RodChain elastica(int n, double P, double EA = 1e8) {
  RodChain rod{.length = 1, .n = n, .C = section(EA, EA, EA, 1, 1, 1)};
  rod.build().force({0, P, 0});
  return rod;
}

RodChain bend(int n, double P) {
  RodChain rod{.length = 100 * std::numbers::pi / 4, .n = n, .C = section(1e7, 5e6, 5e6, 1e7 / 12, 1e7 / 12, 1e7 / 12)};
  rod.curvature = Vec3(0, 0, 0.01);
  rod.build().force({0, 0, P});
  return rod;
}

RodChain helixByMoment(int n) {
  RodChain rod{.length = 2, .n = n, .C = section(1e3, 1e3, 1e3, 0.6, 1, 1)};
  rod.build().moment(vec3Of(reference()["helix_dead_moment"]["moment"]));
  return rod;
}

RodChain princeton(int n, double P, double angle) {
  const auto& r = reference()["princeton"];
  RodChain rod{.length = r["L"], .n = n, .C = section(r["EA"], r["GA"], r["GA"], r["GJ"], r["EIy"], r["EIz"])};
  rod.build().force(P * Vec3(0, std::cos(angle), std::sin(angle)));
  return rod;
}

/// Error of the tip's place.
double tipError(const RodChain& rod, const Vec3& expected) { return (restOf(rod).tip().x - expected).norm(); }

}  // namespace

class TestBeamStatics : public QObject {
  Q_OBJECT

 private slots:
  /// Force and moment at the tip of one beam: P L^3 / 3 E I + P L / G A, P L^2 / 2 E I; linear in a small P.
  void smallTipForce_isTimoshenkos() {
    RodChain rod{.length = 2, .n = 1, .C = section(1e6, 3e5, 4e5, 7e4, 2e4, 5e4)};
    const double P = 1e-4, L = 2;
    rod.build().force({0, P, 0});
    const auto rest = restOf(rod);
    const double y = P * L * L * L / (3 * 5e4) + P * L / 3e5, turn = P * L * L / (2 * 5e4);
    QVERIFY_BELOW(std::abs(rest.tip().x.y() - y), 1e-9 * y);
    QVERIFY_BELOW(std::abs(so3::log(rest.tip().R).z() - turn), 1e-9 * turn);
  }

  void halfCircle_isExact() {
    RodChain rod{.length = 10, .n = 4, .C = section(1e4, 1e4, 1e4, 100, 100, 100)};
    rod.build().moment({0, 0, 10 * std::numbers::pi});
    QVERIFY_BELOW(tipError(rod, {0, 20 / std::numbers::pi, 0}), 1e-9);
  }

  /// Newton's method from a straight rod with the moment of a full turn: 2 pi E I / L.
  void fullCircle_isReached() {
    RodChain rod{.length = 10, .n = 12, .C = section(1e4, 1e4, 1e4, 100, 100, 100)};
    rod.build().moment({0, 0, 20 * std::numbers::pi});
    QVERIFY_BELOW(tipError(rod, Vec3::Zero()), 1e-8);
  }

  void elastica_hasItsDigitsAndOrderFour() {
    for (const char* P : {"1", "2", "5", "10"}) {
      const auto& r = reference()["elastica_tip_force"]["P"][P];
      const auto rest = restOf(elastica(8, std::stod(P)));
      QVERIFY_BELOW(std::hypot(rest.tip().x.x() - r["x"].get<double>(), rest.tip().x.y() - r["y"].get<double>()), 1e-4);
      QVERIFY_BELOW(std::abs(so3::log(rest.tip().R).z() - r["angle"].get<double>()), 1e-4);
    }
    const auto& r = reference()["elastica_tip_force"]["P10_with_EA_GA_1e4"];
    const Vec3 soft(r["x"], r["y"], 0);
    QVERIFY_BELOW(tipError(elastica(8, 10, 1e4), soft), 1e-4);
    QVERIFY_BELOW(std::abs(orderOf(tipError(elastica(8, 10, 1e4), soft), tipError(elastica(16, 10, 1e4), soft)) - 4),
                  0.3);
  }

  void bend_hasItsDigitsAndOrderFour() {
    for (const char* P : {"300", "450", "600"})
      QVERIFY_BELOW(tipError(bend(8, std::stod(P)), vec3Of(reference()["bend_45"]["tip"][P])), 2e-3);
    const Vec3 tip = vec3Of(reference()["bend_45"]["tip"]["600"]);
    const double coarse = tipError(bend(8, 600), tip), fine = tipError(bend(16, 600), tip);
    QVERIFY_BELOW(fine, 1e-4);
    QVERIFY_BELOW(std::abs(orderOf(coarse, fine) - 4), 0.3);
  }

  void helixByADeadMoment_isTheExactOne() {
    const Vec3 tip = vec3Of(reference()["helix_dead_moment"]["tip"]);
    const double coarse = tipError(helixByMoment(16), tip), fine = tipError(helixByMoment(32), tip);
    QVERIFY_BELOW(coarse, 1e-3);
    QVERIFY_BELOW(fine, 1e-4);
    QVERIFY_BELOW(std::abs(orderOf(coarse, fine) - 4), 0.3);
  }

  void princeton_isMetWithEightBeams() {
    const auto& loads = reference()["princeton"]["u_tip"];
    const double L = reference()["princeton"]["L"];
    for (const auto& [P, angles] : loads.items())
      for (const auto& [angle, u] : angles.items())
        QVERIFY_BELOW(
            tipError(princeton(8, std::stod(P), std::stod(angle) * std::numbers::pi / 180), vec3Of(u) + Vec3(L, 0, 0)),
            angle == "45" ? 1e-6 : 2e-6);
    const Mat3 R = restOf(princeton(8, 13.345, std::numbers::pi / 4)).tip().R;
    QVERIFY_BELOW(std::abs(std::atan2(R(2, 1), R(1, 1)) * 180 / std::numbers::pi + 3.484691), 1e-4);
  }

  /// Where the straight rod stops being stable: P (1 + P/GA - P/EA) = pi^2 E I / 4 L^2.
  void eulersLoad_isWhereTheRodTurnsUnstable() {
    const double P = reference()["buckling"]["euler_cantilever"]["P"];
    for (const double factor : {1 - 2e-5, 1 + 2e-5}) {
      RodChain rod{.length = 1, .n = 8, .C = section(100, 50, 50, 1, 1, 1)};
      rod.build().force({-P * factor, 0, 0});
      QCOMPARE(restOf(rod).stability.isStable(), factor < 1);
    }
  }

  /// The lowest eigenvalue is lost in the rounding of the axial ones close to where it vanishes: the place follows from
  /// four loads around it, by the polynomial through them.
  void lateralBuckling_isWhereTheRodTurnsUnstable() {
    const double P = reference()["buckling"]["lateral_end_load"]["EI_stiff/EI_weak=10,GJ=EI_weak"];
    const std::array factors{0.97, 0.98, 1.02, 1.03};
    std::array<double, 4> lowest{};
    for (std::size_t i = 0; i < factors.size(); ++i) {
      RodChain rod{.length = 1, .n = 8, .C = section(1e5, 1e5, 1e5, 1, 1, 10)};
      rod.build().force({0, P * factors[i], 0});
      const auto rest = restOf(rod);
      QCOMPARE(rest.stability.isStable(), factors[i] < 1);
      lowest[i] = rest.stability.isStable() ? std::abs(rest.stability.lowest) : rest.stability.lowest;
    }
    double zero = 0;  // inverse interpolation by Lagrange's polynomials
    for (std::size_t i = 0; i < 4; ++i) {
      double share = factors[i];
      for (std::size_t k = 0; k < 4; ++k)
        if (k != i) share *= -lowest[k] / (lowest[i] - lowest[k]);
      zero += share;
    }
    QVERIFY_BELOW(std::abs(zero - 1), 3e-4);
  }

  /// No locking: the elastica with EA/EI = 1e8 and a hundred beams.
  void slenderRod_doesNotLock() {
    const auto& r = reference()["elastica_tip_force"]["P"]["5"];
    QVERIFY_BELOW(tipError(elastica(100, 5), Vec3(r["x"], r["y"], 0)), 1e-7);
  }

  void turnedCase_hasTheSameRest() {
    Random random(5);
    const Quat turn = random.rotation();
    const Vec3 shift(3, -2, 5);
    const Vec3 plain = restOf(bend(8, 450)).tip().x;
    RodChain rod = bend(8, 450);
    RodChain turned{.length = rod.length, .n = rod.n, .C = rod.C, .curvature = rod.curvature, .start = {shift, turn}};
    turned.build().force(turn * Vec3(0, 0, 450));
    QVERIFY_BELOW((restOf(turned).tip().x - (shift + turn * plain)).norm(), 1e-9);
  }
};

QTEST_APPLESS_MAIN(TestBeamStatics)
#include "tst_beam_statics.moc"
