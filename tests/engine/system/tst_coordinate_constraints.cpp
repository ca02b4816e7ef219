// Drives and stops: against closed forms, in every integrator, through full turns and restarts. Gears, racks, screws
// and couplers: tst_couplings.cpp.

#include "integrators/integrator.h"
#include "io/model_file.h"
#include "support/at_start.h"
#include "support/run_model.h"
#include "support/test_models.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double mass = 2, inertia = 0.2, arm = 0.5, g = 9.81;

/// A rod that turns about z at the origin, its centre `arm` away along x; gravity along -y.
ModelBuilder rotor() {
  ModelBuilder b;
  b.gravity(Vec3(0, -g, 0));
  const ElementId rod = b.body(
      "rigid", "rod", {{"mass", mass}, {"inertia", diagonal(0.01, inertia, inertia)}, {"position", Vec3(arm, 0, 0)}});
  b.joint("revolute", "hinge", {{"body1", ground}, {"body2", rod}, {"frame2", at(Vec3(-arm, 0, 0))}});
  return b;
}

enum Prescribes { position, velocity, acceleration, lock };

void drive(ModelBuilder& b, Prescribes what, const std::string& motion, const char* joint = "hinge") {
  b.joint(
      "drive", "motor",
      {{"joint", b.model().find(joint)->id}, {"prescribes", Choice{what}}, {"motion", Function{.expression = motion}}});
}

/// A rod on a second hinge at the end of the driven one.
void addPendulum(ModelBuilder& b) {
  const ElementId bob = b.body(
      "rigid", "bob", {{"mass", 1.0}, {"inertia", diagonal(0.05, 0.05, 0.05)}, {"position", Vec3(2 * arm, -0.4, 0)}});
  b.joint("revolute", "knee",
          {{"body1", b.model().find("rod")->id},
           {"frame1", at(Vec3(arm, 0, 0))},
           {"body2", bob},
           {"frame2", at(Vec3(0, 0.4, 0))}});
}

}  // namespace

class TestLaws : public QObject {
  Q_OBJECT
 private slots:
  void drive_takesADegreeOfFreedom() {
    ModelBuilder b = rotor();
    QCOMPARE(mobilityOf(b).degreesOfFreedom(), 1);
    drive(b, velocity, "1");
    QCOMPARE(mobilityOf(b).degreesOfFreedom(), 0);
    QCOMPARE(mobilityOf(b).redundant(), 0);
    b.joint("drive", "second", {{"joint", b.model().find("hinge")->id}, {"prescribes", Choice{lock}}});
    QCOMPARE(mobilityOf(b).redundant(), 1);
  }

  /// Torque of a prescribed rotation: T = (J + m a^2) theta'' + m g a cos theta.
  void drivenCrank_needsTheTorqueOfTheClosedForm_data() {
    QTest::addColumn<int>("prescribes");
    QTest::addColumn<QString>("motion");
    QTest::addRow("position") << int(position) << "0.3*sin(4*t)";
    QTest::addRow("velocity") << int(velocity) << "1.2*cos(4*t)";
    QTest::addRow("acceleration") << int(acceleration) << "-4.8*sin(4*t)";
  }
  void drivenCrank_needsTheTorqueOfTheClosedForm() {
    QFETCH(int, prescribes);
    QFETCH(QString, motion);
    ModelBuilder b = rotor();
    drive(b, static_cast<Prescribes>(prescribes), motion.toStdString());
    const Element& rod = *b.model().find("rod");
    b.set(rod.id, "angular_velocity", Vec3(0, 0, 1.2));
    b.set(rod.id, "velocity", Vec3(0, 1.2 * arm, 0));
    b.useIntegrator("rkmk");
    b.run(1e-3, 1.0, 0.1);
    const Run run = runModel(b.model());
    for (std::size_t row = 0; row <= run.last(); ++row) {
      const double t = run.recording->time(row), theta = 0.3 * std::sin(4 * t), alpha = -4.8 * std::sin(4 * t);
      const double torque = (inertia + mass * arm * arm) * alpha + mass * g * arm * std::cos(theta);
      QVERIFY(std::abs(run.at(row, "hinge.angle") - theta) < 1e-10);
      QVERIFY(std::abs(run.at(row, "hinge.angle_rate") - 1.2 * std::cos(4 * t)) < 1e-9);
      QVERIFY2(std::abs(run.at(row, "motor.torque") - torque) < 1e-9,
               qPrintable(QString::number(run.at(row, "motor.torque") - torque)));
      QVERIFY(std::abs(run.at(row, "motor.power") - torque * 1.2 * std::cos(4 * t)) < 1e-6);
    }
  }

  void angle_countsTurns_throughRestarts() {
    for (const char* method : {"geom1", "liemid_ea", "rkmk"}) {
      ModelBuilder b = rotor();
      drive(b, velocity, "6*pi");
      b.useIntegrator(method);
      const auto system = System::compile(b.model()).value();
      const Element& simulation = b.model().simulation();
      const auto integrator = static_cast<const IntegratorType&>(*simulation.type).create(simulation.params);
      State s;
      QVERIFY(integrator->initialize(system, consistentInitialState(*system, true).value(), s));
      for (int i = 1; i <= 100; ++i) {
        while (s.t < 0.01 * i - 1e-12) QVERIFY(integrator->advance(s, 0.01 * i));
        if (i % 30 == 0) QVERIFY(integrator->restart(s));
      }
      const auto& channels = system->channels().list();
      std::vector<double> values(channels.size());
      system->channels().report(integrator->evaluated(s), values);
      for (std::size_t c = 0; c < channels.size(); ++c)
        if (channels[c].name == "hinge.angle") QVERIFY(std::abs(values[c] - 6 * std::numbers::pi) < 1e-9);
    }
  }

  /// More than a turn in every step, as many as the method takes where it chooses them.
  void angle_countsTurnsOfLongSteps_data() {
    QTest::addColumn<QString>("method");
    for (const char* id : {"geom1", "geom3", "linear", "kynema", "se3", "liemid_ea", "simo_wong", "bdf_lie", "rkmk"})
      QTest::newRow(id) << QString(id);
  }
  void angle_countsTurnsOfLongSteps() {
    QFETCH(QString, method);
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId wheel =
        b.body("rigid", "wheel", {{"inertia", diagonal(0.2, 0.3, 0.4)}, {"angular_velocity", Vec3(0, 0, 40)}});
    b.joint("revolute", "hinge", {{"body1", ground}, {"body2", wheel}});
    b.useIntegrator(method.toStdString());
    b.run(0.2, 3.0);
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle") - 120) < 1e-9);
  }

  void prescribedAngle_mayStartBeyondATurn() {
    ModelBuilder b = rotor();
    drive(b, position, "4*pi");
    b.run(1e-2, 0.05);
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle") - 4 * std::numbers::pi) < 1e-12);
  }

  void lock_holds() {
    ModelBuilder b = rotor();
    b.joint("drive", "motor", {{"joint", b.model().find("hinge")->id}, {"prescribes", Choice{lock}}});
    b.run(1e-2, 1.0);
    const Run run = runModel(b.model());
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle")) < 1e-12);
    QVERIFY(std::abs(run.at(run.last(), "motor.torque") - mass * g * arm) < 1e-8);
    QVERIFY(std::abs(run.at(run.last(), "energy.work")) < 1e-10);
  }

  /// energy.total - energy.work stays, but for the error of the rule that integrates the power: second order.
  void workOfDrives_isTheEnergyGained() {
    const auto defect = [](double h) {
      ModelBuilder b = rotor();
      addPendulum(b);
      drive(b, position, "0.4*sin(5*t)");
      b.run(h, 1.0);
      const Run run = runModel(b.model(), true);
      return std::abs(run.at(run.last(), "energy.numerical"));
    };
    const double coarse = defect(2e-3), fine = defect(1e-3);
    QVERIFY2(coarse < 1e-3, qPrintable(QString::number(coarse)));
    QVERIFY2(coarse / fine > 3 && coarse / fine < 5, qPrintable(QString("%1 %2").arg(coarse).arg(fine)));
  }

  /// A driven hinge with a free one behind it: every method converges with its order to rkmk.
  void drivenMechanism_convergesInEveryMethod_data() {
    QTest::addColumn<QString>("method");
    for (const TypeInfo* type : catalog().of(Category::integrator))
      if (static_cast<const IntegratorType*>(type)->capabilities.constraints && type->id != "rkmk")
        QTest::addRow("%s", type->id.c_str()) << QString::fromStdString(type->id);
  }
  void drivenMechanism_convergesInEveryMethod() {
    QFETCH(QString, method);
    const auto knee = [](const std::string& id, double h, double tolerance) {
      ModelBuilder b = rotor();
      addPendulum(b);
      drive(b, position, "0.4*sin(5*t)");
      b.useIntegrator(id);
      b.run(h, 0.5, 0.5);
      const auto set = [&](const char* key, const Value& value) {
        if (b.model().simulation().type->find(key)) b.set(simulationId, key, value);
      };
      set("rho_inf", 0.9);
      for (const char* key : {"atol", "rtol", "atol_positions", "atol_velocities"}) set(key, tolerance);
      set("projector", Choice{1});  // the other one is made for slow motions of small extent
      const Run run = runModel(b.model(), true);
      return run.at(run.last(), "knee.angle");
    };
    const std::string id = method.toStdString();
    const double exact = knee("rkmk", 1e-3, 1e-10);
    const auto& type = static_cast<const IntegratorType&>(*catalog().find(Category::integrator, id));
    if (type.create(type.defaults)->choosesStep()) {
      // The step is the method's own. Of order 2, with a local error of order 3, the error goes with tolerance^(2/3).
      const double coarse = std::abs(knee(id, 1e-3, 1e-5) - exact), fine = std::abs(knee(id, 1e-3, 1e-8) - exact);
      QVERIFY2(fine < coarse / 10 && fine < 1e-5, qPrintable(QString("errors %1 %2").arg(coarse).arg(fine)));
      return;
    }
    const double id1 = knee(id, 2e-3, 1e-10) - exact, id2 = knee(id, 1e-3, 1e-10) - exact;
    const double slope = std::log2(std::abs(id1 / id2));
    QVERIFY2(slope > 1.8 && slope < 2.2, qPrintable(QString("slope %1, errors %2 %3").arg(slope).arg(id1).arg(id2)));
  }

  /// A rotor that turns freely comes back from an elastic stop with the speed it had, three and a half turns away.
  void stop_givesBackWhatItTook() {
    ModelBuilder b = rotor();
    b.gravity(Vec3::Zero());
    constexpr double speed = 8, limit = 7 * std::numbers::pi;
    const Element& rod = *b.model().find("rod");
    b.set(rod.id, "velocity", Vec3(0, speed * arm, 0));
    b.set(rod.id, "angular_velocity", Vec3(0, 0, speed));
    b.force("joint_stop", "stop",
            {{"joint", b.model().find("hinge")->id}, {"lower", -limit}, {"upper", limit}, {"stiffness", 500.0}});
    b.useIntegrator("rkmk");
    b.run(1e-3, 4.0, 0.05);
    const Run run = runModel(b.model());
    double most = 0, stored = 0;
    for (std::size_t row = 0; row <= run.last(); ++row) {
      most = std::max(most, run.at(row, "hinge.angle"));
      stored = std::max(stored, run.at(row, "stop.energy"));
      QVERIFY(std::abs(run.at(row, "energy.numerical")) < 1e-8);
    }
    const double kinetic = 0.5 * (inertia + mass * arm * arm) * speed * speed;
    QVERIFY(most > limit && most < limit + 0.4);  // sqrt(2 E / k) = 0.3, and the transition
    QVERIFY(stored > 0.5 * kinetic && stored <= kinetic * (1 + 1e-9));
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle_rate") + speed) < 1e-8);
  }

  void damperOfAStop_turnsEnergyIntoHeat() {
    ModelBuilder b = rotor();
    b.force("joint_stop", "stop",
            {{"joint", b.model().find("hinge")->id},
             {"sides", Choice{1}},
             {"lower", -0.5},
             {"stiffness", 2000.0},
             {"damping", 20.0}});
    b.run(5e-4, 3.0);
    const Run run = runModel(b.model());
    // Comes to rest where the stop carries the weight: k (d - w/2) = m g a cos(theta).
    const double theta = run.at(run.last(), "hinge.angle"), depth = -0.5 - theta;
    QVERIFY(std::abs(run.at(run.last(), "hinge.angle_rate")) < 1e-3);
    QVERIFY(std::abs(2000 * (depth - 0.5e-3) - mass * g * arm * std::cos(theta)) < 0.05);
    QVERIFY(run.at(run.last(), "energy.dissipated") > 1);
    QVERIFY(std::abs(run.at(run.last(), "energy.numerical")) < 0.05);
  }

  void missingCoordinate_isNamed() {
    ModelBuilder b = rotor();
    b.joint("drive", "motor", {{"joint", b.model().find("hinge")->id}, {"coordinate", Choice{1}}});
    const auto system = System::compile(b.model());
    QVERIFY(!system);
    QCOMPARE(QString::fromStdString(system.error().element), "motor");
    QCOMPARE(QString::fromStdString(system.error().key), "coordinate");
    QVERIFY(system.error().message.find("'hinge' has no coordinate 'displacement'; it has angle") != std::string::npos);
  }

  void file_mayNameJointsThatComeLater() {
    const std::string text = R"({"gyre": 1,
      "bodies": [{"name": "rod", "type": "rigid", "mass": 1, "inertia": [1, 1, 1]}],
      "joints": [
        {"name": "motor", "type": "drive", "joint": "hinge", "motion": "2*t"},
        {"name": "hinge", "type": "revolute", "body1": "ground", "body2": "rod"}]})";
    const auto model = parseModel(text, "m.gyre", catalog());
    QVERIFY2(model.has_value(), model ? "" : model.error().text().c_str());
    QCOMPARE(QString::fromStdString(model->of(Category::joint).front()->name), "motor");
    QVERIFY(System::compile(*model));
    QVERIFY(modelText(*model).find("\"joint\": \"hinge\"") != std::string::npos);

    const auto replaced = [&](std::string with) {
      std::string other = text;
      other.replace(other.find("\"joint\": \"hinge\""), std::string("\"joint\": \"hinge\"").size(), with);
      const auto bad = parseModel(other, "m.gyre", catalog());
      return bad ? std::string() : bad.error().text();
    };
    QVERIFY(replaced("\"joint\": \"rod\"").find("a joint was expected; 'rod' is a body") != std::string::npos);
    QVERIFY(replaced("\"joint\": \"hing\"").find("there is no joint 'hing'; did you mean 'hinge'") !=
            std::string::npos);
    QVERIFY(replaced("\"joint\": \"motor\"").find("'motor'") != std::string::npos);
  }

  void jointThatIsReferredTo_isNotDeleted() {
    ModelBuilder b = rotor();
    drive(b, velocity, "1");
    Model model = b.model();
    QVERIFY(!model.apply(Edit{Erase{model.find("hinge")->id}}));
    QVERIFY(model.apply(Edit{Erase{model.find("motor")->id}}));
    QVERIFY(model.apply(Edit{Erase{model.find("hinge")->id}}));
  }
};

QTEST_APPLESS_MAIN(TestLaws)
#include "tst_coordinate_constraints.moc"
