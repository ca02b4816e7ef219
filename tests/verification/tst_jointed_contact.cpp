// Every type of joint, drive and coupling beside a contact, without being named: methods that step over impacts hold
// it, and find the same motion and the same reactions whether joints are eliminated or iterated over.

#include <QtTest>

#include "contact_checks.h"
#include "joints/joint.h"
#include "model/contact_filter.h"
#include "support/random_state.h"
#include "system/initial_conditions.h"

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81, h = 2e-3, ballRadius = 0.05;
constexpr int steps = 100;

std::string settings(const char* jointSolver) {
  return exactly("local_pos", h, steps * h, 1000) + fmt::format(R"(, "joint_solver": "{}")", jointSolver);
}

Shapes ball(const Vec3& position = Vec3::Zero()) {
  Shape s;
  s.kind = Shape::Kind::sphere;
  s.radius = ballRadius;
  s.placement.position = position;
  return {s};
}

/// Body "two", with a ball, hangs by the joint on body "one", which hangs by a ball joint on the ground.
class Scene {
 public:
  Scene(const TypeInfo& joint, unsigned seed) : joint_(joint), random_(seed) {
    pose_[0] = at(random_.vector(), random_.rotation());
    frame1_ = at(random_.vector(0.5), random_.rotation());
    frame2_ = at(random_.vector(0.5), random_.rotation());
    const Quat near(Eigen::AngleAxisd(random_.uniform(0.2, 0.7), random_.vector().normalized()));
    const Quat turn2 = pose_[0].orientation * frame1_.orientation * near * frame2_.orientation.conjugate();
    const Vec3 marker1 = pose_[0].position + pose_[0].orientation * frame1_.position;
    pose_[1] = at(marker1 + random_.vector(0.6) - turn2 * frame2_.position, turn2);
    pin_ = random_.vector(0.5);
    pinned_ = pose_[0].position + pose_[0].orientation * pin_;
    params_ = randomParams(joint, random_, ground, ground);
  }

  /// Moved onto its joints, with a plane that body "two" falls upon; false where the assembly ends in a wrong
  /// placement.
  bool place() {
    ContactScene free(material(0));
    const ModelBuilder b = builder(free, "eliminated");
    const auto system = System::compile(b.model()).value();
    const auto initial = consistentInitialState(*system, true);
    if (!initial) return false;
    for (int i = 0; i < 2; ++i) {
      const auto q = initial->state.q.segment<7>(7 * i);
      pose_[i] = at(q.head<3>(), Quat(q(3), q(4), q(5), q(6)));
    }
    const Vec3 fall = initial->state.vdot.segment<3>(6);
    normal_ = -fall.normalized();
    return fall.norm() > 0.1;
  }

  Model model(const char* jointSolver) const {
    ContactScene scene(material(0));
    const Quat turn = Quat::FromTwoVectors(Vec3::UnitZ(), normal_);
    const Vec3 foot = pose_[1].position - ballRadius * normal_;
    scene.ground(
        fmt::format(R"({{"type": "plane", "position": {}, "orientation": [{:.17g}, {:.17g}, {:.17g}, {:.17g}]}})",
                    ContactScene::numbers(foot), turn.w(), turn.x(), turn.y(), turn.z()));
    return builder(scene, jointSolver).model();
  }

 private:
  ModelBuilder builder(const ContactScene& scene, const char* jointSolver) const {
    ModelBuilder b(scene.model(settings(jointSolver)));
    ElementId ids[2];
    for (int i = 0; i < 2; ++i)
      ids[i] = b.body("rigid", i == 0 ? "one" : "two",
                      {{"mass", 1.0 + i},
                       {"inertia", Inertia{0.5, 0.6, 0.7, 0.05, 0.02, -0.03}},
                       {"position", pose_[i].position},
                       {"orientation", pose_[i].orientation},
                       {"shapes", i == 0 ? Shapes{} : ball()}});
    std::any params = params_;
    for (const auto& [key, value] :
         {std::pair<const char*, Value>{"body1", ids[0]}, {"frame1", frame1_}, {"body2", ids[1]}, {"frame2", frame2_}})
      joint_.find(key)->set(params, value);
    b.insert(joint_, "joint", params);
    b.joint("spherical", "pin", {{"frame1", at(pinned_)}, {"body2", ids[0]}, {"frame2", at(pin_)}});
    return b;
  }

  const TypeInfo& joint_;
  Random random_;
  Frame pose_[2], frame1_, frame2_;
  Vec3 pin_, pinned_, normal_ = Vec3::UnitZ();
  std::any params_;
};

const Quat alongY = Quat::FromTwoVectors(Vec3::UnitZ(), Vec3::UnitY());

/// Over a floor of ice.
ModelBuilder onFloor(const char* jointSolver, double height) {
  ContactScene scene(material(0));
  scene.ground(fmt::format(R"({{"type": "plane", "position": [0, 0, {}]}})", height - ballRadius));
  return ModelBuilder(scene.model(settings(jointSolver)));
}

ElementId wheel(ModelBuilder& b, const char* name, double x, bool touches) {
  return b.body("rigid", name,
                {{"mass", 1.0},
                 {"inertia", diagonal(0.1, 0.2, 0.1)},
                 {"position", Vec3(x, 0, 0)},
                 {"shapes", touches ? ball(Vec3(0.3, 0, 0)) : Shapes{}}});
}

ElementId axle(ModelBuilder& b, const char* name, double x, ElementId wheel) {
  return b.joint("revolute", name,
                 {{"frame1", at(Vec3(x, 0, 0), alongY)}, {"body2", wheel}, {"frame2", at(Vec3::Zero(), alongY)}});
}

void turn(ModelBuilder& b, ElementId body, double moment) {
  b.force("torque", fmt::format("M{}", moment),
          {{"body", body}, {"value", TimeVector{Function{}, Function{moment}, Function{}}}});
}

/// Bodies that joints connect to the ground touch it only where that is said.
void touchGround(ModelBuilder& b, ElementId body) {
  b.add(Category::contactFilter, "contact_filter", "",
        {{"body1", ground}, {"body2", body}, {"rule", Choice{static_cast<int>(FilterRule::touch)}}});
}

/// An equation between coordinates of joints, by which a moment on one body presses the ball of another on the floor;
/// nothing for a type that this does not know.
std::optional<Model> coupled(const std::string& type, const char* jointSolver, bool third) {
  ModelBuilder b = onFloor(jointSolver, 0);
  const ElementId one = wheel(b, "one", 0, false);
  if (type == "rack_pinion") {
    const ElementId rack = b.body("rigid", "rack", {{"mass", 2.0}, {"position", Vec3(1, 0, 0)}, {"shapes", ball()}});
    touchGround(b, rack);
    const ElementId slide = b.joint("prismatic", "slide", {{"frame1", at(Vec3(1, 0, 0))}, {"body2", rack}});
    b.joint(type.c_str(), "law", {{"pinion", axle(b, "axle", 0, one)}, {"rack", slide}, {"radius", 0.1}});
    return b.model();
  }
  if (type == "drive") {
    const ElementId arm =
        b.body("rigid", "arm", {{"mass", 1.0}, {"position", Vec3(0.5, 0, 0)}, {"shapes", ball(Vec3(0.2, 0, 0))}});
    const ElementId mast = b.joint("revolute", "mast", {{"body2", one}});
    b.joint("revolute", "hinge",
            {{"body1", one},
             {"frame1", at(Vec3(0.2, 0, 0), alongY)},
             {"body2", arm},
             {"frame2", at(Vec3(-0.3, 0, 0), alongY)}});
    b.joint(type.c_str(), "law", {{"joint", mast}, {"motion", Function{.expression = "sin(3*t)"}}});
    return b.model();
  }
  const ElementId two = wheel(b, "two", 1, true);
  touchGround(b, two);
  const ElementId first = axle(b, "first", 0, one), second = axle(b, "second", 1, two);
  turn(b, one, type == "gear" || type == "coupler" ? -3 : 0);
  if (type == "gear") {
    b.joint(type.c_str(), "law", {{"joint1", first}, {"joint2", second}, {"ratio", -2.5}});
  } else if (type == "coupler") {
    const ElementId law = b.joint(type.c_str(), "law", {{"joint1", first}, {"joint2", second}, {"ratio", -1.5}});
    if (third) b.set(law, "joint3", axle(b, "third", -1, wheel(b, "three", -1, false)));
  } else {
    return std::nullopt;
  }
  return b.model();
}

/// What solvers do, not what they find.
bool isCount(const std::string& channel) { return channel.starts_with("newton.") || channel.starts_with("step."); }

/// Largest difference of all channels, relative to gravity or to themselves.
double largestDifference(const Run& a, const Run& b, std::string& where) {
  double worst = 0;
  for (std::size_t k = 1; k < a.recording->columns(); ++k) {
    const std::string& channel = a.recording->channels()[k].name;
    for (std::size_t r = 0; r <= a.last() && !isCount(channel); ++r) {
      const double x = a.recording->at(r, k), y = b.recording->at(r, k);
      const double difference = std::abs(x - y) / std::max(g, std::abs(x));
      if (difference > worst) worst = difference, where = fmt::format("{}, row {}: {} {}", channel, r, x, y);
    }
  }
  return worst;
}

/// The largest force of a contact with the ground [N].
double largestLoad(const Run& run) {
  double largest = 0;
  for (std::size_t k = 1; k < run.recording->columns(); ++k) {
    const std::string& channel = run.recording->channels()[k].name;
    for (std::size_t r = 1; r <= run.last() && channel.starts_with("contact.ground-"); ++r)
      largest = std::max(largest, std::abs(run.recording->at(r, k)));
  }
  return largest;
}

void holds(const Run& run) {
  QCOMPARE(run.last(), static_cast<std::size_t>(steps));
  double drift = 0;
  for (std::size_t r = 1; r <= run.last(); ++r) drift = std::max(drift, run.at(r, "drift.position"));
  QVERIFY2(drift < 1e-10, qPrintable(QString::number(drift)));
  QVERIFY2(largestLoad(run) > 0.1, "nothing presses on the ground");
}

void agree(const Model& eliminated, const Model& iterated) {
  const Run a = runModel(eliminated);
  holds(a);
  const Run b = runModel(iterated);
  std::string where;
  const double worst = largestDifference(a, b, where);
  qInfo("%.2g (%s)", worst, where.c_str());
  QVERIFY2(worst < 1e-8, where.c_str());
}

QString refusal(const Model& model) {
  auto made = Stepper::create(model);
  return made ? QString() : QString::fromStdString(made.error().text());
}

}  // namespace

class TestJointedContact : public QObject {
  Q_OBJECT

 private slots:
  void joints_data() {
    QTest::addColumn<const TypeInfo*>("type");
    for (const TypeInfo* type : catalog().of(Category::joint))
      if (static_cast<const JointType*>(type)->create) QTest::newRow(type->id.c_str()) << type;
  }
  void joints() {
    QFETCH(const TypeInfo*, type);
    int placed = 0;
    for (unsigned seed = 1; seed <= 20 && placed < 2; ++seed) {
      Scene scene(*type, seed);
      if (!scene.place()) continue;
      ++placed;
      agree(scene.model("eliminated"), scene.model("iterated"));
      if (QTest::currentTestFailed()) return;
    }
    QCOMPARE(placed, 2);
  }

  void laws_data() {
    QTest::addColumn<QString>("type");
    for (const TypeInfo* type : catalog().of(Category::joint))
      if (static_cast<const JointType*>(type)->coordinateConstraint && !static_cast<const JointType*>(type)->create)
        QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
  }
  void laws() {
    QFETCH(QString, type);
    const auto eliminated = coupled(type.toStdString(), "eliminated", false);
    QVERIFY2(eliminated, "a new type of law: say above how it presses a ball on the floor");
    agree(*eliminated, *coupled(type.toStdString(), "iterated", false));
  }

  /// Three bodies cannot be iterated over; eliminated they can.
  void lawOfThreeBodies() {
    holds(runModel(*coupled("coupler", "eliminated", true)));
    const QString refused = refusal(*coupled("coupler", "iterated", true));
    QVERIFY2(refused.contains("'law' couples 3 bodies") && refused.contains("eliminated was expected"),
             qPrintable(refused));
  }

  /// Nor can a body that turns about a point of its own, whatever the joint on it.
  void pivotedBody() {
    const auto model = [](const char* jointSolver) {
      ContactScene scene(material(0));
      scene.floor();
      scene.bodyOf(
          R"({"name": "top", "type": "pivoted", "mass": 1, "com": [0, 0, 1], "inertia": [2, 2, 1], "pivot": [0, 0, 3]})");
      scene.sphere("ball", 1, 0.1, Vec3(0.52, 0, 0.1));
      scene.joint(
          fmt::format(R"({{"name": "rod", "type": "distance", "body1": "top", "body2": "ball", "length": {:.17g}}})",
                      std::hypot(0.52, 3.9)));
      return scene.model(settings(jointSolver));
    };
    holds(runModel(model("eliminated")));
    const QString refused = refusal(model("iterated"));
    QVERIFY2(refused.contains("'top' turns about a point of its own"), qPrintable(refused));
  }
};

QTEST_GUILESS_MAIN(TestJointedContact)
#include "tst_jointed_contact.moc"
