#include "eigen/eigen_panel.h"

#include "locus/locus_csv.h"
#include "plots/axis_ticks.h"
#include "theme/icons.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

constexpr int besideEachOther = 620;  // [pixels]
constexpr int pollOfProgress = 60;    // [ms]
constexpr int fewestMoments = 2, usual = 100, mostMoments = 2000;

}  // namespace

EigenPanel::EigenPanel(QWidget* parent)
    : QWidget(parent),
      summary_(new QLabel(this)),
      hint_(new QLabel(this)),
      moments_(new QSpinBox(this)),
      button_(new QPushButton(this)),
      export_(new QToolButton(this)),
      progress_(new QProgressBar(this)),
      locus_(new LocusPlot(this)),
      radius_(new RadiusPlot(this)),
      table_(new EigenTable(this)),
      advice_(new QPlainTextEdit(this)),
      both_(new QSplitter(this)),
      words_(new QSplitter(Qt::Vertical, this)),
      head_(new QBoxLayout(QBoxLayout::LeftToRight)),
      pages_(new QStackedWidget(this)) {
  summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  summary_->setWordWrap(true);
  moments_->setRange(fewestMoments, mostMoments);
  moments_->setValue(usual);
  moments_->setSuffix(tr(" moments"));
  moments_->setAccessibleName(tr("Moments"));
  moments_->setToolTip(tr("At how many moments of the run eigenvalues are computed"));
  progress_->setRange(0, 1000);
  progress_->setTextVisible(false);
  progress_->setFixedHeight(4);
  progress_->setAccessibleName(tr("Progress of the eigenvalues"));
  progress_->hide();
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setMargin(24);
  hint_->setForegroundRole(QPalette::PlaceholderText);
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
  head_->setContentsMargins(16, 8, 8, 8);
  head_->setSpacing(8);
  head_->addWidget(summary_, 1);
  head_->addLayout(controls);
  auto* plots = new QSplitter(Qt::Vertical, this);
  plots->addWidget(locus_);
  plots->addWidget(radius_);
  plots->setChildrenCollapsible(false);
  plots->setSizes({300, 220});
  words_->addWidget(advice_);
  words_->addWidget(table_);
  words_->setChildrenCollapsible(false);
  words_->setSizes({200, 260});
  both_->addWidget(plots);
  both_->addWidget(words_);
  both_->setChildrenCollapsible(false);
  auto* scroll = new QScrollArea(this);  // where the panel is low, each part keeps a height to be read at
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(both_);
  pages_->addWidget(scroll);
  pages_->addWidget(hint_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(head_);
  layout->addWidget(progress_);
  layout->addWidget(pages_, 1);
  poll_.setInterval(pollOfProgress);
  connect(&poll_, &QTimer::timeout, this, [this] { progress_->setValue(static_cast<int>(1000 * done_->load())); });
  connect(button_, &QPushButton::clicked, this, [this] { isBusy() ? cancel() : compute(); });
  connect(export_, &QToolButton::clicked, this, &EigenPanel::exportAsked);
  refresh();
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
  if (isVisible()) refresh();
}

void EigenPanel::showTime(double t) {
  time_ = t;
  if (isVisible()) refreshMoment();
}

void EigenPanel::compute() {
  if (!task_.recording || task_.recording->rows() == 0) return;
  EigenTask task = task_;
  task.moments = moments_->value();
  resultOf_ = task.recording;
  rowsThen_ = task.recording->rows();
  failure_.clear();
  done_ = std::make_shared<std::atomic<double>>(0);
  progress_->setValue(0);
  poll_.start();
  job_.start([task, done = done_](const std::stop_token& stop) { return computeEigenvalues(task, stop, *done); },
             [this](Expected<EigenResult> result) { take(std::move(result)); },
             [this](const Error& error) { take(fail(error)); });
  refresh();
}

void EigenPanel::cancel() {
  if (!isBusy()) return;
  job_.cancel();
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
  QWidget::showEvent(event);
  refresh();
}

void EigenPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const Qt::Orientation fit = width() >= besideEachOther ? Qt::Horizontal : Qt::Vertical;
  if (fit == both_->orientation() && event->oldSize().isValid()) return;
  both_->setOrientation(fit);
  both_->setSizes({600, 400});
  head_->setDirection(fit == Qt::Horizontal ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
}

void EigenPanel::refresh() {
  const bool hasRows = task_.recording && task_.recording->rows() > 1;
  if (!isBusy()) poll_.stop();
  progress_->setVisible(isBusy());
  button_->setText(isBusy() ? tr("Cancel") : tr("Compute"));
  button_->setToolTip(isBusy() ? tr("Stop computing eigenvalues")
                               : tr("Compute the eigenvalues at moments of the run that is shown"));
  button_->setEnabled(isBusy() || hasRows);
  moments_->setEnabled(!isBusy());
  export_->setEnabled(result_ && !isBusy());
  locus_->show(result_);
  radius_->show(result_);
  hint_->setText(reasonForNothing());
  pages_->setCurrentIndex(result_ ? 0 : 1);
  const QString advice =
      result_ ? QString::fromStdString(result_->advice.text()).trimmed().replace("\n", "\n\n") : QString();
  if (advice != advice_->toPlainText()) advice_->setPlainText(advice);
  refreshMoment();
}

void EigenPanel::refreshMoment() {
  locus_->markTime(time_);
  radius_->markTime(time_);
  if (!result_) return summary_->setText(isBusy() ? tr("Computing…") : QString());
  const LocusMoment& now = result_->at(time_);
  table_->show(*result_, now);
  const bool grown = task_.recording && task_.recording->rows() > rowsThen_;
  summary_->setText(tr("t = %1 s: stiffness ratio %2%3")
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
