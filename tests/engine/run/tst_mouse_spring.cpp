// A hand that pulls at a body of a run under way: the motion is that of the equation it states, by every method of the
// catalogue; its work is the change of energy; what went before is as if nobody had touched it.

#include "lie/so3.h"
#include "run/mouse_spring.h"
#include "run/mouse_spring_orders.h"
#include "run/recording_csv.h"
#include "run/simulation.h"
#include "support/count_allocations.h"
#include "support/random_state.h"
#include "system/apparent_mass.h"

#include <QtTest>

#include <cmath>
#include <functional>

using namespace gyre;
using namespace gyre::test;

namespace {

ModelBuilder freeParticle() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  b.body("particle", "ball", {{"mass", 2.0}, {"position", Vec3(0.5, 0, 0)}, {"velocity", Vec3(0, 0.4, 0)}});
  return b;
}

ModelBuilder freeBody() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  b.body("rigid", "ball",
         {{"mass", 2.0}, {"inertia", diagonal(0.02, 0.03, 0.04)}, {"angular_velocity", Vec3(0.3, 2, -0.4)}});
  return b;
}

ModelBuilder pivotedBody() {
  ModelBuilder b;
  b.body("pivoted", "ball",
         {{"mass", 2.0}, {"inertia", diagonal(0.6, 0.7, 0.3)}, {"com", Vec3(0, 0, -0.4)}, {"pivot", Vec3(0, 0, 1)}});
  return b;
}

/// Two rods on hinges, the second of which is pulled.
ModelBuilder doublePendulum() {
  ModelBuilder b;
  b.gravity(Vec3(0, -9.81, 0));
  const Inertia inertia = diagonal(0.01, 0.05, 0.05);
  const ElementId upper = b.body("rigid", "rod", {{"mass", 1.0}, {"inertia", inertia}, {"position", Vec3(0.5, 0, 0)}});
  const ElementId lower = b.body("rigid", "ball", {{"mass", 2.0}, {"inertia", inertia}, {"position", Vec3(1.5, 0, 0)}});
  const auto end = [](double x) { return at(Vec3(x, 0, 0)); };
  b.joint("revolute", "hinge", {{"body1", ground}, {"body2", upper}, {"frame2", end(-0.5)}});
  b.joint("revolute", "elbow", {{"body1", upper}, {"frame1", end(0.5)}, {"body2", lower}, {"frame2", end(-0.5)}});
  return b;
}

struct NamedModel {
  const char* name;
  ModelBuilder (*make)();
  Vec3 point;
};
const NamedModel models[] = {{"particle", freeParticle, Vec3::Zero()},
                             {"rigid", freeBody, Vec3(0.1, 0.2, -0.1)},
                             {"pivoted", pivotedBody, Vec3(0, 0.1, -0.2)},
                             {"double pendulum", doublePendulum, Vec3(0.5, 0, 0)}};

/// A run on this thread, and the hand at its "ball".
struct Pulled {
  Model model;
  std::unique_ptr<Stepper> stepper;
  std::shared_ptr<Recording> recording;
  MouseSpring mouseSpring;

  explicit Pulled(Model m) : model(std::move(m)) {
    auto created = Stepper::create(model);
    if (!created) throw std::runtime_error(created.error().text());
    stepper = std::move(*created);
    recording = Recording::create(stepper->channels(), 10).value();
  }
  void must(const Expected<void>& ok) const {
    if (!ok) throw std::runtime_error(ok.error().text());
  }
  void take(const Vec3& point, const Vec3& target) {
    must(mouseSpring.take({.body = model.find("ball")->id, .point = point, .target = target}, model, *stepper,
                          *recording));
  }
  std::string letGo() { return mouseSpring.letGo(model, *stepper, *recording).value(); }
  void advance(double to) {
    while (stepper->state().t < to - 1e-12) {
      if (auto done = stepper->step(); !done) throw std::runtime_error(done.error().text());
      if (mouseSpring.holds()) mouseSpring.stepped(*stepper);
    }
  }
  std::vector<double> row() {
    std::vector<double> values(stepper->channels().size());
    if (!stepper->writeRow(values)) qFatal("a value is not finite");
    return values;
  }
  double value(const std::string& name) {
    const auto channels = stepper->channels();
    const auto it = std::find_if(channels.begin(), channels.end(), [&](const Channel& c) { return c.name == name; });
    return row().at(static_cast<std::size_t>(it - channels.begin()));
  }
};

/// A grip at t = 0.1 s, a hand that jerks every 0.05 s until 0.6 s, and a while without it.
void pullAndLetGo(Pulled& run, const Vec3& point) {
  run.advance(0.1);
  const BodyKinematics& k = run.stepper->evaluated().body(run.stepper->system().bodies().size() - 1);
  const Vec3 from = k.x + k.R * point;
  run.take(point, from);
  for (int i = 1; i <= 10; ++i) {
    const double a = 0.6 * i;
    run.must(
        run.mouseSpring.moveTo(from + 0.3 * Vec3(1 - std::cos(a), std::sin(a), 0.3 * std::sin(2 * a)), *run.stepper));
    run.advance(0.1 + 0.05 * i);
  }
  run.letGo();
  run.advance(0.8);
}

/// @param tolerance  of methods that choose their step
ModelBuilder withIntegrator(ModelBuilder b, const std::string& id, double step, double tolerance = 1e-9) {
  b.useIntegrator(id);
  b.run(step, 0.8, 0.05);
  for (const Field& f : b.model().simulation().type->fields)
    if (id != "kynema" && (f.key == "rtol" || f.key.starts_with("atol"))) b.set(simulationId, f.key.c_str(), tolerance);
  return b;
}

}  // namespace

class TestMouseSpring : public QObject {
  Q_OBJECT
 private slots:
  void tangents_areThoseOfDifferences() {
    Random random(7);
    auto target = std::make_shared<PullTarget>(random.vector(), 0.1);
    target->moveTo(random.vector(), 0.2);
    const auto force = pullType().create(Pull{ElementId{20}, random.vector(), 300, 40, target});
    const BodyKinematics k{random.vector(), so3::exp(random.vector()), random.vector(), random.vector()}, none;
    Mat12 K = Mat12::Zero(), C = Mat12::Zero();
    force->addTangent(0.3, k, none, K, C);
    const auto difference = [&](const std::function<BodyKinematics(double)>& moved) {
      constexpr double h = 1e-5;  // truncation and round-off below 1e-9 of the stiffness
      Vec12 a, b;
      force->evaluate(0.3, moved(h), none, a);
      force->evaluate(0.3, moved(-h), none, b);
      return Vec12((a - b) / (2 * h));
    };
    for (int i = 0; i < 6; ++i) {
      const Vec6 e = Vec6::Unit(i);
      const Vec12 dq = difference([&](double h) {
        return BodyKinematics{k.x + h * e.head<3>(), k.R * so3::exp(h * e.tail<3>()), k.v, k.W};
      });
      const Vec12 dV = difference([&](double h) {
        return BodyKinematics{k.x, k.R, k.v + h * e.head<3>(), k.W + h * e.tail<3>()};
      });
      QVERIFY((dq - K.col(i)).cwiseAbs().maxCoeff() < 1e-6);
      QVERIFY((dV - C.col(i)).cwiseAbs().maxCoeff() < 1e-6);
    }
    QVERIFY(C.norm() > 1 && K.norm() > 1);
  }

  void apparentMass_isThatOfTheClosedForm() {
    const auto massOf = [](const ModelBuilder& b, std::size_t body, const Vec3& point) {
      const Pulled run(b.model());
      return apparentMass(run.stepper->system(), run.stepper->here(), body, point);
    };
    QVERIFY(std::abs(*massOf(freeParticle(), 0, Vec3::Zero()) - 2) < 1e-12);
    // At s = (a, 0, 0): 1/m along x, 1/m + a^2/J_z along y and 1/m + a^2/J_y along z.
    const double a = 0.3, sum = 3 / 2.0 + a * a / 0.04 + a * a / 0.03;
    QVERIFY(std::abs(*massOf(freeBody(), 0, Vec3(a, 0, 0)) - 3 / sum) < 1e-12);
    // A rod on a hinge moves in one direction, with its inertia about the hinge over the square of the radius.
    ModelBuilder rod;
    const ElementId id = rod.body(
        "rigid", "rod", {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.05, 0.05)}, {"position", Vec3(0.5, 0, 0)}});
    rod.joint("revolute", "hinge", {{"body1", ground}, {"body2", id}, {"frame2", at(Vec3(-0.5, 0, 0))}});
    QVERIFY(std::abs(*massOf(rod, 0, Vec3(0.5, 0, 0)) - (0.05 + 0.25)) < 1e-9);
    QVERIFY(std::abs(*massOf(rod, 0, Vec3(0, 0, 0)) - (0.05 + 0.25) / 0.25) < 1e-9);
    QVERIFY(!massOf(rod, 0, Vec3(-0.5, 0, 0)));  // on the axis
  }

  // With y = p - X, tau = 1/(2 w):  y'' + 2 w y' + w^2 y = w^2 A exp(-2 w s),  A = p_0 - X
  //   y = A exp(-2 w s) + (v_0 + 2 w A) s exp(-w s)
  void freeParticle_isTheDampedOscillator_data() { everyIntegrator(); }
  void freeParticle_isTheDampedOscillator() {
    QFETCH(QString, integrator);
    Pulled run(withIntegrator(freeParticle(), integrator.toStdString(), 1e-3).model());
    run.advance(0.1);
    const Vec3 X(0.2, -0.3, 0.4), p0(0.5, 0.04, 0), v0(0, 0.4, 0), A = p0 - X;
    run.take(Vec3::Zero(), X);
    const double w = 10, s = 0.5;
    run.advance(0.1 + s);
    const Vec3 y = A * std::exp(-2 * w * s) + (v0 + 2 * w * A) * s * std::exp(-w * s);
    // Second order with w h = 0.01: (w h)^2 = 1e-4 of the amplitude, some times over; order 1 is w h.
    const double tolerance = (orderOf(integrator) > 1 ? 5e-4 : 5e-2) * A.norm();
    const double error = (run.stepper->state().q.head<3>() - X - y).norm();
    QVERIFY2(error < tolerance, qPrintable(QString::number(error)));
  }

  void everyMethod_followsTheHand_data() {
    QTest::addColumn<QString>("integrator");
    QTest::addColumn<int>("model");
    for (const TypeInfo* type : catalog().of(Category::integrator))
      for (int i = 0; i < static_cast<int>(std::size(models)); ++i) {
        if (refusal(static_cast<const IntegratorType&>(*type), models[i].make().model())) continue;
        QTest::addRow("%s, %s", type->id.c_str(), models[i].name) << QString::fromStdString(type->id) << i;
      }
  }
  void everyMethod_followsTheHand() {
    QFETCH(QString, integrator);
    QFETCH(int, model);
    const NamedModel& m = models[model];
    Pulled run(withIntegrator(m.make(), integrator.toStdString(), 5e-4).model());
    Pulled reference(withIntegrator(m.make(), "rkmk", 1e-3, 1e-10).model());
    pullAndLetGo(run, m.point);
    pullAndLetGo(reference, m.point);
    QVERIFY(run.stepper->finished());
    // Quaternions and positions, of the size of one. w h = 5e-3: its square, four times over, where the method is of
    // second order, and ten times itself where it is of first.
    const double tolerance = orderOf(integrator) > 1 ? 1e-4 : 5e-2;
    const double error = (run.stepper->state().q - reference.stepper->state().q).lpNorm<Eigen::Infinity>();
    QVERIFY2(error < tolerance, qPrintable(QString::number(error)));
  }

  void work_isTheChangeOfEnergy() {
    double work = 0;
    const auto unaccounted = [&work](double h) {
      Pulled run(withIntegrator(doublePendulum(), "geom1", h).model());
      const double before = run.value("energy.total");
      pullAndLetGo(run, Vec3(0.5, 0, 0));
      work = run.value("energy.work");
      return std::abs(run.value("energy.total") - before - work);
    };
    const double coarse = unaccounted(2e-3), fine = unaccounted(1e-3);
    QVERIFY(std::abs(work) > 1);  // there is something to account for
    QVERIFY2(fine < 1e-3 * std::abs(work), qPrintable(QString::number(fine)));
    // The error is of second order, as the method and the trapezoidal rule are.
    QVERIFY2(std::abs(coarse / fine - 4) < 0.6, qPrintable(QString::number(coarse / fine)));
  }

  void ownWork_isThatOfTheBudget() {
    Pulled run(withIntegrator(doublePendulum(), "geom1", 1e-3).model());
    run.advance(0.1);
    run.take(Vec3(0.5, 0, 0), Vec3(1, 1, 0));
    run.advance(0.5);
    QVERIFY2(std::abs(run.mouseSpring.work()) > 1, qPrintable(QString::number(run.mouseSpring.work())));
    // The change of the system at the grip moves the state by rounding only.
    QVERIFY(std::abs(run.mouseSpring.work() - run.value("energy.work")) < 1e-9);
    QVERIFY(std::abs(run.value("energy.numerical")) < 1e-3 * std::abs(run.mouseSpring.work()));
  }

  void whatWasBefore_staysAsItIsWithoutAHand() {
    const Model model = withIntegrator(doublePendulum(), "geom1", 1e-3).model();
    Pulled run(model), untouched(model);
    for (Pulled* r : {&run, &untouched}) r->advance(0.3);
    QCOMPARE(run.row(), untouched.row());
    run.take(Vec3(0.5, 0, 0), Vec3(1, 1, 0));
    run.advance(0.4);
    untouched.advance(0.4);
    QVERIFY(run.row() != untouched.row());
    QCOMPARE(run.stepper->channels().size(), untouched.stepper->channels().size());
    const std::string warning = run.letGo();
    QVERIFY(
        QString::fromStdString(warning).startsWith("pulled by hand from t = 0.3 s to 0.4 s, body 'ball', at most "));
    QCOMPARE(run.recording->warnings(), std::vector<std::string>{warning});
    // Let go, it is the model's own motion from where the hand has left it.
    run.advance(0.8);
    QVERIFY(std::abs(run.value("energy.numerical")) < 5e-3);
  }

  void strength_isBoundedByAGivenStep() {
    const auto frequency = [](const char* integrator, double step) {
      Pulled run(withIntegrator(freeParticle(), integrator, step).model());
      run.take(Vec3::Zero(), Vec3::Zero());
      return std::sqrt(run.mouseSpring.pull().stiffness / 2);
    };
    QVERIFY(std::abs(frequency("geom1", 1e-3) - 10) < 1e-9);
    QVERIFY(std::abs(frequency("geom1", 0.05) - 2) < 1e-9);
    QVERIFY(std::abs(frequency("rkmk", 0.05) - 10) < 1e-9);
  }

  void parameters_mayChangeMeanwhile() {
    Pulled run(withIntegrator(freeParticle(), "geom1", 1e-3).model());
    run.take(Vec3::Zero(), Vec3(1, 1, 1));
    run.advance(0.1);
    ModelBuilder heavier(run.model);
    heavier.gravity(Vec3(0, 0, -5));
    run.must(run.mouseSpring.exchange(heavier.model(), *run.stepper));
    run.advance(0.8);
    // The hand holds, and gravity acts: it sags by m g/k.
    const double sag = 2 * 5 / run.mouseSpring.pull().stiffness;
    QVERIFY(std::abs(run.stepper->state().q[2] - (1 - sag)) < 2e-2);
  }

  void steps_allocateNothing() {
    if (!allocationsAreCounted) QSKIP("the sanitizer has its own malloc");
    Pulled run(withIntegrator(doublePendulum(), "geom1", 1e-3).model());
    run.take(Vec3(0.5, 0, 0), Vec3(1, 1, 0));
    run.advance(0.05);
    const long before = allocations();
    for (int i = 0; i < 20; ++i) {
      run.must(run.mouseSpring.moveTo(Vec3(1, 1 + 0.01 * i, 0), *run.stepper));
      run.advance(0.05 + 0.01 * i);
    }
    QCOMPARE(allocations(), before);
  }

  void whatCannotBePulled_saysWhyAndLeavesTheRun() {
    ModelBuilder b = doublePendulum();
    b.joint("fixed", "weld",
            {{"body1", ground}, {"body2", b.model().find("ball")->id}, {"frame1", at(Vec3(1.5, 0, 0))}});
    Pulled run(withIntegrator(std::move(b), "geom1", 1e-3).model());
    const auto held =
        run.mouseSpring.take({.body = run.model.find("ball")->id}, run.model, *run.stepper, *run.recording);
    QVERIFY(!held && held.error().text().find("joints hold") != std::string::npos);
    QVERIFY(!run.mouseSpring.take({.body = ElementId{4711}}, run.model, *run.stepper, *run.recording));
    QVERIFY(!run.mouseSpring.holds());
    QVERIFY(run.recording->warnings().empty());
    run.advance(0.1);
  }

  void simulation_isPulledFromAnotherThread() {
    Model model = withIntegrator(doublePendulum(), "geom1", 1e-3).model();
    ModelBuilder longer(model);
    longer.run(1e-3, 1000);
    auto s = std::move(*Simulation::create(longer.model()));
    const auto until = [](auto condition) {
      return QTest::qWaitFor(condition, 20000);  // a bound against hanging, not a measurement
    };
    s->setSpeed(2);
    s->run();
    QVERIFY(until([&] { return s->progress().steps > 10; }));
    QCOMPARE(s->progress().pullForce, 0.0);
    s->mouseSpring().grab({.body = model.find("ball")->id, .point = Vec3(0.5, 0, 0), .target = Vec3(1, 1, 0)});
    QVERIFY(until([&] { return s->progress().pullForce > 0; }));
    QCOMPARE(s->recording()->warnings().size(), std::size_t{1});
    for (int i = 0; i < 50; ++i) s->mouseSpring().moveTo(Vec3(0, 1.5, 0));
    QVERIFY(until([&] { return s->poses().update() && s->poses().front().bodies[1].position.y() > 0.5; }));
    s->mouseSpring().letGo();
    QVERIFY(until([&] { return s->notes().size() == 1; }));
    QVERIFY(until([&] { return s->progress().pullForce == 0; }));
    QCOMPARE(s->recording()->warnings(), s->notes());
    QVERIFY(s->notes()[0].starts_with("pulled by hand from t = "));

    // A run that is stopped in the middle says so, too; and a grip that is refused leaves no note.
    s->mouseSpring().grab({.body = ElementId{4711}});
    QVERIFY(until([&] { return s->notes().size() == 2; }));
    s->mouseSpring().grab({.body = model.find("rod")->id, .target = Vec3(1, 1, 0)});
    QVERIFY(until([&] { return s->progress().pullForce > 0; }));
    s->stop();
    QCOMPARE(s->recording()->warnings().size(), std::size_t{2});
    QVERIFY(s->recording()->warnings()[1].find("body 'rod', at most ") != std::string::npos);
    const std::string head = RecordingCsv(model, s->recording(), {1}).head(true);
    QVERIFY(head.find("# note: pulled by hand from t = ") != std::string::npos);
    const auto fresh = std::move(*Simulation::create(model));
    QVERIFY(RecordingCsv(model, fresh->recording(), {1}).head(true).find("# note") == std::string::npos);
  }

 private:
  static int orderOf(const QString& integrator) {
    const TypeInfo& type = *catalog().find(Category::integrator, integrator.toStdString());
    return static_cast<const IntegratorType&>(type).capabilities.order;
  }
  static void everyIntegrator() {
    QTest::addColumn<QString>("integrator");
    for (const TypeInfo* type : catalog().of(Category::integrator))
      QTest::addRow("%s", type->id.c_str()) << QString::fromStdString(type->id);
  }
};

QTEST_GUILESS_MAIN(TestMouseSpring)
#include "tst_mouse_spring.moc"
