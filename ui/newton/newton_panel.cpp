#include "newton/newton_panel.h"

#include "figure/readable_number.h"
#include "theme/command_button.h"
#include "theme/icons.h"

#include <QHeaderView>
#include <QScopedValueRollback>

#include <utility>

namespace gyre::ui {
namespace {

constexpr int widthOfWorst = 240, besideHeader = 24, besideNumber = 16;  // [pixels]
constexpr int heightOfPlot = 170, twoColumnsFrom = 520;                  // [pixels]

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

NewtonPanel::NewtonPanel(QAction* exportAll, QWidget* parent)
    : StepPanel(parent),
      table_(new IterateTable(this)),
      view_(new QTreeView(this)),
      plot_(new IterationPlot(tr("Residuals over the iterations of the step"), tr("No iteration was needed here."),
                              this)),
      number_(
          addNumber(tr("Step between two rows"), tr("Which of the steps that led from the row before to this one"))),
      help_(new QPlainTextEdit(this)),
      pause_(new RefreshPause(this, [this] { refresh(); })) {
  makeTable(*view_, tr("Iterations"));
  view_->setModel(table_);
  const int widthOfColumn = view_->fontMetrics().horizontalAdvance(widestNumber(3)) + besideNumber;
  for (int c = 0; c < IterateTable::columns; ++c) {
    const QString title = table_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    view_->setColumnWidth(c, std::max(c == IterateTable::worst ? widthOfWorst : widthOfColumn,
                                      view_->fontMetrics().horizontalAdvance(title) + besideHeader));
  }
  help_->setReadOnly(true);
  help_->setFrameShape(QFrame::NoFrame);
  help_->setAccessibleName(tr("How the step failed, and what helps"));
  help_->hide();
  head()->addWidget(commandButton(exportAll, icon("export"), tr("Export the iterations of all steps as CSV"), this));
  plot_->setMinimumHeight(heightOfPlot);
  auto* right = new QSplitter(Qt::Vertical, this);
  right->addWidget(help_);
  right->addWidget(view_);
  right->setChildrenCollapsible(false);
  right->setSizes({400, 400});
  setParts(plot_, right, {twoColumnsFrom, {600, 400}, {600, 300}});
  connect(number_, &QSpinBox::valueChanged, this, [this] {
    if (!choosing_) refreshWords();
  });
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &NewtonPanel::lineChosen);
  connect(view_, &QTreeView::clicked, this, &NewtonPanel::lineChosen);  // also of the line that is selected already
  connect(view_, &QTreeView::activated, this, [this](const QModelIndex& at) {
    if (const auto element = worstOf(at.row())) emit elementChosen(*element);
  });
  pause_->now();
}

void NewtonPanel::show(const NewtonMoment& moment, bool goesOn) {
  moment_ = moment;
  pause_->ask(goesOn);
}

void NewtonPanel::showEvent(QShowEvent* event) {
  StepPanel::showEvent(event);
  pause_->catchUp();
}

void NewtonPanel::refresh() {
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
  showNumber(*number_, tr("Step"), count);
  if (last) number_->setValue(number_->maximum());
}

std::vector<LoggedAttempt> NewtonPanel::chosenStep() const {
  return steps_.empty() ? std::vector<LoggedAttempt>() : steps_[static_cast<std::size_t>(number_->value() - 1)];
}

void NewtonPanel::refreshWords() {
  const NewtonLog* log = shown_.recording ? shown_.recording->newton() : nullptr;
  const std::vector<LoggedAttempt> step = chosenStep();
  table_->show(step, log);
  plot_->show(curvesOf(step));
  setHint(reasonForNothing());
  showParts(!step.empty());
  if (step.empty()) {
    setSummary({});
    help_->hide();
    setWarning(false);
    return;
  }
  const NewtonStory story = storyOf(step, [log](int row) { return log->nameOf(row); });
  const NewtonAttempt& last = step.back().attempt;
  setSummary(tr("Step to %1 s: %2").arg(compactNumber(last.t, 6), QString::fromStdString(story.summary)));
  setWarning(story.failed);
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
  if (const auto element = worstOf(at.row())) emit elementSpokenOf(*element);
}

std::optional<ElementId> NewtonPanel::worstOf(int line) const {
  const Element* element = model_ ? model_->find(table_->elementOf(line)) : nullptr;
  return element ? std::optional(element->id) : std::nullopt;
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
