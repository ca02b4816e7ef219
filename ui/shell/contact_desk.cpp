#include "shell/contact_desk.h"

#include "run/contact_values.h"

#include <QSettings>

#include <algorithm>
#include <array>
#include <utility>

namespace gyre::ui {
namespace {

/// The toggles with the names under which they are remembered.
std::array<std::pair<const char*, QAction*>, 7> togglesOf(const WindowActions& a) {
  return {{{"contacts/shown", a.contacts},
           {"contacts/points", a.contactPoints},
           {"contacts/normals", a.contactNormals},
           {"contacts/forces", a.contactForces},
           {"contacts/cones", a.contactCones},
           {"contacts/in_front", a.contactsInFront},
           {"contacts/pale", a.contactsPale}}};
}

}  // namespace

ContactDesk::ContactDesk(RunController& controller, Playback& playback, Selection& selection, Viewport& viewport,
                         const WindowActions& actions)
    : controller_(controller),
      playback_(playback),
      viewport_(viewport),
      actions_(actions),
      panel_(new ContactsPanel(selection, actions.exportContacts)),
      tool_(viewport, [this](const LoggedContact& contact) { panel_->mark(contact); }) {
  connectToggles();
  connect(&playback_, &Playback::cursorChanged, this, &ContactDesk::follow);
  connect(&controller_, &RunController::recordingReplaced, this, &ContactDesk::follow);
  connect(&controller_, &RunController::stateChanged, this, &ContactDesk::follow);
  connect(panel_, &ContactsPanel::drawnChanged, this, &ContactDesk::draw);
}

ContactDesk::~ContactDesk() = default;

void ContactDesk::connectToggles() {
  QSettings settings;
  for (const auto& [key, action] : togglesOf(actions_)) {
    action->setChecked(settings.value(key, action->isChecked()).toBool());
    connect(action, &QAction::toggled, this, [this, key = key](bool on) {
      QSettings().setValue(key, on);
      applyParts();
    });
  }
  applyParts();
}

void ContactDesk::applyParts() {
  for (QAction* part : {actions_.contactPoints, actions_.contactNormals, actions_.contactForces, actions_.contactCones,
                        actions_.contactsInFront, actions_.contactsPale})
    part->setEnabled(actions_.contacts->isChecked());
  viewport_.setContactParts({.shown = actions_.contacts->isChecked(),
                             .points = actions_.contactPoints->isChecked(),
                             .normals = actions_.contactNormals->isChecked(),
                             .forces = actions_.contactForces->isChecked(),
                             .cones = actions_.contactCones->isChecked(),
                             .inFront = actions_.contactsInFront->isChecked(),
                             .pale = actions_.contactsPale->isChecked()});
}

/// None before the first step: the model is shown, not a run.
ContactMoment ContactDesk::shownMoment() const {
  const std::optional<std::size_t> row = playback_.row();
  if (!row || controller_.progress().steps == 0) return {};
  return {controller_.recording(), *row};
}

void ContactDesk::follow() {
  const ContactMoment now = shownMoment();
  if (now.recording && run_.lock() != now.recording) {
    run_ = now.recording;
    panel_->setBodies(controller_.runModel().active(Category::body));
  }
  actions_.exportContacts->setEnabled(now.touches());
  const bool same = now == moment_;
  moment_ = now;
  panel_->show(now, controller_.isRunning() && playback_.isLive());
  if (same) return;
  if (now.touches()) scale_.follow(now.recording, 0.75 * viewport_.bodySize());
  viewport_.setContactScale(scale_.metresPerNewton());
  draw();
}

void ContactDesk::draw() {
  const std::vector<LoggedContact> contacts = panel_->drawn(moment_);
  viewport_.setContacts(contacts);
  if (!panel_->marked()) return;
  const auto marked = std::find_if(contacts.begin(), contacts.end(),
                                   [&](const LoggedContact& c) { return sameContact(c, *panel_->marked()); });
  if (marked != contacts.end()) viewport_.markContact(static_cast<std::size_t>(marked - contacts.begin()));
}

}  // namespace gyre::ui

#include "moc_contact_desk.cpp"
