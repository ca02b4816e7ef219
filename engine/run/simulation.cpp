#include "run/simulation.h"

#include "core/machine_memory.h"
#include "core/thread_priority.h"
#include "run/beam_warnings.h"
#include "run/facts_of.h"
#include "run/load_uniqueness.h"
#include "run/mouse_spring_orders.h"
#include "run/pace.h"
#include "run/recording_csv.h"
#include "run/run_counters.h"
#include "run/run_reports.h"
#include "run/saved_state.h"
#include "run/start_warnings.h"
#include "run/step_time.h"
#include "run/stepper.h"

#include <fmt/format.h>
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace gyre {
namespace {

/// Addresses reserved for runs whose rows nobody can count beforehand: more than disks hold.
constexpr double mostBytesRecorded = 1e12;

enum class Command { pause, step, run };
}  // namespace

struct Simulation::Impl {
  Impl(std::shared_ptr<const Model> ofRun, std::unique_ptr<Stepper> prepared, const SimulationOptions& options)
      : model(std::move(ofRun)),
        stepper(std::move(prepared)),
        endTime(stepper->settings().end_time),
        stepsBack(options.stepsBack),
        energyIsLimited(options.energyLimit.has_value()),
        workBefore(stepper->work()),
        latest(PoseSet{0, posesAt(stepper->system(), stepper->state())}) {
    if (options.energyLimit) stepper->energy().limitError(*options.energyLimit);
    facts = factsOf(*stepper);
  }

  Expected<void> prepare(const SimulationOptions& options) {
    RowLogs logs;
    if (options.newton && stepper->traceNewton(&newtonTrace))
      logs.newton = std::make_shared<const System>(stepper->system());
    if (options.steps) stepper->traceSteps(&stepTrace);
    if (options.steps) logs.steps = logs.newton ? logs.newton : std::make_shared<const System>(stepper->system());
    if (auto chosen = stepper->rows().choose(options.channels, options.energy); !chosen) return chosen;
    std::vector<Channel> channels = stepper->channels();
    const double fit = mostBytesRecorded / static_cast<double>(channels.size() * sizeof(double));
    const double rows = std::max(2.0, std::min(stepper->rowsAtMost(), fit));
    if (!options.from)
      for (const std::string& warning : startWarnings(*model, *stepper)) note(warning);
    logs.contacts = stepper->system().contacts().any();
    logs.solver = logs.contacts && options.solver;
    stepper->recordSolver(logs.solver);
    auto created = Recording::create(std::move(channels), static_cast<std::size_t>(rows), options.pages, logs);
    if (!created) return fail(created.error());
    recording = *created;
    if (auto warning = recording->warningOnRoom(std::min(stepper->expectedSteps(), stepper->rowsAtMost())))
      note(*warning);
    if (auto recorded = record(); !recorded) return recorded;
    handOverPoses();
    return {};
  }

  Expected<void> record() {
    const std::span<double> row = recording->next();
    if (row.empty()) return fail(full());
    if (auto written = stepper->writeRow(row); !written) return written;
    for (std::string& warning : beamWarnings.look(stepper->system(), stepper->evaluated())) note(std::move(warning));
    if (!recording->appendContacts(stepper->contacts()) || !recording->appendSolver(stepper->solver()) ||
        !recording->appendNewton(newtonTrace) || !recording->appendSteps(stepTrace))
      return fail(full());
    newtonTrace.clear();
    stepTrace.clear();
    recording->publish();
    return {};
  }

  void handOverPoses() {
    PoseSet& poses = latest.back();
    poses.time = stepper->state().t;
    readPoses(stepper->system(), stepper->evaluated(), poses.bodies);
    latest.publish();
  }

  /// Where the run rests.
  void handOverIterates() {
    std::vector<PoseSet> poses;
    State s = stepper->state();
    for (const VecX& q : newtonTrace.positions()) {
      s.q = q;
      poses.push_back({s.t, posesAt(stepper->system(), s)});
    }
    reported.setIterates(std::move(poses));
  }

  void note(std::string text) { reported.note(std::move(text)); }

  /// One step; false when the run is over.
  bool step() {
    const auto report = stepper->step();
    stepTime.stepped();
    if (!report) return failed(report.error());
    if (mouseSpring.holds()) mouseSpring.stepped(*stepper);
    counters.add(*report);
    if (const ContactRecord* contacts = stepper->contacts()) counters.add(*contacts);
    pullForce.store(mouseSpring.force(), std::memory_order_relaxed);
    if (report->retries > 0) noteRetries(*report);
    if (auto warning = stepper->takeWarning()) note(std::move(*warning));
    if (stepper->isOutput())
      if (auto recorded = record(); !recorded) return failed(recorded.error());
    if (stepper->energy().watched().exceeded(stepper->finished()) && !sayEnergy()) return false;
    if (latest.isWanted() || stepper->finished()) handOverPoses();
    time.store(stepper->state().t, std::memory_order_relaxed);
    if (stepTime.attended()) publishWork();
    if (!stepper->finished()) return true;
    note(sharedLoadsText(*model, stepper->system(), stepper->state(), *recording));
    rest();
    runState = RunState::finished;
    return false;
  }

  void publishWork() { counters.set(stepper->work() - workBefore, stepTime.seconds()); }

  using AskedState = std::promise<Expected<SavedState>>;

  std::future<Expected<SavedState>> askState() {
    AskedState asked;
    auto answer = asked.get_future();
    std::unique_lock lock(mutex);
    if (thread.joinable() && !ended) {
      statesAsked.push_back(std::move(asked));
      lock.unlock();
      wake.notify_all();
    } else {
      lock.unlock();
      asked.set_value(stateNow());
    }
    return answer;
  }
  Expected<SavedState> stateNow() {
    if (runState == RunState::failed) return failInput("the run has failed, and cannot go on from where it did");
    return SavedState::of(*stepper, *model);
  }
  void tellState(std::vector<AskedState> asked) {
    for (AskedState& a : asked) a.set_value(stateNow());
  }

  /// Once; false when the run is to fail for it.
  bool sayEnergy() {
    if (!reported.energyWarning().empty()) return true;
    std::string text = stepper->energyWarning();
    if (energyIsLimited) return failed({.kind = Error::Kind::numerical, .message = text, .time = stepper->state().t});
    note(fmt::format("t = {:.6g} s: {}", stepper->state().t, text));
    reported.setEnergyWarning(std::move(text));
    return true;
  }

  /// Between two steps: takes over the newest change of the model, if any, and tells the state to who asked for it.
  void followOrders() {
    std::optional<Model> next;
    std::vector<AskedState> asked;
    {
      const std::lock_guard lock(mutex);
      next.swap(changed);
      asked.swap(statesAsked);
    }
    if (next) exchangeModel(next);
    tellState(std::move(asked));
  }

  void exchangeModel(std::optional<Model>& next) {
    const double t = stepper->state().t;
    if (auto ok = mouseSpring.holds() ? mouseSpring.exchange(*next, *stepper) : stepper->exchange(*next); !ok) {
      note(fmt::format("t = {:.6g} s: the change was not taken over: {}", t, ok.error().text()));
      return;
    }
    model = std::make_shared<const Model>(std::move(*next));
    if (!std::exchange(exchanged, true)) note(fmt::format("t = {:.6g} s: the run goes on with changed parameters", t));
    handOverPoses();
  }

  void noteRetries(const StepReport& report) {
    if (stepper->choosesStep()) return;  // part of its trade
    note(fmt::format("t = {:.6g} s: step halved {} time{} to {:.3g} s because its equations did not converge",
                     report.t0, report.retries, report.retries == 1 ? "" : "s", report.t1 - report.t0));
  }

  bool failed(Error why) {
    latest.back() = {stepper->state().t, posesAt(stepper->system(), stepper->state())};
    latest.publish();  // what was evaluated may be the step that failed
    recording->appendFailedNewton(newtonTrace);
    rest();
    const std::lock_guard lock(mutex);
    error = std::move(why);
    runState = RunState::failed;
    return false;
  }

  Error full() const {
    return {.kind = Error::Kind::resource,
            .message = recording->whyFull() + "; a larger output_step records fewer",
            .time = stepper->state().t};
  }

  /// Does what the hand was last told; false when the run is over.
  bool followMouseSpring() {
    if (!mouseSpringOrders.update()) return true;
    const auto notesOfIt = mouseSpring.follow(mouseSpringOrders.newest(), *model, *stepper, *recording);
    if (!notesOfIt) return failed(notesOfIt.error());
    for (const std::string& text : *notesOfIt) note(text);
    pullForce.store(mouseSpring.force(), std::memory_order_relaxed);
    return true;
  }

  void loop(const std::stop_token& stop) {
    pace.restart(stepper->state().t);
    stepTime.restart();
    double speedNow = 0;
    while (!stop.stop_requested()) {
      followOrders();
      if (!followMouseSpring()) return;
      Command wanted = command.load();
      if (wanted == Command::pause) {
        handOverPoses();
        rest();
        runState = RunState::paused;
        waitFor(stop, [this] {
          return command.load() != Command::pause || changed || !statesAsked.empty() || mouseSpringOrders.isFresh();
        });
        pace.restart(stepper->state().t);
        stepTime.restart();
        continue;
      }
      runState = RunState::running;
      if (wanted == Command::step) {
        command.compare_exchange_strong(wanted, Command::pause);
      } else if (const double factor = speed.load(); factor > 0) {
        if (factor != speedNow) pace.restart(stepper->state().t);
        speedNow = factor;
        takeTime();
        const bool isAsked = waitUntil(stop, pace.due(stepper->due(), factor), factor);
        stepTime.restart();
        if (stop.stop_requested() || isAsked) continue;
      } else {
        speedNow = 0;
      }
      if (!step()) return;
    }
    handOverPoses();
    rest();
    runState = RunState::stopped;
  }

  void takeTime() { stepTime.take(), publishWork(); }
  void rest() { takeTime(), handOverIterates(); }

  template <class Condition>
  void waitFor(const std::stop_token& stop, Condition condition) {
    std::unique_lock lock(mutex);
    wake.wait(lock, stop, condition);
  }
  /// Whether something else than the next step is asked for.
  bool waitUntil(const std::stop_token& stop, Pace::Clock::time_point due, double factor) {
    std::unique_lock lock(mutex);
    return wake.wait_until(lock, stop, due, [&] {
      return command.load() != Command::run || speed.load() != factor || !statesAsked.empty();
    });
  }

  void send(Command c) {
    {
      const std::lock_guard lock(mutex);
      command = c;
    }
    wake.notify_all();
    if (c == Command::pause || thread.joinable()) return;
    thread = std::jthread([this](const std::stop_token& stop) { guardedLoop(stop); });
  }

  // Exceptions come only from libraries (memory, mostly); this thread is one of the four places that catch them.
  void guardedLoop(const std::stop_token& stop) {
    if (stepsBack) stepBackThisThread();
    try {
      loop(stop);
    } catch (const std::exception& e) {
      const std::lock_guard lock(mutex);
      const std::string why = "the run ended unexpectedly: " + libraryMessage(e);
      error = Error{.kind = Error::Kind::resource, .message = why, .time = stepper->state().t};
      runState = RunState::failed;
    }
    if (mouseSpring.holds()) note(mouseSpring.end(*stepper, *recording));
    std::vector<AskedState> asked;
    {
      const std::lock_guard lock(mutex);
      ended = true;
      asked.swap(statesAsked);
    }
    tellState(std::move(asked));
    wake.notify_all();
  }

  /// For a thread that waits: what it waits for has come, under no lock of its own.
  void wakeUp() {
    { const std::lock_guard lock(mutex); }
    wake.notify_all();
  }

  std::shared_ptr<const Model> model;  ///< what the run is of now
  NewtonTrace newtonTrace;             ///< since the last row
  StepTrace stepTrace;                 ///< likewise
  std::unique_ptr<Stepper> stepper;
  const double endTime;
  const bool stepsBack, energyIsLimited;
  const Work workBefore;  ///< of the run that this one goes on from
  bool exchanged = false;
  MouseSpring mouseSpring;
  MouseSpringOrders mouseSpringOrders{[this] { wakeUp(); }};
  BeamWarnings beamWarnings;
  RunReports reported;
  SystemFacts facts;
  std::shared_ptr<Recording> recording;
  LatestValue<PoseSet> latest;
  Pace pace;
  StepTime stepTime;

  std::atomic<Command> command{Command::pause};
  std::atomic<double> speed{0};
  std::atomic<RunState> runState{RunState::ready};
  std::atomic<double> time{0};
  std::atomic<double> pullForce{0};
  RunCounters counters;

  mutable std::mutex mutex;  // guards error, changed, statesAsked, ended; never held during a step
  std::condition_variable_any wake;
  std::optional<Error> error;
  std::optional<Model> changed;         // the model with which the run goes on
  std::vector<AskedState> statesAsked;  // answered between two steps
  bool ended = false;

  // The window's side of the real-time factor.
  mutable Pace::Clock::time_point rateClock = Pace::Clock::now();
  mutable double rateTime = 0, rate = 0;

  std::jthread thread;  // last: joins before anything it uses goes away
};

Simulation::Simulation(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Simulation::~Simulation() { stop(); }

Expected<std::unique_ptr<Simulation>> Simulation::create(std::shared_ptr<const Model> model,
                                                         SimulationOptions options) {
  const auto& done = options.compiled;
  auto stepper = options.from ? options.from->resume(*model)
                 : done       ? Stepper::create(*model, *done, options.assemble)
                              : Stepper::create(*model, options.assemble);
  if (!stepper) return fail(stepper.error());
  auto impl = std::make_unique<Impl>(std::move(model), std::move(*stepper), options);
  if (auto ok = impl->prepare(options); !ok) return fail(ok.error());
  return std::unique_ptr<Simulation>(new Simulation(std::move(impl)));
}

void Simulation::run() { impl_->send(Command::run); }
void Simulation::pause() { impl_->send(Command::pause); }
void Simulation::stepOnce() { impl_->send(Command::step); }

void Simulation::stop() {
  if (!impl_->thread.joinable()) return;
  impl_->thread.request_stop();
  impl_->thread.join();
}

void Simulation::exchange(const Model& model) {
  {
    const std::lock_guard lock(impl_->mutex);
    impl_->changed = model;
  }
  impl_->wake.notify_all();
}

MouseSpringOrders& Simulation::mouseSpring() { return impl_->mouseSpringOrders; }
std::future<Expected<SavedState>> Simulation::savedState() { return impl_->askState(); }

void Simulation::setSpeed(double factor) {
  {
    const std::lock_guard lock(impl_->mutex);
    impl_->speed = factor;
  }
  impl_->wake.notify_all();
}

RunProgress Simulation::progress() const {
  const Impl& i = *impl_;
  const double t = i.time.load(std::memory_order_relaxed);
  const auto clockNow = Pace::Clock::now();
  const double clock = std::chrono::duration<double>(clockNow - i.rateClock).count();
  if (clock > 0.5) {
    i.rate = (t - i.rateTime) / clock;
    i.rateClock = clockNow;
    i.rateTime = t;
  }
  RunProgress out{.state = i.runState.load(),
                  .time = t,
                  .endTime = i.endTime,
                  .realTimeFactor = i.rate,
                  .pullForce = i.pullForce.load(std::memory_order_relaxed)};
  i.counters.read(out);
  return out;
}

const SystemFacts& Simulation::facts() const { return impl_->facts; }
std::shared_ptr<const Recording> Simulation::recording() const { return impl_->recording; }
LatestValue<PoseSet>& Simulation::poses() { return impl_->latest; }

std::optional<Error> Simulation::error() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->error;
}

std::vector<std::string> Simulation::notes() const { return impl_->reported.notes(); }

std::vector<PoseSet> Simulation::iterates() const { return impl_->reported.iterates(); }

std::string Simulation::energyWarning() const { return impl_->reported.energyWarning(); }

void Simulation::wait() {
  std::unique_lock lock(impl_->mutex);
  impl_->wake.wait(lock, [this] { return impl_->ended || !impl_->thread.joinable(); });
}

}  // namespace gyre
