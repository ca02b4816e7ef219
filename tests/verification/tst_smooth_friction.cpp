// Friction of the smooth law against closed forms, and forces between two bodies that move, for all methods that
// integrate forces.

#include "contact_checks.h"
#include "support/run_model.h"

#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81, mu = 0.5;

/// Material of both surfaces: between two of them K is as given, of bristles 2e5 N/m and 600 N s/m.
std::string material(const char* law, double slip, double K = 1e6, double n = 1.5, double D = 5) {
  return fmt::format(
      R"({{"name": "m", "friction": {}, "friction_law": "{}", "slip_velocity": {:.17g}, "stiffness": {:.17g},
          "exponent": {:.17g}, "damping": {:.17g}, "bristle_stiffness": 4e5, "bristle_damping": 1200}})",
      mu, law, slip, 2 * K, n, D);
}

Vec3 tilted(double angle) { return g * Vec3(std::sin(angle), 0, -std::cos(angle)); }

/// A block on four corners that share its weight, at the depth where the normal force carries it.
ContactScene block(const std::string& law, double angle, double K = 1e6, double n = 1.5) {
  const double depth = std::pow(g * std::cos(angle) / K, 1 / n);
  ContactScene scene(law, tilted(angle));
  scene.floor().box("b", 1, Vec3(0.4, 0.4, 0.1), Vec3(0, 0, 0.05 - depth));
  return scene;
}

std::string settings(const std::string& method, double end, int rows = 100) {
  const std::string times =
      fmt::format(R"("integrator": "{}", "end_time": {}, "output_step": {})", method, end, end / rows);
  if (method.starts_with("bdf") && method != "bdf_lie")
    return times + R"(, "rtol": 1e-8, "atol_positions": 1e-11, "atol_velocities": 1e-9)";
  if (method == "rkmk") return times + R"(, "rtol": 1e-8, "atol": 1e-11)";
  return times + R"(, "step": 2e-4)";
}

void addIntegrators() {
  QTest::addColumn<QString>("method");
  for (const char* method : {"geom1", "geom3", "kynema", "bdf_ggl", "bdf_cs", "bdf_cm", "bdf_lie", "rkmk", "liemid_ea"})
    QTest::newRow(method) << QString(method);
}

}  // namespace

class TestSmoothFriction : public QObject {
  Q_OBJECT
 private slots:
  void creeps_data() { addIntegrators(); }
  /// At 0.9 of the threshold v / sqrt(v^2 + v_s^2) = 0.9: v = 0.9 v_s / sqrt(1 - 0.81).
  void creeps() {
    const std::string method = fetchedMethod();
    const double angle = std::atan(0.9 * mu), slip = 1e-2;
    const Run run = runModel(block(material("regularised", slip), angle).model(settings(method, 2)));
    compare(run.at(run.last(), "b.vx"), 0.9 / std::sqrt(0.19) * slip, 1e-6 * slip, "creep");
  }

  void sticksWithBristles_data() { addIntegrators(); }
  void sticksWithBristles() {
    const std::string method = fetchedMethod();
    const double angle = std::atan(0.9 * mu);
    const Run run = runModel(block(material("bristle", 1e-2), angle).model(settings(method, 1)));
    compare(run.at(run.last(), "b.vx"), 0, 1e-6, "creep");
    // The springs of four corners carry the weight's part along the plane; as much again comes from the turn by which
    // the front sinks in.
    const double stretched = g * std::sin(angle) / (4 * 2e5);
    // An explicit method balances the force in the middle of its steps, not that at their ends.
    compare(run.at(run.last(), "contact.ground-b.fx"), -g * std::sin(angle), method == "liemid_ea" ? 5e-3 : 1e-5,
            "force");
    QVERIFY(run.at(run.last(), "b.x") < 1e-5 + 3 * stretched);
  }

  void holdsForLong_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "bdf_ggl", "rkmk"}) QTest::newRow(method) << QString(method);
  }
  /// At 26 degrees, whose tangent is 0.4877: bristles hold, and do not creep by a nanometre.
  void holdsForLong() {
    const std::string method = fetchedMethod();
    const double end = method == "geom1" ? 20 : 60;
    const Run run =
        runModel(block(material("bristle", 1e-2), 26 * std::numbers::pi / 180).model(settings(method, end)));
    std::size_t start = 0;
    while (run.at(start, "time") < 5) ++start;
    compare(run.at(run.last(), "b.x"), run.at(start, "b.x"), 1e-9, "place");
    compare(run.at(run.last(), "b.vx"), 0, 1e-9, "creep");
  }

  void slides_data() { addIntegrators(); }
  /// 30 degrees: a = g (sin - mu cos). Both laws slide as Coulomb's, but for the first moments. Until the speed has
  /// passed v_s the block gains mu g cos v_s / a at most, since the integral of 1 - x / sqrt(1 + x^2) is 1; until
  /// bristles of k in all yield, without their damping, (g sin / w) sin(w t) - a t with w^2 = k / m,
  /// 1 - cos(w t) = mu / tan.
  void slides() {
    const std::string method = fetchedMethod();
    const double angle = std::numbers::pi / 6, a = g * (std::sin(angle) - mu * std::cos(angle)), slip = 1e-4;
    const double w = std::sqrt(4 * 2e5), yields = std::acos(1 - mu / std::tan(angle)) / w;
    const double gains[] = {mu * g * std::cos(angle) * slip / a,
                            g * std::sin(angle) / w * std::sin(w * yields) - a * yields};
    for (const int i : {0, 1}) {
      const char* law = i == 0 ? "regularised" : "bristle";
      const Run run = runModel(block(material(law, slip), angle).model(settings(method, 1)));
      compare(run.at(run.last(), "b.vx"), a, gains[i], law);
      compare(run.at(run.last(), "b.x"), a / 2, gains[i], law);
    }
  }

  void rolls_data() { addIntegrators(); }
  /// A sphere that slides with v0 = 5 rolls from 2 v0 / (7 mu g) on, with 5/7 v0; 2/7 of its energy is heat then. All
  /// of this with the depth d, which puts the point of contact d/2 above the floor: k/(1 + k) with k = J/(m (R -
  /// d/2)^2) in the place of 2/7.
  void rolls() {
    const std::string method = fetchedMethod();
    const double v0 = 5, mu0 = 0.3, R = 0.1, slip = 5e-3;
    const double depth = std::pow(g / 1e8, 1 / 1.5), lever = R - depth / 2, k = 0.4 * R * R / (lever * lever);
    const std::string law = fmt::format(
        R"({{"name": "m", "friction": {}, "slip_velocity": {}, "stiffness": 2e8, "exponent": 1.5, "damping": 1}})", mu0,
        slip);
    const Run run = runModel(ContactScene(law)
                                 .floor()
                                 .sphere("b", 1, R, Vec3(0, 0, R - depth), ContactScene::velocity(Vec3(v0, 0, 0)))
                                 .model(settings(method, 1, 2000)));
    const std::size_t last = run.last();
    const auto slips = [&](std::size_t r) { return run.at(r, "b.vx") - lever * run.at(r, "b.wy"); };
    const double rolling = 2 * v0 / (7 * mu0 * g), way = 12 * v0 * v0 / (49 * mu0 * g);
    // Half a millisecond between rows, and as much for the last v_s, of which friction takes 3.5 mu g in a second.
    compare(lastTime(run, [&](std::size_t r) { return slips(r) > slip; }), rolling, 2e-3, "time");
    compare(run.at(last, "b.vx"), 5 * v0 / 7, 1e-3, "velocity");
    compare(run.at(last, "b.x"), way + 5 * v0 / 7 * (1 - rolling), 2e-3, "way");
    compare(-run.at(last, "energy.contact_friction") / (v0 * v0 / 2), k / (1 + k), 1e-5, "heat");
    compare(slips(last), 0, 1e-7, "slip");
  }

  void stack_isCarried_data() { addIntegrators(); }
  /// Three boxes, one on the other, let fall by 1 mm: they come to rest, and each carries what is above it.
  void stack_isCarried() {
    const std::string method = fetchedMethod();
    ContactScene scene(material("bristle", 1e-3, 1e6, 1.5, 5));
    scene.floor();
    for (int i = 0; i < 3; ++i) scene.box(fmt::format("b{}", i), 1, Vec3(0.2, 0.2, 0.1), Vec3(0, 0, 0.051 + 0.101 * i));
    const Run run = runModel(scene.model(settings(method, 2)));
    for (int i = 0; i < 3; ++i) {
      const std::string pair = i == 0 ? "ground-b0" : fmt::format("b{}-b{}", i - 1, i);
      compare(run.at(run.last(), "contact." + pair + ".fz"), (3 - i) * g, 1e-3, pair.c_str());
    }
  }
};

QTEST_APPLESS_MAIN(TestSmoothFriction)
#include "tst_smooth_friction.moc"
