// The smooth law of contact by itself: closed forms of the law, and tangents against finite
// differences over all kinds of features that meet.

#include "catalog/catalog.h"
#include "contact/smooth_law.h"
#include "lie/so3.h"
#include "support/contact_scene.h"
#include "support/random_state.h"
#include "system/smooth_contacts.h"
#include "system/system.h"

#include <QtTest>

#include <cmath>

using namespace gyre;
using namespace gyre::test;

namespace {

ContactLaw hardLaw() {
  return {.friction = 0.5,
          .rolling = 0.01,
          .spinning = 0.02,
          .stiffness = 1e6,
          .exponent = 1.5,
          .damping = 0.7,
          .slip_velocity = 0.05,
          .bristle_stiffness = 2e4,
          .bristle_damping = 30};
}

/// Two bodies, moved by small turns in their own axes and steps of the centres.
struct Pair {
  std::vector<BodyKinematics> k{3};  ///< two bodies, then ground

  void move(std::size_t body, Eigen::Index i, double step) {
    if (i < 3) k[body].x[i] += step;
    else k[body].R = k[body].R * so3::exp(Vec3(step * Vec3::Unit(i - 3)));
  }
  void push(std::size_t body, Eigen::Index i, double step) {
    if (i < 3) k[body].v[i] += step;
    else k[body].W[i - 3] += step;
  }
};

struct Case {
  ContactModel model;
  Pair pair;
};

/// @param shapes  of ground, of both bodies; the second body stands where its pose says
ContactModel modelOf(const std::string& ground, const std::string& shape1, const std::string& shape2) {
  ContactScene scene(R"({"name": "m"})");
  if (!ground.empty()) scene.ground(ground);
  scene.body("a", 1, Vec3::Ones(), Vec3::Zero(), shape1);
  scene.body("b", 1, Vec3::Ones(), Vec3(100, 0, 0), shape2);
  const auto system = System::compile(scene.model(R"("integrator": "geom1", "end_time": 1)"));
  if (!system) throw std::runtime_error(system.error().text());
  ContactModel model = (*system)->contacts();
  model.margin = 0.02;
  return model;
}

Vec12 forceOf(const ContactModel& model, const Pair& pair, double t, const ContactMemory& memory) {
  SmoothContacts contacts(model);
  std::vector<Vec6> g(3, Vec6::Zero());
  contacts.evaluate(pair.k, t, memory);
  contacts.apply(g);
  Vec12 out;
  out << g[0], g[1];
  return out;
}

}  // namespace

class TestSmoothContact : public QObject {
  Q_OBJECT
 private slots:
  /// Hunt and Crossley 1975: closed form at the depth and rate where nothing is clamped; never adhesive.
  void law_isHuntAndCrossleys() {
    const ContactLaw law = hardLaw();
    const NormalForce at = normalForce(law, 1e-3, 0.2);
    const double K = 1e6 * std::pow(1e-3, 1.5);
    QVERIFY(std::abs(at.N - K * (1 + 0.7 * 0.2)) < 1e-12 * K);
    QVERIFY(std::abs(at.elastic - 1e6 * std::pow(1e-3, 2.5) / 2.5) < 1e-12);
    QVERIFY(std::abs(at.dissipated - K * 0.7 * 0.2 * 0.2) < 1e-12 * K);
    for (double rate = -10; rate < 10; rate += 0.01) {
      const NormalForce any = normalForce(law, 1e-3, rate);
      QVERIFY(any.N >= 0 && any.dissipated >= 0);
    }
    QCOMPARE(normalForce(law, 0, 1).N, 0.0);
    QCOMPARE(normalForce(law, -1e-3, 1).N, 0.0);
  }

  void law_hasTheSlopesOfFiniteDifferences() {
    const ContactLaw law = hardLaw();
    for (const double rate : {0.3, -1.0, -1 / 0.7, -1.45, -3.0}) {
      const double d = 2e-3, step = 1e-8;
      const auto N = [&](double depth, double r) { return normalForce(law, depth, r).N; };
      const NormalForce at = normalForce(law, d, rate);
      QVERIFY(std::abs((N(d + step, rate) - N(d - step, rate)) / (2 * step) - at.slope) < 1e-5 * (1 + at.slope));
      QVERIFY(std::abs((N(d, rate + 1e-6) - N(d, rate - 1e-6)) / 2e-6 - at.damping) < 1e-6 * (1 + at.damping));
    }
  }

  void tangents_areThoseOfFiniteDifferences_data() {
    QTest::addColumn<QString>("ground");
    QTest::addColumn<QString>("shape1");
    QTest::addColumn<QString>("shape2");
    QTest::addColumn<Vec3>("x1");
    QTest::addColumn<Vec3>("turn1");
    QTest::addColumn<Vec3>("x2");
    QTest::addColumn<Vec3>("turn2");
    const QString sphere = R"({"type": "sphere", "radius": 0.5})", box = R"({"type": "box", "size": [1, 1.2, 0.8]})",
                  wide = R"({"type": "box", "size": [3, 3, 1]})",
                  capsule = R"({"type": "capsule", "radius": 0.3, "length": 1})",
                  cylinder = R"({"type": "cylinder", "radius": 0.4, "length": 1})",
                  cone = R"({"type": "cone", "radius": 0.4, "length": 1})", plane = R"({"type": "plane"})";
    const Vec3 none = Vec3::Zero(), far(0, 50, 50);
    QTest::newRow("sphere on plane") << plane << sphere << sphere << Vec3(0.1, 0.2, 0.499) << Vec3(0.3, 0.1, 0) << far
                                     << none;
    QTest::newRow("sphere on sphere") << "" << sphere << sphere << none << Vec3(0.3, 0.1, 0) << Vec3(0.6, 0.5, 0.6)
                                      << Vec3(0, 0.2, 0.4);
    QTest::newRow("box on plane, on a corner")
        << plane << box << sphere << Vec3(0, 0, 0.83) << Vec3(0.5, 0.6, 0.2) << far << none;
    QTest::newRow("box on plane, nearly flat")
        << plane << box << sphere << Vec3(0, 0, 0.397) << Vec3(0.004, 0.003, 0.2) << far << none;
    QTest::newRow("capsule on plane, nearly lying")
        << plane << capsule << sphere << Vec3(0, 0, 0.297) << Vec3(1.567, 0.2, 0.004) << far << none;
    QTest::newRow("cylinder on plane, on its rim")
        << plane << cylinder << sphere << Vec3(0, 0, 0.605) << Vec3(0.4, 0.3, 0) << far << none;
    QTest::newRow("cylinder on plane, nearly lying")
        << plane << cylinder << sphere << Vec3(0, 0, 0.398) << Vec3(1.5728, 0, 0) << far << none;
    QTest::newRow("sphere on a face") << "" << wide << sphere << none << Vec3(0.1, 0.2, 0.3)
                                      << Vec3(so3::exp(Vec3(0.1, 0.2, 0.3)) * Vec3(0.2, -0.1, 0.997))
                                      << Vec3(0.5, 0, 0);
    QTest::newRow("sphere on an edge") << "" << box << sphere << none << none << Vec3(0.85, 0.1, 0.74)
                                       << Vec3(0.5, 0, 0);
    QTest::newRow("sphere on a corner") << "" << box << sphere << none << none << Vec3(0.78, 0.88, 0.68)
                                        << Vec3(0.5, 0, 0);
    QTest::newRow("corner on a face") << "" << wide << box << none << Vec3(0.1, 0, 0) << Vec3(0.1, 0.2, 1.31)
                                      << Vec3(0.6, 0.5, 0.3);
    QTest::newRow("edge across an edge") << "" << box << box << none << Vec3(0.7854, 0, 0) << Vec3(0.05, 0.13, 1.341)
                                         << Vec3(0, 0.7854, 0.02);
    QTest::newRow("box on a wide box") << "" << wide << box << none << Vec3(0.1, 0, 0) << Vec3(0.1, -0.08, 0.895)
                                       << Vec3(0.1005, 0.002, 0.001);
    QTest::newRow("box over the edge of a box")
        << "" << wide << box << none << none << Vec3(1.3, 0.4, 0.8985) << Vec3(0.001, 0.002, 0.3);
    QTest::newRow("capsules crossed") << "" << capsule << capsule << none << none << Vec3(0.03, 0.59, 0.1)
                                      << Vec3(0.2, 1.2, 0.1);
    QTest::newRow("capsule's end on a capsule")
        << "" << capsule << capsule << none << none << Vec3(0.2, 0.97, 0.1) << Vec3(1.5, 0.2, 0.1);
    QTest::newRow("cylinder's side on a sphere")
        << "" << cylinder << sphere << none << Vec3(0.2, 0.3, 0) << Vec3(0.895, 0.02, 0.03) << Vec3(0, 0.2, 0);
    QTest::newRow("cone's side on a sphere")
        << "" << cone << sphere << none << none << Vec3(0.66, 0.05, 0.1) << Vec3(0, 0.2, 0);
    QTest::newRow("cylinder along a cylinder")
        << "" << cylinder << cylinder << none << none << Vec3(0.48, 0.635, 0.3) << Vec3(0.001, 0.0005, 0.2);
    QTest::newRow("capsule along a capsule")
        << "" << capsule << capsule << none << none << Vec3(0.38, 0.46, 0.3) << Vec3(0.001, 0.0005, 0.2);
    const QString
        prism =
            R"({"type": "extrusion", "length": 0.8, "outline": [[0.6, 0], [0.3, 0.5], [-0.3, 0.52], [-0.6, 0], [-0.3, -0.5], [0.3, -0.52]]})",
        ellipsoid = R"({"type": "ellipsoid", "size": [0.5, 0.4, 0.3]})",
        pedestal = R"({"type": "box", "size": [1, 1.2, 1]})";
    QTest::newRow("prism on plane, nearly flat")
        << plane << prism << sphere << Vec3(0, 0, 0.397) << Vec3(0.004, 0.003, 0.2) << far << none;
    QTest::newRow("prism on plane, on a corner")
        << plane << prism << sphere << Vec3(0, 0, 0.69) << Vec3(0.5, 0.65, 0.2) << far << none;
    QTest::newRow("ellipsoid on plane") << plane << ellipsoid << sphere << Vec3(0, 0, 0.3495) << Vec3(0.5, 0.4, 0.2)
                                        << far << none;
    QTest::newRow("cylinder on plane, nearly flat")
        << plane << cylinder << sphere << Vec3(0, 0, 0.497) << Vec3(0.002, 0.003, 0.2) << far << none;
    QTest::newRow("cylinder on plane, hardly tilted")
        << plane << cylinder << sphere << Vec3(0, 0, 0.497) << Vec3(3e-4, 2e-4, 0.2) << far << none;
    QTest::newRow("cylinder on plane, flat")
        << plane << cylinder << sphere << Vec3(0, 0, 0.497) << Vec3(0, 0, 0.2) << far << none;
    QTest::newRow("cone on plane, nearly flat")
        << plane << cone << sphere << Vec3(0, 0, 0.497) << Vec3(0.002, 0.003, 0.2) << far << none;
    QTest::newRow("cylinder on a wide box")
        << "" << wide << cylinder << none << Vec3(0.1, 0, 0) << Vec3(0.1, -0.095, 0.993) << Vec3(0.1025, 0.003, 0.001);
    QTest::newRow("cylinder over the edge of a box")
        << "" << wide << cylinder << none << none << Vec3(1.4, 0.3, 0.997) << Vec3(0.002, 0.003, 0.1);
    QTest::newRow("cylinder on a cylinder")
        << "" << cylinder << cylinder << none << none << Vec3(0.2, 0.1, 0.997) << Vec3(0.002, 0.003, 0.1);
    QTest::newRow("prism on a wide box") << "" << wide << prism << none << Vec3(0.1, 0, 0) << Vec3(0.1, -0.08, 0.895)
                                         << Vec3(0.1005, 0.002, 0.001);
    QTest::newRow("prism across a box") << "" << pedestal << prism << none << none << Vec3(0.05, 0.02, 0.895)
                                        << Vec3(0.003, 0.002, 0.3);
    QTest::newRow("box across a box") << "" << pedestal << pedestal << none << none << Vec3(0.05, 0.02, 0.995)
                                      << Vec3(0.003, 0.002, 0.7);
    QTest::newRow("prism's edge across an edge")
        << "" << box << prism << none << Vec3(0.7854, 0, 0) << Vec3(0.05, 0.1, 1.318) << Vec3(0, 1.1, 0.02);
    QTest::newRow("prism's corner on a face")
        << "" << wide << prism << none << Vec3(0.1, 0, 0) << Vec3(0.1, 0.1, 1.19) << Vec3(0.6, 0.65, 0.3);
    QTest::newRow("sphere on a prism's face")
        << "" << prism << sphere << none << none << Vec3(0.2, 0.1, 0.895) << Vec3(0.5, 0, 0);
    QTest::newRow("sphere on a prism's edge")
        << "" << prism << sphere << none << none << Vec3(0.02, 0.78, 0.8) << Vec3(0.5, 0, 0);
    QTest::newRow("sphere on an ellipsoid")
        << "" << ellipsoid << sphere << none << none << Vec3(0.3, 0.4, 0.6) << Vec3(0.5, 0, 0);
    QTest::newRow("ellipsoid on a wide box")
        << "" << wide << ellipsoid << none << Vec3(0.1, 0, 0) << Vec3(0.1, -0.08497, 0.84687) << Vec3(0.6, 0.4, 0.2);
    QTest::newRow("ellipsoid on an ellipsoid")
        << "" << ellipsoid << ellipsoid << none << Vec3(0.3, 0.2, 0.1) << Vec3(0.26, 0.26, 0.55) << Vec3(0.5, 0.4, 0.2);
    QTest::newRow("ellipsoid on a cylinder's side")
        << "" << cylinder << ellipsoid << none << Vec3(0.2, 0.3, 0) << Vec3(0.85, 0.02, 0.03) << Vec3(0.3, 0.4, 0.2);
    QTest::newRow("ellipsoid on a capsule")
        << "" << capsule << ellipsoid << none << Vec3(0.2, 0.3, 0) << Vec3(0.6, 0.1, 0.1) << Vec3(0.3, 0.4, 0.2);
    QTest::newRow("ellipsoid on an edge")
        << "" << box << ellipsoid << none << Vec3(0.7854, 0, 0) << Vec3(0.05, 0.1, 1.0) << Vec3(0.3, 0.4, 0.2);
    QTest::newRow("cylinder's rim on a sphere")
        << "" << cylinder << sphere << none << Vec3(0.2, 0.3, 0) << Vec3(0.91, 0.02, 0.57) << Vec3(0, 0.2, 0);
  }

  /// Errors: differences of a force of the size F over 1e-6 have 1e-10 F / 1e-6 of rounding (iterated normals), and the
  /// straight edges stand for radii of 1e7 sizes. Of round sides that lie along each other nearly, by 1e-3 here, the
  /// gap of the far end is the distance there, whose direction is not quite the normal: the tangent is off by so much.
  void tangents_areThoseOfFiniteDifferences() {
    QFETCH(QString, ground);
    QFETCH(QString, shape1);
    QFETCH(QString, shape2);
    QFETCH(Vec3, x1);
    QFETCH(Vec3, turn1);
    QFETCH(Vec3, x2);
    QFETCH(Vec3, turn2);
    ContactModel model = modelOf(ground.toStdString(), shape1.toStdString(), shape2.toStdString());
    Pair pair;
    Random random(7);
    pair.k[0] = {x1, so3::exp(turn1), random.vector(0.3), random.vector(0.5)};
    pair.k[1] = {x2, so3::exp(turn2), random.vector(0.3), random.vector(0.5)};
    for (const FrictionLaw friction : {FrictionLaw::regularised, FrictionLaw::bristle}) {
      ContactLaw law = hardLaw();
      law.friction_law = friction;
      if (friction == FrictionLaw::bristle) law.friction = 100;  // sticks
      // The points of a rim without any tilt may stand anywhere, and friction does not turn with the first tilt.
      if (QByteArray(QTest::currentDataTag()).endsWith(", flat")) law.friction = law.rolling = law.spinning = 0;
      for (ContactLaw& each : model.laws) each = law;
      checkTangent(model, pair, friction == FrictionLaw::bristle ? rememberedBefore(model, pair) : ContactMemory{});
    }
  }

 private:
  static ContactMemory rememberedBefore(const ContactModel& model, const Pair& pair) {
    SmoothContacts contacts(model);
    contacts.evaluate(pair.k, 0, {});
    ContactMemory memory;
    contacts.remember(0.5, memory);
    for (ContactBristle& b : memory.bristles) b.z = Vec3(1e-3, -2e-3, 5e-4);
    return memory;
  }

  static void checkTangent(const ContactModel& model, const Pair& pair, const ContactMemory& memory) {
    constexpr double t = 0.51;
    SmoothContacts contacts(model);
    contacts.evaluate(pair.k, t, memory);
    Mat12 K = Mat12::Zero(), C = Mat12::Zero();
    int closed = 0;
    contacts.visitTangents([&](int body1, int body2, const Mat12& K12, const Mat12& C12) {
      ++closed;
      const auto addBlock = [&](int row, int column, Eigen::Index i, Eigen::Index j) {
        if (row < 0 || column < 0) return;
        K.block<6, 6>(6 * row, 6 * column) += K12.block<6, 6>(i, j);
        C.block<6, 6>(6 * row, 6 * column) += C12.block<6, 6>(i, j);
      };
      addBlock(body1, body1, 0, 0);
      addBlock(body1, body2, 0, 6);
      addBlock(body2, body1, 6, 0);
      addBlock(body2, body2, 6, 6);
    });
    QVERIFY(closed > 0);
    const double step = 1e-7;
    Mat12 Kn, Cn;
    for (Eigen::Index j = 0; j < 12; ++j) {
      const auto body = static_cast<std::size_t>(j / 6);
      const auto difference = [&](auto change) -> Vec12 {
        Pair ahead = pair, back = pair;
        (ahead.*change)(body, j % 6, step);
        (back.*change)(body, j % 6, -step);
        return (forceOf(model, ahead, t, memory) - forceOf(model, back, t, memory)) / (2 * step);
      };
      Kn.col(j) = difference(&Pair::move);
      Cn.col(j) = difference(&Pair::push);
    }
    const double errorK = (K - Kn).cwiseAbs().maxCoeff() / Kn.cwiseAbs().maxCoeff();
    const double errorC = (C - Cn).cwiseAbs().maxCoeff() / Cn.cwiseAbs().maxCoeff();
    const double along = QByteArray(QTest::currentDataTag()).contains(" along ") ? 2e-3 : 1e-5;
    QVERIFY2(errorK < along, qPrintable(QString("K: %1").arg(errorK)));
    QVERIFY2(errorC < 1e-6, qPrintable(QString("C: %1").arg(errorC)));
  }
};

QTEST_APPLESS_MAIN(TestSmoothContact)
#include "tst_smooth_contact.moc"
