// The list of contacts: the same as that of all pairs tried one by one, and the same whatever the threads and whatever
// was asked before. All comparisons are of every bit: the same function of the same numbers has no tolerance.

#include "contact/contact_set.h"
#include "contact/pair_list.h"
#include "support/contact_scenes.h"
#include "support/count_allocations.h"
#include "support/sanitized.h"
#include "support/tbb_threads.h"

#include <QtTest>
#include <limits>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double margin = 0.01;
/// Trying all pairs one by one takes minutes under a sanitizer, which sees as much in a smaller scene.
constexpr int scenes = isSanitized ? 5 : 20, stackEdge = isSanitized ? 5 : 10;

std::vector<Contact> contactsOf(const Scene& s) {
  ContactSet set(s.bodies, margin);
  set.update(s.k, s.reach);
  return {set.contacts().begin(), set.contacts().end()};
}

/// Moves and turns every body a little.
void shake(Scene& s, Random& random, double by) {
  for (std::size_t i = 0; i + 1 < s.k.size(); ++i) {
    s.k[i].x += random.vector(by);
    s.k[i].R = Eigen::AngleAxisd(by, random.vector().normalized()).toRotationMatrix() * s.k[i].R;
  }
}

Scene twoSpheres(double distance) {
  Scene s;
  for (const double x : {0.0, distance}) {
    s.bodies.push_back({{{Collider{.kind = Collider::Kind::sphere, .radius = 0.5}, 0}}, {}});
    s.k.emplace_back();
    s.k.back().x.x() = x;
  }
  s.bodies.emplace_back();
  s.k.emplace_back();
  s.reach.assign(3, 0);
  return s;
}

}  // namespace

class TestContactSet : public QObject {
  Q_OBJECT
 private slots:
  void contacts_areThoseOfAllPairs() {
    std::size_t found = 0;
    for (unsigned seed = 0; seed < static_cast<unsigned>(scenes); ++seed) {
      Random random(seed);
      const Scene s = randomScene(random, 40 + 10 * static_cast<int>(seed));
      const std::vector<Contact> expected = bruteForce(s, margin);
      QVERIFY(same(contactsOf(s), expected));
      found += expected.size();
    }
    QVERIFY2(static_cast<int>(found) > 60 * scenes, qPrintable(QString::number(found)));
  }

  void list_isSortedAndItsKeysAreUnique() {
    Random random(3);
    const std::vector<Contact> list = contactsOf(randomScene(random, 150));
    for (std::size_t i = 0; i < list.size(); ++i) {
      QVERIFY(list[i].body1 < list[i].body2);
      QVERIFY(std::abs(list[i].normal.norm() - 1) < 1e-14);  // round-off of one normalisation and two products
      if (i == 0) continue;
      const auto key = [](const Contact& c) { return std::tuple(c.body1, c.body2, c.feature); };
      QVERIFY(key(list[i - 1]) < key(list[i]));
      QVERIFY(list[i].manifold - list[i - 1].manifold == 0 || list[i].manifold - list[i - 1].manifold == 1);
    }
  }

  void normal_pointsFromGroundAndFromTheFirstBody() {
    Scene s = twoSpheres(1.005);
    s.bodies.back().parts.push_back(
        {Collider{.kind = Collider::Kind::plane, .placement = {{0, 0, -0.5}, Quat::Identity()}}, 7});
    const std::vector<Contact> list = contactsOf(s);
    QCOMPARE(list.size(), std::size_t{3});
    QCOMPARE(list[0].body1, -1);
    QCOMPARE(list[0].material1, 7);
    QCOMPARE(list[0].normal, Vec3(Vec3::UnitZ()));
    QCOMPARE(list[1].body2, 1);
    QCOMPARE(list[2].normal, Vec3(Vec3::UnitX()));
  }

  void reachWidensTheMarginOfItsBody() {
    Scene s = twoSpheres(1.05);
    QCOMPARE(contactsOf(s).size(), std::size_t{0});
    s.reach = {0.03, 0.02, 0};
    QCOMPARE(contactsOf(s).size(), std::size_t{1});
    s.reach = {0.03, 0, 0.5};  // ground is not of this pair
    QCOMPARE(contactsOf(s).size(), std::size_t{0});
  }

  void ignoredPairs_andBodiesWithoutColliders_neverTouch() {
    Scene s = twoSpheres(0.9);
    QCOMPARE(contactsOf(s).size(), std::size_t{1});
    s.bodies[0].ignored = {1};
    s.bodies[1].ignored = {0};
    QCOMPARE(contactsOf(s).size(), std::size_t{0});
    s = twoSpheres(0.9);
    s.bodies[1].parts.clear();
    QCOMPARE(contactsOf(s).size(), std::size_t{0});
  }

  /// A fixed scene seen once, and at the end of a long way with rebuilds at other poses.
  void history_leavesNoTrace() {
    Random random(11);
    Scene s = randomScene(random, 120);
    ContactSet set(s.bodies, margin);
    int rebuilds = 0;
    for (int step = 0; step < 60; ++step) {
      shake(s, random, step % 10 == 9 ? 0.1 : 1e-3);
      if (step % 7 == 0) s.reach[3] = 0.05 * random.uniform(0, 1);
      set.update(s.k, s.reach);
      QVERIFY(same(set.contacts(), contactsOf(s)));
      if (step % 20 == 0) QVERIFY(same(set.contacts(), bruteForce(s, margin)));
      rebuilds = set.rebuilds();
    }
    QVERIFY(rebuilds > 5 && rebuilds < 50);
  }

  void threads_giveTheSameBytes() {
    Random random(12);
    const Scene big = randomScene(random, 1500);  // above the size from which poses are spread over threads too
    std::vector<Contact> one;
    for (const int threads : {1, 2, 4}) {
      const gyre::test::ThreadLimit most(threads);
      tbb::task_arena arena(threads);
      const std::vector<Contact> list = arena.execute([&] { return contactsOf(big); });
      QVERIFY(list.size() > 300);
      if (one.empty()) one = list;
      QVERIFY(same(list, one));
    }
  }

  void stack_isTheSameAsAllPairs() {
    Scene s = tiltedStack(stackEdge);
    Random random(13);
    QVERIFY(same(contactsOf(s), bruteForce(s, margin)));
    shake(s, random, 0.01);
    const std::vector<Contact> list = contactsOf(s);
    QVERIFY(static_cast<int>(list.size()) > 3 * stackEdge * stackEdge * stackEdge);
    QVERIFY(same(list, bruteForce(s, margin)));
  }

  /// Bodies that move by less than the skin of 5 mm cause none; at 1 m/s it is used up after 5 ms at the earliest.
  void listIsMadeAnew_onlyWhenABodyLeavesItsBox() {
    Scene s = tiltedStack(5);
    ContactSet set(s.bodies, margin);
    const std::vector<BodyKinematics> start = s.k;
    for (int step = 0; step < 500; ++step) {
      for (std::size_t i = 0; i + 1 < s.k.size(); ++i)
        s.k[i].x = start[i].x + 4.9e-3 * std::sin(0.01 * step) * Vec3::UnitX();
      set.update(s.k, s.reach);
    }
    QCOMPARE(set.rebuilds(), 1);
    for (int step = 0; step < 500; ++step) {
      for (std::size_t i = 0; i + 1 < s.k.size(); ++i) s.k[i].x.z() += 1e-3;
      set.update(s.k, s.reach);
    }
    QVERIFY2(set.rebuilds() <= 101, qPrintable(QString::number(set.rebuilds())));
    QVERIFY(set.rebuilds() > 50);
  }

  void aFastBody_hasABoxForSeveralSteps() {
    Scene s = twoSpheres(3);
    s.reach[0] = 0.1;
    ContactSet set(s.bodies, margin);
    for (int step = 0; step < 100; ++step) {
      s.k[0].x.y() += 0.1;
      set.update(s.k, s.reach);
    }
    QVERIFY2(set.rebuilds() <= 21, qPrintable(QString::number(set.rebuilds())));
  }

  /// The list grows with the number of bodies, not with its square, also where one body is as large as all others.
  void pairs_areLinearInTheBodies() {
    const auto pairsOf = [](int n, bool withGiant) {
      const Scene s = tiltedStack(n);
      std::vector<PairItem> items;
      std::vector<Bounds> needed;
      for (std::size_t i = 0; i + 1 < s.bodies.size(); ++i) {
        items.push_back({static_cast<int>(i)});
        needed.push_back(boundsOf(s.bodies[i].parts[0].collider, {s.k[i].x, s.k[i].R}));
      }
      if (withGiant) needed[0] = Bounds{Vec3::Constant(-10), Vec3::Constant(10)};
      PairList list(items, std::vector<std::vector<int>>(items.size() + 1));
      list.update(needed, {}, std::vector<double>(items.size(), 0));
      return static_cast<double>(list.pairs().size()) / static_cast<double>(items.size());
    };
    QVERIFY(pairsOf(20, false) < 13);  // of 26 neighbours each counts half
    QVERIFY(pairsOf(20, true) < 14);
  }

  void numbersThatAreNotFinite_touchNothing_andHarmNoOther() {
    Scene s = twoSpheres(0.9);
    ContactSet set(s.bodies, margin);
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
      Scene broken = s;
      broken.k[1].x.x() = bad;
      set.update(broken.k, broken.reach);
      QCOMPARE(set.contacts().size(), std::size_t{0});
      set.update(s.k, s.reach);
      QCOMPARE(set.contacts().size(), std::size_t{1});
    }
  }

  void settledSizes_allocateNothing() {
    if (!allocationsAreCounted) QSKIP("the sanitizer has its own malloc");
    Scene s = tiltedStack(4);
    ContactSet set(s.bodies, margin);
    const std::vector<BodyKinematics> start = s.k;
    long before = 0;
    tbb::task_arena arena(1);  // TBB's own memory for tasks is no matter of ours
    arena.execute([&] {
      for (int round = 0; round < 2; ++round) {
        before = allocations();
        Random random(5);
        s.k = start;
        for (int step = 0; step < 50; ++step) {
          shake(s, random, 2e-3);
          set.update(s.k, s.reach);
        }
      }
    });
    QCOMPARE(allocations() - before, 0L);
  }
};

QTEST_APPLESS_MAIN(TestContactSet)
#include "tst_contact_set.moc"
