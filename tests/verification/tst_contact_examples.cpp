// The shipped examples with contact do what their descriptions say.

#include <QtTest>

#include "contact_checks.h"
#include "io/model_file.h"
#include "io/setting.h"

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

Model example(const char* name, const std::vector<Setting>& changes) {
  auto model = readModel(fmt::format("{}/{}.gyre", GYRE_EXAMPLES_DIR, name), catalog());
  if (!model) throw std::runtime_error(model.error().text());
  if (auto set = applySettings(changes, catalog(), *model); !set) throw std::runtime_error(set.error().text());
  return std::move(*model);
}

/// Nothing has to be said of an example, but what its description foretells, and that what rests on many points has
/// loads that are not unique.
/// @param changes  as by gyre run --set
/// @param foretold  part of a note
Run runOfExample(const char* name, const std::vector<Setting>& changes = {}, const char* foretold = nullptr) {
  Run run = runModel(example(name, changes));
  for (const std::string& note : run.notes)
    if (note.find("one of many solutions") == std::string::npos &&
        (!foretold || note.find(foretold) == std::string::npos))
      throw std::runtime_error(fmt::format("{}: unexpected note: {}", name, note));
  return run;
}

double tilt(const Run& run, std::size_t row, const std::string& body) {
  const double x = run.at(row, body + ".qx"), y = run.at(row, body + ".qy");
  return std::acos(std::clamp(1 - 2 * (x * x + y * y), -1.0, 1.0));
}

double end(const Run& run, const std::string& column) { return run.at(run.last(), column); }

/// The heights to which a ball rises, above the floor it rests on with its middle at z0.
std::vector<double> apexes(const Run& run, const std::string& z, double z0) {
  std::vector<double> out;
  for (std::size_t r = 1; r < run.last(); ++r)
    if (run.at(r, z) > run.at(r - 1, z) && run.at(r, z) >= run.at(r + 1, z)) out.push_back(run.at(r, z) - z0);
  return out;
}

/// When a domino has turned by 0.2 rad.
double fallOf(const Run& run, int domino) {
  std::size_t r = 0;
  while (tilt(run, r, fmt::format("domino {}", domino)) < 0.2) ++r;
  return run.at(r, "time");
}

/// The last moment at which a column differs from zero.
double restsAt(const Run& run, const std::string& column) {
  double t = 0;
  for (std::size_t r = 0; r <= run.last(); ++r)
    if (std::abs(run.at(r, column)) > 1e-9) t = run.at(r, "time");
  return t;
}

}  // namespace

class TestContactExamples : public QObject {
  Q_OBJECT

 private slots:
  void bouncingBalls() {
    const Run run = runOfExample("bouncing-balls");
    for (const auto& [ball, e] : {std::pair{"lead ball.vz", 0.1}, {"wooden ball.vz", 0.5}, {"rubber ball.vz", 0.8}})
      compare(restsAt(run, ball) / (std::sqrt(2 / 9.81) * (1 + e) / (1 - e)), 1, 0.02, ball);
  }

  /// e by Hunt and Crossley, D v (1 + e) = ln((1 + D v) / (1 - D e v)) with v = sqrt(2 g h), but for the weight in the
  /// impact.
  void bouncingBallsAsAForce() {
    const Run run = runOfExample("bouncing-balls-as-a-force");
    for (const auto& [ball, e] : {std::pair{"hard ball.z", 0.918566}, {"soft ball.z", 0.623586}}) {
      const std::vector<double> heights = apexes(run, ball, 0.1);
      QVERIFY(heights.size() >= 2);
      compare(heights[0] / (e * e), 1, 0.02, ball);
      QVERIFY(heights[1] / heights[0] > heights[0] + 0.01);  // low bounces lose less; it fell from 1 m
    }
    const double v = end(run, "thrown ball.vx");
    compare(v / (2 * 5.0 / 7), 1, 0.02, "rolls");
    compare(end(run, "thrown ball.wy") * 0.1 / v, 1, 0.02, "without slip");
    double least = 1, most = 0;
    for (std::size_t r = 1; r <= run.last(); ++r) {
      least = std::min(least, run.at(r, "step.size"));
      most = std::max(most, run.at(r, "step.size"));
    }
    QVERIFY2(most > 0.02 && least < 1e-4, qPrintable(QString("%1 %2").arg(least).arg(most)));
  }

  void incline() {
    const Run run = runOfExample("incline");
    compare(end(run, "holds.x"), run.at(0, "holds.x"), 1e-6, "holds");
    const double a = 9.81 * (std::sin(26 * M_PI / 180) - 0.45 * std::cos(26 * M_PI / 180));
    compare(std::hypot(end(run, "slides.vx"), end(run, "slides.vz")) / (2 * a), 1, 1e-3, "slides");
    QVERIFY(tilt(run, run.last(), "tips") > 1);
  }

  void masonryArch() {
    const Run run = runOfExample("masonry-arch");
    QVERIFY(end(run, "energy.kinetic") < 1e-6);
    compare(end(run, "voussoir 14.z"), run.at(0, "voussoir 14.z"), 1e-4, "crown");
  }

  /// 0.001 J/kg after a second, of 4e5 kg, and all of it on the floor in the end.
  void masonryArch_tooThinOne_falls() {
    const Run run = runOfExample("masonry-arch-falling");
    QVERIFY(run.at(run.rowAt(1), "energy.kinetic") > 400);
    QVERIFY(end(run, "voussoir 14.z") < 1.5);
  }

  void stack() {
    const Run run = runOfExample("stack");
    compare(end(run, "contact.ground-box 1.fz"), 10 * 9.81, 1e-4, "load");
    compare(end(run, "box 10.x"), 0, 1e-6, "top");
    compare(end(run, "box 10.z"), 0.95, 1e-6, "top");
  }

  void cardHouse() {
    const Run run = runOfExample("card-house");
    const std::string top = "card 15";
    compare(end(run, top + ".x"), run.at(0, top + ".x"), 1e-4, "top card");
    compare(end(run, top + ".z"), run.at(0, top + ".z"), 1e-4, "top card");
    QVERIFY(end(run, "energy.kinetic") < 1e-8);
  }

  void cardHouse_ofSmoothCards_comesDown() {
    const Run run = runOfExample("card-house", {{"card.friction", "0.1"}, {"end_time", "1"}});
    QVERIFY(end(run, "card 15.z") < 0.05);
  }

  void billiards() {
    const Run run = runOfExample("billiards");
    for (int i = 1; i <= 15; ++i) {
      const std::string ball = fmt::format("ball {}", i);
      compare(end(run, ball + ".z"), 0.0286, 1e-6, "on the table");
      QVERIFY(std::abs(end(run, ball + ".x")) < 1.12 && std::abs(end(run, ball + ".y")) < 0.56);
    }
    QVERIFY(end(run, "energy.total") < 0.4 * run.at(0, "energy.total"));
    QVERIFY(run.at(run.rowAt(5), "energy.kinetic") > 1e-3);
    QVERIFY(end(run, "energy.kinetic") < 1e-20);  // all at rest
  }

  /// A wave of constant speed: the last five take as long as the five before, whatever the push.
  void dominoes_data() {
    QTest::addColumn<double>("push");
    for (const double push : {0.5, 1.0, 2.0}) QTest::addRow("%g", push) << push;
  }
  void dominoes() {
    QFETCH(double, push);
    const Run run =
        runOfExample("dominoes", {{"domino 1.angular_velocity", fmt::format("[0, {}, 0]", 6 * push)},
                                  {"domino 1.velocity", fmt::format("[{}, 0, {}]", 0.144 * push, -0.0225 * push)}});
    for (int i = 1; i <= 20; ++i) QVERIFY(tilt(run, run.last(), fmt::format("domino {}", i)) > 1);
    const double before = fallOf(run, 15) - fallOf(run, 10), after = fallOf(run, 20) - fallOf(run, 15);
    compare(after / before, 1, 0.05, "speed of the wave");
    compare(10 * 0.024 / (before + after), 0.84, 0.02, "it");
  }

  void newtonsCradle() {
    // The blow makes 6e-7 J of the five balls together, by rounding of the law; the note names what one of them got.
    const Run run = runOfExample("newtons-cradle", {}, "brought in");
    compare(end(run, "energy.total"), run.at(0, "energy.total"), 1e-3, "energy");
    double lastBall = 0, middle = 0;
    for (std::size_t r = 0; r <= run.last(); ++r) {
      lastBall = std::max(lastBall, run.at(r, "ball 5.x") - run.at(0, "ball 5.x"));
      middle = std::max(middle, std::abs(run.at(r, "ball 3.x")));
    }
    compare(lastBall / (0.3 * std::sqrt(0.5)), 1, 0.01, "as far as the first came from");
    QVERIFY(middle < 2e-3);
  }

  void tippeTop() {
    const Run run = runOfExample("tippe-top");
    double turned = 0;
    for (std::size_t r = 0; r <= run.last(); ++r) turned = std::max(turned, tilt(run, r, "top"));
    QVERIFY2(turned > 2.5, qPrintable(QString::number(turned)));
    QVERIFY(end(run, "top.z") > run.at(0, "top.z") + 0.005);
    QVERIFY(end(run, "energy.total") < run.at(0, "energy.total"));
  }

  void painleveRod() {
    const Run run = runOfExample("painleve-rod");
    const double c = std::cos(63.4 * M_PI / 180);
    // The impulse that stops a foot: (1 + 3 cos^2)/4 of the momentum along the floor.
    compare(run.at(1, "jams.vx"), -1 + (1 + 3 * c * c) / 4, 0.02, "jams");
    QVERIFY(run.at(1, "slides.vx") > 0.99);
  }

  void heap() {
    const Run run = runOfExample("heap");
    QVERIFY(end(run, "contact.penetration") < 1e-4);
    QVERIFY(end(run, "energy.kinetic") < 2e-2);
    double top = 0;
    for (int i = 1; i <= 125; ++i) top = std::max(top, end(run, fmt::format("box {}.z", i)));
    compare(top, 0.45, 5e-3, "height");
  }

  /// The landing alone: 0.2 s. Some boxes begin inside each other.
  void heapOfThousand() {
    const Run run = runOfExample("heap-1000", {{"end_time", "0.2"}}, "drawn apart");
    QVERIFY(end(run, "contact.penetration") < 1e-4);
    QVERIFY(end(run, "energy.kinetic") < 1);
    QVERIFY(end(run, "contact.count") > 4000);
    compare(end(run, "newton.iterations"), 20, 0, "sweeps");
    double top = 0;
    for (int i = 1; i <= 1000; ++i) top = std::max(top, end(run, fmt::format("box {}.z", i)));
    compare(top, 0.95, 5e-3, "height");
  }

  void gripper() {
    const Run run = runOfExample("gripper");
    compare(end(run, "parcel.z"), 0.45, 1e-3, "lifted");
    compare(tilt(run, run.last(), "parcel"), 0, 1e-2, "upright");
  }

  /// mg/(2 mu) = 8.2 N holds the parcel, m(g + a)/(2 mu) = 9.7 N lifts it with the hand.
  void gripper_holdsByFriction() {
    const Run weak = runOfExample("gripper", {{"close.max_force", "8"}}),
              strong = runOfExample("gripper", {{"close.max_force", "12"}});
    compare(end(weak, "parcel.z"), 0.15, 1e-3, "on the floor");
    compare(end(weak, "hand.z"), 0.75, 1e-3, "the hand has gone up");
    compare(end(strong, "parcel.z"), 0.45, 1e-3, "lifted");
  }

  void vehicle() {
    const Run run = runOfExample("vehicle-on-bumps");
    QVERIFY(end(run, "chassis.x") > 18);
    compare(end(run, "chassis.z"), 0.62, 0.01, "height");
    QVERIFY(tilt(run, run.last(), "chassis") < 0.01);
    double highest = 0;
    for (std::size_t r = 0; r <= run.last(); ++r) highest = std::max(highest, run.at(r, "wheel front left.z"));
    QVERIFY(highest > 0.3 + 0.05);
  }
};

QTEST_GUILESS_MAIN(TestContactExamples)
#include "tst_contact_examples.moc"
