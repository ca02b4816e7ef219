// Eigenmodes against closed forms, dense and sparse.

#include "analysis/modes_table.h"
#include "analysis/system_matrices.h"
#include "support/modes_of.h"
#include "support/test_models.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double k = 900, m = 0.5;

/// n particles in a row between two walls, all 1 m apart, on springs that are stretched from 3/4 m: along the row their
/// stiffness is k, across it (tension over length) k / 4.
ModelBuilder stretchedRow(int n, double damping = 0) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  ElementId before = ground;
  for (int i = 0; i <= n; ++i) {
    const Vec3 place(i + 1, 0, 0);
    const ElementId next =
        i < n ? b.body("particle", "mass " + std::to_string(i + 1), {{"mass", m}, {"position", place}}) : ground;
    b.force("spring", "spring " + std::to_string(i + 1),
            {{"body1", before},
             {"body2", next},
             {"frame2", at(i < n ? Vec3(0, 0, 0) : place)},
             {"stiffness", k},
             {"damping", damping},
             {"free_length", 0.75}});
    before = next;
  }
  return b;
}

/// 2 sqrt(c / m) sin(i pi / 2 (n + 1)), i = 1..n: a row of n equal masses between walls.
std::vector<double> rowFrequencies(int n, double c) {
  std::vector<double> out;
  for (int i = 1; i <= n; ++i) out.push_back(2 * std::sqrt(c / m) * std::sin(i * M_PI / (2 * (n + 1))));
  return out;
}

/// n discs on one axle in bearings of their own, torsion springs between neighbours, both ends free.
ModelBuilder torsionChain(int n, double stiffness, double inertia) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  Matrix6 K;
  K.m(5, 5) = stiffness;
  ElementId before = ground;
  for (int i = 0; i < n; ++i) {
    const Vec3 place(0, 0, 0.1 * i);
    const ElementId disc = b.body("rigid", "disc " + std::to_string(i + 1),
                                  {{"position", place}, {"inertia", diagonal(0.6 * inertia, 0.6 * inertia, inertia)}});
    b.joint("revolute", "bearing " + std::to_string(i + 1),
            {{"body1", ground}, {"frame1", at(place)}, {"body2", disc}});
    if (i > 0) b.force("bushing", "shaft " + std::to_string(i), {{"body1", before}, {"body2", disc}, {"stiffness", K}});
    before = disc;
  }
  return b;
}

}  // namespace

class TestModes : public QObject {
  Q_OBJECT
 private slots:
  void row_data() {
    QTest::addColumn<int>("n");
    QTest::addColumn<bool>("sparse");
    QTest::newRow("dense") << 12 << false;
    QTest::newRow("sparse") << 12 << true;
    QTest::newRow("long") << 400 << true;
  }
  void row() {
    QFETCH(int, n);
    QFETCH(bool, sparse);
    std::vector<double> expected = rowFrequencies(n, k);
    for (int twice = 0; twice < 2; ++twice)
      for (const double w : rowFrequencies(n, k / 4)) expected.push_back(w);
    std::sort(expected.begin(), expected.end());
    const auto modes =
        modesOf(stretchedRow(n), {.count = 20, .method = sparse ? ModesMethod::sparse : ModesMethod::dense});
    QCOMPARE(modes.size(), std::size_t{20});
    double worst = 0;
    for (std::size_t i = 0; i < modes.size(); ++i) {
      QVERIFY(!modes[i].rigid && modes[i].damping == 0);
      worst = std::max(worst, std::abs(2 * M_PI * modes[i].frequency / expected[i] - 1));
    }
    qInfo("worst relative error %.2g", worst);
    QVERIFY(worst < 1e-8);
  }

  void torsionChain_turnsFreely_data() {
    QTest::addColumn<int>("n");
    QTest::newRow("dense") << 8;
    QTest::newRow("sparse") << 80;
  }
  void torsionChain_turnsFreely() {
    QFETCH(int, n);
    const double c = 40, J = 0.02;
    const auto modes = modesOf(torsionChain(n, c, J), {.count = 8});
    QCOMPARE(modes.size(), std::size_t{8});
    QVERIFY(modes[0].rigid);
    QCOMPARE(modes[0].frequency, 0.0);
    for (int i = 1; i < 8; ++i) {
      const Mode& mode = modes[static_cast<std::size_t>(i)];
      const double expected = 2 * std::sqrt(c / J) * std::sin(i * M_PI / (2 * n));
      QVERIFY(!mode.rigid);
      QVERIFY(std::abs(2 * M_PI * mode.frequency / expected - 1) < 1e-8);
    }
    // The shape of the first: cos((disc - 1/2) pi / n), largest at the ends; energy as its square.
    const Mode& first = modes[1];
    VecX square(n);
    for (int d = 0; d < n; ++d) square[d] = std::pow(std::cos((d + 0.5) * M_PI / n), 2);
    QVERIFY((first.share - square / square.sum()).lpNorm<Eigen::Infinity>() < 1e-7);
  }

  void bushing_sixFrequencies() {
    ModelBuilder b;
    b.gravity(Vec3::Zero());
    Matrix6 K;
    K.m.diagonal() << 2e5, 3e5, 4e5, 200, 300, 400;
    const ElementId block = b.body("rigid", "block", {{"mass", 3.0}, {"inertia", diagonal(0.3, 0.2, 0.25)}});
    b.force("bushing", "mount", {{"body1", ground}, {"body2", block}, {"stiffness", K}});
    std::vector<double> expected;
    for (const double c : {2e5, 3e5, 4e5}) expected.push_back(std::sqrt(c / 3));
    for (const auto& [c, J] : {std::pair{200, 0.3}, std::pair{300, 0.2}, std::pair{400, 0.25}})
      expected.push_back(std::sqrt(c / J));
    std::sort(expected.begin(), expected.end());
    const auto modes = modesOf(b);
    QCOMPARE(modes.size(), std::size_t{6});
    for (std::size_t i = 0; i < 6; ++i) QVERIFY(std::abs(2 * M_PI * modes[i].frequency / expected[i] - 1) < 1e-8);
  }

  /// One mass between two walls: omega0^2 = 2 k / m along the row, damping ratio 2 c / (2 m omega0); undamped across.
  void damping_ofOneMass_data() {
    QTest::addColumn<double>("damping");
    QTest::newRow("light") << 1.5;
    QTest::newRow("heavy") << 15.0;
    QTest::newRow("overdamped") << 40.0;
  }
  void damping_ofOneMass() {
    QFETCH(double, damping);
    const double w0 = std::sqrt(2 * k / m), ratio = damping / (m * w0);
    const auto modes = modesOf(stretchedRow(1, damping));
    std::vector<std::complex<double>> along;
    for (const Mode& mode : modes)
      if (std::abs(mode.damping) > 1e-6) along.push_back(mode.lambda);
      else QVERIFY(std::abs(std::abs(mode.lambda) / std::sqrt(0.5 * k / m) - 1) < 1e-8);
    if (ratio < 1) {
      QCOMPARE(along.size(), std::size_t{1});
      const std::complex<double> expected(-ratio * w0, w0 * std::sqrt(1 - ratio * ratio));
      QVERIFY(std::abs(along[0] - expected) < 1e-8 * w0);
      return;
    }
    QCOMPARE(along.size(), std::size_t{2});
    const double root = std::sqrt(ratio * ratio - 1);
    QVERIFY(std::abs(along[0] - w0 * (root - ratio)) < 1e-8 * w0 * ratio);
    QVERIFY(std::abs(along[1] + w0 * (root + ratio)) < 1e-8 * w0 * ratio);
  }
  void damping_sparseEqualsDense() {
    const ModelBuilder b = stretchedRow(30, 0.8);
    const auto dense = modesOf(b, {.count = 9, .method = ModesMethod::dense});
    const auto sparse = modesOf(b, {.count = 9, .method = ModesMethod::sparse});
    QCOMPARE(sparse.size(), dense.size());
    for (std::size_t i = 0; i < dense.size(); ++i) {
      // Neighbours of equal frequency may change places; across the row nothing is damped.
      QVERIFY(std::abs(std::abs(sparse[i].lambda) / std::abs(dense[i].lambda) - 1) < 1e-8);
      QVERIFY(std::abs(std::abs(sparse[i].damping) - std::abs(dense[i].damping)) < 1e-7);
    }
  }

  /// A linkage with redundant joints, and a rotating shape that must respect them.
  void shapes_obeyTheConstraints() {
    for (const ModelBuilder& b : {fourBar(), rodChain(4)}) {
      const auto system = System::compile(b.model()).value();
      const auto rest = findEquilibrium(*system, system->initialState()).value();
      const SparseMatrix B = constraintMatrix(*system, rest.state).B;
      for (const ModesMethod method : {ModesMethod::dense, ModesMethod::sparse}) {
        const auto modes = eigenmodes(*system, rest.state, {.method = method});
        QVERIFY(modes.has_value() && !modes->empty());
        for (const Mode& mode : *modes) {
          QVERIFY((B * mode.shape).norm() < 1e-8);
          QVERIFY(std::abs(mode.share.sum() - 1) < 1e-12);
          QVERIFY(!mode.isUnstable());
        }
      }
    }
  }
  void csv_hasOneRowPerMode() {
    const ModelBuilder b = stretchedRow(2, 1.0);
    const auto system = System::compile(b.model()).value();
    const std::string csv = modesCsv(*system, system->initialState(), modesOf(b));
    const QStringList lines = QString::fromStdString(csv).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + 6);
    QVERIFY(lines[0].startsWith("mode,frequency [Hz],damping,"));
    QVERIFY(lines[0].contains("mass 2.x [m]") && lines[0].contains("mass 2.ry [rad]"));
    for (const QString& line : lines) QCOMPARE(line.count(','), lines[0].count(','));
  }
};

QTEST_APPLESS_MAIN(TestModes)
#include "tst_modes.moc"
