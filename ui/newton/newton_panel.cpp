#include "newton/newton_panel.h"

#include "plots/axis_ticks.h"
#include "theme/command_button.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <utility>

namespace gyre::ui {
namespace {

constexpr int pauseOfPanel = 100;  // between two refreshments while a run goes on [ms]
constexpr int widthOfColumn = 84, widthOfWorst = 240, besideHeader = 24;  // [pixels]
constexpr int heightOfPlot = 170, besideEachOther = 520;                  // [pixels]

using Residuals = ResidualsByKind<float>;

/// The residuals that are there: a kind of equation that the model has not would be a line at zero.
IterationCurves curvesOf(const std::vector<LoggedAttempt>& step) {
  struct Kind {
    QString name;
    float Residuals::*residual;
  };
  const std::array<Kind, 4> kinds{{{NewtonPanel::tr("dynamics"), &Residuals::dynamics},
                                   {NewtonPanel::tr("position"), &Residuals::position},
                                   {NewtonPanel::tr("velocity"), &Residuals::velocity},
                                   {NewtonPanel::tr("contact"), &Residuals::contact}}};
  IterationCurves out{.names = {NewtonPanel::tr("update")},
                      .wanted = step.empty() ? 0.0 : 1.0,
                      .nameOfWanted = NewtonPanel::tr("passes")};
  std::vector<float Residuals::*> shown;
  for (const Kind& kind : kinds) {
    const bool any = std::any_of(step.begin(), step.end(), [&](const LoggedAttempt& a) {
      return std::any_of(a.iterates.begin(), a.iterates.end(),
                         [&](const LoggedIterate& i) { return i.residual.*kind.residual > 0; });
    });
    if (!any) continue;
    shown.push_back(kind.residual);
    out.names << kind.name;
  }
  int first = 1;
  for (const LoggedAttempt& a : step) {
    if (a.iterates.empty()) continue;
    IterationCurves::Run run{.first = first};
    for (const LoggedIterate& i : a.iterates) {
      std::vector<double> values{static_cast<double>(i.update)};
      for (const auto residual : shown) values.push_back(static_cast<double>(i.residual.*residual));
      run.values.push_back(std::move(values));
    }
    first = run.last() + 1;
    out.runs.push_back(std::move(run));
  }
  return out;
}

}  // namespace

NewtonPanel::NewtonPanel(Selection& selection, QAction* exportAll, QWidget* parent)
    : QWidget(parent),
      selection_(selection),
      table_(new IterateTable(this)),
      view_(new QTreeView(this)),
      plot_(new IterationPlot(tr("Residuals over the iterations of the step"), tr("No iteration was needed here."),
                              this)),
      mark_(new QLabel(this)),
      summary_(new QLabel(this)),
      number_(new QSpinBox(this)),
      help_(new QPlainTextEdit(this)),
      hint_(new QLabel(this)),
      both_(new QSplitter(this)),
      pages_(new QStackedWidget(this)) {
  view_->setModel(table_);
  view_->setProperty("table", true);
  view_->setRootIsDecorated(false);
  view_->setUniformRowHeights(true);
  view_->setAllColumnsShowFocus(true);
  view_->setAccessibleName(tr("Iterations"));
  view_->setFont(tabularFont(font()));
  view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  for (int c = 0; c < IterateTable::columns; ++c) {
    const QString title = table_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    view_->setColumnWidth(c, std::max(c == IterateTable::worst ? widthOfWorst : widthOfColumn,
                                      view_->fontMetrics().horizontalAdvance(title) + besideHeader));
  }
  mark_->hide();
  number_->hide();
  number_->setMinimum(1);
  number_->setAccessibleName(tr("Step between two rows"));
  number_->setToolTip(tr("Which of the steps that led from the row before to this one"));
  summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  summary_->setWordWrap(true);
  help_->setReadOnly(true);
  help_->setFrameShape(QFrame::NoFrame);
  help_->setAccessibleName(tr("How the step failed, and what helps"));
  help_->hide();
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setMargin(24);
  hint_->setForegroundRole(QPalette::PlaceholderText);
  auto* head = new QHBoxLayout;
  head->setContentsMargins(16, 8, 8, 8);
  head->setSpacing(8);
  head->addWidget(mark_);
  head->addWidget(summary_, 1);
  head->addWidget(number_);
  head->addWidget(commandButton(exportAll, icon("export"), tr("Export the iterations of all steps as CSV"), this));
  plot_->setMinimumHeight(heightOfPlot);
  both_->addWidget(plot_);
  auto* right = new QSplitter(Qt::Vertical, this);
  right->addWidget(help_);
  right->addWidget(view_);
  right->setChildrenCollapsible(false);
  right->setSizes({400, 400});
  both_->addWidget(right);
  both_->setStretchFactor(0, 3);
  both_->setStretchFactor(1, 2);
  both_->setChildrenCollapsible(false);
  pages_->addWidget(both_);
  pages_->addWidget(hint_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(head);
  layout->addWidget(pages_, 1);

  pause_.setSingleShot(true);
  pause_.setInterval(pauseOfPanel);
  connect(&pause_, &QTimer::timeout, this, [this] {
    if (!stale_ || !isVisible()) return;
    refresh();
    pause_.start();
  });
  connect(number_, &QSpinBox::valueChanged, this, [this] {
    if (!choosing_) refreshWords();
  });
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &NewtonPanel::lineChosen);
  connect(view_, &QTreeView::clicked, this, &NewtonPanel::lineChosen);  // also of the line that is selected already
  refresh();
}

void NewtonPanel::show(const NewtonMoment& moment, bool goesOn) {
  moment_ = moment;
  stale_ = true;
  if (!isVisible() || (goesOn && pause_.isActive())) return;
  refresh();
  if (goesOn) pause_.start();
}

void NewtonPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

/// Side by side where there is room, else one above the other.
void NewtonPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const Qt::Orientation fit = width() >= besideEachOther ? Qt::Horizontal : Qt::Vertical;
  if (fit == both_->orientation() && event->oldSize().isValid()) return;
  both_->setOrientation(fit);
  both_->setSizes(fit == Qt::Horizontal ? QList<int>{600, 400} : QList<int>{600, 300});
}

void NewtonPanel::refresh() {
  stale_ = false;
  const NewtonMoment before = std::exchange(shown_, moment_);  // what is shown lies in it until the end of this
  steps_.clear();
  if (const NewtonLog* log = shown_.recording ? shown_.recording->newton() : nullptr)
    steps_ = stepsOf(shown_.failed ? log->afterLastRow() : log->row(shown_.row));
  refreshNumber();
  refreshWords();
}

/// The last step, until somebody chooses another one.
void NewtonPanel::refreshNumber() {
  const QScopedValueRollback guard(choosing_, true);
  const int count = static_cast<int>(steps_.size());
  const bool last = number_->value() == number_->maximum() || shown_.failed;
  number_->setVisible(count > 1);
  number_->setMaximum(std::max(1, count));
  if (last) number_->setValue(number_->maximum());
  number_->setPrefix(tr("Step "));
  number_->setSuffix(tr(" of %1").arg(count));
}

std::vector<LoggedAttempt> NewtonPanel::chosenStep() const {
  return steps_.empty() ? std::vector<LoggedAttempt>() : steps_[static_cast<std::size_t>(number_->value() - 1)];
}

void NewtonPanel::refreshWords() {
  const NewtonLog* log = shown_.recording ? shown_.recording->newton() : nullptr;
  const std::vector<LoggedAttempt> step = chosenStep();
  table_->show(step, log);
  plot_->show(curvesOf(step));
  hint_->setText(reasonForNothing());
  pages_->setCurrentWidget(step.empty() ? static_cast<QWidget*>(hint_) : both_);
  if (step.empty()) {
    summary_->clear();
    help_->hide();
    mark_->hide();
    return;
  }
  const NewtonStory story = storyOf(step, [log](int row) { return log->nameOf(row); });
  const NewtonAttempt& last = step.back().attempt;
  summary_->setText(tr("Step to %1 s: %2").arg(compactNumber(last.t, 6), QString::fromStdString(story.summary)));
  mark_->setVisible(story.failed);
  if (story.failed) mark_->setPixmap(icon("warning", currentTheme().warning).pixmap(20, 20));
  QStringList help{QString::fromStdString(story.help), QString()};
  for (const std::string& attempt : story.attempts) help << QString::fromStdString(attempt);
  if (const QString text = help.join('\n'); story.failed && text != help_->toPlainText()) help_->setPlainText(text);
  help_->setVisible(story.failed);
}

void NewtonPanel::lineChosen() {
  const QModelIndex at = view_->currentIndex();
  const bool any = at.isValid() && view_->selectionModel()->hasSelection() && model_;
  const bool ofLast = number_->value() == static_cast<int>(steps_.size());
  emit iterateChosen(any && ofLast ? at.row() : -1);
  if (!any) return;
  if (const Element* element = model_->find(table_->elementOf(at.row()))) selection_.select(element->id);
}

QString NewtonPanel::reasonForNothing() const {
  if (!shown_.recording)
    return tr(
        "How Newton's iteration went in every step stands here: what was left of each kind of equation, how fast "
        "it shrank, and which element was worst. Run a model (Space).");
  if (!shown_.recording->newton())
    return tr(
        "The method of this run makes no iterations of Newton over a step: rkmk and explicit methods without "
        "joints evaluate and go on, and the methods local_* have a solver of their own, which stands in Contact "
        "solver (Alt+Shift+S). The generalized-alpha methods, BDF and rotation methods with joints iterate.");
  if (shown_.failed) return tr("The run failed before an iteration was made.");
  return tr("No step has been made yet.");
}

}  // namespace gyre::ui

#include "moc_newton_panel.cpp"
