#include "shell/contact_controller.h"

#include "integrators/steps_over_impacts.h"
#include "run/contact_values.h"
#include "shell/remembered_toggle.h"

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

ContactController::ContactController(ShownRun& shown, Playback& playback, Selection& selection, Viewport& viewport,
                                     const WindowActions& actions, QObject* parent)
    : QObject(parent),
      shown_(shown),
      playback_(playback),
      selection_(selection),
      viewport_(viewport),
      actions_(actions),
      panel_(new ContactsPanel(selection, actions.exportContacts)),
      solver_(new SolverPanel(selection, actions.exportSolver)),
      matrix_(new ContactMatrixPanel(response_)),
      inquiry_(shown, response_, panel_, matrix_),
      tool_(viewport, [this](const LoggedContact& contact) { panel_->mark(contact); }),
      legend_(viewport) {
  connectToggles();
  connect(&playback_, &Playback::cursorChanged, this, &ContactController::follow);
  connect(&shown_, &ShownRun::replaced, this, &ContactController::follow);
  connect(&shown_, &ShownRun::stateChanged, this, &ContactController::follow);
  connect(panel_, &ContactsPanel::drawnChanged, this, &ContactController::draw);
  connect(&selection_, &Selection::changed, this, &ContactController::ask);
  connect(panel_, &ContactsPanel::ignoreAsked, this,
          [this](const LoggedContact& c) { emit ignoreAsked(bodiesOf({c})); });
  connect(matrix_, &ContactMatrixPanel::blockChosen, this, &ContactController::chooseBlock);
}

ContactController::~ContactController() = default;

void ContactController::connectToggles() {
  for (const auto& [key, action] : togglesOf(actions_)) {
    rememberToggle(action, key);
    connect(action, &QAction::toggled, this, &ContactController::applyParts);
  }
  applyParts();
}

void ContactController::applyParts() {
  for (QAction* part : {actions_.contactPoints, actions_.contactNormals, actions_.contactForces, actions_.contactCones,
                        actions_.contactsInFront, actions_.contactsPale})
    part->setEnabled(actions_.contacts->isChecked());
  viewport_.front().contacts().setParts({.shown = actions_.contacts->isChecked(),
                                         .points = actions_.contactPoints->isChecked(),
                                         .normals = actions_.contactNormals->isChecked(),
                                         .forces = actions_.contactForces->isChecked(),
                                         .cones = actions_.contactCones->isChecked(),
                                         .inFront = actions_.contactsInFront->isChecked(),
                                         .pale = actions_.contactsPale->isChecked()});
}

/// None before the first step: the model is shown, not a run.
ContactMoment ContactController::shownMoment() const {
  const std::optional<std::size_t> row = playback_.row();
  if (!row || !shown_.hasBegun()) return {};
  return {shown_.recording(), *row};
}

void ContactController::follow() {
  const ContactMoment now = shownMoment();
  if (now.recording && run_.lock() != now.recording) {
    run_ = now.recording;
    const Model& model = shown_.model();
    panel_->setBodies(model.active(Category::body));
    solver_->setModel(model);
    matrix_->setModel(shown_.sharedModel());
  }
  actions_.exportContacts->setEnabled(now.touches());
  actions_.exportSolver->setEnabled(now.touches() && stepsOverImpacts(shown_.model()));
  const bool same = now == moment_;
  moment_ = now;
  const bool goesOn = shown_.isGrowing() && playback_.isLive();
  panel_->show(now, goesOn);
  solver_->show(now, goesOn);
  ask();
  if (same) return;
  draw();
}

void ContactController::ask() { inquiry_.ask(moment_, shown_.isGrowing() && playback_.isLive()); }

/// @param ids  of joints
void ContactController::chooseBlock(const std::vector<LoggedContact>& contacts, std::vector<ElementId> ids) {
  if (ids.empty() && contacts.size() == 1) return panel_->mark(contacts.front());
  const std::vector<ElementId> bodies = bodiesOf(contacts);
  ids.insert(ids.end(), bodies.begin(), bodies.end());
  selection_.select(ids);
}

/// Each once.
std::vector<ElementId> ContactController::bodiesOf(const std::vector<LoggedContact>& contacts) const {
  std::vector<ElementId> ids;
  for (const LoggedContact& c : contacts)
    for (const std::int32_t body : {c.body1, c.body2})
      if (body >= 0) ids.push_back(panel_->idOf(body));
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

void ContactController::draw() {
  const std::vector<LoggedContact> contacts = panel_->drawn(moment_);
  viewport_.front().contacts().setContacts(contacts);
  matrix_->mark(panel_->marked());
  if (!panel_->marked()) return;
  const auto marked = std::find_if(contacts.begin(), contacts.end(),
                                   [&](const LoggedContact& c) { return sameContact(c, *panel_->marked()); });
  if (marked != contacts.end()) viewport_.front().contacts().mark(static_cast<std::size_t>(marked - contacts.begin()));
}

}  // namespace gyre::ui

#include "moc_contact_controller.cpp"
