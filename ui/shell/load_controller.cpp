#include "shell/load_controller.h"

#include "shell/remembered_toggle.h"

#include <array>
#include <utility>

namespace gyre::ui {
namespace {

/// The toggles with the names under which they are remembered.
std::array<std::pair<const char*, QAction*>, 5> loadToggles(const WindowActions& a) {
  return {{{"loads/reactions", a.loadReactions},
           {"loads/springs", a.loadSprings},
           {"loads/forces", a.loadForces},
           {"loads/drives", a.loadDrives},
           {"loads/values", a.loadValues}}};
}

}  // namespace

LoadController::LoadController(ShownRun& shown, Playback& playback, Viewport& viewport, const WindowActions& actions,
                               QObject* parent)
    : QObject(parent), shown_(shown), playback_(playback), viewport_(viewport), actions_(actions), labels_(viewport) {
  connectToggles();
  connect(&playback_, &Playback::cursorChanged, this, &LoadController::follow);
  connect(&shown_, &ShownRun::replaced, this, &LoadController::follow);
  connect(&shown_, &ShownRun::stateChanged, this, &LoadController::follow);
  for (QAction* contacts : {actions_.contacts, actions_.contactForces})
    connect(contacts, &QAction::toggled, this, &LoadController::applyParts);
}

LoadController::~LoadController() = default;

void LoadController::connectToggles() {
  for (const auto& [key, action] : loadToggles(actions_)) {
    rememberToggle(action, key);
    connect(action, &QAction::toggled, this, &LoadController::applyParts);
  }
  applyParts();
}

void LoadController::applyParts() {
  const LoadParts parts{.reactions = actions_.loadReactions->isChecked(),
                        .springs = actions_.loadSprings->isChecked(),
                        .forces = actions_.loadForces->isChecked(),
                        .drives = actions_.loadDrives->isChecked(),
                        .values = actions_.loadValues->isChecked()};
  actions_.loadValues->setEnabled(parts.showsAny());
  viewport_.front().loads().setParts(parts);
  forces_.forget();
  moments_.forget();
  follow();
}

/// None before the first step: the model is shown, not a run.
void LoadController::follow() {
  const std::optional<std::size_t> row = playback_.row();
  const auto recording = row && shown_.hasBegun() ? shown_.recording() : nullptr;
  takeRun(recording);
  if (recording) fitScale(recording);
  viewport_.front().loads().setLoads(loads_ ? loads_->at(*row) : std::vector<Load>{});
}

void LoadController::takeRun(const std::shared_ptr<const Recording>& recording) {
  const auto wanted = viewport_.front().loads().parts().showsAny() ? recording : nullptr;
  if (wanted == run_) return;
  run_ = wanted;
  loads_.reset();
  if (run_) loads_.emplace(shown_.model(), run_);
}

void LoadController::fitScale(const std::shared_ptr<const Recording>& recording) {
  const bool contacts = actions_.contacts->isChecked() && actions_.contactForces->isChecked();
  const double length = 0.75 * viewport_.shown().scene().extent().bodySize;
  const auto add = [&](std::size_t row, std::vector<double>& out, Vec3 Load::*part) {
    if (!loads_) return;
    for (const Load& load : loads_->at(row))
      if (viewport_.front().loads().parts().shows(load.kind)) out.push_back((load.*part).norm());
  };
  const ForceScale::OfRow ofContacts = contactForces(*recording);
  forces_.follow(recording, length, [&](std::size_t row, std::vector<double>& out) {
    if (contacts) ofContacts(row, out);
    add(row, out, &Load::force);
  });
  moments_.follow(recording, length, [&](std::size_t row, std::vector<double>& out) { add(row, out, &Load::moment); });
  viewport_.front().contacts().setScale(forces_.metresPerNewton());
  viewport_.front().loads().setScale({.force = forces_.metresPerNewton(), .moment = moments_.metresPerNewton()});
}

}  // namespace gyre::ui

#include "moc_load_controller.cpp"
