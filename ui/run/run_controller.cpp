#include "run/run_controller.h"

#include "core/machine_memory.h"
#include "core/thread_priority.h"
#include "vtk/frame_interval.h"

#include <utility>

namespace gyre::ui {

using namespace std::chrono_literals;

namespace {

template <class T>
bool isReady(const std::future<T>& f) {
  return f.wait_for(0s) == std::future_status::ready;
}

bool hasEnded(RunState s) { return s == RunState::finished || s == RunState::failed || s == RunState::stopped; }

}  // namespace

RunController::RunController(ModelDocument& document, ModelCompiler& compiler, std::shared_ptr<MemoryBudget> memory,
                             QObject* parent)
    : QObject(parent),
      document_(document),
      compiler_(compiler),
      memory_(std::move(memory)),
      pendingModel_(document.snapshot()),
      runModel_(pendingModel_) {
  clock_.setInterval(frameInterval());
  editPause_.setInterval(150ms);
  editPause_.setSingleShot(true);
  connect(&clock_, &QTimer::timeout, this, &RunController::tick);
  connect(&editPause_, &QTimer::timeout, this, &RunController::compile);
  connect(&document_, &ModelDocument::structureChanged, this, [this] { touched_.structure = true; });
  connect(&document_, &ModelDocument::changed, this, &RunController::onChanged);
  connect(&document_, &ModelDocument::edited, this, &RunController::onEdited);
  connect(&document_, &ModelDocument::replaced, this, &RunController::onReplaced);
}

void RunController::run() {
  if (hasEnded(progress_.state)) reset();
  wanted_ = Wanted::run;
  start();
}

void RunController::step() {
  if (hasEnded(progress_.state)) reset();
  wanted_ = Wanted::step;
  start();
}

void RunController::start() {
  if (editPause_.isActive()) {
    editPause_.stop();
    compile();
  } else if (!simulation_ && !isCompiling()) {
    compile();
  }
  if (simulation_ && !isCompiling()) {
    wanted_ == Wanted::run ? simulation_->run() : simulation_->stepOnce();
    // The thread says so itself a moment later; the button must not wait for it.
    stepsBefore_ = progress_.steps;
    progress_.state = RunState::running;
    awaiting_ = true;
    wanted_ = Wanted::nothing;
  }
  clock_.start();
  emit stateChanged();
}

void RunController::pause() {
  wanted_ = Wanted::nothing;
  awaiting_ = false;
  if (simulation_) simulation_->pause();
  emit stateChanged();
}

void RunController::toggle() { isRunning() ? pause() : run(); }

void RunController::reset() {
  wanted_ = Wanted::nothing;
  compile();
}

void RunController::setSpeed(double factor) {
  speed_ = factor;
  if (simulation_) simulation_->setSpeed(factor);
  emit speedChanged(factor);
}

void RunController::grab(const PullPoint& pullPoint) {
  if (simulation_) simulation_->grab(pullPoint);
}

void RunController::moveMouseSpring(const Vec3& target) {
  if (simulation_) simulation_->moveMouseSpring(target);
}

void RunController::letGo() {
  if (!simulation_) return;
  simulation_->letGo();
  clock_.start();  // a paused run tells of it, too
}

std::optional<SystemFacts> RunController::facts() const {
  return simulation_ ? std::optional(simulation_->facts()) : std::nullopt;
}

void RunController::compile() {
  editPause_.stop();
  if (pending_.valid()) abandoned_.push_back(std::move(pending_));
  if (progress_.steps > 0 || stale_) dropSimulation();
  if (document_.model().of(Category::body).empty()) {
    // Nothing to run yet, which is no error of a model that has just been begun.
    pending_ = {};
    wanted_ = Wanted::nothing;
    if (simulation_) dropSimulation();
    emit stateChanged();
    return;
  }
  pendingModel_ = document_.snapshot();
  pending_ = std::async(std::launch::async, [compiling = compiler_.current(), memory = memory_]() -> Created {
    stepBackThisThread();
    try {
      const std::shared_ptr<const CompiledModel> compiled = compiling.get();
      if (compiled->isOvertaken) return nullptr;
      if (!compiled->system) return fail(compiled->system.error());
      return Simulation::create(compiled->model, {.pages = {.memory = memory},
                                                  .solver = true,
                                                  .newton = true,
                                                  .steps = true,
                                                  .energy = true,
                                                  .compiled = *compiled->system,
                                                  .stepsBack = true});
    } catch (const std::exception& e) {  // memory, mostly
      return fail({.kind = Error::Kind::resource, .message = "the run cannot be begun: " + libraryMessage(e)});
    }
  });
  clock_.start();
  emit stateChanged();
}

/// Beside the window: the step it is at may take its time.
void RunController::endSimulation() {
  if (simulation_)
    ending_.push_back(std::async(std::launch::async, [over = std::move(simulation_)]() mutable { over.reset(); }));
}

void RunController::dropSimulation() {
  endSimulation();
  poses_.reset();
  progress_ = {};
  stale_ = awaiting_ = false;
  rowsSeen_ = notesSeen_ = warningsSeen_ = 0;
  warned_ = false;
  emit recordingReplaced();
}

void RunController::onChanged(ElementId id) {
  // Words and the camera do not change what was computed.
  const bool words = id == documentId && document_.model().document().gravity == runModel_->document().gravity;
  if (id == viewId || (words && progress_.steps > 0)) return;
  const Element* e = document_.model().find(id);
  (e && e->type->category == Category::parameter ? touched_.parameter : touched_.other) = true;
}

void RunController::onEdited() {
  const Touched touched = std::exchange(touched_, {});
  if (!touched.parameter && !touched.other && !touched.structure) return;
  const bool begun = simulation_ && (progress_.steps > 0 || progress_.state == RunState::running);
  // One edit: what changed beside a parameter follows from it.
  if (touched.parameter && !touched.structure && begun && !stale_ && !hasEnded(progress_.state) && !isCompiling()) {
    runModel_ = document_.snapshot();
    simulation_->exchange(*runModel_);
    clock_.start();
    emit stateChanged();
    return;
  }
  if (progress_.steps > 0 || progress_.state == RunState::running) {
    stale_ = true;
    emit stateChanged();
  } else {
    editPause_.start();
  }
}

void RunController::onReplaced() {
  wanted_ = Wanted::nothing;
  dropSimulation();
  compile();
}

void RunController::tick() {
  std::erase_if(abandoned_, isReady<Created>);
  std::erase_if(ending_, isReady<void>);
  if (pending_.valid() && isReady(pending_)) takeOver(pending_.get());
  if (simulation_) pull();
  const bool idle = !pending_.valid() && abandoned_.empty() && ending_.empty() && progress_.state != RunState::running;
  if (idle) clock_.stop();
}

void RunController::takeOver(Created created) {
  if (!created) {
    dropSimulation();
    wanted_ = Wanted::nothing;
    emit stateChanged();
    emit failed(created.error());
    return;
  }
  if (!*created) return compile();  // words or the camera were edited meanwhile: another state, of the same run
  endSimulation();
  simulation_ = std::move(*created);
  poses_.emplace(simulation_->recording());
  runModel_ = pendingModel_;
  simulation_->setSpeed(speed_);
  progress_ = simulation_->progress();
  stale_ = awaiting_ = false;
  rowsSeen_ = notesSeen_ = warningsSeen_ = 0;
  warned_ = false;
  emit recordingReplaced();
  if (wanted_ != Wanted::nothing) start();
  else emit stateChanged();
}

void RunController::pull() {
  const RunState before = progress_.state;
  progress_ = simulation_->progress();
  if (awaiting_) {
    const bool asleep = progress_.state == RunState::ready || progress_.state == RunState::paused;
    awaiting_ = asleep && progress_.steps == stepsBefore_;
    if (awaiting_) progress_.state = RunState::running;
  }
  const std::size_t rows = simulation_->recording()->rows();
  // No short circuit: both must be taken over.
  const bool moved = simulation_->poses().update();
  if (moved || rows != rowsSeen_) {
    rowsSeen_ = rows;
    emit advanced();
  }
  const std::vector<std::string> notes = simulation_->notes();
  for (; notesSeen_ < notes.size(); ++notesSeen_) emit noted(QString::fromStdString(notes[notesSeen_]));
  if (const std::string warning = warned_ ? std::string() : simulation_->energyWarning(); !warning.empty()) {
    warned_ = true;
    emit warned(QString::fromStdString(warning));
  }
  const std::size_t warninged = std::exchange(warningsSeen_, simulation_->recording()->warnings().size());
  if (progress_.state == before && warninged == warningsSeen_) return;
  emit stateChanged();
  if (progress_.state == before) return;
  if (progress_.state == RunState::failed)
    if (const auto error = simulation_->error()) emit failed(*error);
}

}  // namespace gyre::ui

#include "moc_run_controller.cpp"
