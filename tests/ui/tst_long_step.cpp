// The window while a step of the run takes long: nothing that a person does waits for its end.

#include "integrators/integrator.h"
#include "ui_session.h"
#include "window_driver.h"

#include <QTemporaryDir>
#include <QTest>

#include <condition_variable>
#include <mutex>

using namespace gyre;
using namespace gyre::ui;

namespace {

/// Holds steps up while it is closed.
class Gate {
 public:
  void close() { set(true); }
  void open() { set(false); }
  int waiting() {
    const std::lock_guard lock(mutex_);
    return waiting_;
  }
  void pass() {
    std::unique_lock lock(mutex_);
    ++waiting_;
    changed_.wait_for(lock, std::chrono::seconds(30), [this] { return !closed_; });  // a failed test is to end, too
    --waiting_;
  }

 private:
  void set(bool closed) {
    {
      const std::lock_guard lock(mutex_);
      closed_ = closed;
    }
    changed_.notify_all();
  }
  std::mutex mutex_;
  std::condition_variable changed_;
  bool closed_ = false;
  int waiting_ = 0;
};

Gate gate;

/// A method whose steps pass the gate.
class Gated final : public Integrator {
 public:
  explicit Gated(std::unique_ptr<Integrator> method) : method_(std::move(method)) {}
  Expected<void> initialize(std::shared_ptr<const System> system, const InitialState& initial, State& s) override {
    return method_->initialize(std::move(system), initial, s);
  }
  Expected<StepReport> makeStep(State& s, double tLimit) override {
    gate.pass();
    return method_->advance(s, tLimit);
  }
  Expected<void> restart(State& s) override { return method_->restart(s); }
  bool holdsRates() const override { return method_->holdsRates(); }
  Work work() const override { return method_->work(); }
  EvaluatedKinematics evaluated(const State& s) const override { return method_->evaluated(s); }

 private:
  void persist(StateArchive& a, State& /*s*/) override { a.refuse(); }  // nothing is saved here
  std::unique_ptr<Integrator> method_;
};

/// The catalogue with geom1 behind the gate.
const TypeList& gatedCatalog() {
  static const IntegratorType gated = [] {
    IntegratorType type = static_cast<const IntegratorType&>(*catalog().find(Category::integrator, "geom1"));
    type.create = [inner = type.create](const std::any& p) { return std::make_unique<Gated>(inner(p)); };
    return type;
  }();
  static const TypeList types = [] {
    std::vector<const TypeInfo*> all(catalog().all().begin(), catalog().all().end());
    for (const TypeInfo*& type : all)
      if (type->id == gated.id) type = &gated;
    return TypeList(std::move(all));
  }();
  return types;
}

}  // namespace

class tst_long_step : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  void press(int key) { test::WindowDriver(*window_).press(key); }
  RunController& run() { return window_->session().controller; }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    window_ = test::openMainWindow({1440, 900}, gatedCatalog());
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    QTRY_VERIFY_WITH_TIMEOUT(run().current().recording(), 10000);
    test::part<Viewport>(*window_).setFocus();
    gate.close();
    press(Qt::Key_Space);
    QTRY_COMPARE(gate.waiting(), 1);
  }
  void cleanup() {
    gate.open();
    window_.reset();
  }

  void reset_doesNotWait() {
    press(Qt::Key_Backspace);
    QTRY_VERIFY(run().current().recording() && run().state() == RunState::ready);
    QCOMPARE(run().current().recording()->rows(), std::size_t{1});
    QCOMPARE(gate.waiting(), 1);  // the step of before goes on
    press(Qt::Key_Space);
    QTRY_COMPARE(gate.waiting(), 2);
    gate.open();
    QTRY_VERIFY(run().current().recording()->rows() > 3);
  }
  void pause_doesNotWait() {
    press(Qt::Key_Space);
    QCOMPARE(gate.waiting(), 1);
    gate.open();
    QTRY_COMPARE(run().state(), RunState::paused);
  }
  void edits_doNotWait() {
    const Element* body = window_->session().document.model().of(Category::body)[0];
    QVERIFY(window_->session().document.submit({SetField{body->id, "mass", 7.0}}, "mass"));
    QTest::qWait(300);
    QCOMPARE(gate.waiting(), 1);
    gate.open();
    QTRY_VERIFY(run().current().recording() && run().current().recording()->rows() > 3);
  }
};

QTEST_MAIN(tst_long_step)
#include "tst_long_step.moc"
