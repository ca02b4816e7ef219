// Systems of thousands of bodies are gone through in parts, side by side: the same motion as each part would make
// alone, and the same bytes on any number of threads.

#include "core/subnormals.h"
#include "integrators/integrator.h"
#include "support/random_state.h"
#include "support/tbb_threads.h"
#include "support/test_models.h"
#include "system/body_parts.h"
#include "system/initial_conditions.h"

#include <QtTest>

#include <algorithm>
#include <limits>
#include <numeric>

using namespace gyre;
using namespace gyre::test;

namespace {

/// Pendulums of three rods on a ball and two hinges, with springs and dampers to the ground and across.
Model pendulums(int count) {
  ModelBuilder b;
  for (int k = 0; k < count; ++k) {
    const std::string number = std::to_string(k);
    ElementId before = ground;
    std::vector<ElementId> rods;
    for (int i = 0; i < 3; ++i) {
      rods.push_back(
          b.body("rigid", "rod " + number + "." + std::to_string(i),
                 {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.08, 0.08)}, {"position", Vec3(i + 0.5, 0, 0)}}));
      b.joint(i == 0 ? "spherical" : "revolute", "joint " + number + "." + std::to_string(i),
              {{"body1", before},
               {"frame1", at(Vec3(i == 0 ? 0 : 0.5, 0, 0), Quat(Eigen::AngleAxisd(0.4 * i, Vec3::UnitX())))},
               {"body2", rods.back()},
               {"frame2", at(Vec3(-0.5, 0, 0), Quat(Eigen::AngleAxisd(0.4 * i, Vec3::UnitX())))}});
      before = rods.back();
    }
    b.force("spring", "across " + number,
            {{"body1", rods[0]}, {"body2", rods[2]}, {"stiffness", 40.0}, {"free_length", 1.5}, {"damping", 0.5}});
    b.force("spring", "down " + number,
            {{"body1", ground}, {"frame1", at(Vec3(1, 1, -1))}, {"body2", rods[1]}, {"stiffness", 30.0}});
  }
  return b.model();
}

/// Rods that turn about fixed points, with springs and dampers to the ground.
Model tops(int count) {
  ModelBuilder b;
  for (int k = 0; k < count; ++k) {
    const std::string number = std::to_string(k);
    const ElementId rod =
        b.body("rigid", "rod " + number,
               {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.08, 0.08)}, {"position", Vec3(0.5, k, 0)}});
    b.joint("spherical", "ball " + number,
            {{"body1", ground}, {"frame1", at(Vec3(0, k, 0))}, {"body2", rod}, {"frame2", at(Vec3(-0.5, 0, 0))}});
    b.force("spring", "down " + number,
            {{"body1", ground}, {"frame1", at(Vec3(1, k, -1))}, {"body2", rod}, {"stiffness", 30.0}, {"damping", 0.5}});
  }
  return b.model();
}

/// After some steps of 1 ms.
State stepped(const Model& model, const QString& method, int steps, const Vec3& gravity = Vec3(0, 0.5, -9.81)) {
  ModelBuilder b(model);
  b.gravity(gravity);
  b.useIntegrator(method.toStdString());
  b.run(1e-3, 1);
  const Model ready = b.model();
  const auto system = System::compile(ready).value();
  const auto initial = consistentInitialState(*system, false).value();
  const Element& simulation = ready.simulation();
  const auto integrator = static_cast<const IntegratorType&>(*simulation.type).create(simulation.params);
  State s;
  if (const auto ok = integrator->initialize(system, initial, s); !ok) throw std::runtime_error(ok.error().text());
  for (int i = 1; i <= steps; ++i)
    while (s.t < 1e-3 * i - 1e-12)
      if (const auto ok = integrator->advance(s, 1e-3 * i); !ok) throw std::runtime_error(ok.error().text());
  return s;
}

void addMethods() {
  QTest::addColumn<QString>("method");
  for (const char* id : {"geom1", "kynema", "liemid_ea", "liemid_i", "rkmk", "local_neg", "bdf_lie"})
    QTest::newRow(id) << QString(id);
}

}  // namespace

class TestParallel : public QObject {
  Q_OBJECT

 private slots:
  /// Chains that are numbered at random still fall into pieces of neighbours.
  void fewElementsStandBetweenParts() {
    constexpr int bodies = 4000;
    Random random(3);
    std::vector<int> number(bodies);
    std::iota(number.begin(), number.end(), 0);
    for (int i = bodies - 1; i > 0; --i)
      std::swap(number[static_cast<std::size_t>(i)], number[static_cast<std::size_t>(random.uniform(0, i + 0.999))]);
    std::vector<BodyParts::Ends> joints{{-1, number[0]}};
    for (std::size_t i = 1; i < bodies; ++i) joints.emplace_back(number[i], number[i - 1]);
    const BodyParts parts(bodies, joints);
    std::vector<int> place;
    for (const auto& ends : joints) place.push_back(parts.partOf(ends));
    QCOMPARE(std::count(place.begin(), place.end(), parts.count()), parts.count() - 1);
    std::vector<int> visits(joints.size(), 0);
    ElementParts(parts, place).forEach([&](std::size_t i) { ++visits[i]; });
    QCOMPARE(std::count(visits.begin(), visits.end(), 1), static_cast<std::ptrdiff_t>(joints.size()));
  }
  /// Else results would depend on which thread made them.
  void subnormalNumbers_areOnAllThreadsWhatTheyAreHere() {
#ifndef __SSE2__
    QSKIP("this processor has no mode in which they are zero");
#endif
    const ThreadLimit threads(4);
    const auto halvesThatAreZero = [] {
      std::vector<int> out(2000);
      parallelFor(out.size(), 1, [&](std::size_t i) {
        volatile double smallest = std::numeric_limits<double>::min();
        smallest = smallest / 2;
        out[i] = smallest == 0;
      });
      return std::accumulate(out.begin(), out.end(), 0);
    };
    QCOMPARE(halvesThatAreZero(), 0);
    {
      const SubnormalsAreZero here;
      QCOMPARE(halvesThatAreZero(), 2000);
      const SubnormalsAreZero no(false);
      QCOMPARE(halvesThatAreZero(), 0);
    }
    QCOMPARE(halvesThatAreZero(), 0);
  }
  /// A weight of 1e-310 N is one, but none to a step.
  void steps_takeSubnormalNumbersForZero_data() { addMethods(); }
  void steps_takeSubnormalNumbersForZero() {
#ifndef __SSE2__
    QSKIP("this processor has no mode in which they are zero");
#endif
    QFETCH(QString, method);
    ModelBuilder b;
    b.body("rigid", "body", {{"mass", 1.0}});
    const auto speed = [&](double g) { return stepped(b.model(), method, 1, Vec3(g, 0, 0)).v[0]; };
    QVERIFY(speed(1e-300) > 0);
    QCOMPARE(speed(1e-310), 0.0);
    QVERIFY(!SubnormalsAreZero::here());
  }
  void smallSystemsAreOnePart() {
    const std::vector<BodyParts::Ends> joints{{-1, 0}, {0, 1}};
    const BodyParts parts(2, joints);
    QCOMPARE(parts.count(), 1);
    std::vector<std::size_t> order;
    ElementParts(parts, {0, 0}).forEach([&](std::size_t i) { order.push_back(i); });
    QCOMPARE(order, (std::vector<std::size_t>{0, 1}));
  }

  void many_moveAsOne_data() { addMethods(); }
  void many_moveAsOne() {
    QFETCH(QString, method);
    const State one = stepped(pendulums(1), method, 20), many = stepped(pendulums(700), method, 20);
    double apart = 0;
    for (Eigen::Index first = 0; first < many.v.size(); first += one.v.size())
      apart = std::max(apart, (many.v.segment(first, one.v.size()) - one.v).lpNorm<Eigen::Infinity>());
    // Methods that choose their steps choose the same, but for what rounding makes of their errors: to tolerances.
    QVERIFY2(apart < 1e-7 * one.v.lpNorm<Eigen::Infinity>(), qPrintable(QString::number(apart)));
  }

  void bytes_doNotDependOnThreads_data() { addMethods(); }
  void bytes_doNotDependOnThreads() {
    QFETCH(QString, method);
    const Model chain = rodChain(2100).model(), fleet = pendulums(700), turning = tops(2100);
    for (const Model* model : {&chain, &fleet, &turning}) {
      std::vector<State> ends;
      for (const int threads : {1, 2, 4}) {
        const ThreadLimit limit(threads);
        ends.push_back(stepped(*model, method, 2));
        QCOMPARE(ends.back().q, ends.front().q);
        QCOMPARE(ends.back().v, ends.front().v);
        QCOMPARE(ends.back().lambda, ends.front().lambda);
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestParallel)
#include "tst_parallel.moc"
