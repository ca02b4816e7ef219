#include "shell/run_statistics.h"

#include "figure/readable_number.h"
#include "theme/palette.h"
#include "theme/seen.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

constexpr int kPauseOfStatistics = 250;  // between two refreshments [ms]

auto countOf(std::uint64_t RunProgress::*number) {
  return
      [number](const RunProgress& p) { return QLocale(QLocale::English).toString(static_cast<qulonglong>(p.*number)); };
}

}  // namespace

RunStatistics::RunStatistics(RunController& controller, RunSet& runs, LockstepController& lockstep, QWidget* parent)
    : QWidget(parent), controller_(controller), runs_(runs), lockstep_(lockstep), rows_(new QVBoxLayout(this)) {
  setAutoFillBackground(true);  // else all that lies below is painted with every number
  rows_->setContentsMargins(16, 0, 12, 8);
  rows_->setSpacing(4);
  buildLines();
  pause_.setSingleShot(true);
  pause_.setInterval(kPauseOfStatistics);
  connect(&pause_, &QTimer::timeout, this, &RunStatistics::refresh);
  connect(&runs_.shown(), &ShownRun::advanced, this, &RunStatistics::refreshSoon);
  connect(&runs_.shown(), &ShownRun::stateChanged, this, &RunStatistics::refresh);
  connect(&runs_.shown(), &ShownRun::replaced, this, &RunStatistics::refresh);
  refresh();
}

void RunStatistics::buildLines() {
  const auto chooses = [this](const RunProgress&) {
    return runs_.shown().run() && runs_.shown().run()->facts.choosesStep;
  };
  addLine(tr("Steps"), tr("Accepted steps"), countOf(&RunProgress::steps));
  addOwnLine(tr("Step size [s]"), tr("Size of the last step"),
             [](const RunProgress& p) { return compactNumber(p.stepSize, 3); });
  addOwnLine(tr("Order"), tr("Order of the last step"), [](const RunProgress& p) { return QString::number(p.order); });
  addLine(tr("Evaluations"), tr("Evaluations of all forces, failed attempts included"),
          countOf(&RunProgress::evaluations));
  addLine(tr("Factorizations"), tr("Matrices that were evaluated and factorized"),
          countOf(&RunProgress::factorizations));
  addLine(tr("Solves"), tr("Systems of linear equations solved with them"), countOf(&RunProgress::solves));
  addOwnLine(
      tr("Iterations"),
      tr("Of Newton in all accepted steps; by methods that step over impacts sweeps and iterations of the solver of "
         "contacts"),
      countOf(&RunProgress::newtonIterations));
  addOwnLine(tr("Error test failures"), tr("Steps repeated because their local error was too large"),
             countOf(&RunProgress::errorTestFailures), chooses);
  addOwnLine(tr("Convergence failures"), tr("Steps repeated because their equations did not converge"),
             countOf(&RunProgress::convergenceFailures));
  addOwnLine(tr("Changes of split"), tr("How often other coordinates were chosen as the independent ones"),
             countOf(&RunProgress::splitChanges), [](const RunProgress& p) { return p.splitChanges > 0; });
  const auto touches = [this](const RunProgress&) {
    return controller_.current().recording() && controller_.current().recording()->contacts();
  };
  addOwnLine(
      tr("Overlap [mm]"), tr("Largest of all contacts so far"),
      [](const RunProgress& p) { return compactNumber(1e3 * p.penetration, 3); }, touches);
  addOwnLine(tr("Steps unsolved"), tr("In which the solver of contacts stopped far from the merit asked for"),
             countOf(&RunProgress::unsolvedSteps), [](const RunProgress& p) { return p.unsolvedSteps > 0; });
  const auto onDisk = [this] {
    return controller_.current().recording() ? controller_.current().recording()->bytesOnDisk() : 0;
  };
  addOwnLine(
      tr("Recorded"), tr("Rows so far; what memory has no room for lies in a file until the run is dropped"),
      [this, onDisk](const RunProgress&) {
        return tr("%1 rows, %2 GB on disk")
            .arg(controller_.current().recording()->rows())
            .arg(static_cast<double>(onDisk()) * 1e-9, 0, 'g', 3);
      },
      [onDisk](const RunProgress&) { return onDisk() > 0; });
  const auto pulls = [this] {
    return controller_.current().recording() ? controller_.current().recording()->warnings().size() : 0;
  };
  addOwnLine(
      tr("Pulls by hand"), tr("How often somebody pulled at a body: this is not the model's own motion alone"),
      [pulls](const RunProgress&) { return QString::number(pulls()); },
      [pulls](const RunProgress&) { return pulls() > 0; });
}

void RunStatistics::addLine(const QString& caption, const QString& toolTip,
                            std::function<QString(const RunProgress&)> text,
                            std::function<bool(const RunProgress&)> isShown) {
  auto* name = new QLabel(caption, this);
  auto* value = new QLabel(this);
  name->setForegroundRole(QPalette::PlaceholderText);
  value->setFont(tabularFont(font()));
  value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  // A number that grows moves nothing.
  value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  value->setFixedHeight(name->sizeHint().height());
  for (QLabel* label : {name, value}) label->setToolTip(toolTip);
  auto* row = new QHBoxLayout;  // not a form: beside a short caption there is room for a long number
  row->setSpacing(4);
  row->addWidget(name);
  row->addWidget(value, 1);
  rows_->addLayout(row);
  lines_.push_back({name, value, std::move(text), std::move(isShown)});
}

void RunStatistics::addOwnLine(const QString& caption, const QString& toolTip,
                               std::function<QString(const RunProgress&)> text,
                               std::function<bool(const RunProgress&)> isShown) {
  addLine(caption, toolTip, std::move(text), std::move(isShown));
  lines_.back().isCounted = false;
}

QString RunStatistics::valueOf(const QString& caption) const {
  const auto line =
      std::find_if(lines_.begin(), lines_.end(), [&](const Line& l) { return l.caption->text() == caption; });
  return line == lines_.end() || line->value->isHidden() ? QString() : line->value->text();
}

void RunStatistics::refreshSoon() {
  if (!pause_.isActive() && isSeen(*this)) refresh();
}

void RunStatistics::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

RunProgress RunStatistics::shownProgress() const {
  const ShownRun& shown = runs_.shown();
  if (shown.isOwn()) return controller_.progress();
  for (std::size_t i = 0; i < lockstep_.runs().size(); ++i) {
    if (lockstep_.runs()[i] != shown.run()) continue;
    const LockstepProgress& p = lockstep_.progress()[i];
    return {.time = p.time,
            .steps = p.steps,
            .evaluations = p.work.evaluations,
            .factorizations = p.work.factorizations,
            .solves = p.work.solves};
  }
  return {};
}

void RunStatistics::refresh() {
  const RunProgress p = shownProgress();
  const bool isOwn = runs_.shown().isOwn();
  for (const Line& line : lines_) {
    const bool shown = !line.isShown || line.isShown(p);
    for (QLabel* label : {line.caption, line.value}) label->setVisible(shown);
    line.value->setText(p.steps > 0 && (isOwn || line.isCounted) ? line.text(p) : QStringLiteral("–"));
  }
  if (runs_.shown().isGrowing() && isSeen(*this)) pause_.start();
}

}  // namespace gyre::ui

#include "moc_run_statistics.cpp"
