#include "compare/compare_panel.h"

#include "document/file_path.h"
#include "document/typed_text.h"
#include "figure/readable_number.h"
#include "integrators/integrator.h"
#include "io/model_file.h"
#include "language/translated.h"
#include "theme/flow_row.h"
#include "theme/icons.h"
#include "theme/palette.h"
#include "theme/seen.h"
#include "theme/tips.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int pauseOfCompared = 100;  // between two refreshments while runs go on [ms]
constexpr std::size_t chosenAtFirst = 3;
constexpr int widthOfMethod = 112, widthOfChanges = 128, widthOfState = 96, besideTitle = 32,
              besideNumber = 16;  // [pixels]

/// Methods of different families that can run the model, so that there is something to see.
std::vector<const IntegratorType*> firstChoices(const TypeList& types, const Model& model) {
  std::vector<const IntegratorType*> out;
  for (const TypeInfo* type : types.of(Category::integrator))
    if (integratorType(*type).recommended.compared > 0 && !refusal(integratorType(*type), model))
      out.push_back(&integratorType(*type));
  std::sort(out.begin(), out.end(), [](const IntegratorType* a, const IntegratorType* b) {
    return a->recommended.compared < b->recommended.compared;
  });
  return out;
}

}  // namespace

ComparePanel::ComparePanel(ModelDocument& document, RunSet& runs, LockstepController& lockstep, Playback& playback,
                           QWidget* parent)
    : QWidget(parent),
      document_(document),
      runs_(runs),
      lockstep_(lockstep),
      playback_(playback),
      table_(new CompareTable(document, runs, lockstep, this)),
      view_(new QTreeView(this)),
      summary_(new QLabel(this)),
      add_(new QToolButton(this)),
      remove_(new QToolButton(this)),
      baseline_(new QToolButton(this)),
      solid_(new QToolButton(this)),
      from_(new QComboBox(this)),
      start_(new QPushButton(this)) {
  build();
  pause_.setSingleShot(true);
  pause_.setInterval(pauseOfCompared);
  connect(&pause_, &QTimer::timeout, this, &ComparePanel::refresh);
  connect(&document_, &ModelDocument::replaced, this, [this] {
    chosen_ = false;
    table_->setContestants({});
    if (isVisible()) chooseMethods();
  });
  connect(&lockstep_, &LockstepController::advanced, this, [this] {
    if (!pause_.isActive()) pause_.start();
  });
  connect(&lockstep_, &LockstepController::stateChanged, this, &ComparePanel::refresh);
  connect(&lockstep_, &LockstepController::failed, this, &ComparePanel::failed);
  connect(&runs_.shown(), &ShownRun::replaced, this, &ComparePanel::refresh);
  connect(&runs_, &RunSet::othersChanged, this, &ComparePanel::refresh);
  connect(from_, &QComboBox::currentIndexChanged, this, &ComparePanel::refreshWords);
  connect(table_, &CompareTable::contestantsChanged, this, &ComparePanel::refreshWords);
  connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ComparePanel::refreshWords);
  refreshWords();
}

void ComparePanel::build() {
  add_->setIcon(icon("plus"));
  add_->setAutoRaise(true);
  add_->setPopupMode(QToolButton::InstantPopup);
  add_->setMenu(new QMenu(add_));
  setTip(add_, tr("Adds a method to the comparison; the same one twice with other changes, too"));
  connect(add_->menu(), &QMenu::aboutToShow, this, &ComparePanel::fillMethods);
  // In the table letters would search, and the window has commands of its own under these keys.
  const auto button = [this](QToolButton* of, const char* picture, const QString& tip, Qt::Key key, auto act) {
    of->setIcon(icon(picture));
    of->setAutoRaise(true);
    setTip(of, tip);
    connect(of, &QToolButton::clicked, this, act);
    auto* action = new QAction(tip, view_);
    action->setShortcuts(key == Qt::Key_Return ? QList<QKeySequence>{Qt::Key_Return, Qt::Key_Enter}
                                               : QList<QKeySequence>{key});
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, of, &QToolButton::click);
    view_->addAction(action);
  };
  button(remove_, "trash", tr("Take the line out of the comparison (Del)"), Qt::Key_Delete,
         [this] { table_->remove(view_->currentIndex().row()); });
  button(baseline_, "difference", tr("Measure how far the others are from this run (B)"), Qt::Key_B, [this] {
    if (const RunPtr run = currentRun()) runs_.setBaseline(run);
  });
  button(solid_, "body", tr("Draw the bodies of this run solid, the others as ghosts (Return)"), Qt::Key_Return,
         [this] {
           if (const RunPtr run = currentRun()) runs_.show(run);
         });
  from_->addItems({tr("From the start"), tr("From the moment shown")});
  from_->setItemData(1, tr("Positions and velocities of the run at the time that is shown"), Qt::ToolTipRole);
  setTip(from_, tr("Where the runs begin"));
  from_->setFocusPolicy(Qt::StrongFocus);
  from_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  from_->setMinimumContentsLength(12);
  start_->setDefault(false);
  connect(start_, &QPushButton::clicked, this, &ComparePanel::toggle);
  summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  summary_->setForegroundRole(QPalette::PlaceholderText);
  buildTable();

  FlowRow* head = panelBar();
  for (QWidget* w : std::initializer_list<QWidget*>{start_, from_, add_, remove_, baseline_, solid_})
    head->addWidget(w);
  summary_->setContentsMargins(16, 0, 8, 8);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(head);
  layout->addWidget(summary_);
  layout->addWidget(view_, 1);
}

void ComparePanel::buildTable() {
  view_->setModel(table_);
  view_->setProperty("table", true);
  view_->setRootIsDecorated(false);
  view_->setUniformRowHeights(true);
  view_->setAllColumnsShowFocus(true);
  view_->setAccessibleName(tr("Runs compared"));
  view_->setFont(tabularFont(font()));
  view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  view_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                         QAbstractItemView::SelectedClicked);
  view_->header()->setStretchLastSection(false);
  const int widthOfNumber = view_->fontMetrics().horizontalAdvance(widestNumber(3)) + besideNumber;
  for (int c = 0; c < CompareTable::columns; ++c) {
    const QString title = table_->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    const int least = c == CompareTable::method    ? widthOfMethod
                      : c == CompareTable::changes ? widthOfChanges
                      : c == CompareTable::state   ? widthOfState
                                                   : widthOfNumber;
    view_->setColumnWidth(c, std::max(least, view_->fontMetrics().horizontalAdvance(title) + besideTitle));
  }
}

/// Those that cannot run the model say why.
void ComparePanel::fillMethods() {
  QMenu* menu = add_->menu();
  menu->clear();
  menu->setToolTipsVisible(true);
  for (const TypeInfo* type : document_.types().of(Category::integrator)) {
    const auto refused = refusal(integratorType(*type), document_.model());
    QAction* action = menu->addAction(translated(type->label), [this, id = type->id] { table_->add(id); });
    action->setEnabled(!refused);
    action->setData(QString::fromStdString(type->id));
    action->setToolTip(refused ? QString::fromStdString(refused->message) : translated(type->help));
  }
  menu->addSeparator();
  QAction* other = menu->addAction(tr("Another &model…"), this, &ComparePanel::chooseModel);
  other->setToolTip(tr("A model from a file, by its own method, beside this one"));
}

void ComparePanel::chooseModel() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Compare with another model"), QFileInfo(document_.file().path()).path(), tr("Gyre models (*.gyre)"));
  if (!path.isEmpty()) addModel(path);
}

void ComparePanel::addModel(const QString& path) {
  auto model = readModel(toPath(path), document_.types());
  if (!model) return emit failed(model.error());
  table_->add(QFileInfo(path).fileName(), std::make_shared<const Model>(std::move(*model)));
  const int before = view_->columnWidth(CompareTable::method);
  view_->resizeColumnToContents(CompareTable::method);  // names of files are longer than those of methods
  if (view_->columnWidth(CompareTable::method) < before) view_->setColumnWidth(CompareTable::method, before);
}

void ComparePanel::chooseMethods() {
  chosen_ = true;
  const Model& model = document_.model();
  if (model.of(Category::body).empty()) return;
  std::vector<std::string> ids{model.simulation().type->id};
  for (const IntegratorType* type : firstChoices(document_.types(), model))
    if (ids.size() < chosenAtFirst && type->id != ids.front()) ids.push_back(type->id);
  QStringList methods;
  for (const std::string& id : ids) methods << QString::fromStdString(id);
  propose(methods);
}

void ComparePanel::propose(const QStringList& methods) {
  chosen_ = true;
  std::vector<Contestant> contestants;
  std::vector<int> taken;
  for (const QString& method : methods.mid(0, CompareTable::mostLines)) {
    taken.push_back(runs_.freeColor(taken));
    contestants.push_back({.method = method.section(QLatin1Char(','), 0, 0).toStdString(),
                           .changes = changesIn(method.section(QLatin1Char(','), 1)),
                           .color = taken.back()});
  }
  table_->setContestants(std::move(contestants));
}

bool ComparePanel::isOfTheseRuns() const {
  const auto count = static_cast<int>(table_->contestants().size());
  if (static_cast<int>(lockstep_.runs().size()) != count) return false;
  for (int line = 0; line < count; ++line)
    if (!table_->runOf(line)) return false;
  return true;
}

void ComparePanel::toggle() {
  if (lockstep_.isRunning()) return lockstep_.pause();
  if (lockstep_.state() == RunState::paused && isOfTheseRuns() && from_->currentIndex() == 0) return lockstep_.goOn();
  start();
}

void ComparePanel::start() {
  takeOverTyped();
  if (const auto wrong = goToWrongField(*this)) return emit failed(*wrong);
  std::optional<RunStart> from;
  if (from_->currentIndex() == 1) {
    const std::optional<std::size_t> row = playback_.row();
    if (!row || !runs_.shown().hasBegun())
      return emit failed(
          {.message = "the comparison is to begin at the moment shown, but no moment of a run is shown"});
    from = RunStart{runs_.shown().recording(), *row};
  }
  table_->freeColors();
  lockstep_.start(document_.snapshot(), table_->contestants(), std::move(from));
  playback_.goLive();
}

void ComparePanel::refresh() {
  if (!isSeen(*this)) return;
  if (table_->refresh()) pause_.start();
  refreshWords();
}

void ComparePanel::refreshWords() {
  const auto lines = static_cast<int>(table_->contestants().size());
  bool fault = false;
  for (int line = 0; line < lines; ++line) fault |= !table_->faultOf(line).isEmpty();
  const bool running = lockstep_.isRunning();
  const bool goesOn = lockstep_.state() == RunState::paused && isOfTheseRuns() && from_->currentIndex() == 0;
  start_->setText(running ? tr("Pause") : goesOn ? tr("Go on") : tr("Run side by side"));
  start_->setIcon(icon(running ? "pause" : "run"));
  start_->setEnabled(running || (lines >= 2 && !fault));
  setTip(start_, lines < 2 ? tr("A comparison takes two methods or more")
                 : fault   ? tr("One of the changes cannot be made: it is marked in the table")
                           : tr("All methods from the same start to the same times"));
  const RunPtr run = currentRun();
  remove_->setEnabled(view_->currentIndex().isValid());
  baseline_->setEnabled(run && run != runs_.baseline());
  solid_->setEnabled(run && run != runs_.shown().run());
  add_->setEnabled(lines < CompareTable::mostLines);
  QString words;
  if (lines == 0) words = tr("Add the methods that are to be compared.");
  else if (!lockstep_.runs().empty()) {
    double cpu = 0;
    for (const LockstepProgress& p : lockstep_.progress()) cpu += p.cpu;
    words = tr("CPU %1 s").arg(compactNumber(cpu, 3));
  }
  summary_->setText(words);
  summary_->setVisible(!words.isEmpty());
}

void ComparePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!chosen_) chooseMethods();
  refresh();
}

}  // namespace gyre::ui

#include "moc_compare_panel.cpp"
