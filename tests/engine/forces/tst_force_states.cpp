// Forces with a state of their own: the integral of an actuator and the bristles of LuGre friction, against closed
// forms and against their equations integrated by other means, in every method.

#include "forces/actuator.h"
#include "forces/joint_friction.h"
#include "integrators/integrator.h"
#include "run/stepper.h"
#include "support/random_state.h"
#include "support/run_model.h"

#include <Eigen/Eigenvalues>

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double inertia = 0.5, kp = 20, ki = 30, kd = 4, target = 0.8, load = -3;

/// A wheel about z, turned to a target by an actuator against a constant torque.
ModelBuilder servo() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId wheel = b.body("rigid", "wheel", {{"mass", 1.0}, {"inertia", diagonal(0.3, 0.3, inertia)}});
  b.joint("revolute", "axle", {{"body1", ground}, {"body2", wheel}});
  b.force("torque", "load", {{"body", wheel}, {"value", TimeVector{Function{}, Function{}, Function{load}}}});
  b.force("actuator", "servo",
          {{"body1", ground},
           {"body2", wheel},
           {"along", Choice{1}},
           {"target", Function{target}},
           {"kp", kp},
           {"ki", ki},
           {"kd", kd}});
  return b;
}

/// (I, theta, omega) of the servo: y' = A y + b, by the eigenvectors of A.
Vec3 servoSolution(double t) {
  Mat3 A;
  A << 0, -1, 0, 0, 0, 1, ki / inertia, -kp / inertia, -kd / inertia;
  const Vec3 b(target, 0, (kp * target + load) / inertia), rest = -A.partialPivLu().solve(b);
  const Eigen::EigenSolver<Mat3> eigen(A);
  const Eigen::Vector3cd c = eigen.eigenvectors().partialPivLu().solve((-rest).cast<std::complex<double>>());
  const Eigen::Vector3cd grown = (eigen.eigenvalues() * t).array().exp() * c.array();
  return rest + (eigen.eigenvectors() * grown).real();
}

/// A block of 1 kg that slides along z with friction, pulled by a spring of 2 N/m whose end moves at 0.1 m/s: the
/// stick-slip motion of Canudas de Wit et al. 1995, sec. IV.B, with the parameters of their table I.
constexpr double spring = 2, pull = 0.1, sigma0 = 1e5, sigma1 = 316.22776601683796, sigma2 = 0.4, Fc = 1, Fs = 1.5,
                 vs = 0.001;

ModelBuilder pulledBlock(const std::string& force = "2*(0.1*t - z)") {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId block = b.body("rigid", "block", {{"mass", 1.0}});
  b.joint("prismatic", "slide", {{"body1", ground}, {"body2", block}});
  b.force("joint_friction", "friction",
          {{"body1", ground},
           {"body2", block},
           {"motion", Choice{1}},
           {"model", Choice{1}},
           {"normal_load", 10.0},
           {"dynamic_friction", Fc / 10},
           {"static_friction", Fs / 10},
           {"stribeck_velocity", vs},
           {"viscous_damping", sigma2},
           {"bristle_stiffness", sigma0},
           {"bristle_damping", sigma1}});
  b.force("expression_force", "pull", {{"body1", ground}, {"body2", block}, {"fz", Function{.expression = force}}});
  return b;
}

/// Bristles that a step of a millisecond resolves.
void soften(ModelBuilder& b) {
  const ElementId friction = b.model().find("friction")->id;
  b.set(friction, "bristle_stiffness", 400.0);
  b.set(friction, "bristle_damping", 2.0);
  b.set(friction, "stribeck_velocity", 0.2);
}

double stribeck(double v) { return Fc + (Fs - Fc) * std::exp(-(v / vs) * (v / vs)); }

/// (x, v, z) of the pulled block by the classical Runge-Kutta method; steps far below the 1/30000 s of the bristles.
Vec3 blockAt(double end) {
  const auto rate = [](double t, const Vec3& y) {
    const double v = y[1], dz = v - sigma0 * std::abs(v) / stribeck(v) * y[2];
    return Vec3(v, spring * (pull * t - y[0]) - sigma0 * y[2] - sigma1 * dz - sigma2 * v, dz);
  };
  const auto steps = static_cast<int>(std::lround(end / 1e-5));
  const double h = end / steps;
  Vec3 y = Vec3::Zero();
  for (int i = 0; i < steps; ++i) {
    const double t = i * h;
    const Vec3 a = rate(t, y), b = rate(t + h / 2, y + h / 2 * a), c = rate(t + h / 2, y + h / 2 * b),
               d = rate(t + h, y + h * c);
    y += h / 6 * (a + 2 * b + 2 * c + d);
  }
  return y;
}

/// Whether the method runs joints and, with its defaults, chooses its steps itself.
bool isMethod(const TypeInfo& info, bool choosesStep) {
  const auto& type = static_cast<const IntegratorType&>(info);
  return type.capabilities.constraints && type.create(type.defaults)->choosesStep() == choosesStep;
}

void addMethods() {
  QTest::addColumn<QString>("method");
  for (const TypeInfo* type : catalog().of(Category::integrator))
    if (isMethod(*type, false)) QTest::addRow("%s", type->id.c_str()) << QString::fromStdString(type->id);
}

/// By how much halving the step reduces the error of a method that claims first or at least second order.
bool hasItsOrder(const QString& method, double coarse, double fine) {
  const TypeInfo* type = catalog().find(Category::integrator, method.toStdString());
  const bool first = static_cast<const IntegratorType*>(type)->capabilities.order == 1;
  const double ratio = coarse / fine;
  return std::abs(fine) < 1e-8 || (first ? ratio > 1.8 && ratio < 4.7 : ratio > 3.3 && ratio < 4.7);
}

void setTight(ModelBuilder& b) {
  b.useIntegrator("rkmk");
  for (const char* key : {"atol", "rtol"}) b.set(simulationId, key, 1e-11);
}

std::unique_ptr<Force> frictionForce() {
  JointFriction p;
  p.motion = JointFriction::Motion::translation;
  p.model = JointFriction::Model::lugre;
  p.normal_load = 10;
  p.dynamic_friction = Fc / 10;
  p.static_friction = Fs / 10;
  p.stribeck_velocity = vs;
  p.viscous_damping = sigma2;
  p.bristle_stiffness = sigma0;
  p.bristle_damping = sigma1;
  return jointFrictionType().create(std::any(p));
}

/// Body 2 that slides along z with velocity v.
BodyKinematics sliding(double v) {
  BodyKinematics k;
  k.x.setZero();
  k.R.setIdentity();
  k.v = Vec3(0, 0, v);
  k.W.setZero();
  return k;
}

}  // namespace

class TestForceStates : public QObject {
  Q_OBJECT
 private slots:
  void servo_followsItsLinearEquation() {
    ModelBuilder b = servo();
    setTight(b);
    b.run(0.1, 3, 0.5);
    const Run run = runModel(b.model());
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const Vec3 y = servoSolution(run.recording->time(row));
      QVERIFY(std::abs(run.at(row, "servo.integral") - y[0]) < 1e-9);
      QVERIFY(std::abs(run.at(row, "servo.angle") - y[1]) < 1e-9);
      QVERIFY(std::abs(run.at(row, "servo.rate") - y[2]) < 1e-9);
      const double F = kp * (target - y[1]) + ki * y[0] - kd * y[2];
      QVERIFY(std::abs(run.at(row, "servo.torque") + F) < 1e-7);
    }
    // What proportional feedback alone never reaches: the target under load.
    b.run(0.1, 20, 20);
    QVERIFY(std::abs(runModel(b.model()).at(1, "servo.angle") - target) < 1e-9);
  }

  void servo_hasTheOrderOfTheMethod_data() { addMethods(); }
  void servo_hasTheOrderOfTheMethod() {
    QFETCH(QString, method);
    const Vec3 exact = servoSolution(1);
    const auto error = [&](double h) {
      ModelBuilder b = servo();
      b.useIntegrator(method.toStdString());
      b.run(h, 1, 1);
      const Run run = runModel(b.model());
      return Vec3(run.at(1, "servo.integral") - exact[0], run.at(1, "servo.angle") - exact[1],
                  run.at(1, "servo.rate") - exact[2])
          .cwiseAbs()
          .eval();
    };
    const Vec3 coarse = error(4e-3), fine = error(2e-3);
    for (int i = 0; i < 3; ++i)
      QVERIFY2(hasItsOrder(method, coarse[i], fine[i]),
               qPrintable(QString("%1: %2 %3").arg(i).arg(coarse[i]).arg(fine[i])));
  }

  /// Methods that choose their steps know nothing of z, but it errs no more than what they do know (rtol is 1e-4).
  void servo_staysWithinTolerances() {
    const Vec3 exact = servoSolution(1);
    for (const TypeInfo* type : catalog().of(Category::integrator)) {
      if (!isMethod(*type, true)) continue;
      ModelBuilder b = servo();
      b.useIntegrator(type->id);
      b.run(1e-2, 1, 1);
      const Run run = runModel(b.model());
      QVERIFY2(std::abs(run.at(1, "servo.integral") - exact[0]) < 1e-3, type->id.c_str());
      QVERIFY2(std::abs(run.at(1, "servo.angle") - exact[1]) < 1e-3, type->id.c_str());
    }
  }

  /// The target is out of reach for two seconds: the integral stands at its limit and does not wind up.
  void integral_standsAtItsLimit() {
    ModelBuilder b = servo();
    const ElementId servoId = b.model().find("servo")->id;
    b.set(servoId, "target", Function{.expression = "1.35 - 1.15*tanh(4*(t - 2))"});
    b.set(servoId, "max_force", 3.5);
    b.set(servoId, "integral_limit", 2.0);
    b.run(1e-3, 3, 1e-2);
    const Run run = runModel(b.model());
    double most = 0, mostTorque = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      most = std::max(most, ki * std::abs(run.at(row, "servo.integral")));
      mostTorque = std::max(mostTorque, std::abs(run.at(row, "servo.torque")));
    }
    QVERIFY(std::abs(most - 2) < 1e-12);
    QVERIFY(std::abs(mostTorque - 3.5) < 1e-12);
    setTight(b);
    for (const char* key : {"atol", "rtol"}) b.set(simulationId, key, 1e-9);
    const Run exact = runModel(b.model());
    // The error is of second order, the corners of the law included: h^2 times accelerations of some 10 rad/s^2.
    for (std::size_t row = 0; row <= run.last(); row += 20)
      QVERIFY(std::abs(run.at(row, "servo.angle") - exact.at(exact.rowAt(run.recording->time(row)), "servo.angle")) <
              1e-5);
  }

  void lugre_hasTheSteadyCurve() {
    const auto force = frictionForce();
    for (const double v : {-0.5, -0.01, -5e-4, 1e-4, 1e-3, 0.2}) {
      Instant at(0);
      Vec12 g;
      double z = 0, input = 0;
      at.history = {0, {&z, 1}, {&input, 1}};
      // Longer than 30 times 1/a of the slowest, in steps that are far longer than 1/a of the fastest.
      for (int i = 0; i < 500; ++i) {
        at.t += 0.01;
        force->states()->evaluateStates(at, sliding(0), sliding(v), {{&z, 1}, {}, {&input, 1}});
        at.history.t = at.t;
      }
      force->evaluate(at, sliding(0), sliding(v), g);
      const double F = std::copysign(stribeck(v), v) + sigma2 * v;
      QVERIFY2(std::abs(g[8] - F) < 1e-10, qPrintable(QString("%1: %2 %3").arg(v).arg(g[8]).arg(F)));
    }
  }

  /// Before it slides, slowly: dz/dx = 1 - sigma0 z / Fs, Dahl's curve x = -Fs / sigma0 ln(1 - F / Fs), whose slope at
  /// F = 0 is sigma0.
  void lugre_sticksElastically() {
    for (const double F : {0.01, 0.5, 1.2}) {
      ModelBuilder b = pulledBlock(std::to_string(F / 2) + "*(1 - cos(t))");
      b.run(1e-3, 3.14159265358979, 3.14159265358979);
      const Run run = runModel(b.model());
      const double x = run.at(1, "slide.displacement"), z = run.at(1, "friction.bristle");
      // Inertia and damping, and v / vs: some 1e-5 of F each.
      QVERIFY(std::abs(sigma0 * z - F) < 1e-4 * F);
      const double dahl = -Fs / sigma0 * std::log(1 - F / Fs);
      QVERIFY2(std::abs(x - dahl) < 1e-3 * dahl, qPrintable(QString("%1 %2").arg(x).arg(dahl)));
      QVERIFY(std::abs(run.at(1, "friction.energy") - 0.5 * sigma0 * z * z) < 1e-15);
    }
  }

  /// Through one slip: rkmk to its tolerance, a method of second order as its step resolves the break-away, at which
  /// the friction falls within milliseconds.
  void stickSlip_isThatOfTheEquations() {
    const Vec3 exact = blockAt(9);
    QVERIFY(exact[0] > 0.3);
    const auto error = [&](ModelBuilder b, double h) {
      b.run(h, 9, 9);
      return std::abs(runModel(b.model()).at(1, "slide.displacement") - exact[0]);
    };
    ModelBuilder tight = pulledBlock();
    setTight(tight);
    QVERIFY(error(tight, 0.01) < 1e-7);
    const double coarse = error(pulledBlock(), 1.25e-4), fine = error(pulledBlock(), 6.25e-5);
    QVERIFY2(fine < 1e-3 && coarse / fine > 3, qPrintable(QString("%1 %2").arg(coarse).arg(fine)));
  }

  void lugre_hasTheOrderOfTheMethod_data() { addMethods(); }
  void lugre_hasTheOrderOfTheMethod() {
    QFETCH(QString, method);
    const auto block = [&](double h) {
      ModelBuilder b = pulledBlock("5 + sin(8*t)");
      soften(b);
      if (h == 0) setTight(b);
      else b.useIntegrator(method.toStdString());
      b.run(h == 0 ? 0.1 : h, 0.8, 0.8);
      const Run run = runModel(b.model());
      return Vec3(run.at(1, "slide.displacement"), run.at(1, "slide.displacement_rate"), run.at(1, "friction.bristle"));
    };
    const Vec3 exact = block(0), coarse = block(5e-4) - exact, fine = block(2.5e-4) - exact;
    for (int i = 0; i < 3; ++i)
      QVERIFY2(hasItsOrder(method, coarse[i], fine[i]),
               qPrintable(QString("%1: %2 %3").arg(i).arg(coarse[i]).arg(fine[i])));
  }

  /// What is stored, turned into heat and brought in adds up, to the second order of the budget's rule.
  void energy_isBalanced() {
    const auto defect = [](double h) {
      ModelBuilder b = pulledBlock("5 + sin(8*t)");
      soften(b);
      b.run(h, 1, 1);
      return runModel(b.model()).at(1, "energy.numerical");
    };
    const double coarse = defect(2e-3), fine = defect(1e-3);
    QVERIFY2(std::abs(fine) < 1e-3 && coarse / fine > 3 && coarse / fine < 5,
             qPrintable(QString("%1 %2").arg(coarse).arg(fine)));
  }

  /// dN/dv of the condensed law, with memories of every kind (step 1e-7 of each velocity).
  void lugre_hasItsTangent() {
    const auto force = frictionForce();
    Random random(3);
    for (int i = 0; i < 40; ++i) {
      Instant at(1);
      const double before = std::pow(10, random.uniform(-5, -1)), z = random.uniform(-1e-5, 1e-5),
                   input = random.uniform(-0.01, 0.01);
      at.history = {1 - before, {&z, 1}, {&input, 1}};
      const double v = random.uniform(-0.01, 0.01), dv = 1e-7 * std::abs(v);
      Vec12 a, b;
      Mat12 K = Mat12::Zero(), C = Mat12::Zero();
      force->evaluate(at, sliding(0), sliding(v + dv), a);
      force->evaluate(at, sliding(0), sliding(v - dv), b);
      force->addTangent(at, sliding(0), sliding(v), K, C);
      const double differences = (a[8] - b[8]) / (2 * dv);
      QVERIFY2(std::abs(C(8, 8) - differences) < 1e-5 * std::max(sigma1, std::abs(differences)),
               qPrintable(QString("%1 %2").arg(C(8, 8)).arg(differences)));
    }
  }

  void gains_mayChangeDuringTheRun() {
    ModelBuilder b = servo();
    b.run(1e-3, 2, 1);
    auto s = std::move(*Stepper::create(b.model()));
    while (s->state().t < 1 - 1e-12) QVERIFY(s->step());
    std::vector<double> row(s->channels().size());
    const auto integral = [&] {
      if (!s->writeRow(row)) qFatal("a value is not finite");
      for (std::size_t c = 0; c < row.size(); ++c)
        if (s->channels()[c].name == "servo.integral") return row[c];
      return std::nan("");
    };
    const double before = integral();
    b.set(b.model().find("servo")->id, "ki", 45.0);
    QVERIFY(s->exchange(b.model()).has_value());
    QCOMPARE(integral(), before);
    const double acceleration = (kp * (target - servoSolution(1)[1]) + 45 * before - kd * servoSolution(1)[2] + load);
    QVERIFY(std::abs(s->state().vdot[5] - acceleration / inertia) < 1e-3);  // by the error of the run
  }

  void higherOrders_areRefused() {
    ModelBuilder b = servo();
    b.useIntegrator("liemid_ea");
    const auto& type = static_cast<const IntegratorType&>(*b.model().simulation().type);
    QVERIFY(!refusal(type, b.model()));
    b.set(simulationId, "composition", Choice{1});
    const auto refused = refusal(type, b.model());
    QVERIFY(refused);
    QCOMPARE(refused->key, "composition");
    QVERIFY(refused->message.find("'servo'") != std::string::npos);
    b.set(b.model().find("servo")->id, "ki", 0.0);
    QVERIFY(!refusal(type, b.model()));
    b.set(b.model().find("servo")->id, "ki", ki);
    b.useIntegrator("bdf_cs");
    const auto& bdf = static_cast<const IntegratorType&>(*b.model().simulation().type);
    QVERIFY(!refusal(bdf, b.model()));
    b.set(simulationId, "max_order", 3);
    QCOMPARE(refusal(bdf, b.model())->key, "max_order");
  }
};

QTEST_APPLESS_MAIN(TestForceStates)
#include "tst_force_states.moc"
