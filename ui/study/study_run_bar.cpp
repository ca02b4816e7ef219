#include "study/study_run_bar.h"

#include "theme/icons.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QMenu>

#include <cmath>

namespace gyre::ui {
namespace {

constexpr int kScale = 1000;     // of the progress bar
constexpr int kNoteTime = 8000;  // ms

}  // namespace

QString timeLeft(double seconds) {
  if (!(seconds >= 0)) return {};
  if (seconds < 1) return StudyRunBar::tr("less than a second left");
  if (seconds < 90) return StudyRunBar::tr("about %1 s left").arg(std::ceil(seconds));
  if (seconds < 90 * 60) return StudyRunBar::tr("about %1 min left").arg(std::ceil(seconds / 60));
  return StudyRunBar::tr("about %1 h left").arg(std::ceil(seconds / 3600));
}

StudyRunBar::StudyRunBar(StudySession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      run_(new QPushButton(this)),
      startOver_(new QToolButton(this)),
      progress_(new QProgressBar(this)),
      status_(new QLabel(this)),
      export_(new QToolButton(this)) {
  run_->setObjectName("runStudy");
  run_->setDefault(true);
  run_->setMinimumWidth(136);
  startOver_->setObjectName("startOver");
  startOver_->setIcon(icon("reset"));
  setTip(startOver_, tr("Forget all results and run every case again"));
  progress_->setRange(0, kScale);
  progress_->setTextVisible(false);
  progress_->setFixedSize(200, 6);
  progress_->setAccessibleName(tr("Progress of the study"));
  status_->setObjectName("studyStatus");
  status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  export_->setObjectName("exportStudy");
  export_->setIcon(icon("export"));
  export_->setText(tr("Export"));
  export_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  export_->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(export_);
  menu->addAction(tr("Table as CSV…"), QKeySequence(Qt::CTRL | Qt::Key_E), this, &StudyRunBar::tableExportRequested)
      ->setObjectName("exportTable");
  menu->addAction(tr("Table, CPU times and curves into a folder…"), this, &StudyRunBar::folderExportRequested);
  export_->setMenu(menu);

  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 8, 16, 8);
  row->setSpacing(12);
  row->addWidget(run_);
  row->addWidget(startOver_);
  row->addWidget(progress_, 0, Qt::AlignVCenter);
  row->addWidget(status_, 1);
  row->addWidget(export_);

  noteTime_.setInterval(kNoteTime);
  noteTime_.setSingleShot(true);
  connect(&noteTime_, &QTimer::timeout, this, [this] {
    note_.clear();
    refresh();
  });
  connect(run_, &QPushButton::clicked, this, [this] {
    if (session_.isBusy()) session_.cancel();
    else emit runRequested();
  });
  connect(startOver_, &QToolButton::clicked, this, &StudyRunBar::startOverRequested);
  connect(&session_, &StudySession::stateChanged, this, &StudyRunBar::refresh);
  connect(&session_, &StudySession::progressed, this, &StudyRunBar::refresh);
  connect(&session_, &StudySession::snapshotChanged, this, &StudyRunBar::refresh);
  refresh();
}

void StudyRunBar::setObstacle(const QString& reason) {
  obstacle_ = reason;
  refresh();
}

void StudyRunBar::report(bool written, const QString& path, const QString& why) {
  note_ = written ? tr("Written: %1").arg(path) : tr("Could not be written: %1").arg(why.isEmpty() ? path : why);
  noteTime_.start();
  refresh();
}

QString StudyRunBar::words() const {
  const StudyProgress& p = session_.progress();
  const QString cases = tr("%1 of %2 cases").arg(p.finished).arg(p.cases);
  const QString all = p.cases == 1 ? tr("1 case") : tr("%1 cases").arg(p.cases);
  const QString failed = p.failed > 0 ? tr(", %1 failed").arg(p.failed) : QString();
  switch (session_.state()) {
    case StudySession::State::empty: return obstacle_;
    case StudySession::State::preparing: return tr("Reading and planning the study…");
    case StudySession::State::ready: return p.restored > 0 ? tr("%1 from an earlier run").arg(cases) : all;
    case StudySession::State::running: {
      const QString left = timeLeft(p.left);
      return cases + failed + (left.isEmpty() ? QString() : QStringLiteral("  ·  ") + left);
    }
    case StudySession::State::stopping: return tr("Stopping: the steps under way end…");
    case StudySession::State::stopped: return tr("Stopped: %1").arg(cases) + failed;
    case StudySession::State::finished:
      return tr("Finished: %1").arg(all) + failed +
             (p.restored > 0 ? tr(", %1 from an earlier run").arg(p.restored) : QString());
    case StudySession::State::refused: return {};
  }
  return {};
}

void StudyRunBar::refresh() {
  const StudySession::State state = session_.state();
  const StudyProgress& p = session_.progress();
  const bool busy = session_.isBusy();
  const bool begun = p.finished > 0 && p.finished < p.cases;
  run_->setText(busy                                             ? tr("Cancel")
                : state == StudySession::State::stopped || begun ? tr("Resume study")
                                                                 : tr("Run study"));
  run_->setIcon(busy ? icon("stop") : QIcon());
  run_->setDefault(!busy);
  run_->setEnabled(busy ? state != StudySession::State::stopping : obstacle_.isEmpty());
  run_->setToolTip(busy ? QString() : obstacle_);
  startOver_->setEnabled(!busy && p.finished > 0 && obstacle_.isEmpty());
  progress_->setVisible(state == StudySession::State::running || state == StudySession::State::stopping || begun);
  progress_->setValue(static_cast<int>(kScale * p.fraction));
  const QString text = !note_.isEmpty() ? note_ : !busy && !obstacle_.isEmpty() ? obstacle_ : words();
  status_->setText(text);
  status_->setToolTip(text);
  export_->setEnabled(session_.snapshot() != nullptr);
}

}  // namespace gyre::ui

#include "moc_study_run_bar.cpp"
