#include "run/lockstep_controller.h"

#include "integrators/integrator.h"
#include "model/settings.h"
#include "run/facts_of.h"
#include "run/method_variant.h"
#include "run/run_error.h"
#include "scene/scene_from_model.h"
#include "vtk/frame_interval.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

namespace {

/// Common times of a model that records every step.
constexpr double rowsWithoutInterval = 400;

Expected<Model> withInterval(Model model, const TypeList& types) {
  const RunSettings run = runSettings(model.simulation());
  if (run.output_step > 0) return model;
  const double interval = std::max(run.step, run.end_time / rowsWithoutInterval);
  const std::string method = model.simulation().type->id;
  return methodVariant(std::move(model), method, {fmt::format("output_step={:.17g}", interval)}, types);
}

/// Another model meets those of this one at their common times.
Expected<Model> withTimesOf(Model other, const Model& model, const TypeList& types) {
  const RunSettings run = runSettings(model.simulation());
  const std::string method = other.simulation().type->id;
  return methodVariant(
      std::move(other), method,
      {fmt::format("end_time={:.17g}", run.end_time), fmt::format("output_step={:.17g}", run.output_step)}, types);
}

}  // namespace

QString Contestant::name() const {
  QString out = (file.isEmpty() ? QString() : file + QStringLiteral(": ")) + QString::fromStdString(method);
  for (const std::string& change : changes) out += QStringLiteral(", ") + QString::fromStdString(change);
  return out;
}

LockstepController::LockstepController(const TypeList& types, std::shared_ptr<MemoryBudget> memory, QObject* parent)
    : QObject(parent), types_(types), memory_(std::move(memory)) {
  clock_.setInterval(frameInterval());
  connect(&clock_, &QTimer::timeout, this, &LockstepController::pull);
}

LockstepController::~LockstepController() = default;

LockstepController::Compiled LockstepController::compile(const Model& model, const std::vector<Contestant>& contestants,
                                                         const TypeList& types, LockstepOptions options) {
  Compiled out;
  const auto base = withInterval(model, types);
  if (!base) return {fail(base.error()), {}};
  std::vector<std::pair<std::string, Model>> models;
  std::vector<std::shared_ptr<const Model>> kept;
  for (const Contestant& c : contestants) {
    options.ofOtherModels |= c.model != nullptr;
    const auto own = c.model ? withTimesOf(*c.model, *base, types) : base;
    if (!own) return {fail(ofRun(own.error(), c.name().toStdString())), {}};
    auto variant = methodVariant(*own, c.method, c.changes, types);
    if (!variant) return {fail(ofRun(variant.error(), c.name().toStdString())), {}};
    kept.push_back(std::make_shared<const Model>(*variant));
    models.emplace_back(c.name().toStdString(), std::move(*variant));
  }
  auto runs = Lockstep::create(std::move(models), options);
  if (!runs) return {fail(runs.error()), {}};
  for (std::size_t i = 0; i < contestants.size(); ++i) {
    const Lockstep::Member& m = runs->members()[i];
    out.runs.push_back(std::make_shared<Run>(contestants[i].name(), contestants[i].color, kept[i], m.recording));
    out.runs.back()->endTime = runs->endTime();
    out.runs.back()->facts = factsOf(*m.stepper);
    if (options.ofOtherModels)
      out.runs.back()->scene = std::make_shared<const SceneDescription>(sceneFromModel(*kept[i]));
  }
  out.run = std::make_unique<LockstepRun>(std::move(*runs));
  return out;
}

void LockstepController::start(std::shared_ptr<const Model> model, const std::vector<Contestant>& contestants,
                               std::optional<RunStart> from) {
  drop();
  const LockstepOptions options{.pages = {.memory = memory_}, .newton = true, .energy = true, .start = std::move(from)};
  job_.start(
      [model = std::move(model), contestants, &types = types_, options](const std::stop_token&) {
        return std::make_shared<Compiled>(compile(*model, contestants, types, options));
      },
      [this](const std::shared_ptr<Compiled>& compiled) { takeOver(std::move(*compiled)); },
      [this](const Error& error) {
        emit stateChanged();
        emit failed(error);
      });
  emit stateChanged();
}

void LockstepController::takeOver(Compiled compiled) {
  if (!compiled.run) {
    emit stateChanged();
    emit failed(compiled.run.error());
    return;
  }
  run_ = std::move(*compiled.run);
  runs_ = std::move(compiled.runs);
  progress_ = run_->progress();
  rowsSeen_ = 0;
  emit replaced();
  goOn();
}

bool LockstepController::has(const RunPtr& run) const {
  return run && std::find(runs_.begin(), runs_.end(), run) != runs_.end();
}

void LockstepController::goOn() {
  if (!run_ || state_ == RunState::finished) return;
  run_->setSpeed(speed_);
  run_->run();
  state_ = RunState::running;
  clock_.start();
  emit stateChanged();
}

void LockstepController::pause() {
  if (job_.isBusy()) {  // nothing has begun yet
    job_.cancel();
    emit stateChanged();
  }
  if (run_) run_->pause();
}

void LockstepController::setSpeed(double factor) {
  speed_ = factor;
  if (run_) run_->setSpeed(factor);
}

void LockstepController::drop() {
  job_.cancel();
  state_ = RunState::ready;
  if (!run_) return;
  ending_.take(std::move(run_));
  runs_.clear();
  progress_.clear();
  emit replaced();
  emit stateChanged();
}

void LockstepController::pull() {
  const bool isEnding = ending_.any();
  if (!run_) {
    if (!isEnding) clock_.stop();
    return;
  }
  const RunState before = std::exchange(state_, run_->state());
  progress_ = run_->progress();
  std::size_t rows = 0;
  for (const RunPtr& run : runs_) rows += run->recording->rows();
  if (std::exchange(rowsSeen_, rows) != rows) emit advanced();
  if (state_ == before) return;
  if (state_ != RunState::running) clock_.stop();
  emit stateChanged();
  if (state_ != RunState::finished && state_ != RunState::failed) return;
  for (std::size_t i = 0; i < progress_.size(); ++i)
    if (const auto& error = progress_[i].error) emit failed(ofRun(*error, runs_[i]->name.toStdString()));
}

}  // namespace gyre::ui

#include "moc_lockstep_controller.cpp"
