#include "shell/status_line.h"

#include "theme/palette.h"

#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int kPauseOfNumbers = 200;  // between two refreshments [ms]

QString stateWords(const RunController& c) {
  if (c.isCompiling()) return StatusLine::tr("Preparing…");
  if (c.isStale() && !c.isRunning()) return StatusLine::tr("Model changed: Reset to apply");
  switch (c.state()) {
    case RunState::ready:
      return c.current().facts() ? StatusLine::tr("Ready") : StatusLine::tr("The model cannot run yet");
    case RunState::running:
      return c.isStale() ? StatusLine::tr("Running; model changed: Reset to apply") : StatusLine::tr("Running");
    case RunState::paused: return StatusLine::tr("Paused");
    case RunState::finished: return StatusLine::tr("Finished");
    case RunState::stopped: return StatusLine::tr("Stopped");
    case RunState::failed: return StatusLine::tr("Failed; what was computed is kept");
  }
  return {};
}

/// What sets the run apart from the model's own motion.
QStringList warningsOf(const Recording& recording) {
  QStringList lines;
  for (const std::string& warning : recording.warnings()) lines << QString::fromStdString(warning);
  return lines;
}

}  // namespace

StatusLine::StatusLine(RunController& controller, QWidget* parent)
    : QStatusBar(parent), controller_(controller), state_(new QLabel(this)) {
  setSizeGripEnabled(false);
  setContentsMargins(8, 0, 0, 0);
  numbers_ = new QWidget(this);
  auto* row = new QHBoxLayout(numbers_);
  row->setContentsMargins(8, 0, 8, 0);
  row->setSpacing(20);
  addWidget(state_, 1);
  addPermanentWidget(numbers_);
  freedom_ = addNumber(tr("Degrees of freedom: velocity unknowns less independent constraints"));
  constraints_ = addNumber(tr("Constraint equations"));
  redundant_ =
      addNumber(tr("Redundant constraints: equations that say what others say already.\n"
                   "Motion is unaffected; how reactions are shared among them is not unique."));
  redundant_->setProperty("warns", true);
  steps_ = addNumber(tr("Accepted steps"));
  speed_ = addNumber(tr("Real-time factor: simulated seconds per second of clock"));
  connect(&controller_, &RunController::stateChanged, this, &StatusLine::refreshState);
  connect(&controller_, &RunController::recordingReplaced, this, &StatusLine::refreshState);
  pause_.setSingleShot(true);
  pause_.setInterval(kPauseOfNumbers);
  connect(&pause_, &QTimer::timeout, this, &StatusLine::refreshNumbers);
  connect(&controller_, &RunController::advanced, this, &StatusLine::refreshSoon);
  refreshState();
}

QLabel* StatusLine::addNumber(const QString& toolTip) {
  auto* label = new QLabel(this);
  label->setFont(tabularFont(font()));
  label->setToolTip(toolTip);
  label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  numbers_->layout()->addWidget(label);
  label->hide();
  return label;
}

void StatusLine::refreshState() {
  const auto recording = controller_.current().recording();
  const QStringList warnings = recording ? warningsOf(*recording) : QStringList();
  state_->setText(warnings.isEmpty() ? stateWords(controller_)
                                     : tr("%1 (pulled by hand)").arg(stateWords(controller_)));
  state_->setToolTip(warnings.join('\n'));
  const auto facts = controller_.current().facts();
  const auto show = [](QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
    label->setMinimumWidth(label->sizeHint().width());
  };
  show(freedom_, facts ? tr("%1 DOF").arg(facts->degreesOfFreedom) : QString());
  show(constraints_, facts
                         ? (facts->constraints == 1 ? tr("1 constraint") : tr("%1 constraints").arg(facts->constraints))
                         : QString());
  show(redundant_,
       facts && facts->redundantConstraints > 0 ? tr("%1 redundant").arg(facts->redundantConstraints) : QString());
  refreshNumbers();
}

void StatusLine::refreshSoon() {
  if (!pause_.isActive()) refreshNumbers();
}

void StatusLine::refreshNumbers() {
  if (controller_.isRunning()) pause_.start();
  const RunProgress& p = controller_.progress();
  steps_->setVisible(p.steps > 0);
  steps_->setText(p.steps > 0 ? tr("%1 steps").arg(QLocale(QLocale::English).toString(static_cast<qulonglong>(p.steps)))
                              : QString());
  const bool moving = p.state == RunState::running && p.realTimeFactor > 0;
  speed_->setVisible(moving);
  speed_->setText(moving ? tr("%1 × real time").arg(p.realTimeFactor, 0, 'g', 3) : QString());
  // They grow and never shrink, so that the others stay where they are.
  for (QLabel* label : {steps_, speed_})
    label->setMinimumWidth(std::max(label->minimumWidth(), label->sizeHint().width()));
  numbers_->setMinimumWidth(numbers_->layout()->sizeHint().width());
}

}  // namespace gyre::ui

#include "moc_status_line.cpp"
