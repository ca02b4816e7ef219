#include "analysis/analysis_controller.h"

#include "analysis/assembly.h"
#include "analysis/initial_values.h"
#include "analysis/replacement.h"
#include "document/file_path.h"
#include "io/output_file.h"
#include "theme/icons.h"
#include "theme/save_dialog.h"

#include <QDockWidget>

namespace gyre::ui {
namespace {

/// Brings the dock of a panel to the front.
void reveal(QWidget* panel) {
  if (auto* dock = qobject_cast<QDockWidget*>(panel->parentWidget())) {
    dock->show();
    dock->raise();
  }
}

}  // namespace

AnalysisController::AnalysisController(Session& session, QWidget* window)
    : QObject(window),
      session_(session),
      document_(session.document),
      preview_(session.stage.preview()),
      watch_(document_, session.compiler),
      health_(new HealthPanel(watch_, window)),
      statics_(new StaticsPanel(document_, session.compiler, watch_, window)),
      modes_(new ModesPanel(document_, session.compiler, watch_, window)),
      campbell_(new CampbellPanel(document_, session.compiler, watch_, window)),
      driven_(new DrivenPanel(document_, session.compiler, watch_, window)) {
  buildActions(window);
  connectHealth();
  connectModes();
  connectDriven();
  connect(statics_, &StaticsPanel::lit, &session_.emphasis, &Emphasis::set);
  connect(statics_, &StaticsPanel::found, this, [this](const std::vector<BodyPose>& poses, const QString& energy) {
    preview_.begin(PoseSource::equilibrium, tr("Equilibrium preview, %1").arg(energy));
    preview_.show(poses);
  });
  connect(statics_, &StaticsPanel::useChosen, this,
          [this](const Edit& edit) { submit(edit, tr("Place in equilibrium")); });
  connect(&player_, &MotionPlayer::posesShown, &preview_, &Preview::show);
  connect(&preview_, &Preview::ended, &player_, &MotionPlayer::stop);
  connect(&player_, &MotionPlayer::stopped, this, [this] {
    playingFree_ = -1;
    health_->setPlaying(-1);
    modes_->setPlaying(false);
    preview_.end();
  });
  for (const auto changed : {&ModelDocument::edited, &ModelDocument::replaced})
    connect(&document_, changed, this, [this] { assembly_.cancel(); });  // it would be that of another model
}

void AnalysisController::buildActions(QWidget* window) {
  const auto add = [&](const QString& iconName, const QString& text, auto&& call) {
    auto* action = new QAction(text, window);
    if (!iconName.isEmpty()) action->setIcon(icon(iconName));
    connect(action, &QAction::triggered, this, call);
    actions_ << action;
  };
  add("health", tr("Model &health"), [this] { reveal(health_); });
  add("assemble", tr("&Assemble initial values"), [this] { assemble(); });
  add("statics", tr("&Statics"), [this] {
    reveal(statics_);
    statics_->compute();
  });
  add("modes", tr("Eigen&modes"), [this] {
    reveal(modes_);
    modes_->compute();
  });
  add("modes", tr("&Campbell diagram"), [this] {
    reveal(campbell_);
    campbell_->compute();
  });
  add("joint-drive", tr("&Kinematics"), [this] { computeDriven(DrivenChannels::motion); });
  add("joint-drive", tr("&Inverse dynamics"), [this] { computeDriven(DrivenChannels::all); });
  add("stop", tr("End the &preview"), [this] { preview_.end(); });
}

void AnalysisController::connectHealth() {
  connect(health_, &HealthPanel::lit, &session_.emphasis, &Emphasis::set);
  connect(health_, &HealthPanel::assembleChosen, this, &AnalysisController::assemble);
  connect(health_, &HealthPanel::motionChosen, this, &AnalysisController::playFree);
  connect(health_, &HealthPanel::replacementChosen, this, [this](const Proposal& proposal) {
    if (!watch_.isCurrent()) return;  // it is of the model before the last edit; the next report is on its way
    submit(replacementEdit(document_.model(), proposal), tr("Replace redundant joints"));
  });
}

void AnalysisController::connectModes() {
  connect(modes_, &ModesPanel::playChosen, this, &AnalysisController::playMode);
  connect(modes_, &ModesPanel::stopChosen, &player_, &MotionPlayer::stop);
  connect(modes_, &ModesPanel::amplitudeChosen, &player_, &MotionPlayer::setAmplitude);
  connect(modes_, &ModesPanel::exportChosen, this,
          [this] { exportTable(modes_, tr("Export modes"), QStringLiteral("modes.csv"), modes_->csv()); });
  connect(campbell_, &CampbellPanel::exportChosen, this, [this] {
    exportTable(campbell_, tr("Export the Campbell diagram"), QStringLiteral("campbell.csv"), campbell_->csv());
  });
}

void AnalysisController::connectDriven() {
  connect(driven_, &DrivenPanel::computed, this, &AnalysisController::takeRun);
  connect(driven_, &DrivenPanel::failed, this, &AnalysisController::failed);
  connect(driven_, &DrivenPanel::lit, &session_.emphasis, &Emphasis::set);
  connect(driven_, &DrivenPanel::exportChosen, this, [this] {
    exportTable(driven_, tr("Export the driven motion"), QStringLiteral("driven.csv"), driven_->csv());
  });
}

void AnalysisController::computeDriven(DrivenChannels channels) {
  reveal(driven_);
  driven_->compute(channels);
}

/// In the place of what was computed for the same question before.
void AnalysisController::takeRun(const RunPtr& run) {
  const bool replaces = drivenRun_ && drivenRun_->name == run->name && session_.runs.kept().has(drivenRun_);
  run->color = replaces ? drivenRun_->color : session_.runs.freeColor();
  if (replaces) session_.runs.kept().remove(drivenRun_);
  drivenRun_ = run;
  session_.runs.kept().add(run);
  session_.runs.show(run);
}

void AnalysisController::submit(const Edit& edit, const QString& text) {
  if (const auto done = document_.submit(edit, text); !done) emit failed(done.error());
}

void AnalysisController::assemble() {
  assembly_.start(
      [compiling = session_.compiler.current()](const std::stop_token&) -> Expected<Edit> {
        const auto compiled = compiling.get();
        if (!compiled->system) return fail(compiled->system.error());
        const System& system = **compiled->system;
        const auto together = assembledState(*compiled->model, system);
        if (!together) return fail(together.error());
        return initialValuesEdit(*compiled->model, system, together->state);
      },
      [this](const Expected<Edit>& edit) {
        if (!edit) return emit failed(edit.error());
        const std::size_t count = std::get<Compound>(edit->what).edits.size();
        if (count == 0) return emit noted(tr("The initial values meet all constraints already."));
        submit(*edit, tr("Assemble"));
        emit noted(count == 1 ? tr("Assembled: 1 initial value was changed.")
                              : tr("Assembled: %1 initial values were changed.").arg(count));
      },
      [this](const Error& error) { emit failed(error); });
}

void AnalysisController::playFree(int motion) {
  const auto found = watch_.findings();
  if (playingFree_ == motion) return player_.stop();
  if (!found || motion < 0 || motion >= static_cast<int>(found->health.freeMotions.size())) return;
  const FreeMotion& free = found->health.freeMotions[static_cast<std::size_t>(motion)];
  preview_.begin(PoseSource::freeMotion,
                 tr("Free motion %1 of %2").arg(motion + 1).arg(found->health.freeMotions.size()));
  playingFree_ = motion;
  health_->setPlaying(motion);
  session_.emphasis.set(free.bodies);
  player_.play(found->system, found->health.state, free.shape.cast<std::complex<double>>());
}

void AnalysisController::playMode(int mode) {
  if (mode < 0 || mode >= static_cast<int>(modes_->modes().size())) return;
  const Mode& played = modes_->modes()[static_cast<std::size_t>(mode)];
  preview_.begin(PoseSource::mode, played.rigid ? tr("Mode %1, a rigid motion").arg(mode + 1)
                                                : tr("Mode %1, %2 Hz").arg(mode + 1).arg(played.frequency, 0, 'g', 3));
  modes_->setPlaying(true);
  player_.play(modes_->system(), modes_->about(), played.shape);
}

void AnalysisController::exportTable(QWidget* panel, const QString& title, const QString& name,
                                     const std::string& csv) {
  const QString path = askFileToSave(panel, title, name, tr("CSV (*.csv);;All files (*)"));
  if (path.isEmpty()) return;
  if (const auto ok = document_.file().inputs().writes("the table", toPath(path)).check(); !ok) emit failed(ok.error());
  else if (const auto done = writeFileAtomically(csv, toPath(path)); !done) emit failed(done.error());
  else emit noted(tr("Written: %1").arg(path));
}

}  // namespace gyre::ui

#include "moc_analysis_controller.cpp"
