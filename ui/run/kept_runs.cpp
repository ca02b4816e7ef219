#include "run/kept_runs.h"

#include "scene/scene_from_model.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

/// Kept runs are let go where less than this share of the memory is left: a recording grows by whole pieces.
constexpr std::size_t sixteenth = 16;

auto hasRecordingOf(const Run& run) {
  return [&run](const RunPtr& kept) { return kept->recording == run.recording; };
}

bool madeAlike(const Run& a, const Run& b) {
  return a.model == b.model && a.recordedFrom() == b.recordedFrom() && a.recording->rows() == b.recording->rows() &&
         a.recording->warnings() == b.recording->warnings();
}

}  // namespace

KeptRuns::KeptRuns(std::shared_ptr<MemoryBudget> memory, std::function<bool(const RunPtr&)> isInUse)
    : memory_(std::move(memory)), isInUse_(std::move(isInUse)) {}

bool KeptRuns::has(const RunPtr& run) const { return run && std::find(all_.begin(), all_.end(), run) != all_.end(); }

RunPtr KeptRuns::copyOf(const Run& run, int color) {
  auto kept = std::make_shared<Run>(run.name, color, run.model, run.recording);
  kept->endTime = run.endTime;
  kept->facts = run.facts;
  kept->origin = run.origin;
  kept->scene = run.scene;
  return kept;
}

void KeptRuns::keep(const Run& run, int color) {
  const auto before = std::ranges::find_if(all_, hasRecordingOf(run));
  if (before != all_.end() && !(*before)->isEarlier) return;
  if (before == all_.end()) all_.push_back(copyOf(run, color));
  else (*before)->isEarlier = false, (*before)->isVisible = true;  // now it is asked for
  emit changed();
}

void KeptRuns::keepEarlier(const Run& run, int color) {
  if (std::ranges::find_if(all_, hasRecordingOf(run)) != all_.end()) return;
  std::erase_if(all_, [&](const RunPtr& kept) { return kept->isEarlier && madeAlike(*kept, run) && !isInUse_(kept); });
  RunPtr kept = copyOf(run, color);
  kept->isEarlier = true;
  kept->isVisible = false;
  const QString name = kept->name;
  all_.push_back(std::move(kept));
  makeRoom();
  emit changed();
  emit keptUnasked(name);
}

void KeptRuns::add(RunPtr run) {
  all_.push_back(std::move(run));
  makeRoom();
  emit changed();
}

void KeptRuns::remove(const RunPtr& run) {
  const RunPtr gone = run;  // it may be the one of the list
  std::erase(all_, gone);
  emit changed();
}

void KeptRuns::clear() {
  all_.clear();
  emit changed();
}

void KeptRuns::outlive() {
  for (const RunPtr& run : all_)
    if (!run->scene) run->scene = std::make_shared<const SceneDescription>(sceneFromModel(*run->model));
  if (!all_.empty()) emit changed();
}

/// One at a time: its memory is free once all who draw it have let go of it, too.
void KeptRuns::makeRoom() {
  if (all_.empty() || memory_->taken() <= memory_->bytes() - memory_->bytes() / sixteenth) return;
  const auto unasked = std::ranges::find_if(all_, [](const RunPtr& run) { return run->isEarlier; });
  const auto first = unasked != all_.end() ? unasked : all_.begin();
  const RunPtr oldest = *first;
  if (isInUse_(oldest)) return;
  all_.erase(first);
  emit letGo(oldest->name);
  emit changed();
}

}  // namespace gyre::ui

#include "moc_kept_runs.cpp"
