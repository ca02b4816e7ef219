// Every method on models that cannot be met: it ends with an error that says what and when, and what it has recorded
// until then is finite and within its promise.

#include "integrators/integrator.h"
#include "run/simulation.h"
#include "support/finite_rows.h"
#include "support/integrator_rows.h"
#include "support/model_builder.h"

#include <QtTest>
#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

Function of(const char* expression) { return Function{.expression = expression}; }

constexpr int position = 0;  // what a drive prescribes

ElementId box(ModelBuilder& b, const std::string& name, const Vec3& at) {
  return b.body("rigid", name, {{"mass", 1.0}, {"inertia", diagonal(0.01, 0.02, 0.02)}, {"position", at}});
}

/// A slide along x: the z axis of a prismatic joint.
ElementId slide(ModelBuilder& b, ElementId body) {
  const Quat alongX(Eigen::AngleAxisd(M_PI / 2, Vec3::UnitY()));
  return b.joint(
      "prismatic", "slide",
      {{"body1", ground}, {"frame1", at(Vec3::Zero(), alongX)}, {"body2", body}, {"frame2", at(Vec3::Zero(), alongX)}});
}

/// Both motions begin alike, and part with the square of time.
ModelBuilder twoDrives() {
  ModelBuilder b;
  const ElementId joint = slide(b, box(b, "carriage", Vec3::Zero()));
  for (const auto& [name, motion] : {std::pair("slow", "t^3"), std::pair("fast", "t^2")})
    b.joint("drive", name,
            {{"joint", joint}, {"coordinate", Choice{1}}, {"prescribes", Choice{position}}, {"motion", of(motion)}});
  b.run(1e-3, 0.5, 0.01);
  return b;
}

/// They part with the cube of time, so slowly that a loose convergence test passes for long.
ModelBuilder twoDrivesThatPartSlowly() {
  ModelBuilder b;
  const ElementId carriage = box(b, "carriage", Vec3::Zero());
  b.set(carriage, "velocity", Vec3(0.1, 0, 0));
  const ElementId joint = slide(b, carriage);
  for (const auto& [name, motion] : {std::pair("slow", "0.1*sin(t)"), std::pair("fast", "0.1*t")})
    b.joint("drive", name,
            {{"joint", joint}, {"coordinate", Choice{1}}, {"prescribes", Choice{position}}, {"motion", of(motion)}});
  b.run(1e-3, 1, 0.01);
  return b;
}

/// What a drive moves along x stands on a blade across: every position can be met, the velocity cannot.
ModelBuilder acrossABlade() {
  ModelBuilder b;
  const ElementId carriage = box(b, "carriage", Vec3::Zero());
  const ElementId joint = slide(b, carriage);
  b.joint("drive", "push",
          {{"joint", joint}, {"coordinate", Choice{1}}, {"prescribes", Choice{position}}, {"motion", of("t^3")}});
  b.joint("knife_edge", "blade",
          {{"body1", ground},
           {"body2", carriage},
           {"frame2", at(Vec3::Zero(), Quat(Eigen::AngleAxisd(-M_PI / 2, Vec3::UnitZ())))}});
  b.run(1e-3, 0.5, 0.01);
  return b;
}

/// Drives a slider that is 1.5 m away from its bearing at t = 0.5477 s.
void pushBeyondReach(ModelBuilder& b, ElementId slider) {
  const ElementId joint = slide(b, slider);
  b.joint("drive", "push",
          {{"joint", joint},
           {"coordinate", Choice{1}},
           {"prescribes", Choice{position}},
           {"motion", of("sqrt(0.75) + 2.1132*t^2")}});
  b.run(1e-3, 0.8, 0.01);
}

/// A crank of 0.5 m and a rod of 1 m reach 1.5 m; the slider is driven to 2.2 m, past 1.5 m at t = 0.5477 s.
ModelBuilder tooFar() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId crank = box(b, "crank", Vec3(0, 0.25, 0));
  const ElementId slider = box(b, "slider", Vec3(std::sqrt(0.75), 0, 0));
  b.joint("revolute", "bearing", {{"body1", ground}, {"body2", crank}, {"frame2", at(Vec3(0, -0.25, 0))}});
  b.joint("distance", "rod", {{"body1", crank}, {"frame1", at(Vec3(0, 0.25, 0))}, {"body2", slider}, {"length", 1.0}});
  pushBeyondReach(b, slider);
  return b;
}

/// A crank and a slider on hinges, whose axes say more than once that it stays in its plane: the multipliers of its
/// redundant equations are those of minimum norm, which a solver finds whether or not the equations can be met.
ModelBuilder tooFarOnHinges() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const double reach = std::sqrt(0.75);
  const ElementId crank = box(b, "crank", Vec3(0, 0.25, 0)), slider = box(b, "slider", Vec3(reach, 0, 0));
  const ElementId rod = box(b, "rod", Vec3(reach / 2, 0.25, 0));
  b.joint("revolute", "bearing", {{"body1", ground}, {"body2", crank}, {"frame2", at(Vec3(0, -0.25, 0))}});
  b.joint(
      "revolute", "elbow",
      {{"body1", crank}, {"frame1", at(Vec3(0, 0.25, 0))}, {"body2", rod}, {"frame2", at(Vec3(-reach / 2, 0.25, 0))}});
  b.joint("revolute", "pin", {{"body1", rod}, {"frame1", at(Vec3(reach / 2, -0.25, 0))}, {"body2", slider}});
  pushBeyondReach(b, slider);
  return b;
}

/// Without joints, so that every method can run it.
ModelBuilder growingLoad() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  const ElementId body = box(b, "free", Vec3::Zero());
  b.force("force", "pole", {{"body", body}, {"value", TimeVector{of("1/(t - 0.5)"), {}, {}}}});
  b.run(0.01, 1, 0.01);
  return b;
}

struct Broken {
  const char* name;
  ModelBuilder (*make)();
  std::vector<std::string> guilty;  ///< one of them is named
  double from, to;                  ///< the time of the failure lies between
};
const Broken models[] = {
    {"two drives on one slide", twoDrives, {"slow", "fast", "slide", "carriage"}, 0, 0.2},
    {"two drives that part slowly", twoDrivesThatPartSlowly, {"slow", "fast", "slide", "carriage"}, 0, 0.5},
    {"driven across a blade", acrossABlade, {"push", "blade", "slide", "carriage"}, 0, 0.2},
    {"driven beyond its reach", tooFar, {"push", "rod", "slide", "bearing", "crank", "slider"}, 0.45, 0.62},
    {"hinges driven beyond their reach",
     tooFarOnHinges,
     {"push", "slide", "bearing", "elbow", "pin", "crank", "rod", "slider"},
     0.45,
     0.62},
    {"a load without bounds", growingLoad, {"pole", "free"}, 0.45, 0.55},
};

}  // namespace

class TestStepGate : public QObject {
  Q_OBJECT
 private slots:
  void impossible_endsWithItsReason_data() {
    QTest::addColumn<int>("model");
    QTest::addColumn<QString>("integrator");
    for (int m = 0; m < int(std::size(models)); ++m)
      for (const IntegratorType* type : integratorsFor(models[m].make().model()))
        QTest::addRow("%s, %s", models[m].name, type->id.c_str()) << m << QString::fromStdString(type->id);
  }
  void impossible_endsWithItsReason() {
    QFETCH(int, model);
    QFETCH(QString, integrator);
    const Broken& broken = models[model];
    ModelBuilder b = broken.make();
    b.useIntegrator(integrator.toStdString());
    auto simulation = Simulation::create(b.model());
    if (!simulation) {  // seen before the first step: better still
      QVERIFY2(!simulation.error().element.empty(), simulation.error().text().c_str());
      return;
    }
    (*simulation)->run();
    (*simulation)->wait();
    const auto recording = (*simulation)->recording();
    QVERIFY(allFinite(*recording));
    double worst = 0;
    for (std::size_t row = 0; row < recording->rows(); ++row)
      for (std::size_t c = 0; c < recording->columns(); ++c)
        if (recording->channels()[c].name == "drift.position") worst = std::max(worst, recording->at(row, c));
    QVERIFY2(worst <= 2e-6, QByteArray::number(worst));  // a millionth of 2 m
    const auto error = (*simulation)->error();
    QVERIFY2(error, "it finished");
    qInfo("%s", error->text().c_str());
    QVERIFY2(std::find(broken.guilty.begin(), broken.guilty.end(), error->element) != broken.guilty.end(),
             error->text().c_str());
    QVERIFY(error->time && *error->time >= broken.from && *error->time <= broken.to);
  }
};

QTEST_GUILESS_MAIN(TestStepGate)
#include "tst_step_gate.moc"
