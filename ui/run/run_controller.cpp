#include "run/run_controller.h"

#include "document/edit_command.h"
#include "document/edit_text.h"
#include "run/run_structure.h"
#include "vtk/frame_interval.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

using namespace std::chrono_literals;

namespace {

/// Whether it sets a velocity of a body.
bool setsSpeed(const Edit& edit, const Model& model) {
  if (const auto* all = std::get_if<Compound>(&edit.what))
    return std::any_of(all->edits.begin(), all->edits.end(), [&](const Edit& e) { return setsSpeed(e, model); });
  const auto sets = [&](ElementId id, const std::string& key) {
    const Element* e = model.find(id);
    return e && e->type->category == Category::body && (key == "velocity" || key == "angular_velocity");
  };
  if (const auto* field = std::get_if<SetField>(&edit.what)) return sets(field->id, field->key);
  if (const auto* formula = std::get_if<SetFormula>(&edit.what)) return sets(formula->id, formula->formula.key);
  return false;
}

/// Whether both differ in nothing but colours.
bool sameButForColors(const Element& a, const Element& b) {
  if (a.type != b.type || a.name != b.name || a.formulas != b.formulas) return false;
  return std::all_of(a.type->fields.begin(), a.type->fields.end(),
                     [&](const Field& f) { return f.isColor || sameValue(a.value(f), b.value(f)); });
}

bool hasEnded(RunState s) { return s == RunState::finished || s == RunState::failed || s == RunState::stopped; }

}  // namespace

RunController::RunController(ModelDocument& document, ModelCompiler& compiler, std::shared_ptr<MemoryBudget> memory,
                             QObject* parent)
    : QObject(parent), document_(document), compilation_(compiler, std::move(memory)), run_(document.snapshot()) {
  clock_.setInterval(frameInterval());
  editPause_.setInterval(150ms);
  editPause_.setSingleShot(true);
  connect(&clock_, &QTimer::timeout, this, &RunController::tick);
  connect(&editPause_, &QTimer::timeout, this, &RunController::compile);
  connect(&document_, &ModelDocument::structureChanged, this, [this] {
    touched_.structure = touched_.structure || !(isUpToDate() && sameStructure(document_.model(), run_.model()));
  });
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
  } else if (!simulation() && !isCompiling()) {
    compile();
  }
  if (simulation() && !isCompiling()) {
    wanted_ == Wanted::run ? simulation()->run() : simulation()->stepOnce();
    // The thread says so itself a moment later; the button must not wait for it.
    commandedAt_ = progress_.steps;
    progress_.state = RunState::running;
    wanted_ = Wanted::nothing;
  }
  clock_.start();
  emit stateChanged();
}

void RunController::pause() {
  wanted_ = Wanted::nothing;
  commandedAt_.reset();
  if (simulation()) simulation()->pause();
  emit stateChanged();
}

void RunController::toggle() { isRunning() ? pause() : run(); }

void RunController::reset() {
  wanted_ = Wanted::nothing;
  compile();
}

void RunController::runFrom(std::shared_ptr<const SavedState> state) {
  pause();
  wanted_ = Wanted::run;
  compileFrom(std::move(state));
}

void RunController::compileFrom(std::shared_ptr<const SavedState> state) {
  editPause_.stop();
  compilation_.begin(document_.snapshot(), std::move(state));
  clock_.start();
  emit stateChanged();
}

void RunController::setSpeed(double factor) {
  speed_ = factor;
  if (simulation()) simulation()->setSpeed(factor);
  emit speedChanged(factor);
}

MouseSpringOrders* RunController::mouseSpring() {
  if (!simulation()) return nullptr;
  if (!clock_.isActive()) clock_.start();  // a paused run tells of it, too
  return &simulation()->mouseSpring();
}

void RunController::compile() {
  editPause_.stop();
  compilation_.abandon();
  if (progress_.steps > 0 || stale_) dropSimulation();
  if (document_.model().of(Category::body).empty()) {
    // Nothing to run yet, which is no error of a model that has just been begun.
    wanted_ = Wanted::nothing;
    if (simulation()) dropSimulation();
    emit stateChanged();
    return;
  }
  compilation_.begin(document_.snapshot());
  clock_.start();
  emit stateChanged();
}

void RunController::dropSimulation() {
  ending_.take(run_.end());
  progress_ = {};
  stale_ = false;
  commandedAt_.reset();
  told_ = {};
  emit recordingReplaced();
}

void RunController::onChanged(ElementId id) {
  // Words and cameras do not change what was computed.
  const bool words = id == documentId && document_.model().document().gravity == run_.model().document().gravity;
  if (id == viewId || (words && progress_.steps > 0)) return;
  const Element* e = document_.model().find(id);
  if (e && e->type->category == Category::namedView) return;
  const Element* before = isUpToDate() ? run_.model().find(id) : nullptr;
  if (e && before && e->type->category == Category::body && sameButForColors(*e, *before)) {
    touched_.color = true;
    return;
  }
  (e && e->type->category == Category::parameter ? touched_.parameter : touched_.other) = true;
}

void RunController::onEdited() {
  const Touched touched = std::exchange(touched_, {});
  if (!touched.parameter && !touched.other && !touched.structure) {
    if (touched.color) run_.model_ = document_.snapshot();
    return;
  }
  if (isCompiling() && compilation_.from()) return compileFrom(compilation_.from());
  const bool begun = simulation() && (progress_.steps > 0 || progress_.state == RunState::running);
  // One edit: what changed beside a parameter follows from it.
  if (touched.parameter && !touched.structure && begun && !stale_ && !hasEnded(progress_.state) && !isCompiling()) {
    run_.model_ = document_.snapshot();
    simulation()->exchange(run_.model());
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
  if (auto created = compilation_.take()) takeOver(std::move(*created));
  if (simulation()) pull();
  const bool awaits = compilation_.isBusy() || compilation_.anyAbandoned() || ending_.any();
  if (!awaits && progress_.state != RunState::running) clock_.stop();
}

void RunController::takeOver(RunCompilation::Created created) {
  if (!created.run) {
    if (created.speeds && compilation_.model() != document_.snapshot()) return compile();  // edited meanwhile
    if (!created.speeds || !mend(*created.speeds)) refuse(created.run.error());
    return;
  }
  if (!*created.run) return compile();  // words or the camera were edited meanwhile: another state, of the same run
  ending_.take(run_.end());
  run_.begin(std::move(*created.run), compilation_.model());
  simulation()->setSpeed(speed_);
  progress_ = simulation()->progress();
  stale_ = false;
  commandedAt_.reset();
  told_ = {};
  emit recordingReplaced();
  if (wanted_ != Wanted::nothing) start();
  else emit stateChanged();
}

/// Whether these velocities were made part of the newest edit, with which the run can begin.
bool RunController::mend(const Edit& speeds) {
  const Edit* newest = EditCommand::newest(document_.history());
  if (!newest || setsSpeed(*newest, document_.model())) return false;
  std::vector<ElementId> bodies;
  for (const Edit& edit : std::get<Compound>(speeds.what).edits)
    if (const ElementId id = std::get<SetField>(edit.what).id; bodies.empty() || bodies.back() != id)
      bodies.push_back(id);
  const QString names = namesOf(document_.model(), bodies);
  if (bodies.empty() || !document_.amend(speeds, tr("Velocities follow joints and drives: %1").arg(names)))
    return false;
  compile();
  return true;
}

void RunController::refuse(const Error& why) {
  wanted_ = Wanted::nothing;
  if (!compilation_.from()) dropSimulation();
  else if (progress_.steps == 0) compile();  // of the model as it is now
  emit stateChanged();
  emit failed(why);
}

void RunController::pull() {
  const RunState before = progress_.state;
  progress_ = simulation()->progress();
  if (commandedAt_) {
    const bool asleep = progress_.state == RunState::ready || progress_.state == RunState::paused;
    if (asleep && progress_.steps == *commandedAt_) progress_.state = RunState::running;
    else commandedAt_.reset();
  }
  tell();
  const std::size_t warnings = simulation()->recording()->warnings().size();
  const bool anyWarning = std::exchange(told_.warnings, warnings) != warnings;
  if (progress_.state == before && !anyWarning) return;
  emit stateChanged();
  if (progress_.state == before) return;
  if (progress_.state == RunState::failed)
    if (const auto error = simulation()->error()) emit failed(*error);
}

/// What is new of rows, poses, notes and the energy.
void RunController::tell() {
  const std::size_t rows = simulation()->recording()->rows();
  // No short circuit: both must be taken over.
  const bool moved = simulation()->poses().update();
  if (moved || rows != told_.rows) {
    told_.rows = rows;
    emit advanced();
  }
  const std::vector<std::string> notes = simulation()->notes();
  for (; told_.notes < notes.size(); ++told_.notes) emit noted(QString::fromStdString(notes[told_.notes]));
  if (const std::string warning = told_.energy ? std::string() : simulation()->energyWarning(); !warning.empty()) {
    told_.energy = true;
    emit warned(QString::fromStdString(warning));
  }
}

}  // namespace gyre::ui

#include "moc_run_controller.cpp"
