// What single force types must satisfy beyond the generic tests of tst_elements: closed forms of their laws, symmetry,
// tangents of expressions, the stiffness of a beam.

#include "forces/beam.h"
#include "forces/bushing.h"
#include "forces/central_gravity.h"
#include "forces/expression_force.h"
#include "forces/joint_friction.h"
#include "forces/spring.h"
#include "forces/torsion_spring.h"
#include "support/at_start.h"
#include "support/random_state.h"

#include "lie/so3.h"

#include <Eigen/Cholesky>

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

BodyKinematics randomBody(Random& random, double turn = 1) {
  return {random.vector(), so3::exp(random.vector(turn)), random.vector(), random.vector()};
}

BodyKinematics moved(BodyKinematics k, const Vec12& xi, int end) {
  k.x += xi.segment<3>(6 * end);
  k.R *= so3::exp(xi.segment<3>(6 * end + 3));
  return k;
}

BodyKinematics faster(BodyKinematics k, const Vec12& dV, int end) {
  k.v += dV.segment<3>(6 * end);
  k.W += dV.segment<3>(6 * end + 3);
  return k;
}

template <class P>
std::unique_ptr<Force> create(const ForceType& type, const P& params) {
  return type.create(std::any(params));
}

/// One recorded quantity at a state.
double channel(const Force& f, const char* quantity, const BodyKinematics& k1, const BodyKinematics& k2) {
  const auto channels = f.channels();
  std::vector<double> values(channels.size());
  f.report(0.3, k1, k2, values);
  for (std::size_t i = 0; i < channels.size(); ++i)
    if (channels[i].quantity == quantity) return values[i];
  throw std::invalid_argument(quantity);
}

/// K and C of one element against central differences (step 1e-5: truncation and round-off below 1e-9).
void compareTangents(const Force& f, const BodyKinematics& k1, const BodyKinematics& k2) {
  constexpr double h = 1e-5;
  Mat12 K = Mat12::Zero(), C = Mat12::Zero(), K0, C0;
  f.addTangent(0.3, k1, k2, K, C);
  Vec12 a, b;
  for (int i = 0; i < 12; ++i) {
    const Vec12 d = Vec12::Unit(i) * h;
    f.evaluate(0.3, moved(k1, d, 0), moved(k2, d, 1), a);
    f.evaluate(0.3, moved(k1, -d, 0), moved(k2, -d, 1), b);
    K0.col(i) = (a - b) / (2 * h);
    f.evaluate(0.3, faster(k1, d, 0), faster(k2, d, 1), a);
    f.evaluate(0.3, faster(k1, -d, 0), faster(k2, -d, 1), b);
    C0.col(i) = (a - b) / (2 * h);
  }
  const double scale = std::max(1.0, K0.cwiseAbs().maxCoeff());
  QVERIFY2((K - K0).cwiseAbs().maxCoeff() < 1e-7 * scale, qPrintable(QString::number((K - K0).cwiseAbs().maxCoeff())));
  QVERIFY2((C - C0).cwiseAbs().maxCoeff() < 1e-7 * scale, qPrintable(QString::number((C - C0).cwiseAbs().maxCoeff())));
}

LinkEnds randomEnds(Random& random) {
  LinkEnds ends;
  ends.frame1 = at(random.vector(0.5), random.rotation());
  ends.frame2 = at(random.vector(0.5), random.rotation());
  return ends;
}

}  // namespace

class TestForces : public QObject {
  Q_OBJECT

 private slots:
  void expressionForce_hasItsTangents() {
    Random random(4);
    for (int i = 0; i < 5; ++i) {
      ExpressionForce p;
      static_cast<LinkEnds&>(p) = randomEnds(random);
      p.fx = Function{.expression = "sin(3*x) + 2*y*vz - t"};
      p.fy = Function{.expression = "z*z*wx - 4*vy"};
      p.fz = Function{.expression = "exp(-x*x - y*y)*rz + t*vx"};
      p.mx = Function{.expression = "3*sin(rx) - 0.2*wx^3"};
      p.my = Function{.expression = "x*ry + wy*wz"};
      p.mz = Function{.expression = "-2*rz + y*vx"};
      compareTangents(*create(expressionForceType(), p), randomBody(random), randomBody(random));
    }
  }

  /// As a linear law in the axes of marker 1 it is a bushing, as long as the rotation is small.
  void expressionForce_isABushing() {
    Random random(8);
    Bushing bushing;
    static_cast<LinkEnds&>(bushing) = randomEnds(random);
    bushing.frame2 = bushing.frame1;
    bushing.stiffness.m.diagonal() << 3, 4, 5, 0, 0, 0;
    ExpressionForce same;
    static_cast<LinkEnds&>(same) = bushing;
    same.fx = Function{.expression = "-3*x"};
    same.fy = Function{.expression = "-4*y"};
    same.fz = Function{.expression = "-5*z"};
    const BodyKinematics k1 = randomBody(random), k2 = randomBody(random);
    Vec12 a, b;
    create(bushingType(), bushing)->evaluate(0, k1, k2, a);
    create(expressionForceType(), same)->evaluate(0, k1, k2, b);
    QVERIFY((a - b).norm() < 1e-13 * a.norm());
  }

  void bushing_hasItsTangentsInBothAxes() {
    Random random(5);
    for (const auto axes : {Bushing::Axes::marker1, Bushing::Axes::symmetric})
      for (int i = 0; i < 5; ++i) {
        Bushing p;
        static_cast<LinkEnds&>(p) = randomEnds(random);
        p.stiffness.m = random.positiveDefinite();
        p.damping.m = random.positiveDefinite();
        p.frame = axes;
        p.force_x.table = {{-1, -3}, {0, 0}, {0.4, 0.5}, {1, 4}};
        p.torque_z.expression = "2*x + x^3";
        compareTangents(*create(bushingType(), p), randomBody(random), randomBody(random));
      }
  }

  /// Seen from the other end a symmetric bushing is the same, one that follows marker 1 is not.
  void symmetricBushing_doesNotKnowWhichEndIsFirst() {
    Random random(6);
    for (const auto axes : {Bushing::Axes::marker1, Bushing::Axes::symmetric}) {
      Bushing p;
      static_cast<LinkEnds&>(p) = randomEnds(random);
      p.stiffness.m.diagonal() << 1, 2, 3, 4, 5, 6;
      p.damping.m.diagonal() << 0.6, 0.5, 0.4, 0.3, 0.2, 0.1;
      p.frame = axes;
      Bushing reversed = p;
      std::swap(reversed.frame1, reversed.frame2);
      const BodyKinematics k1 = randomBody(random), k2 = randomBody(random);
      Vec12 a, b;
      create(bushingType(), p)->evaluate(0, k1, k2, a);
      create(bushingType(), reversed)->evaluate(0, k2, k1, b);
      const double difference = (a.head<6>() - b.tail<6>()).norm() + (a.tail<6>() - b.head<6>()).norm();
      QCOMPARE(difference < 1e-12 * a.norm(), axes == Bushing::Axes::symmetric);
    }
  }

  /// Przemieniecki 1968, eq. 5.116, entry by entry, at rest.
  void beam_hasTheStiffnessOfTimoshenko() {
    Beam p;
    p.length = 0.8;
    p.youngs_modulus = 70e3;
    p.shear_modulus = 26e3;
    p.area = 2e-2;
    p.inertia_y = 3e-4;
    p.inertia_z = 5e-4;
    p.torsion_constant = 7e-4;
    p.shear_factor_y = 0.83;
    p.shear_factor_z = 0.6;
    const double L = p.length, E = p.youngs_modulus, G = p.shear_modulus;
    BodyKinematics k1, k2;
    k2.x = Vec3(L, 0, 0);
    Mat12 K = Mat12::Zero(), C = Mat12::Zero(), expected = Mat12::Zero();
    create(beamType(), p)->addTangent(0, k1, k2, K, C);
    const auto pair = [&](int i, double k) {
      expected(i, i) = expected(6 + i, 6 + i) = k;
      expected(i, 6 + i) = expected(6 + i, i) = -k;
    };
    pair(0, E * p.area / L);
    pair(3, G * p.torsion_constant / L);
    // Displacement v and rotation r of both ends; sign +1 in the x-y plane, -1 in the x-z plane.
    const auto plane = [&](int v, int r, double I, double k, double sign) {
      const double Phi = 12 * E * I / (G * k * p.area * L * L), c = E * I / ((1 + Phi) * L * L * L);
      pair(v, 12 * c);
      for (const int end : {r, 6 + r}) {
        expected(v, end) = expected(end, v) = sign * 6 * L * c;
        expected(6 + v, end) = expected(end, 6 + v) = -sign * 6 * L * c;
        expected(end, end) = (4 + Phi) * L * L * c;
      }
      expected(r, 6 + r) = expected(6 + r, r) = (2 - Phi) * L * L * c;
    };
    plane(1, 5, p.inertia_z, p.shear_factor_y, 1);
    plane(2, 4, p.inertia_y, p.shear_factor_z, -1);
    QVERIFY2((K - expected).cwiseAbs().maxCoeff() < 1e-12 * expected.cwiseAbs().maxCoeff(),
             qPrintable(QString::number((K - expected).cwiseAbs().maxCoeff())));
    // Clamped at marker 1, a force across the tip moves it by F L^3 / (3 E I) + F L / (k G A).
    const Vec6 tip = K.bottomRightCorner<6, 6>().eval().ldlt().solve(Vec6(Vec6::Unit(1)));
    const double closed = L * L * L / (3 * E * p.inertia_z) + L / (p.shear_factor_y * G * p.area);
    QVERIFY(std::abs(tip[1] - closed) < 1e-12 * closed);
  }

  /// A cantilever of five beams under a force F across its tip: every node is where Timoshenko's beam has it,
  /// w(x) = F (x^2 (3 L - x) / (6 E I) + x / (k G A)), as the element is exact for forces at nodes.
  void beamChain_bendsAsTheCantilever() {
    constexpr int count = 5;
    Beam p;
    p.length = 0.3;
    p.youngs_modulus = 200;
    p.shear_modulus = 80;
    p.area = 0.5;
    p.inertia_y = p.inertia_z = 0.01;
    p.torsion_constant = 0.02;
    p.shear_factor_y = p.shear_factor_z = 0.8;
    const auto beam = create(beamType(), p);
    MatX K = MatX::Zero(6 * count, 6 * count);
    for (int e = 0; e < count; ++e) {
      BodyKinematics k1, k2;
      k1.x = Vec3(e * p.length, 0, 0);
      k2.x = Vec3((e + 1) * p.length, 0, 0);
      Mat12 Ke = Mat12::Zero(), C = Mat12::Zero();
      beam->addTangent(0, k1, k2, Ke, C);
      const int first = e == 0 ? 6 : 0;  // the first node is clamped
      K.block(6 * e - 6 + first, 6 * e - 6 + first, 12 - first, 12 - first) +=
          Ke.bottomRightCorner(12 - first, 12 - first);
    }
    VecX load = VecX::Zero(6 * count);
    load[6 * count - 4] = 1;  // along z
    const VecX w = K.ldlt().solve(load);
    const double L = count * p.length, EI = p.youngs_modulus * p.inertia_y;
    const double kGA = p.shear_factor_z * p.shear_modulus * p.area;
    for (int i = 1; i <= count; ++i) {
      const double x = i * p.length;
      const double closed = x * x * (3 * L - x) / (6 * EI) + x / kGA;
      QVERIFY(std::abs(w[6 * i - 4] - closed) < 1e-11 * closed);
    }
  }

  void beam_carriesNothingInAnyPlaceAsAWhole() {
    Random random(7);
    Beam p;
    p.youngs_modulus = p.shear_modulus = 1;
    p.area = p.inertia_y = p.inertia_z = p.torsion_constant = 1;
    static_cast<LinkEnds&>(p) = randomEnds(random);
    const auto beam = create(beamType(), p);
    for (int i = 0; i < 5; ++i) {
      const Frame marker = at(random.vector(3), random.rotation());
      const Vec3 tip = marker.position + marker.orientation * Vec3(p.length, 0, 0);
      BodyKinematics k1, k2;
      k1.R = (marker.orientation * p.frame1.orientation.conjugate()).toRotationMatrix();
      k2.R = (marker.orientation * p.frame2.orientation.conjugate()).toRotationMatrix();
      k1.x = marker.position - k1.R * p.frame1.position;
      k2.x = tip - k2.R * p.frame2.position;
      Vec12 g;
      beam->evaluate(0, k1, k2, g);
      QVERIFY(g.norm() < 1e-13);
    }
  }

  void spring_addsItsParts() {
    Spring p;
    p.stiffness = 100;
    p.damping = 5;
    p.free_length = 1;
    p.preload = 7;
    p.force.expression = "1000*x^3";
    p.damping_force.expression = "2*v*abs(v)";
    p.min_length = 0.9;
    p.max_length = 1.1;
    p.stop_stiffness = 1e4;
    const auto spring = create(springType(), p);
    BodyKinematics k1, k2;
    k2.v = Vec3(0.5, 3, 0);  // only the part along the line counts
    const double damping = 5 * 0.5 + 2 * 0.25;
    for (const double l : {0.8, 0.95, 1.05, 1.3}) {
      k2.x = Vec3(l, 0, 0);
      const double x = l - 1, stop = 1e4 * (std::min(l - 0.9, 0.0) + std::max(l - 1.1, 0.0));
      const double N = 100 * x + 7 + 1000 * x * x * x + stop + damping;
      QVERIFY(std::abs(channel(*spring, "force", k1, k2) - N) < 1e-11 * std::abs(N));
      const double a = std::min(l - 0.9, 0.0), b = std::max(l - 1.1, 0.0);
      const double U = 50 * x * x + 7 * x + 250 * x * x * x * x + 5e3 * (a * a + b * b);
      QVERIFY(std::abs(channel(*spring, "energy", k1, k2) - U) < 1e-11 * std::max(1.0, U));
      QVERIFY(std::abs(channel(*spring, "power", k1, k2) + N * 0.5) < 1e-10 * std::abs(N));
    }
  }

  void torsionSpring_countsTheAngleAboutZ() {
    TorsionSpring p;
    p.stiffness = 3;
    p.free_angle = 0.4;
    const auto spring = create(torsionSpringType(), p);
    BodyKinematics k1, k2;
    k1.R = so3::exp(Vec3(0.3, -0.8, 1.1));
    k2.x = Vec3(4, 5, 6);
    for (const double phi : {-3.0, -1.0, 0.0, 0.4, 2.5, 3.1}) {
      k2.R = k1.R * so3::exp(Vec3(0, 0, phi));
      k2.W = Vec3(0, 0, 2);
      QVERIFY(std::abs(channel(*spring, "angle", k1, k2) - phi) < 1e-14);
      QVERIFY(std::abs(channel(*spring, "rate", k1, k2) - 2) < 1e-14);
      Vec12 g;
      spring->evaluate(0, k1, k2, g);
      Vec12 expected = Vec12::Zero();
      expected[11] = 3 * (phi - 0.4);
      expected[5] = -expected[11];
      QVERIFY((g - expected).norm() < 1e-13);
    }
  }

  void centralGravity_isTheGradientOfItsPotential() {
    const CentralGravity p{.mu = 7, .centre = Vec3(1, -2, 0.5)};
    const auto field = centralGravityType().createField(std::any(p));
    constexpr double h = 1e-5;
    const Vec3 x(0.3, 0.4, -0.2);
    Mat3 gradient;
    Vec3 force;
    for (int i = 0; i < 3; ++i) {
      const Vec3 d = h * Vec3::Unit(i);
      force[i] = -(field->potential(2, x + d) - field->potential(2, x - d)) / (2 * h);
      gradient.col(i) = (field->force(2, x + d) - field->force(2, x - d)) / (2 * h);
    }
    QVERIFY((field->force(2, x) - force).norm() < 1e-9);
    QVERIFY((field->gradient(2, x) - gradient).norm() < 1e-9);
    QVERIFY(std::abs(field->force(2, x).norm() - 2 * 7 / (x - p.centre).squaredNorm()) < 1e-14);
  }

  void friction_followsStribeck() {
    JointFriction p;
    p.motion = JointFriction::Motion::translation;
    p.normal_load = 20;
    p.static_friction = 0.3;
    p.dynamic_friction = 0.2;
    p.viscous_damping = 4;
    const auto friction = create(jointFrictionType(), p);
    BodyKinematics k1, k2;
    const auto force = [&](double v) {
      k2.v = Vec3(1, 2, v);
      return channel(*friction, "force", k1, k2);
    };
    QVERIFY(std::abs(force(1) - (20 * 0.2 + 4)) < 1e-12);  // fast: dynamic friction and damping
    QVERIFY(std::abs(force(-1) + force(1)) < 1e-14);
    QCOMPARE(force(0), 0.0);
    const double mu = 0.2 + 0.1 * std::exp(-0.25);  // at half the Stribeck velocity
    QVERIFY(std::abs(force(0.005) - (20 * mu * std::tanh(5) + 0.02)) < 1e-12);
  }

  /// Two bodies in a uniform and in a central field: force, energy and power as sums over them.
  void fields_reportTheirSums() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    const Vec3 x1(1, 0, 2), x2(0, -2, 1), v1(0.3, 0, -1), v2(0, 2, 0.5), g(0, 1, -9);
    b.body("particle", "one", {{"mass", 2.0}, {"position", x1}, {"velocity", v1}});
    b.body("rigid", "two", {{"mass", 3.0}, {"position", x2}, {"velocity", v2}});
    b.force("gravity", "weight", {{"acceleration", g}});
    b.force("central_gravity", "sun", {{"mu", 4.0}});
    const auto system = System::compile(b.model()).value();
    const State s = system->initialState();
    Workspace w = system->makeWorkspace();
    const auto read = [&](const std::string& header) { return channelAtStart(b, header); };
    const auto pull = [](double m, const Vec3& x) { return Vec3(-4 * m / std::pow(x.norm(), 3) * x); };
    QCOMPARE(read("weight.fz [N]"), -45.0);
    QCOMPARE(read("weight.fy [N]"), 5.0);
    QCOMPARE(read("weight.energy [J]"), -(2 * g.dot(x1) + 3 * g.dot(x2)));
    QCOMPARE(read("weight.power [W]"), 2 * g.dot(v1) + 3 * g.dot(v2));
    QCOMPARE(read("sun.fx [N]"), (pull(2, x1) + pull(3, x2)).x());
    QCOMPARE(read("sun.energy [J]"), -4 * (2 / x1.norm() + 3 / x2.norm()));
    QCOMPARE(read("sun.power [W]"), pull(2, x1).dot(v1) + pull(3, x2).dot(v2));
    QCOMPARE(system->energy(system->evaluate(s, w)).potential, read("weight.energy [J]") + read("sun.energy [J]"));
  }
};

QTEST_APPLESS_MAIN(TestForces)
#include "tst_forces.moc"
