// Long chains, rings and trees of joints that lie on a floor, joints eliminated by factors (system/contact_groups.h):
// closed forms, the same as where joints are iterated over, and work that grows like their length.

#include <QtTest>

#include "contact_checks.h"
#include "system/contact_groups.h"
#include "system/initial_conditions.h"

#include <cmath>
#include <numbers>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double g = 9.81;

std::string name(int i) { return fmt::format("l{}", i); }

/// Between two bodies, at a point of each; z of both markers turned.
std::string joint(const char* type, int number, int body1, const Vec3& at1, int body2, const Vec3& at2,
                  const std::string& turn1 = "[1, 0, 0, 0]", const std::string& turn2 = "[1, 0, 0, 0]") {
  return fmt::format(R"({{"name": "j{}", "type": "{}", "body1": "{}", "frame1": {{"position": {}, "orientation": {}}},
      "body2": "{}", "frame2": {{"position": {}, "orientation": {}}}}})",
                     number, type, name(body1), ContactScene::numbers(at1), turn1, name(body2),
                     ContactScene::numbers(at2), turn2);
}

/// Links with a ball each, which slide along the floor and are pulled by the last one. Their centres of mass are as low
/// as the points of contact: friction turns none of them.
ContactScene slidingChain(int links, double pull) {
  ContactScene scene(material(0.5));
  scene.floor();
  for (int i = 0; i < links; ++i) {
    scene.body(name(i), 1, Vec3::Constant(1e-3), Vec3(0.2 * i, 0, 0),
               R"({"type": "sphere", "radius": 0.05, "position": [0, 0, 0.05]})",
               ContactScene::velocity(Vec3(1, 0, 0)));
    if (i > 0) scene.joint(joint("universal", i, i - 1, Vec3(0.1, 0, 0), i, Vec3(-0.1, 0, 0)));
  }
  scene.force(fmt::format(R"({{"name": "pull", "type": "force", "body": "{}", "value": [{:.17g}, 0, 0]}})",
                          name(links - 1), pull));
  return scene;
}

/// Links of different masses that hang together by balls and fall on the floor, some earlier than others.
ContactScene fallingChain(int links) {
  ContactScene scene(material(0.3));
  scene.floor();
  for (int i = 0; i < links; ++i) {
    const double z = 0.051 + 0.002 * (i % 5);
    scene.sphere(name(i), 1 + 0.3 * (i % 3), 0.05, Vec3(0.2 * i, 0, z), ContactScene::velocity(Vec3(0.2, 0.1, -0.1)));
    if (i > 0)
      scene.joint(joint("spherical", i, i - 1, Vec3(0.1, 0, 0.002), i,
                        Vec3(-0.1, 0, 0.002 + 0.051 + 0.002 * ((i - 1) % 5) - z)));
  }
  return scene;
}

/// A ring on ice, pulled at one link. Its hinges stand upright, so that most of the equations of the last one follow
/// from the others.
ContactScene ring(int links) {
  ContactScene scene(material(0));
  scene.floor();
  const double angle = 2 * std::numbers::pi / links, radius = 0.1 / std::sin(angle / 2);
  for (int i = 0; i < links; ++i)
    scene.sphere(name(i), 1, 0.05, Vec3(radius * std::cos(angle * i), radius * std::sin(angle * i), 0.05),
                 ContactScene::velocity(Vec3(0.5, 0, 0)));
  for (int i = 0; i < links; ++i) {
    const int next = (i + 1) % links;
    const Vec3 here(radius * std::cos(angle * i), radius * std::sin(angle * i), 0);
    const Vec3 there(radius * std::cos(angle * next), radius * std::sin(angle * next), 0);
    scene.joint(joint("revolute", i, i, 0.5 * (there - here), next, 0.5 * (here - there)));
  }
  scene.force(R"({"name": "pull", "type": "force", "body": "l0", "value": [20, 5, 0]})");
  return scene;
}

/// A comb: a back of links with a tooth on each.
ContactScene comb(int teeth) {
  ContactScene scene(material(0.3));
  scene.floor();
  for (int i = 0; i < teeth; ++i) {
    scene.sphere(name(2 * i), 1, 0.05, Vec3(0.2 * i, 0, 0.052 + 0.001 * (i % 3)));
    scene.sphere(name(2 * i + 1), 0.5, 0.05, Vec3(0.2 * i, 0.2, 0.0505), ContactScene::velocity(Vec3(0, 0, 0)));
    scene.joint(
        joint("spherical", 2 * i + 1, 2 * i, Vec3(0, 0.1, 0), 2 * i + 1, Vec3(0, -0.1, 0.0015 + 0.001 * (i % 3))));
    if (i > 0)
      scene.joint(
          joint("spherical", 2 * i, 2 * i - 2, Vec3(0.1, 0, 0), 2 * i, Vec3(-0.1, 0, 0.001 * ((i - 1) % 3 - i % 3))));
  }
  return scene;
}

/// Without moves out of overlap, which are made to a millionth of themselves only.
Run runOf(const ContactScene& scene, double end, const char* jointSolver) {
  return runModel(scene.model(exactly("local_imp", 2e-3, end, 20000) +
                              fmt::format(R"(, "position_sweeps": 0, "joint_solver": "{}")", jointSolver)));
}

/// Largest difference of the channels that are chosen, relative to gravity or to themselves.
double largestDifference(const Run& a, const Run& b, const std::function<bool(const std::string&)>& isChosen) {
  double worst = 0;
  std::string where;
  for (std::size_t k = 1; k < a.recording->columns(); ++k) {
    const std::string& channel = a.recording->channels()[k].name;
    for (std::size_t r = 0; r <= a.last() && isChosen(channel); ++r) {
      const double x = a.recording->at(r, k), y = b.recording->at(r, k);
      const double difference = std::abs(x - y) / std::max(g, std::abs(x));
      if (difference > worst) worst = difference, where = fmt::format("{}, row {}: {} {}", channel, r, x, y);
    }
  }
  qInfo("%.2g (%s)", worst, where.c_str());
  return worst;
}

/// Places and velocities of links: l0.x, ... Their accelerations are the changes of velocities over the step.
bool isMotion(const std::string& channel) {
  return channel.starts_with('l') && channel.find(".a") == std::string::npos;
}

bool isCount(const std::string& channel) { return channel.starts_with("newton.") || channel.starts_with("step."); }

/// What bodies that all touch answer at the start.
std::shared_ptr<const GroupResponse> responseOf(const ContactScene& scene) {
  const auto system = System::compile(scene.model(byDefault("local_pos", 1e-3, 1))).value();
  const auto initial = consistentInitialState(*system, false).value();
  IndexOne indexOne(*system, indexOneRegularization(*system, initial), IndexOne::Factorizations::many);
  const auto here = indexOne.factor(initial.state);
  ContactGroups groups(*system, true);
  std::vector<int> touched;
  for (std::size_t b = 0; b < system->bodies().size(); ++b) touched.push_back(static_cast<int>(b));
  LocalProblem problem;
  groups.begin(touched, problem);
  groups.respond(*here, problem);
  return problem.groups.front().response;
}

}  // namespace

class TestEliminatedChains : public QObject {
  Q_OBJECT

 private slots:
  /// T_k = F k/n between link k - 1 and link k, whatever the friction, and a = F/(n m) - mu g.
  void hundredLinks_slide() {
    constexpr int links = 100;
    constexpr double F = 20;
    const ContactScene scene = slidingChain(links, F);
    const auto run = [&](const char* jointSolver) {
      return runModel(
          scene.model(exactly("local_imp", 1e-3, 0.02, 100) + fmt::format(R"(, "joint_solver": "{}")", jointSolver)));
    };
    const Run eliminated = run("eliminated"), iterated = run("iterated");
    double tension = 0, load = 0, difference = 0;
    for (std::size_t r = 1; r <= eliminated.last(); ++r)
      for (int i = 0; i < links; ++i) {
        const std::string fz = fmt::format("contact.{}.fz", name(i)), fx = fmt::format("j{}.fx", i);
        load = std::max(load, std::abs(eliminated.at(r, fz) - g));
        difference = std::max(difference, std::abs(eliminated.at(r, fz) - iterated.at(r, fz)));
        if (i == 0) continue;
        tension = std::max(tension, std::abs(eliminated.at(r, fx) + F * i / links));
        difference = std::max(difference, std::abs(eliminated.at(r, fx) - iterated.at(r, fx)));
      }
    qInfo("tension %.2g N, load %.2g N, against iterated %.2g N", tension, load, difference);
    compare(tension, 0, 1e-8 * F, "tension");
    compare(load, 0, 1e-8 * g, "load");
    compare(difference, 0, 1e-8 * F, "against iterated");
    const double t = eliminated.recording->time(eliminated.last());
    compare(eliminated.at(eliminated.last(), "l0.vx"), 1 + (F / links - 0.5 * g) * t, 1e-10, "speed");
  }

  void fallingChain_isThatOfIteration() {
    const ContactScene scene = fallingChain(24);
    const Run a = runOf(scene, 0.1, "eliminated"), b = runOf(scene, 0.1, "iterated");
    QVERIFY(a.at(a.last(), "contact.count") > 16);
    QVERIFY(largestDifference(a, b, [](const std::string& c) { return !isCount(c); }) < 1e-8);
  }
  void comb_isThatOfIteration() {
    const ContactScene scene = comb(12);
    const Run a = runOf(scene, 0.06, "eliminated"), b = runOf(scene, 0.06, "iterated");
    QVERIFY(a.at(a.last(), "contact.count") > 16);
    QVERIFY(largestDifference(a, b, [](const std::string& c) { return !isCount(c); }) < 1e-8);
  }
  /// Reactions are not unique; the motion and the sum of the loads are.
  void redundantRing_isThatOfIteration() {
    constexpr int links = 20;
    const ContactScene scene = ring(links);
    const Run a = runOf(scene, 0.05, "eliminated"), b = runOf(scene, 0.05, "iterated");
    double load = 0;
    for (std::size_t r = 1; r <= a.last(); ++r) {
      double sum = 0;
      for (int i = 0; i < links; ++i) sum += a.at(r, fmt::format("contact.ground-{}.fz", name(i)));
      load = std::max(load, std::abs(sum - links * g));
    }
    compare(load, 0, 1e-8 * links * g, "load");
    compare(a.at(a.last(), "drift.position"), 0, 1e-10, "drift");
    QVERIFY(a.at(a.last(), "l0.vx") > 0.1);
    QVERIFY(largestDifference(a, b, isMotion) < 1e-8);
  }

  /// Products of blocks for the factors, and for one impulse and one velocity at each link.
  void work_growsLikeTheLength() {
    double before = 0;
    for (const int links : {100, 200, 400}) {
      const auto response = responseOf(slidingChain(links, 1));
      QVERIFY(response != nullptr);
      const auto work = static_cast<double>(response->products());
      qInfo("%d links: %g products", links, work);
      if (before > 0) QVERIFY2(work < 2.4 * before, qPrintable(QString::number(work / before)));
      before = work;
    }
    QVERIFY(before < 400 * 60);
    const auto longest = responseOf(slidingChain(1000, 1));
    QVERIFY(longest->plan().entries() < 2000);  // blocks of 288 bytes
  }
  void shortChains_haveTheMatrixOfAllAnswers() {
    QVERIFY(responseOf(slidingChain(static_cast<int>(densestGroup), 1)) == nullptr);
    QVERIFY(responseOf(slidingChain(static_cast<int>(densestGroup) + 1, 1)) != nullptr);
  }
};

QTEST_GUILESS_MAIN(TestEliminatedChains)
#include "tst_eliminated_chains.moc"
