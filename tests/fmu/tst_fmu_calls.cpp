// What the binary of an FMU says to calls that are wrong or that it does not serve, and what is in an importer's hands:
// parameters before the start, another start, a run of which nobody says how long it is, many instances in threads.

#include "fmi2.h"
#include "fmi3.h"
#include "fmu/unpacked_fmu.h"

#include <dlfcn.h>
#include <QtTest>

#include <cmath>
#include <thread>
#include <vector>

using namespace gyre::test;

namespace {

/// A ball that is thrown up: z = z0 + v t - g t^2/2.
QString ballFile(const QTemporaryDir& folder) {
  QFile file(folder.filePath("ball.gyre"));
  (void)file.open(QIODevice::WriteOnly);
  file.write(R"({"gyre": 1, "bodies": [{"name": "ball", "type": "particle", "mass": 2, "position": [0, 0, 1]}],
"forces": [{"name": "push", "type": "force", "body": "ball", "value": [0, 0, 0]}],
"simulation": {"integrator": "rkmk", "step": 0.01, "end_time": 1}})");
  return file.fileName();
}

const QStringList options{"--inputs",        "push.value.z", "ball.mass", "--parameters", "gravity.z",
                          "ball.velocity.z", "--outputs",    "ball.z",    "ball.vz"};
enum Reference : unsigned { now, push, mass, gravity, speed, z, vz };

std::string messages;
void keep2(fmi2ComponentEnvironment, fmi2String, fmi2Status, fmi2String, fmi2String message, ...) {
  messages += message;
}
void keep3(fmi3InstanceEnvironment, fmi3Status, fmi3String, fmi3String message) { messages += message; }

class Binary {
 public:
  explicit Binary(const UnpackedFmu& fmu, int flags = RTLD_LOCAL)
      : library_(dlopen(qPrintable(fmu.binary()), RTLD_NOW | flags)) {}
  ~Binary() {
    if (library_) dlclose(library_);
  }
  bool isThere() const { return library_; }
  template <class Function>
  Function* function(const char* name) const {
    return reinterpret_cast<Function*>(dlsym(library_, name));
  }

 private:
  void* library_;
};
#define CALL(binary, name) (*(binary).function<decltype(name)>(#name))

bool says(const char* what) {
  const bool found = messages.find(what) != std::string::npos;
  if (!found) qWarning("%s", messages.c_str());
  messages.clear();
  return found;
}

}  // namespace

class TestFmuCalls : public QObject {
  Q_OBJECT
  QTemporaryDir folder_;
  std::unique_ptr<UnpackedFmu> two_, three_;
  std::unique_ptr<Binary> b2_, b3_;

  fmi2Component instance2(const char* token = nullptr) {
    static const fmi2CallbackFunctions callbacks{keep2, nullptr, nullptr, nullptr, nullptr};
    return CALL(*b2_, fmi2Instantiate)("a", fmi2CoSimulation, token ? token : qPrintable(two_->token()),
                                       qPrintable("file:" + two_->resources()), &callbacks, 0, 1);
  }
  fmi3Instance instance3() {
    return CALL(*b3_, fmi3InstantiateCoSimulation)("a", qPrintable(three_->token()),
                                                   qPrintable(three_->resources() + '/'), false, true, false, false,
                                                   nullptr, 0, nullptr, keep3, nullptr);
  }
  double get2(fmi2Component c, unsigned reference) {
    double out = std::nan("");
    (void)CALL(*b2_, fmi2GetReal)(c, &reference, 1, &out);
    return out;
  }
  fmi2Status set2(fmi2Component c, unsigned reference, double value) {
    return CALL(*b2_, fmi2SetReal)(c, &reference, 1, &value);
  }
  void start2(fmi2Component c, double start = 0, double stop = 0) {
    QCOMPARE(CALL(*b2_, fmi2SetupExperiment)(c, 0, 0, start, stop > start, stop), fmi2OK);
    QCOMPARE(CALL(*b2_, fmi2EnterInitializationMode)(c), fmi2OK);
    QCOMPARE(CALL(*b2_, fmi2ExitInitializationMode)(c), fmi2OK);
  }
  fmi2Status step2(fmi2Component c, double from, double size) { return CALL(*b2_, fmi2DoStep)(c, from, size, 1); }

 private slots:
  void initTestCase() {
    for (const int version : {2, 3}) {
      auto fmu = std::make_unique<UnpackedFmu>(QStringList{ballFile(folder_)} + options, version);
      QVERIFY2(fmu->error().isEmpty(), qPrintable(fmu->error()));
      QCOMPARE(fmu->reference("ball.vz"), unsigned(vz));
      (version == 2 ? b2_ : b3_) = std::make_unique<Binary>(*fmu);
      (version == 2 ? two_ : three_) = std::move(fmu);
    }
    QVERIFY(b2_->isThere() && b3_->isThere());
  }
  void init() { messages.clear(); }

  void parameters_areThoseOfTheStart() {
    fmi2Component c = instance2();
    QVERIFY(c);
    QCOMPARE(get2(c, mass), 2.0);
    QVERIFY(std::isnan(get2(c, z)));
    QVERIFY(says("known from the initialization on"));
    QCOMPARE(set2(c, speed, 3), fmi2OK);
    QCOMPARE(CALL(*b2_, fmi2EnterInitializationMode)(c), fmi2OK);
    QCOMPARE(get2(c, vz), 3.0);
    QCOMPARE(set2(c, speed, 4), fmi2OK);
    QCOMPARE(set2(c, gravity, -5), fmi2OK);
    QCOMPARE(CALL(*b2_, fmi2ExitInitializationMode)(c), fmi2OK);
    QCOMPARE(get2(c, vz), 4.0);
    QCOMPARE(step2(c, 0, 0.5), fmi2OK);
    QVERIFY(std::abs(get2(c, z) - (1 + 4 * 0.5 - 2.5 * 0.25)) < 1e-12);
    QCOMPARE(get2(c, now), 0.5);
    QCOMPARE(set2(c, speed, 3), fmi2Error);
    QVERIFY(says("'ball.velocity.z' says how the run begins"));
    QCOMPARE(set2(c, push, 10), fmi2OK);  // against its weight of 10 N
    const double before = get2(c, vz);
    QCOMPARE(step2(c, 0.5, 0.25), fmi2OK);
    QVERIFY(std::abs(get2(c, vz) - before) < 1e-12);
    QCOMPARE(CALL(*b2_, fmi2Reset)(c), fmi2OK);
    QCOMPARE(get2(c, speed), 0.0);
    QCOMPARE(get2(c, gravity), -9.81);
    start2(c);
    QCOMPARE(get2(c, z), 1.0);
    QCOMPARE(CALL(*b2_, fmi2Terminate)(c), fmi2OK);
    CALL(*b2_, fmi2FreeInstance)(c);
  }

  void wrongCalls_areErrorsWithAReason() {
    QVERIFY(!instance2("{another}"));
    QVERIFY(says("the token of this FMU"));
    fmi2Component c = instance2();
    QCOMPARE(step2(c, 0, 0.1), fmi2Error);
    QVERIFY(says("fmi2DoStep: a step is called behind the initialization"));
    start2(c, 0, 1);
    QCOMPARE(CALL(*b2_, fmi2ExitInitializationMode)(c), fmi2Error);
    QVERIFY(says("its initialization is over"));
    for (const double value : {std::nan(""), HUGE_VAL}) {
      QCOMPARE(set2(c, push, value), fmi2Error);
      QVERIFY(says("a finite number was expected"));
    }
    QCOMPARE(set2(c, mass, -1), fmi2Error);
    QVERIFY(says("'ball', key 'mass'"));
    QCOMPARE(get2(c, mass), 2.0);
    QCOMPARE(set2(c, z, 1), fmi2Error);
    QVERIFY(says("'ball.z' cannot be set"));
    QVERIFY(std::isnan(get2(c, 99)));
    QVERIFY(says("below 7 was expected, not 99"));
    QCOMPARE(step2(c, 0.3, 0.1), fmi2Error);
    QVERIFY(says("from t = 0 s, where the run stands"));
    QCOMPARE(step2(c, 0, -0.1), fmi2Error);
    QCOMPARE(step2(c, 0, 1.5), fmi2Error);
    QVERIFY(says("a step to the stop time, 1 s, at most"));
    QCOMPARE(step2(c, 0, 1), fmi2OK);
    QCOMPARE(step2(nullptr, 0, 1), fmi2Error);
    const char* unknown = "logWheels";
    QCOMPARE(CALL(*b2_, fmi2SetDebugLogging)(c, 1, 1, &unknown), fmi2Error);
    CALL(*b2_, fmi2FreeInstance)(c);
    CALL(*b2_, fmi2FreeInstance)(nullptr);
  }

  void whatIsNotServed_isRefused() {
    fmi2Component c = instance2();
    start2(c);
    int order = 1, number = 0;
    unsigned reference = push;
    double x = 0;
    QCOMPARE(CALL(*b2_, fmi2GetInteger)(c, &reference, 0, &number), fmi2OK);
    QCOMPARE(CALL(*b2_, fmi2GetInteger)(c, &reference, 1, &number), fmi2Error);
    QVERIFY(says("of type Real"));
    QCOMPARE(CALL(*b2_, fmi2SetRealInputDerivatives)(c, &reference, 1, &order, &x), fmi2Error);
    QVERIFY(says("held constant over a step"));
    QCOMPARE(CALL(*b2_, fmi2CancelStep)(c), fmi2Error);
    QCOMPARE(CALL(*b2_, fmi2GetRealStatus)(c, fmi2LastSuccessfulTime, &x), fmi2OK);
    QCOMPARE(x, 0.0);
    CALL(*b2_, fmi2FreeInstance)(c);
    fmi3Instance i = instance3();
    QVERIFY(i);
    QCOMPARE(CALL(*b3_, fmi3EnterEventMode)(i), fmi3Error);
    QVERIFY(says("no event mode"));
    float single = 0;
    QCOMPARE(CALL(*b3_, fmi3GetFloat32)(i, &reference, 1, &single, 1), fmi3Error);
    QVERIFY(says("of type Float64"));
    QCOMPARE(CALL(*b3_, fmi3GetFloat64)(i, &reference, 1, &x, 2), fmi3Error);
    QVERIFY(!CALL(*b3_, fmi3InstantiateModelExchange)("a", "", "", false, false, nullptr, keep3));
    QVERIFY(says("for co-simulation"));
    CALL(*b3_, fmi3FreeInstance)(i);
  }

  /// Without a stop time the end_time of the model is no limit; another start is one of time alone.
  void runs_areAsLongAsTheImporterSteps() {
    fmi2Component c = instance2();
    start2(c, 2.0);
    QCOMPARE(get2(c, now), 2.0);
    QCOMPARE(get2(c, z), 1.0);
    QCOMPARE(step2(c, 2.0, 0.1), fmi2OK);
    QVERIFY(std::abs(get2(c, z) - (1 - 9.81 / 2 * 0.01)) < 1e-12);
    QCOMPARE(set2(c, gravity, 0), fmi2OK);
    const double at = get2(c, z), rate = get2(c, vz);
    QCOMPARE(step2(c, 2.1, 1500), fmi2OK);
    QVERIFY(std::abs(get2(c, z) - (at + rate * 1500)) < 1e-6);
    QCOMPARE(get2(c, now), 1502.1);
    CALL(*b2_, fmi2FreeInstance)(c);
  }

  void instances_inThreadsDoNotMeet() {
    constexpr int n = 4;
    std::vector<double> ends(n);
    std::vector<std::thread> threads;
    for (int thread = 0; thread < n; ++thread)
      threads.emplace_back([&, thread] {
        for (int round = 0; round < 10; ++round) {
          fmi3Instance i = instance3();
          const unsigned input = push, output = z;
          (void)CALL(*b3_, fmi3EnterInitializationMode)(i, false, 0, 0, true, 1);
          (void)CALL(*b3_, fmi3ExitInitializationMode)(i);
          for (int k = 0; k < 20; ++k) {
            const double force = thread;
            bool events, terminate, early;
            double last;
            (void)CALL(*b3_, fmi3SetFloat64)(i, &input, 1, &force, 1);
            (void)CALL(*b3_, fmi3DoStep)(i, k * 0.05, 0.05, true, &events, &terminate, &early, &last);
          }
          (void)CALL(*b3_, fmi3GetFloat64)(i, &output, 1, &ends[static_cast<std::size_t>(thread)], 1);
          CALL(*b3_, fmi3FreeInstance)(i);
        }
      });
    for (std::thread& t : threads) t.join();
    for (int thread = 0; thread < n; ++thread)
      QVERIFY(std::abs(ends[static_cast<std::size_t>(thread)] - (1 + (thread / 2.0 - 9.81) / 2)) < 1e-9);
  }

  /// Binaries of several FMUs have the same functions: each calls its own, whatever the importer makes of their names.
  void otherBinaries_mayBeLoadedBesideIt() {
    const UnpackedFmu other({example("double-pendulum"), "--outputs", "lower.*"}, 2);
    const Binary beside(other, RTLD_GLOBAL);
    QVERIFY(beside.isThere());
    fmi2Component c = instance2();
    start2(c);
    QCOMPARE(step2(c, 0, 0.1), fmi2OK);
    QVERIFY(std::abs(get2(c, z) - (1 - 9.81 / 2 * 0.01)) < 1e-12);
    CALL(*b2_, fmi2FreeInstance)(c);
  }
};

QTEST_GUILESS_MAIN(TestFmuCalls)
#include "tst_fmu_calls.moc"
