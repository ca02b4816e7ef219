// Mechanisms without a degree of freedom.

#include "analysis/driven_motion.h"
#include "run/driven_run.h"
#include "support/test_models.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

class TestDrivenMotion : public QObject {
  Q_OBJECT
 private slots:
  void freedomLeft_isAnError() {
    const auto system = System::compile(fourBar().model()).value();
    const auto done = drivenMotion(*system, {}, [](const EvaluatedState&) { return true; });
    QVERIFY(!done);
    QCOMPARE(done.error().kind, Error::Kind::input);
    QVERIFY(done.error().message.starts_with("1 degree of freedom"));
  }
  /// Three turns of a crank, driven by its angle or by the rate of it; the angle counts on.
  void crank_turnsOn_data() {
    QTest::addColumn<int>("prescribes");
    QTest::addColumn<QString>("motion");
    QTest::addRow("position") << 0 << "6*pi*t";
    QTest::addRow("velocity") << 1 << "6*pi";
  }
  void crank_turnsOn() {
    QFETCH(int, prescribes);
    QFETCH(QString, motion);
    ModelBuilder b;
    const ElementId crank = b.body("rigid", "crank", {{"position", Vec3(0.5, 0, 0)}});
    const ElementId axle =
        b.joint("revolute", "axle", {{"body1", ground}, {"body2", crank}, {"frame2", at(Vec3(-0.5, 0, 0))}});
    b.joint("drive", "motor",
            {{"joint", axle},
             {"prescribes", Choice{prescribes}},
             {"motion", Function{.expression = motion.toStdString()}}});
    const auto system = System::compile(b.model()).value();
    const auto channels = system->channels().list();
    double last = 0;
    const auto done = drivenMotion(*system, {.end = 1, .step = 0.05}, [&](const EvaluatedState& at) {
      std::vector<double> values(system->channels().size());
      system->channels().report(at, values);
      for (std::size_t c = 0; c < values.size(); ++c)
        if (channels[c].name == "axle.angle") last = values[c] - 6 * std::numbers::pi * at.t();
      return std::abs(last) < 1e-11;
    });
    QVERIFY(done.has_value());
    QVERIFY2(std::abs(last) < 1e-11, qPrintable(QString::number(last)));
  }

  /// Forces are left out of kinematics; what was recorded until somebody stops it stays.
  void recording_hasWhatIsAskedFor() {
    ModelBuilder b = fourBar();
    b.joint("drive", "motor", {{"joint", b.model().of(Category::joint).front()->id}, {"motion", Function{6}}});
    const auto system = System::compile(b.model()).value();
    const auto run = [&](DrivenChannels channels, double until) {
      return drivenRun(b.model(), *system, {.end = 1, .step = 0.1}, channels,
                       [&](double share) { return share < until; })
          .value();
    };
    const DrivenRun all = run(DrivenChannels::all, 2), motion = run(DrivenChannels::motion, 0.45);
    QVERIFY(!all.failure && !motion.failure);
    QCOMPARE(all.recording->rows(), std::size_t{11});
    QCOMPARE(motion.recording->rows(), std::size_t{6});
    QCOMPARE(all.recording->columns(), system->channels().size() + 1);
    const auto has = [](const DrivenRun& of, const char* name) {
      return std::ranges::any_of(of.recording->channels(), [&](const Channel& c) { return c.name == name; });
    };
    QVERIFY(has(all, "motor.torque") && has(all, "crank.x") && has(motion, "crank.x"));
    QVERIFY(!has(motion, "motor.torque") && !has(motion, "motor.violation_angle"));
  }

  /// Rows three radians of the crank apart: the four-bar takes the way between, not the nearest placement.
  void coarseRows_lieOnTheFineOnes() {
    ModelBuilder b = fourBar();
    b.joint("drive", "motor", {{"joint", b.model().of(Category::joint).front()->id}, {"motion", Function{6}}});
    const auto system = System::compile(b.model()).value();
    const auto placements = [&](double step, int every) {
      std::vector<VecX> out;
      int row = 0;
      const auto done = drivenMotion(*system, {.end = 10, .step = step}, [&](const EvaluatedState& at) {
        if (row++ % every == 0) out.push_back(at.state().q);
        return true;
      });
      if (!done) throw std::runtime_error(done.error().text());
      return out;
    };
    const auto fine = placements(0.01, 50), coarse = placements(0.5, 1);
    QCOMPARE(fine.size(), coarse.size());
    for (std::size_t i = 0; i < fine.size(); ++i)
      for (Eigen::Index c = 0; c < fine[i].size(); ++c)  // quaternions have two signs
        QVERIFY(std::abs(std::abs(fine[i][c]) - std::abs(coarse[i][c])) < 1e-10);
  }

  /// A bracket welded to ground carries its weight at all times asked for.
  void structure_carriesItsWeight() {
    ModelBuilder b;
    const ElementId bracket = b.body("rigid", "bracket", {{"mass", 2.0}, {"position", Vec3(0.5, 0, 0)}});
    b.joint("fixed", "weld", {{"body1", ground}, {"body2", bracket}, {"frame2", at(Vec3(-0.5, 0, 0))}});
    const auto system = System::compile(b.model()).value();
    const auto channels = system->channels().list();
    std::vector<double> times;
    const auto done = drivenMotion(*system, {.end = 1, .step = 0.25}, [&](const EvaluatedState& at) {
      times.push_back(at.t());
      std::vector<double> values(system->channels().size());
      system->channels().report(at, values);
      for (std::size_t c = 0; c < values.size(); ++c) {
        if (channels[c].name == "weld.fz" && std::abs(values[c] - 2 * 9.81) > 1e-12) return false;
        if (channels[c].name == "weld.my" && std::abs(values[c] + 0.5 * 2 * 9.81) > 1e-12) return false;
      }
      return true;
    });
    QVERIFY(done.has_value());
    QCOMPARE(times, (std::vector<double>{0, 0.25, 0.5, 0.75, 1}));
  }
};

QTEST_APPLESS_MAIN(TestDrivenMotion)
#include "tst_driven_motion.moc"
