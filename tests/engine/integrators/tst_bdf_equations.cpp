// Newton's matrix of the BDF methods against finite differences of their residuals: the change that linearSolve() gives
// for a right-hand side b must change the residual by b. Every joint of the catalogue takes part, which checks the
// derivatives of B v and of B^T mu that only these methods need.

#include "integrators/bdf/bdf_equations.h"
#include "support/random_state.h"
#include "support/test_models.h"
#include "system/initial_conditions.h"
#include "verification/moving_redundancy.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double alpha = 30;

/// Two free bodies and one on a pivot, this joint between the first two, springs and a bushing.
ModelBuilder jointModel(const TypeInfo& joint, unsigned seed) {
  Random random(seed);
  ModelBuilder b;
  const auto free = [&](const char* name) {
    return b.body("rigid", name,
                  {{"mass", random.uniform(0.5, 2)},
                   {"inertia", Inertia{2.5, 2.7, 2.9, 0.2, 0.1, -0.1}},
                   {"position", Vec3(random.vector())},
                   {"orientation", random.rotation()}});
  };
  const ElementId one = free("one"), two = free("two");
  const ElementId arm = b.body("pivoted", "arm",
                               {{"mass", 1.0},
                                {"inertia", diagonal(2, 2.1, 2.2)},
                                {"com", Vec3(0.3, 0.2, -0.4)},
                                {"orientation", random.rotation()}});
  std::any params = randomParams(joint, random, one, two);
  joint.find("body1")->set(params, one);
  joint.find("body2")->set(params, two);
  b.insert(joint, "joint", params);
  b.joint("distance", "link",
          {{"body1", arm},
           {"frame1", at(Vec3(0.5, 0.1, 0))},
           {"body2", one},
           {"frame2", at(Vec3(0, 0.2, 0.1))},
           {"length", 0.9}});
  b.force("spring", "spring",
          {{"body1", two},
           {"frame1", at(Vec3(0.1, 0, 0))},
           {"body2", arm},
           {"stiffness", 30.0},
           {"damping", 2.0},
           {"free_length", 0.4}});
  return b;
}

void addCases() {
  QTest::addColumn<const TypeInfo*>("joint");
  QTest::addColumn<int>("iteration");
  QTest::addColumn<int>("projector");
  const auto add = [](const TypeInfo* joint, const char* name, BdfIteration iteration, BdfProjector projector) {
    QTest::addRow("%s, %s", joint->id.c_str(), name)
        << joint << static_cast<int>(iteration) << static_cast<int>(projector);
  };
  for (const TypeInfo* type : catalog().of(Category::joint)) {
    const auto& joint = static_cast<const JointType&>(*type);
    if (!joint.create || joint.nonholonomic) continue;
    add(type, "GGL", BdfIteration::ggl, BdfProjector::exact);
    add(type, "GGL*", BdfIteration::gglStar, BdfProjector::exact);
    add(type, "CS", BdfIteration::cs, BdfProjector::exact);
    add(type, "CM", BdfIteration::cm, BdfProjector::frozen);
  }
}

struct Point {
  double t = 0.3;
  VecX y, yp, r;
};

}  // namespace

class TestBdfEquations : public QObject {
  Q_OBJECT
 private slots:
  void matrix_isTheDerivative_data() { addCases(); }
  void matrix_isTheDerivative() {
    QFETCH(const TypeInfo*, joint);
    QFETCH(int, iteration);
    QFETCH(int, projector);
    for (unsigned seed = 1; seed <= 3; ++seed) {
      const auto system = System::compile(jointModel(*joint, seed).model()).value();
      BdfEquations equations(*system, {.iteration = static_cast<BdfIteration>(iteration),
                                       .projector = static_cast<BdfProjector>(projector)});
      Random random(10 + seed);
      State s = system->initialState();
      s.v = random.vector(system->nv(), 1);
      s.vdot = random.vector(system->nv(), 1);
      const EvaluatedKinematics here = equations.split(s);
      Point p;
      p.y = p.yp = p.r = VecX::Zero(equations.size());
      equations.pack(here, p.y, p.yp);
      // Away from the solution: r1 and r2 are not zero, norms of the quaternions not one.
      p.y += random.vector(p.y.size(), 0.05);
      p.yp += random.vector(p.y.size(), 0.3);
      if (const Eigen::Index m2 = 2 * system->m(); equations.size() == system->bodies().nq() + system->nv() + m2)
        p.y.tail(m2) = random.vector(m2, 2);
      const auto residualAt = [&](double step, const VecX& change) {
        const VecX y = p.y + step * change, yp = p.yp + step * alpha * change;
        VecX r(p.r.size());
        if (!equations.residual({.t = p.t, .y = y.data(), .yp = yp.data()}, r.data()))
          throw std::runtime_error("no residual");
        return r;
      };
      QVERIFY(equations.residual({.t = p.t, .y = p.y.data(), .yp = p.yp.data()}, p.r.data()));
      QVERIFY(equations.jacobian(p.t, alpha, p.y.data(), p.yp.data()));
      (void)residualAt(0, p.y);  // as in an iteration after the first, which solves for what it is given
      const VecX b = random.vector(p.y.size(), 1);
      VecX change = b;
      equations.linearSolve(change.data());
      // Central differences: (1e-5)^2 of third derivatives of order one per unit of change.
      const double h = 1e-5 / std::max(1.0, change.lpNorm<Eigen::Infinity>());
      const VecX difference = (residualAt(h, change) - residualAt(-h, change)) / (2 * h);
      const double scale = std::max(1.0, alpha * change.lpNorm<Eigen::Infinity>());
      const double error = (difference - b).lpNorm<Eigen::Infinity>() / scale;
      QVERIFY2(error < 1e-7, qPrintable(QString("seed %1: %2 of %3").arg(seed).arg(error).arg(scale)));
    }
  }

  /// CM with P exact drops the derivative of P alone: where r1 = r2 = 0 on the manifold it has none, and agrees with
  /// CS.
  void exactCm_hasTheResidualOfCs() {
    const auto system = System::compile(doublePendulum().model()).value();
    State s = system->initialState();
    Random random(2);
    s.v = random.vector(system->nv(), 1);
    VecX residuals[2];
    for (int i = 0; i < 2; ++i) {
      BdfEquations equations(
          *system, {.iteration = i == 0 ? BdfIteration::cs : BdfIteration::cm, .projector = BdfProjector::exact});
      const EvaluatedKinematics here = equations.split(s);
      VecX y(equations.size()), yp(equations.size());
      equations.pack(here, y, yp);
      Random same(6);
      y += same.vector(y.size(), 0.1);
      residuals[i] = y;
      QVERIFY(equations.residual({.y = y.data(), .yp = yp.data()}, residuals[i].data()));
    }
    QCOMPARE(residuals[0], residuals[1]);
  }

  /// A parallelogram on both sides of its change point, which it is a quarter of the way ahead of.
  void changePoint_isSeenFromBeforeIt() {
    constexpr double before = 0.02, behind = -0.06, length = 0.5;
    const auto system = System::compile(parallelogramFrom(before, 1, false, false).model()).value();
    const auto at = [&](double angle) {
      State s = system->initialState();
      const Vec3 crank = length * Vec3(std::cos(angle), std::sin(angle), 0), base(0.8, 0, 0);
      const Quat turned = about(Vec3::UnitZ(), angle - before);
      const Vec3 places[] = {0.5 * crank, base + 0.5 * crank, crank + 0.5 * base};
      for (std::size_t b = 0; b < 3; ++b) {
        const BodyLayout l = system->bodies().layout(b);
        s.q.segment<3>(l.q) = places[b];
        if (b < 2) s.q.segment<4>(l.q + 3) << turned.w(), turned.x(), turned.y(), turned.z();
      }
      return s;
    };
    BdfEquations equations(*system, {});
    equations.split(at(before));
    QVERIFY(equations.weakRows().isAny());
    const auto way = equations.wayToSingular(at(before), at(behind));
    QVERIFY(way && std::abs(*way - 0.25) < 0.01);  // sines of 0.06 are straight to 1e-3
  }

  /// A consistent state satisfies all equations.
  void consistentState_hasNoResidual_data() {
    QTest::addColumn<int>("iteration");
    for (int i = 0; i < 4; ++i) QTest::addRow("%d", i) << i;
  }
  void consistentState_hasNoResidual() {
    QFETCH(int, iteration);
    const auto system = System::compile(fourBar().model()).value();  // with three redundant constraints
    const State s = consistentInitialState(*system, false).value().state;
    BdfEquations equations(*system, {.iteration = static_cast<BdfIteration>(iteration)});
    const EvaluatedKinematics here = equations.split(s);
    VecX y(equations.size()), yp(equations.size()), r(equations.size());
    equations.pack(here, y, yp);
    QVERIFY(equations.residual({.y = y.data(), .yp = yp.data()}, r.data()));
    QVERIFY2(r.lpNorm<Eigen::Infinity>() < 1e-8, qPrintable(QString::number(r.lpNorm<Eigen::Infinity>())));
  }
};

QTEST_APPLESS_MAIN(TestBdfEquations)
#include "tst_bdf_equations.moc"
