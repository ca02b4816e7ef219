// How relative velocities at contacts change as bodies go on, against differences of contacts found before and after.

#include "integrators/local/contact_change.h"
#include "support/contact_scene.h"
#include "system/index_one.h"
#include "system/initial_conditions.h"

#include <QtTest>

#include <array>

using namespace gyre;
using namespace gyre::test;

namespace {

const std::string ballMaterial = R"({"name": "m", "friction": 0.5})";
const std::string moving = ContactScene::velocity(Vec3(0.4, -0.3, 0.2)) + ContactScene::spin(Vec3(1.3, -0.7, 2.1));

ContactScene onGround(const std::string& ground, const std::string& shape, const Vec3& x, double angle,
                      const Vec3& axis) {
  ContactScene scene(ballMaterial);
  scene.ground(ground).body("b", 1, Vec3(1e-3, 2e-3, 2.5e-3), x, shape, ContactScene::turned(angle, axis) + moving);
  return scene;
}

/// The second rests on nothing; both move.
ContactScene pair(const std::string& one, const std::string& other, const Vec3& x) {
  ContactScene scene(ballMaterial);
  scene
      .body("a", 1, Vec3(1e-3, 2e-3, 2.5e-3), Vec3::Zero(), one,
            ContactScene::turned(0.3, Vec3(1, 2, 0)) + ContactScene::spin(Vec3(-2, 0.5, 1)))
      .body("b", 1, Vec3(1e-3, 2e-3, 2.5e-3), x, other, ContactScene::turned(0.5, Vec3(0, 1, 1)) + moving);
  return scene;
}

const std::string plane = R"({"type": "plane"})", egg = R"({"type": "ellipsoid", "size": [0.1, 0.08, 0.06]})",
                  disc = R"({"type": "cylinder", "radius": 0.1, "length": 0.02})",
                  roller = R"({"type": "cylinder", "radius": 0.05, "length": 0.2})",
                  pill = R"({"type": "capsule", "radius": 0.05, "length": 0.2})",
                  ball = R"({"type": "sphere", "radius": 0.05})";

ContactScene sceneCalled(const QString& name) {
  if (name == "ellipsoid on plane") return onGround(plane, egg, Vec3(0, 0, 0.075), 0.4, Vec3(1, 1, 0));
  if (name == "rim on plane") return onGround(plane, disc, Vec3(0, 0, 0.09), 1, Vec3::UnitX());
  if (name == "cylinder lying on plane") return onGround(plane, roller, Vec3(0, 0, 0.05), M_PI / 2, Vec3::UnitX());
  if (name == "capsule lying on plane") return onGround(plane, pill, Vec3(0, 0, 0.05), M_PI / 2, Vec3::UnitX());
  if (name == "ball on ball") return pair(ball, ball, Vec3(0.06, 0.05, 0.06));
  if (name == "ellipsoid on ellipsoid") return pair(egg, egg, Vec3(0.02, 0.03, 0.13));
  if (name == "ball on ellipsoid") return pair(egg, ball, Vec3(0.02, 0.03, 0.12));
  ContactScene scene(ballMaterial);  // about a pivot
  scene.floor().bodyOf(fmt::format(
      R"({{"name": "b", "type": "pivoted", "mass": 1, "inertia": [0.05, 0.05, 0.01, 0, 0, 0], "pivot": [0, 0, 0.25],
          "com": [0, 0, -0.18], "angular_velocity": [1.3, -0.7, 2.1], "shapes": [{}]}})",
      egg));
  return scene;
}

class Moment {
 public:
  explicit Moment(const ContactScene& scene)
      : system_(System::compile(scene.model(R"("integrator": "local_pos", "step": 1e-3, "end_time": 1)")).value()),
        initial_(consistentInitialState(*system_, false).value()),
        indexOne_(*system_, indexOneRegularization(*system_, initial_), IndexOne::Factorizations::few),
        set_(system_->contacts().bodies, 0.03),
        reach_(system_->contacts().bodies.size(), 0.0),
        s_(initial_.state) {}

  const System& system() const { return *system_; }
  std::span<const Contact> contacts() const { return set_.contacts(); }
  EvaluatedKinematics goTo(double time) {
    s_ = initial_.state;
    system_->bodies().plus(initial_.state.q, time * s_.v, s_.q);
    const EvaluatedKinematics at = indexOne_.evaluate(s_);
    set_.update(at.workspace().k, reach_);
    return at;
  }
  Vec6 twist(const EvaluatedKinematics& at, int body) const {
    const BodyKinematics& k = at.body(system_->bodies().slot(body));
    Vec6 out;
    out << k.v, k.R * k.W;
    return out;
  }
  Vec3 velocity(const EvaluatedKinematics& at, const Contact& c) const {
    const auto of = [&](int body) {
      const Vec6 V = twist(at, body);
      const Vec3 arm = c.x - at.body(system_->bodies().slot(body)).x;
      return Vec3(V.head<3>() + V.tail<3>().cross(arm));
    };
    return of(c.body2) - of(c.body1);
  }

 private:
  std::shared_ptr<const System> system_;
  InitialState initial_;
  IndexOne indexOne_;
  ContactSet set_;
  std::vector<double> reach_;
  State s_;
};

}  // namespace

class TestContactChange : public QObject {
  Q_OBJECT
 private slots:
  void changes_areThoseOfContactsFoundAnew_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"ellipsoid on plane", "rim on plane", "cylinder lying on plane", "capsule lying on plane",
                             "ball on ball", "ellipsoid on ellipsoid", "ball on ellipsoid", "about a pivot"})
      QTest::addRow("%s", name) << QString(name);
  }
  void changes_areThoseOfContactsFoundAnew() {
    QFETCH(QString, name);
    constexpr double e = 1e-4;
    Moment m(sceneCalled(name));
    struct Found {
      std::uint64_t feature;
      Vec3 U, normal;
    };
    const auto foundAt = [&](double time) {
      const EvaluatedKinematics at = m.goTo(time);
      std::vector<Found> out;
      for (const Contact& c : m.contacts()) out.push_back({c.feature, m.velocity(at, c), c.normal});
      return out;
    };
    const std::vector<Found> before = foundAt(-e), after = foundAt(e);
    const EvaluatedKinematics here = m.goTo(0);
    const std::span<const Contact> points = m.contacts();
    QVERIFY(!points.empty() && points.size() <= pointsOfManifold && points.front().manifold == points.back().manifold);
    QVERIFY(before.size() == points.size() && after.size() == points.size());
    std::array<ContactChange, pointsOfManifold> changes;
    changesWithin(1, m.system(), here, points, m.twist(here, points[0].body1), m.twist(here, points[0].body2),
                  std::span(changes).first(points.size()));
    double size = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
      QVERIFY(before[i].feature == points[i].feature && after[i].feature == points[i].feature);
      const Vec3 U = (after[i].U - before[i].U) / (2 * e), n = (after[i].normal - before[i].normal) / (2 * e);
      // Rates of some per second, differences to the square of 1e-4 s and the 1e-10 m to which points are found.
      QVERIFY2((U - changes[i].U).norm() < 1e-5 && (n - changes[i].normal).norm() < 1e-5,
               qPrintable(
                   QString("U off by %1, n by %2").arg((U - changes[i].U).norm()).arg((n - changes[i].normal).norm())));
      size = std::max(size, changes[i].U.norm());
    }
    QVERIFY(size > 1e-3);
  }

  /// Contacts that need no look ahead: polyhedra on each other, balls on flat ground.
  void wanders_whereSomethingRolls() {
    const auto of = [](const std::string& ground, const std::string& shape) {
      Moment m(onGround(ground, shape, Vec3(0, 0, 0.05), 0, Vec3::UnitX()));
      m.goTo(0);
      return !m.contacts().empty() && wanders(m.system().contacts(), m.contacts()[0]);
    };
    const std::string box = R"({"type": "box", "size": [0.1, 0.1, 0.1]})",
                      ground = R"({"type": "box", "size": [1, 1, 0.1], "position": [0, 0, -0.05]})";
    QVERIFY(!of(plane, box) && !of(ground, box) && !of(plane, ball));
    QVERIFY(of(ground, ball) && of(plane, pill) && of(plane, R"({"type": "cylinder", "radius": 0.1, "length": 0.1})"));
  }
};

QTEST_GUILESS_MAIN(TestContactChange)
#include "tst_contact_change.moc"
