#include "contacts/solver_panel.h"

#include "figure/readable_number.h"
#include "integrators/steps_over_impacts.h"
#include "theme/command_button.h"
#include "theme/icons.h"

#include <QHeaderView>
#include <QScopedValueRollback>

namespace gyre::ui {
namespace {

constexpr int widthOfIsland = 152, widthOfMethod = 176, besideHeader = 36;  // [pixels]
constexpr int twoColumnsFrom = 640;                                         // [pixels]

/// First come sweeps over all islands together, whose merit is that of the worst island, for it decides; then what was
/// done about single islands. @param island  whose own iterations are shown besides those of all; none: of every island
IterationCurves curvesOf(const std::optional<LoggedSolve>& solve, std::optional<int> island) {
  IterationCurves out{.names = {SolverPanel::tr("merit"), SolverPanel::tr("step")},
                      .wanted = solve ? solve->wanted : 0,
                      .nameOfWanted = SolverPanel::tr("asked for")};
  if (!solve) return out;
  int together = 0, last = -2;
  for (const LocalIterate& i : solve->iterates) {
    if (i.island >= 0 && island && i.island != *island) continue;
    if (i.island != last) out.runs.push_back({.first = i.island < 0 ? 1 : together + 1});
    last = i.island;
    out.runs.back().values.push_back({i.worst, i.step});
    if (i.island < 0) ++together;
  }
  return out;
}

}  // namespace

SolverPanel::SolverPanel(Selection& selection, QAction* exportAll, QWidget* parent)
    : StepPanel(parent),
      selection_(selection),
      table_(new IslandTable(this)),
      sorted_(new QSortFilterProxyModel(this)),
      view_(new QTreeView(this)),
      plot_(new IterationPlot(tr("Convergence of the solver of contacts"), tr("No iteration was needed here."), this)),
      number_(
          addNumber(tr("Solve of the step"),
                    tr("A blow that runs on through bodies that do not touch takes a further solve in the same step"))),
      pause_(new RefreshPause(this, [this] { refresh(); })) {
  sorted_->setSourceModel(table_);
  sorted_->setSortRole(IslandTable::sortRole);
  makeTable(*view_, tr("Islands"));
  view_->setModel(sorted_);
  view_->setSortingEnabled(true);
  view_->sortByColumn(IslandTable::contacts, Qt::DescendingOrder);
  for (int c = 0; c < IslandTable::columns; ++c) {
    const QString title = table_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    const int least = c == IslandTable::bodies ? widthOfIsland : c == IslandTable::method ? widthOfMethod : 112;
    view_->setColumnWidth(c, std::max(least, view_->fontMetrics().horizontalAdvance(title) + besideHeader));
  }
  head()->addWidget(commandButton(exportAll, icon("export"), tr("Export the solver of all rows as CSV"), this));
  setParts(plot_, view_, {twoColumnsFrom, {3, 2}, {3, 2}});
  connect(number_, &QSpinBox::valueChanged, this, &SolverPanel::chooseNumber);
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SolverPanel::lineChosen);
  connect(view_, &QTreeView::clicked, this, &SolverPanel::lineChosen);  // also of the line that is selected already
  pause_->now();
}

void SolverPanel::setModel(const Model& model) {
  bodies_.clear();
  for (const Element* body : model.active(Category::body)) bodies_.push_back(body->id);
  table_->setModel(model);
  methodOfForces_ = stepsOverImpacts(model) ? QString() : QString::fromStdString(model.simulation().type->id);
  marked_.reset();
}

void SolverPanel::show(const ContactMoment& moment, bool goesOn) {
  moment_ = moment;
  pause_->ask(goesOn);
}

void SolverPanel::showEvent(QShowEvent* event) {
  StepPanel::showEvent(event);
  pause_->catchUp();
}

void SolverPanel::refresh() {
  {
    const QScopedValueRollback guard(selecting_, true);
    table_->show(moment_, chosen_);
    refreshNumber();
    markLine();
  }
  plot_->show(curvesOf(table_->solve(), marked_ ? table_->islandOf(*marked_) : std::nullopt));
  refreshSummary();
  setHint(reasonForNothing());
  showParts(table_->solve().has_value());
}

void SolverPanel::refreshNumber() {
  const int count = static_cast<int>(table_->solves().size());
  if (count < 2) chosen_.reset();
  showNumber(*number_, tr("Solve"), count);
  if (count > 1) number_->setValue(table_->number() + 1);
}

void SolverPanel::chooseNumber(int number) {
  if (selecting_) return;
  chosen_ = number - 1;
  pause_->now();
}

/// The marked island keeps its line, wherever that is now.
void SolverPanel::markLine() {
  const std::optional<int> island = marked_ ? table_->islandOf(*marked_) : std::nullopt;
  QItemSelectionModel* lines = view_->selectionModel();
  if (!island) return lines->clear();
  const QModelIndex at = sorted_->mapFromSource(table_->index(*island, 0));
  if (lines->currentIndex().row() != at.row() || !lines->isRowSelected(at.row()))
    lines->setCurrentIndex(at, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void SolverPanel::lineChosen() {
  const QModelIndex at = sorted_->mapToSource(view_->currentIndex());
  if (selecting_ || !at.isValid() || !view_->selectionModel()->hasSelection()) return;
  const std::vector<std::int32_t>& bodies = table_->bodiesOf(at.row());
  if (bodies.empty()) return;
  marked_ = bodies.front();
  std::vector<ElementId> ids;
  for (const std::int32_t body : bodies) ids.push_back(bodies_[static_cast<std::size_t>(body)]);
  selection_.select(ids);
  plot_->show(curvesOf(table_->solve(), at.row()));
}

void SolverPanel::refreshSummary() {
  const std::optional<LoggedSolve>& solve = table_->solve();
  setWarning(solve && solve->wanted > 0 && !solve->reached);
  if (!solve) return setSummary({});
  const QString islands =
      solve->islands.size() == 1 ? tr("1 island") : tr("%1 islands, of the worst").arg(solve->islands.size());
  const QString iterations = solve->iterations == 1 ? tr("1 iteration") : tr("%1 iterations").arg(solve->iterations);
  const QString merit = tr("merit %1 after %2").arg(compactNumber(solve->last.worst, 2), iterations);
  const QString wanted =
      solve->wanted > 0 ? tr("%1 was asked for").arg(compactNumber(solve->wanted, 2)) : tr("all sweeps were asked for");
  setSummary(tr("%1: %2; %3").arg(islands, merit, wanted));
}

QString SolverPanel::reasonForNothing() const {
  if (!moment_.isShown())
    return tr(
        "How the solver of contacts converges stands here: merit and step of every iteration, and which islands "
        "it had. Run a model whose bodies may touch (Space).");
  if (!moment_.touches())
    return tr("Nothing can touch in this run: its model has no contact, or no shapes that take part in it.");
  if (!methodOfForces_.isEmpty())
    return tr("Contact acts as a force in the method of this run, %1: its equations of motion have it in them, and "
              "there "
              "is no solver of contacts. How deep bodies overlap and how hard they press stands in Contacts "
              "(Alt+Shift+C), "
              "sizes of steps and iterations of the method in Steps and Statistics. The methods local_* have a solver.")
        .arg(methodOfForces_);
  return tr("Nothing touched in the step that led here: there was nothing to solve.");
}

}  // namespace gyre::ui

#include "moc_solver_panel.cpp"
