// A reduced body's equations against d'Alembert's sum over its nodes, its tangents and velocities against differences.

#include "lie/so3.h"
#include "modal/modal_reduction.h"
#include "modal/superelement.h"
#include "support/random_state.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double h = 1e-5;  // of central differences: truncation and round-off below 1e-9 of what is compared

constexpr std::size_t nodeCount = 6;
const std::vector<std::size_t> interfaceNodes{0, 3, 5};

/// Six nodes, of which the second has no turn, with point masses and any stiffness.
FiniteElements someBody(Random& random, std::vector<double>& masses) {
  FiniteElements body;
  int rows = 0;
  for (std::size_t i = 0; i < nodeCount; ++i) {
    FiniteElements::Node node{.place = {}, .turns = i != 1, .row = rows};
    if (i > 0) node.place = {random.vector(), Quat(so3::expQuat(random.vector()))};
    rows += node.turns ? 6 : 3;
    body.nodes.push_back(node);
  }
  body.M.resize(rows, rows);
  for (const FiniteElements::Node& node : body.nodes) {
    masses.push_back(random.uniform(0.5, 2));
    for (int c = 0; c < 3; ++c) body.M.insert(node.row + c, node.row + c) = masses.back();
  }
  const MatX A = MatX::NullaryExpr(rows, rows, [&] { return random.uniform(-1, 1); });
  body.K = MatX(A * A.transpose() + MatX::Identity(rows, rows)).sparseView();
  return body;
}

/// Interface masses stay in G.
std::vector<Mat6> nothing() { return std::vector<Mat6>(interfaceNodes.size(), Mat6::Zero()); }

struct Setting {
  explicit Setting(Random& random)
      : element(*reduced(someBody(random, masses), interfaceNodes, 3, nothing()), 0.2), m(element.makeMemory()) {
    const ReducedBody& body = element.body();
    for (std::size_t i = 0; i < m.nodes.size(); ++i) {
      m.nodes[i].x = body.interfaces[i].position + random.vector(0.1);
      m.nodes[i].R = Mat3(body.interfaces[i].orientation) * so3::exp(random.vector(0.3));
      m.nodes[i].v = random.vector();
      m.nodes[i].W = random.vector();
    }
    m.eta = VecX::NullaryExpr(body.modes, [&] { return random.uniform(-0.1, 0.1); });
    m.etaRate = VecX::NullaryExpr(body.modes, [&] { return random.uniform(-1, 1); });
    m.Udot = VecX::NullaryExpr(element.size(), [&] { return random.uniform(-1, 1); });
    m.gravity = random.vector();
    turnAll(so3::exp(random.vector(2)));
    evaluate();
  }

  void turnAll(const Mat3& R) {
    for (BodyKinematics& k : m.nodes) {
      k.x = R * k.x + Vec3(1, 2, 3);
      k.R = R * k.R;
      k.v = R * k.v;
    }
  }
  void evaluate() {
    element.place(m);
    element.equations(m);
  }
  VecX velocities() const {
    VecX U(element.size());
    for (std::size_t i = 0; i < m.nodes.size(); ++i)
      U.segment<6>(static_cast<Eigen::Index>(6 * i)) << m.nodes[i].v, m.nodes[i].W;
    U.tail(element.body().modes) = m.etaRate;
    return U;
  }
  void setVelocities(const VecX& U) {
    for (std::size_t i = 0; i < m.nodes.size(); ++i) {
      m.nodes[i].v = U.segment<3>(static_cast<Eigen::Index>(6 * i));
      m.nodes[i].W = U.segment<3>(static_cast<Eigen::Index>(6 * i + 3));
    }
    m.etaRate = U.tail(element.body().modes);
  }
  void move(const VecX& by) {
    for (std::size_t i = 0; i < m.nodes.size(); ++i) {
      m.nodes[i].x += by.segment<3>(static_cast<Eigen::Index>(6 * i));
      m.nodes[i].R *= so3::exp(by.segment<3>(static_cast<Eigen::Index>(6 * i + 3)));
    }
    m.eta += by.tail(element.body().modes);
  }
  /// Along the motion for a time dt, to its second order.
  void advance(double dt) {
    const VecX U = velocities(), mean = U + 0.5 * dt * m.Udot;
    move(dt * mean);
    setVelocities(U + dt * m.Udot);
  }

  std::vector<double> masses;
  Superelement element;
  Superelement::Memory m;
};

template <class F>
MatX differences(const Setting& at, const F& change) {
  const int n = at.element.size();
  MatX out(n, n);
  for (int i = 0; i < n; ++i) {
    Setting up = at, down = at;
    change(up, VecX(h * VecX::Unit(n, i)));
    change(down, VecX(-h * VecX::Unit(n, i)));
    up.evaluate();
    down.evaluate();
    out.col(i) = (up.m.r - down.m.r) / (2 * h);
  }
  return out;
}

double worst(const MatX& A, const MatX& B) {
  return (A - B).cwiseAbs().maxCoeff() / std::max(1.0, A.cwiseAbs().maxCoeff());
}

}  // namespace

class TestSuperelement : public QObject {
  Q_OBJECT

 private slots:
  /// m a of all nodes by virtual velocities, with vibrations' own masses, elasticity and damping beside.
  void equations_areDAlemberts() {
    Random random(1);
    for (int trial = 0; trial < 5; ++trial) {
      Setting at(random);
      const ReducedBody& body = at.element.body();
      VecX expected = VecX::Zero(at.element.size());
      const VecX U = at.velocities();
      for (std::size_t s = 0; s < nodeCount; ++s) {
        Vec6 a;
        at.element.node(at.m, s, &a);
        const Vec3 force = at.masses[s] * (a.head<3>() - at.m.gravity);
        for (Eigen::Index j = 0; j < expected.size(); ++j) {
          Setting unit = at;
          unit.setVelocities(VecX::Unit(expected.size(), j));
          unit.element.place(unit.m);
          expected[j] += unit.element.node(unit.m, s).v.dot(force);
        }
      }
      // Bodies of the coordinates take their own part of the accelerations of vibrations.
      expected.tail(body.modes) -= body.mass * at.m.Udot.tail(body.modes);
      const VecX strained = body.K * (at.m.zeta + 0.2 * at.m.nu.tail(body.size()));
      expected += at.m.A.bottomRows(body.size()).transpose() * strained;
      QVERIFY(worst(expected, at.m.r) < 1e-12);
    }
  }

  void nodes_moveAsTheirPlacesChange() {
    Random random(2);
    const Setting at(random);
    Setting before = at, after = at;
    before.advance(-h);
    after.advance(h);
    before.evaluate();
    after.evaluate();
    for (std::size_t i = 0; i < nodeCount; ++i) {
      Vec6 a;
      const BodyKinematics k = at.element.node(at.m, i, &a), k0 = before.element.node(before.m, i),
                           k1 = after.element.node(after.m, i);
      QVERIFY(((k1.x - k0.x) / (2 * h) - k.v).norm() < 1e-8);
      QVERIFY((so3::log(Mat3(k0.R.transpose() * k1.R)) / (2 * h) - k.W).norm() < 1e-8);
      QVERIFY(((k1.v - k0.v) / (2 * h) - a.head<3>() - (at.m.nodes[0].R * Vec3::Zero())).norm() < 1e-7);
      QVERIFY(((k1.W - k0.W) / (2 * h) - a.tail<3>()).norm() < 1e-7);
    }
  }

  void tangents_areDerivatives() {
    Random random(3);
    for (int trial = 0; trial < 3; ++trial) {
      Setting at(random);
      Superelement::Tangents t = at.element.makeTangents();
      at.element.tangents(at.m, t);
      QVERIFY(worst(t.M, differences(at, [](Setting& s, const VecX& d) { s.m.Udot += d; })) < 1e-8);
      QVERIFY(worst(t.C, differences(at, [](Setting& s, const VecX& d) { s.setVelocities(s.velocities() + d); })) <
              1e-8);
      QVERIFY(worst(t.K, differences(at, [](Setting& s, const VecX& d) { s.move(d); })) < 1e-8);
      const MatX M = t.M;
      at.element.massMatrix(at.m, t);
      QVERIFY(worst(M, M.transpose()) < 1e-13);
      QVERIFY(worst(M, t.M) < 1e-13);
    }
  }

  /// Power of inertia, elasticity and gravity is the rate of their energies; T is that of the nodes.
  void energies_areThoseOfTheEquations() {
    Random random(4);
    const Setting at(random);
    const ReducedBody& body = at.element.body();
    double kinetic = 0;
    for (std::size_t i = 0; i < nodeCount; ++i)
      kinetic += 0.5 * at.masses[i] * at.element.node(at.m, i).v.squaredNorm();
    const double own = 0.5 * body.mass * at.m.etaRate.squaredNorm();
    QVERIFY(std::abs(at.element.kineticEnergy(at.m) + own - kinetic) < 1e-12 * kinetic);
    Setting before = at, after = at;
    before.advance(-h);
    after.advance(h);
    before.evaluate();
    after.evaluate();
    const auto energy = [](const Setting& s) {
      return s.element.kineticEnergy(s.m) + s.element.elasticEnergy(s.m) + s.element.potential(s.m);
    };
    const double rate = (energy(after) - energy(before)) / (2 * h), power = at.m.r.dot(at.velocities());
    QVERIFY(std::abs(rate - (power - at.element.dissipation(at.m))) < 1e-7 * std::max(1.0, std::abs(power)));
  }

  void whatFollowsFromMotion_doesNotDependOnThePlace() {
    Random random(5);
    const Setting at(random);
    Setting turned = at;
    const Mat3 R = so3::exp(random.vector(2));
    turned.turnAll(R);
    turned.m.gravity = R * at.m.gravity;
    for (int i = 0; i < 3; ++i) turned.m.Udot.segment<3>(6 * i) = R * Vec3(at.m.Udot.segment<3>(6 * i));
    turned.evaluate();
    for (int i = 0; i < 3; ++i) {
      QVERIFY((R * Vec3(at.m.r.segment<3>(6 * i)) - Vec3(turned.m.r.segment<3>(6 * i))).norm() < 1e-12);
      QVERIFY((at.m.r.segment<3>(6 * i + 3) - turned.m.r.segment<3>(6 * i + 3)).norm() < 1e-12);
    }
  }
};

QTEST_GUILESS_MAIN(TestSuperelement)
#include "tst_superelement.moc"
