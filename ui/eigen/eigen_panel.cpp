#include "eigen/eigen_panel.h"

#include "figure/readable_number.h"
#include "locus/locus_csv.h"
#include "theme/icons.h"
#include "theme/seen.h"
#include "theme/tips.h"

#include <QHBoxLayout>

namespace gyre::ui {
namespace {

constexpr int twoColumnsFrom = 620;  // [pixels]
constexpr int fewestMoments = 2, usual = 100, mostMoments = 2000;

}  // namespace

EigenPanel::EigenPanel(QWidget* parent)
    : StepPanel(parent),
      moments_(new QSpinBox(this)),
      button_(new QPushButton(this)),
      export_(new QToolButton(this)),
      progress_(new JobProgress(tr("Progress of the eigenvalues"), this)),
      locus_(new LocusPlot(this)),
      radius_(new RadiusPlot(this)),
      table_(new EigenTable(this)),
      advice_(new QPlainTextEdit(this)) {
  build();
  connect(button_, &QPushButton::clicked, this, [this] { isBusy() ? cancel() : compute(); });
  connect(export_, &QToolButton::clicked, this, &EigenPanel::exportAsked);
  refresh();
}

void EigenPanel::build() {
  moments_->setRange(fewestMoments, mostMoments);
  moments_->setValue(usual);
  moments_->setSuffix(tr(" moments"));
  moments_->setAccessibleName(tr("Moments"));
  moments_->setToolTip(tr("At how many moments of the run eigenvalues are computed"));
  advice_->setReadOnly(true);
  advice_->setFrameShape(QFrame::NoFrame);
  advice_->setAccessibleName(tr("What method and step suit the run"));
  advice_->setMinimumHeight(120);
  export_->setIcon(icon("export"));
  export_->setAutoRaise(true);
  setTip(export_, tr("Export the eigenvalues of all moments as CSV"));
  auto* controls = new QHBoxLayout;
  controls->setSpacing(8);
  controls->addWidget(moments_);
  controls->addWidget(button_);
  controls->addWidget(export_);
  head()->addLayout(controls);
  addBelowHead(progress_);
  const auto pile = [this](QWidget* above, QWidget* below, const QList<int>& heights) {
    auto* out = new QSplitter(Qt::Vertical, this);
    out->addWidget(above);
    out->addWidget(below);
    out->setChildrenCollapsible(false);
    out->setSizes(heights);
    return out;
  };
  setScrolledParts(pile(locus_, radius_, {300, 220}), pile(advice_, table_, {200, 260}),
                   {twoColumnsFrom, {600, 400}, {600, 400}});
}

std::string EigenPanel::csv() const { return locusCsv(*result_->model, result_->locus); }

void EigenPanel::setTask(const EigenTask& task) {
  const bool isOther = task.recording != task_.recording;
  task_ = task;
  if (isOther) {
    cancel();
    failure_.clear();
    if (resultOf_.lock() != task.recording) result_.reset();
  }
  if (isSeen(*this)) refresh();
}

void EigenPanel::showTime(double t) {
  time_ = t;
  if (isSeen(*this)) refreshMoment();
}

void EigenPanel::compute() {
  if (!task_.recording || task_.recording->rows() == 0) return;
  EigenTask task = task_;
  task.moments = moments_->value();
  resultOf_ = task.recording;
  rowsThen_ = task.recording->rows();
  failure_.clear();
  progress_->start(
      [task](const std::stop_token& stop, std::atomic<double>& done) { return computeEigenvalues(task, stop, done); },
      [this](Expected<EigenResult> result) { take(std::move(result)); },
      [this](const Error& error) { take(fail(error)); });
  refresh();
}

void EigenPanel::cancel() {
  if (!isBusy()) return;
  progress_->cancel();
  resultOf_.reset();
  result_.reset();
  refresh();
}

void EigenPanel::take(Expected<EigenResult> result) {
  if (result) {
    result_ = std::make_shared<const EigenResult>(std::move(*result));
  } else {
    result_.reset();
    failure_ = QString::fromStdString(result.error().text());
  }
  refresh();
}

void EigenPanel::showEvent(QShowEvent* event) {
  StepPanel::showEvent(event);
  refresh();
}

void EigenPanel::resizeEvent(QResizeEvent* event) {
  StepPanel::resizeEvent(event);
  head()->setDirection(isWide() ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
}

void EigenPanel::refresh() {
  const bool hasRows = task_.recording && task_.recording->rows() > 1;
  button_->setText(isBusy() ? tr("Cancel") : tr("Compute"));
  button_->setToolTip(isBusy() ? tr("Stop computing eigenvalues")
                               : tr("Compute the eigenvalues at moments of the run that is shown"));
  button_->setEnabled(isBusy() || hasRows);
  moments_->setEnabled(!isBusy());
  export_->setEnabled(result_ && !isBusy());
  locus_->show(result_);
  radius_->show(result_);
  setHint(reasonForNothing());
  showParts(result_ != nullptr);
  const QString advice =
      result_ ? QString::fromStdString(result_->advice.text()).trimmed().replace("\n", "\n\n") : QString();
  if (advice != advice_->toPlainText()) advice_->setPlainText(advice);
  refreshMoment();
}

void EigenPanel::refreshMoment() {
  locus_->markTime(time_);
  radius_->markTime(time_);
  if (!result_) return setSummary(isBusy() ? tr("Computing…") : QString());
  const LocusMoment& now = result_->at(time_);
  table_->show(*result_, now);
  const bool grown = task_.recording && task_.recording->rows() > rowsThen_;
  setSummary(tr("t = %1 s: stiffness ratio %2%3")
                 .arg(compactNumber(now.t, 5), compactNumber(now.stiffnessRatio(), 4),
                      grown ? tr("; the run has gone on since") : QString()));
}

QString EigenPanel::reasonForNothing() const {
  if (!failure_.isEmpty()) return failure_;
  if (isBusy()) return tr("The eigenvalues are being computed.");
  if (!task_.recording || task_.recording->rows() < 2)
    return tr(
        "The eigenvalues of small deviations from a run stand here, moment by moment: how fast they vibrate, die away "
        "or "
        "grow, how stiff the system is, and what method and step suit it. Run a model (Space), then Compute.");
  return tr("Compute gives the eigenvalues of the run that is shown.");
}

}  // namespace gyre::ui

#include "moc_eigen_panel.cpp"
