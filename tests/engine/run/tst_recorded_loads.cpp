// What a recording says acts on bodies: together it gives each body the acceleration that was recorded, whatever type
// of element exerts it and in whatever axes that reports.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "run/body_values.h"
#include "run/recorded_loads.h"
#include "support/run_model.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// Two bodies that turn and move; the second is body 2 of what is between them.
QByteArray bodies(const char* joints, const char* forces) {
  return QByteArray(R"({"gyre": 1, "name": "loads", "gravity": [0, 0, 0], "bodies": [
    {"name": "a", "type": "rigid", "mass": 2, "inertia": [0.3, 0.2, 0.4], "position": [0.1, 0.2, 0.3],
     "orientation": [0.8, 0.6, 0, 0], "velocity": [0.2, -0.1, 0.3], "angular_velocity": [0.4, 0.7, -0.5]},
    {"name": "b", "type": "rigid", "mass": 3, "inertia": [0.5, 0.4, 0.3], "position": [0.9, -0.2, 0.6],
     "orientation": [0.96, 0, 0.28, 0], "velocity": [-0.3, 0.2, 0.1], "angular_velocity": [-0.6, 0.3, 0.8]}],
  "joints": [)") +
         joints + "], \"forces\": [" + forces +
         R"(], "simulation": {"integrator": "geom2", "step": 0.002, "end_time": 0.1}})";
}

constexpr const char* ends =
    R"("body1": "a", "body2": "b", "frame1": {"position": [0.1, 0.2, -0.1], "orientation": [0.8, 0, 0.6, 0]},
       "frame2": {"position": [-0.2, 0.1, 0.1], "orientation": [0.6, 0, 0, 0.8]})";

/// Whether it acts on both bodies.
bool isBetween(const Element& element) {
  const std::vector<Attachment> at = attachments(element);
  return at.size() == 2 && at[0].body != ground && at[1].body != ground;
}

}  // namespace

class TestRecordedLoads : public QObject {
  Q_OBJECT
 private slots:
  void loads_accelerateBodies_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<std::size_t>("count");
    const auto force = [](const char* name, const char* type, const QByteArray& keys, bool grounded = false) {
      QByteArray at = ends;
      if (grounded) at.replace("\"body2\": \"b\"", "\"body2\": \"ground\"");
      QTest::newRow(name) << bodies("", "{\"name\": \"f\", \"type\": \"" + QByteArray(type) + "\", " + at + ", " +
                                            keys + "}")
                          << std::size_t{1};
    };
    force("spring", "spring", R"("stiffness": 40, "free_length": 0.2, "damping": 3)");
    force("spring to the ground", "spring", R"("stiffness": 40, "free_length": 0.2)", true);
    force("torsion spring", "torsion_spring", R"("stiffness": 5, "damping": 0.3)");
    force("bushing", "bushing", R"("stiffness": [30, 50, 70, 3, 5, 2], "damping": [1, 2, 3, 0.1, 0.2, 0.3])");
    force("bushing of halfway axes", "bushing",
          R"("stiffness": [30, 50, 70, 3, 5, 2], "damping": [1, 2, 3, 0.1, 0.2, 0.3], "frame": "symmetric")");
    force("beam to the ground", "beam", R"("length": 0.7, "youngs_modulus": 1e6, "shear_modulus": 4e5, "area": 1e-5,
          "inertia_y": 1e-6, "inertia_z": 2e-6, "torsion_constant": 3e-6)",
          true);
    force("actuator along a line", "actuator", R"("along": "line", "target": 0.5, "kp": 60)");
    force("actuator about an axis", "actuator", R"("along": "axis", "target": 0.5, "kp": 6)");
    force("friction about an axis", "joint_friction", R"("normal_load": 20, "radius": 0.1)");
    force("friction along a slide", "joint_friction", R"("motion": "translation", "normal_load": 20)");
    force("expression force", "expression_force", R"("fx": "3-x", "fy": 2, "mz": "1+t", "mx": "-rx")");
    QTest::newRow("loads") << bodies("", R"(
        {"name": "f", "type": "force", "body": "a", "point": [0.1, 0.2, 0.3], "value": [1, 2, 3], "resolved_in": "body"},
        {"name": "m", "type": "torque", "body": "b", "value": [1, -2, 1]},
        {"name": "s", "type": "cartesian_spring", "body": "b", "point": [0.1, 0, 0], "anchor": [1, 0, 0],
         "stiffness": [10, 20, 30]})")
                           << std::size_t{3};
    QTest::newRow("joint") << bodies((QByteArray(R"({"name": "j", "type": "spherical", )") +
                                      R"("body1": "a", "body2": "ground", "frame1": {"position": [0.1, 0, 0]},
                                         "frame2": {"position": [0.2, 0.2, 0.3], "orientation": [0.8, 0.6, 0, 0]}})")
                                         .constData(),
                                     "")
                           << std::size_t{1};
  }
  void loads_accelerateBodies() {
    QFETCH(QByteArray, model);
    QFETCH(std::size_t, count);
    const auto read = parseModel(model.toStdString(), "loads.gyre", catalog());
    QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
    const Run run = runModel(*read, true);
    const RecordedLoads loads(*read, run.recording);
    for (const std::size_t row : {std::size_t{10}, run.last()}) {
      const std::vector<Load> all = loads.at(row);
      QCOMPARE(all.size(), count);
      double most = 0;
      for (const char* name : {"a", "b"}) {
        const ElementId id = read->find(name)->id;
        const std::string of(name);
        const Vec3 x = run.vector(row, of + ".x"), w = run.vector(row, of + ".wx");
        const std::size_t q = run.column(of + ".qw");
        const auto v = run.recording->row(row);
        const Quat turn(v[q], v[q + 1], v[q + 2], v[q + 3]);
        const bool first = of == "a";
        const Vec3 I = first ? Vec3(0.3, 0.2, 0.4) : Vec3(0.5, 0.4, 0.3);
        Vec3 force = Vec3::Zero(), moment = Vec3::Zero();
        for (const Load& load : all) {
          const Vec3 F = load.body == id ? load.force : Vec3(-load.force);
          if (load.body != id && !isBetween(*read->find(load.element))) continue;
          force += F;
          moment += (load.body == id ? 1 : -1) * load.moment + (load.point - x).cross(F);
        }
        const Vec3 needed = turn * Vec3(I.cwiseProduct(run.vector(row, of + ".alphax")) + w.cross(I.cwiseProduct(w)));
        const double mass = first ? 2 : 3;
        most = std::max({most, force.norm(), moment.norm()});
        const double missed = (force - mass * run.vector(row, of + ".ax")).norm() + (moment - needed).norm();
        QVERIFY2(missed < 1e-6, qPrintable(QString("%1 misses %2").arg(name).arg(missed)));
      }
      QVERIFY(most > 0.1);
    }
  }

  /// What a drive does is told apart from what its bearing carries.
  void drives_areTheTotalLessTheReaction() {
    const QByteArray text = R"({"gyre": 1, "name": "wheel", "gravity": [0, 0, 0], "bodies": [
      {"name": "w", "type": "rigid", "mass": 2, "inertia": [0.3, 0.2, 0.4]}],
      "joints": [{"name": "pin", "type": "revolute", "body1": "ground", "body2": "w"},
                 {"name": "motor", "type": "drive", "joint": "pin", "coordinate": "angle", "prescribes": "position", "motion": "t*t"}],
      "simulation": {"integrator": "geom2", "step": 0.002, "end_time": 0.1}})";
    const auto read = parseModel(text.toStdString(), "wheel.gyre", catalog());
    QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
    const Run run = runModel(*read, true);
    const std::vector<Load> all = RecordedLoads(*read, run.recording).at(run.last());
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(all[0].kind == LoadKind::reaction && all[0].moment.norm() < 1e-6);
    QVERIFY(all[1].kind == LoadKind::drive);
    QVERIFY2((all[1].moment - Vec3(0, 0, 0.8)).norm() < 1e-3, qPrintable(QString::number(all[1].moment.z())));
    QCOMPARE(all[1].moment.z(), run.at(run.last(), "motor.torque"));
  }

  /// Values by which bodies are coloured, of every kind of body.
  void bodyValues_areThoseOfTheChannels() {
    const QByteArray text = R"({"gyre": 1, "name": "three", "bodies": [
      {"name": "r", "type": "rigid", "mass": 2, "inertia": [0.3, 0.2, 0.4], "velocity": [1, 2, 3],
       "angular_velocity": [3, 1, 2]},
      {"name": "p", "type": "particle", "mass": 3, "position": [1, 0, 0], "velocity": [0, 2, 0]},
      {"name": "t", "type": "pivoted", "mass": 1, "inertia": [0.5, 0.5, 0.2], "com": [0, 0, 0.4],
       "angular_velocity": [0, 1, 8]}],
      "joints": [{"name": "j", "type": "spherical", "body1": "ground", "body2": "r",
                  "frame1": {"position": [0, 0, 1]}, "frame2": {"position": [0, 0, 1]}}],
      "simulation": {"integrator": "geom2", "step": 0.002, "end_time": 0.1}})";
    const auto read = parseModel(text.toStdString(), "three.gyre", catalog());
    QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
    const Run run = runModel(*read, true);
    const std::size_t row = run.last();
    const auto values = [&](BodyQuantity quantity) { return BodyValues(*read, run.recording, quantity).at(row); };
    const std::vector<double> energies = values(BodyQuantity::kineticEnergy);
    QCOMPARE(energies.size(), std::size_t{3});
    const double sum = energies[0] + energies[1] + energies[2], all = run.at(row, "energy.kinetic");
    QVERIFY2(std::abs(sum - all) < 1e-9 * all, qPrintable(QString("%1 of %2").arg(sum).arg(all)));
    QCOMPARE(values(BodyQuantity::speed)[1], run.vector(row, "p.vx").norm());
    QCOMPARE(values(BodyQuantity::angularSpeed)[0], run.vector(row, "r.wx").norm());
    QCOMPARE(values(BodyQuantity::reaction)[0], run.vector(row, "j.fx").norm());
    QCOMPARE(values(BodyQuantity::reaction)[1], 0.0);
  }
};

QTEST_APPLESS_MAIN(TestRecordedLoads)
#include "tst_recorded_loads.moc"
