// A force with two states that act on each other, a spring whose length is measured through a filter of second order:
// against closed forms, in every method, and each of its tangents against finite differences.

#include "analysis/system_matrices.h"
#include "forces/coordinate_states.h"
#include "integrators/integrator.h"
#include "support/differences.h"
#include "support/modes_of.h"
#include "support/random_state.h"
#include "support/run_model.h"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>

#include <QtTest>

#include <cmath>
#include <complex>

using namespace gyre;
using namespace gyre::test;

namespace {

using Two = Eigen::Vector2d;
constexpr double mass = 2, own = 15, k = 40, c = 10, w = 9, zeta = 0.4, lead = 0.3, load = 5;

/// N = own x + k z1 + c v,   z' = A z + p x + q v,   by the trapezoidal rule over each step:
/// (1 - h/2 A) z = z_n + h/2 (z_n' + p x + q v). The inputs kept in its history are z_n'.
struct FilteredLaw {
  static constexpr int states = 2;

  static Eigen::Matrix2d A() { return Eigen::Matrix2d{{0, 1}, {-w * w, -2 * zeta * w}}; }
  static Two p() { return {0, w * w}; }
  static Two q() { return {lead, 0}; }

  LawStates<states> state(const Instant& at, double x, double v) const {
    const Eigen::Map<const Two> then(at.history.z.data()), rateThen(at.history.input.data());
    const Two z = inverse(at) * (then + halfStep(at) * (rateThen + p() * x + q() * v)),
              rate = A() * z + p() * x + q() * v;
    return {z, rate, rate};
  }
  static std::array<ForceChannel, states> stateChannels(bool) { return {{{"filtered", "m"}, {"trend", "m/s"}}}; }
  StateSlopes<states> stateSlopes(const Instant&, double, double) const { return {Two(k, 0), p(), q(), A()}; }
  void limitStates(std::span<double>) const {}
  double value(const Instant& at, double x, double v) const { return own * x + k * state(at, x, v).z[0] + c * v; }
  double slope(const Instant& at, double, double) const { return own + k * halfStep(at) * (inverse(at) * p())[0]; }
  double damping(const Instant& at, double, double) const { return c + k * halfStep(at) * (inverse(at) * q())[0]; }
  ForceEnergy energy(const Instant& at, double x, double v) const { return {.work = -value(at, x, v) * v}; }
  bool dependsOnRate() const { return true; }

 private:
  static double halfStep(const Instant& at) { return 0.5 * (at.t - at.history.t); }
  static Eigen::Matrix2d inverse(const Instant& at) {
    return (Eigen::Matrix2d::Identity() - halfStep(at) * A()).inverse();
  }
};

const ForceType& filteredType() {
  static const ForceType type{{.category = Category::force,
                               .id = "filtered_spring",
                               .label = "Filtered spring",
                               .help = "A spring that measures through a filter.",
                               .fields = endFields<LinkEnds>(),
                               .defaults = LinkEnds{}},
                              [](const std::any& any) {
                                return makeCoordinateForce<SlideDistance>(std::any_cast<const LinkEnds&>(any),
                                                                          FilteredLaw{});
                              },
                              {},
                              {},
                              [](const std::any&) { return true; }};
  return type;
}

void addFiltered(ModelBuilder& b, ElementId body1, ElementId body2, const Frame& frame1 = {}) {
  b.insert(filteredType(), "sensor", LinkEnds{.body1 = body1, .frame1 = frame1, .body2 = body2});
}

/// Blocks that slide along z, each held by a filtered spring against a constant force.
ModelBuilder blocks(int n = 1) {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  for (int i = 0; i < n; ++i) {
    const std::string number = n == 1 ? "" : std::to_string(i + 1);
    const ElementId block = b.body("rigid", "block" + number, {{"mass", mass}});
    b.joint("prismatic", "slide" + number, {{"body1", ground}, {"body2", block}});
    b.force("force", "load" + number, {{"body", block}, {"value", TimeVector{Function{}, Function{}, Function{load}}}});
    b.insert(filteredType(), "sensor" + number, LinkEnds{.body1 = ground, .body2 = block});
  }
  return b;
}

/// y' = A y + (0, 0, 0, load / m) for y = (z1, z2, x, v).
Eigen::Matrix4d equations() {
  Eigen::Matrix4d out = Eigen::Matrix4d::Zero();
  out.topLeftCorner<2, 2>() = FilteredLaw::A();
  out.block<2, 1>(0, 2) = FilteredLaw::p();
  out.block<2, 1>(0, 3) = FilteredLaw::q();
  out(2, 3) = 1;
  out(3, 0) = -k / mass;
  out(3, 2) = -own / mass;
  out(3, 3) = -c / mass;
  return out;
}

Vec4 exactAt(double t) {
  const Eigen::Matrix4d A = equations();
  const Vec4 rest = -A.partialPivLu().solve(Vec4(0, 0, 0, load / mass));
  const Eigen::EigenSolver<Eigen::Matrix4d> eigen(A);
  const Eigen::Vector4cd start = eigen.eigenvectors().partialPivLu().solve((-rest).cast<std::complex<double>>());
  const Eigen::Vector4cd grown = (eigen.eigenvalues() * t).array().exp() * start.array();
  return rest + (eigen.eigenvectors() * grown).real();
}

Vec4 rowOf(const Run& run, std::size_t row) {
  return {run.at(row, "sensor.filtered"), run.at(row, "sensor.trend"), run.at(row, "slide.displacement"),
          run.at(row, "slide.displacement_rate")};
}

Vec4 endOf(const std::string& method, double h) {
  ModelBuilder b = blocks();
  b.useIntegrator(method);
  b.run(h, 1, 1);
  return rowOf(runModel(b.model()), 1);
}

bool isMethod(const TypeInfo& info, bool choosesStep) {
  const auto& type = static_cast<const IntegratorType&>(info);
  return type.capabilities.constraints && type.create(type.defaults)->choosesStep() == choosesStep;
}

/// Two bodies that move in space with the force between them, some time after its last accepted step.
struct Sample {
  std::shared_ptr<const System> system;
  State s;
};
Sample sampleOf(unsigned seed, double since) {
  Random random(seed);
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  ElementId ends[2];
  for (int i = 0; i < 2; ++i)
    ends[i] = b.body("rigid", "body " + std::to_string(i),
                     {{"mass", 1.5}, {"position", random.vector()}, {"orientation", random.rotation()}});
  addFiltered(b, ends[0], ends[1], at(random.vector(0.5), random.rotation()));
  Sample out{System::compile(b.model()).value(), {}};
  out.s = out.system->initialState();
  out.s.t = 0.7;
  out.s.v = random.vector(out.system->nv(), 1);
  ForceStateMemory& memory = out.s.internal.forces;
  memory.t = out.s.t - since;
  for (auto* all : {&memory.z, &memory.input})
    for (double& one : *all) one = random.uniform(-1, 1);
  return out;
}

constexpr double step = 1e-6;

}  // namespace

class TestFilteredForce : public QObject {
  Q_OBJECT
 private slots:
  void states_areReportedBehindTheForce() {
    const auto system = System::compile(blocks().model()).value();
    QCOMPARE(system->forces().stateCount(), 2);
    std::vector<std::string> names, units;
    for (const Channel& channel : system->channels().list())
      if (channel.name.starts_with("sensor.")) names.push_back(channel.name.substr(7)), units.push_back(channel.unit);
    QCOMPARE(names, (std::vector<std::string>{"deflection", "rate", "force", "energy", "power", "filtered", "trend"}));
    QCOMPARE(units, (std::vector<std::string>{"m", "m/s", "N", "J", "W", "m", "m/s"}));
  }

  void referenceMethod_followsTheClosedForm() {
    ModelBuilder b = blocks();
    b.useIntegrator("rkmk");
    for (const char* key : {"atol", "rtol"}) b.set(simulationId, key, 1e-11);
    b.run(0.1, 3, 0.5);
    const Run run = runModel(b.model());
    for (std::size_t row = 0; row <= run.last(); ++row)
      QVERIFY((rowOf(run, row) - exactAt(run.recording->time(row))).cwiseAbs().maxCoeff() < 1e-9);
  }

  void everyMethod_hasItsOrder_data() {
    QTest::addColumn<QString>("method");
    for (const TypeInfo* type : catalog().of(Category::integrator))
      if (isMethod(*type, false)) QTest::addRow("%s", type->id.c_str()) << QString::fromStdString(type->id);
  }
  void everyMethod_hasItsOrder() {
    QFETCH(QString, method);
    const TypeInfo* type = catalog().find(Category::integrator, method.toStdString());
    const double least = static_cast<const IntegratorType*>(type)->capabilities.order == 1 ? 1.8 : 3.3;
    const Vec4 coarse = (endOf(method.toStdString(), 4e-3) - exactAt(1)).cwiseAbs(),
               fine = (endOf(method.toStdString(), 2e-3) - exactAt(1)).cwiseAbs();
    for (int i = 0; i < 4; ++i) {
      const double ratio = coarse[i] / fine[i];
      QVERIFY2(fine[i] < 1e-8 || (ratio > least && ratio < 4.7),
               qPrintable(QString("%1: %2 %3").arg(i).arg(coarse[i]).arg(fine[i])));
    }
  }

  void methodsThatChooseTheirSteps_stayWithinTolerances() {
    for (const TypeInfo* type : catalog().of(Category::integrator))
      if (isMethod(*type, true))
        QVERIFY2((endOf(type->id, 1e-2) - exactAt(1)).cwiseAbs().maxCoeff() < 2e-3, type->id.c_str());
  }

  /// K and C of the condensed force.
  void tangents_matchFiniteDifferences() {
    for (unsigned seed = 1; seed <= 4; ++seed) {
      const auto [system, s] = sampleOf(seed, 0.02 * seed);
      Workspace space = system->makeWorkspace();
      const int nv = system->nv();
      const auto force = [&](const State& x) { return residual(*system, x, space); };
      const MatX K = differences(nv, step, force, movesOf(*system, s)),
                 C = differences(nv, step, force, changesOf(s, &State::v));
      compare(denseMatrix(*system, s, {0, 0, 1}, nullptr), K, "K = dg/dq");
      compare(denseMatrix(*system, s, {0, 1, 0}, nullptr), C, "C = dg/dv");
    }
  }

  /// dg = G dz,  dz' = P dq + V dv + Z dz where the states are known.
  void equationsOfTheStates_matchFiniteDifferences() {
    for (unsigned seed = 1; seed <= 4; ++seed) {
      const auto [system, s] = sampleOf(seed, 0);
      const LinearizedSystem linear = linearizedSystem(*system, s);
      QCOMPARE(linear.states, (std::vector<int>{0, 1}));
      Workspace space = system->makeWorkspace();
      const int nv = system->nv();
      const auto rate = [&](const State& x) {
        VecX out(2);
        system->forces().stateRates(system->evaluateKinematics(x, space), out);
        return out;
      };
      const auto withState = [&](int i, double h) {
        State x = s;
        VecX z(2);
        system->forces().readStates(s, z);
        z[i] += h;
        system->forces().writeStates(z, x);
        return x;
      };
      const auto force = [&](const State& x) { return residual(*system, x, space); };
      const MatX G = differences(2, step, force, withState), Z = differences(2, step, rate, withState),
                 P = differences(nv, step, rate, movesOf(*system, s)),
                 V = differences(nv, step, rate, changesOf(s, &State::v));
      compare(MatX(linear.G), G, "G = dg/dz");
      compare(MatX(linear.P), P, "P = dz'/dq");
      compare(MatX(linear.V), V, "V = dz'/dv");
      compare(MatX(linear.Z), Z, "Z = dz'/dz");
    }
  }

  /// At rest z1 = x = load / (own + k), and the modes are the eigenvalues of the closed form.
  void restAndModes_areThoseOfTheEquations_data() {
    QTest::addColumn<int>("n");
    QTest::addColumn<bool>("sparse");
    QTest::newRow("dense") << 1 << false;
    QTest::newRow("sparse") << 5 << true;
  }
  void restAndModes_areThoseOfTheEquations() {
    QFETCH(int, n);
    QFETCH(bool, sparse);
    const ModelBuilder b = blocks(n);
    const auto system = System::compile(b.model()).value();
    const auto rest = findEquilibrium(*system, system->initialState());
    QVERIFY(rest.has_value());
    VecX z(2 * n);
    system->forces().readStates(rest->state, z);
    for (int i = 0; i < n; ++i) QVERIFY(std::abs(z[2 * i] - load / (own + k)) < 1e-9 && std::abs(z[2 * i + 1]) < 1e-9);
    QVERIFY(std::abs(rest->state.q[2] - load / (own + k)) < 1e-9);
    const auto modes = modesOf(b, {.method = sparse ? ModesMethod::sparse : ModesMethod::dense});
    for (const std::complex<double> root : Eigen::EigenSolver<Eigen::Matrix4d>(equations()).eigenvalues()) {
      if (root.imag() < 0) continue;
      const auto found = std::count_if(modes.begin(), modes.end(),
                                       [&](const Mode& mode) { return std::abs(mode.lambda - root) < 1e-7; });
      QCOMPARE(found, n);
    }
  }
};

QTEST_APPLESS_MAIN(TestFilteredForce)
#include "tst_filtered_force.moc"
