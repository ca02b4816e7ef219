#include "shell/run_bar.h"

#include "document/edit_text.h"
#include "integrators/integrator.h"
#include "language/translated.h"
#include "panels/eliding_combo.h"
#include "panels/tab_order.h"
#include "run/step_grid.h"
#include "theme/icons.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>

namespace gyre::ui {
namespace {

struct Speed {
  const char* text;
  double factor;
};
constexpr Speed kSpeeds[] = {{QT_TR_NOOP("Real time"), 1},
                             {QT_TR_NOOP("As fast as possible"), 0},
                             {QT_TR_NOOP("10 × real time"), 10},
                             {QT_TR_NOOP("2 × real time"), 2},
                             {QT_TR_NOOP("Half of real time"), 0.5},
                             {QT_TR_NOOP("1/10 of real time"), 0.1},
                             {QT_TR_NOOP("1/100 of real time"), 0.01}};

constexpr int kLeastMethodWidth = 176, kMostMethodWidth = 288;

/// Width that a number or the longest choice needs [pixels].
int editorWidth(const Field& field, const QWidget& editor) {
  constexpr int number = 84, mostOfChoice = 140, frameAndArrow = 66;
  int widest = 0;
  for (const std::string& choice : field.choices)
    widest = std::max(widest, editor.fontMetrics().horizontalAdvance(QString::fromStdString(choice)));
  return std::clamp(widest + frameAndArrow, number, mostOfChoice);
}

}  // namespace

RunBar::RunBar(ModelDocument& document, RunController& controller, Actions actions, QWidget* parent)
    : QToolBar(tr("Run bar"), parent),
      document_(document),
      controller_(controller),
      integrator_(new ElidingCombo(this)),
      speed_(new QComboBox(this)),
      toggle_(actions.toggle),
      begin_(new QLabel(this)) {
  setObjectName("runBar");
  setMovable(false);
  setIconSize({20, 20});
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  addAction(actions.toggle);
  addAction(actions.step);
  addAction(actions.reset);
  // Words of these would take the room of the method's parameters.
  for (QAction* action : {actions.keepRun, actions.orderStudy}) {
    addAction(action);
    if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
      button->setToolButtonStyle(Qt::ToolButtonIconOnly);
  }
  addSeparator();

  speed_->setObjectName("speed");
  setTip(speed_, tr("Speed of the run"));
  speed_->setFocusPolicy(Qt::StrongFocus);
  for (const Speed& s : kSpeeds) speed_->addItem(tr(s.text), s.factor);
  addWidget(speed_);
  controller_.setSpeed(speed_->currentData().toDouble());

  addSeparator();

  integrator_->setObjectName("integrator");
  setTip(integrator_, tr("Time integrator"));
  for (const TypeInfo* type : document_.types().of(Category::integrator)) {
    integrator_->addItem(translated(type->label), QString::fromStdString(type->id));
  }
  integrator_->setFocusPolicy(Qt::StrongFocus);
  integrator_->setFixedWidth(kLeastMethodWidth);
  addWidget(integrator_);
  parametersAction_ = addWidget(new QWidget(this));  // what is left of the bar
  if (auto* more = findChild<QToolButton*>("qt_toolbar_ext_button")) more->setIcon(icon("more"));

  begin_->setObjectName("begin");
  begin_->setToolTip(tr("The run began from a saved state. Reset takes it back to the initial values of the model"));
  beginAction_ = addWidget(begin_);
  connect(&controller_, &RunController::recordingReplaced, this, &RunBar::showBegin);
  connect(&controller_, &RunController::recordingReplaced, this, &RunBar::showStepUsed);
  showBegin();

  connect(integrator_, &QComboBox::activated, this, &RunBar::chooseIntegrator);
  connect(speed_, &QComboBox::activated, this, [this] { controller_.setSpeed(speed_->currentData().toDouble()); });
  connect(&document_, &ModelDocument::replaced, this, [this] {
    for (NumberEdit* edit : findChildren<NumberEdit*>()) edit->revert();  // it was typed for another model
    refresh();
  });
  connect(&document_, &ModelDocument::changed, this, [this](ElementId id) {
    if (id == simulationId) refresh();
  });
  // A joint may have come or gone.
  connect(&document_, &ModelDocument::structureChanged, this, &RunBar::greyOutRefused);
  refresh();
}

void RunBar::chooseIntegrator(int index) {
  const TypeInfo* type =
      document_.types().find(Category::integrator, integrator_->itemData(index).toString().toStdString());
  const Element& now = document_.model().simulation();
  if (type == now.type) return;
  const auto done = document_.submit({SetType{simulationId, type, convertParams(*type, now)}},
                                     tr("Integrate with %1").arg(translated(type->label)));
  if (!done) emit failed(done.error());
  refresh();
}

/// Methods that cannot run this model are grey, and say why.
void RunBar::greyOutRefused() {
  auto* items = qobject_cast<QStandardItemModel*>(integrator_->model());
  for (int i = 0; i < integrator_->count(); ++i) {
    const TypeInfo* type =
        document_.types().find(Category::integrator, integrator_->itemData(i).toString().toStdString());
    const auto refused = refusal(integratorType(*type), document_.model());
    items->item(i)->setEnabled(!refused);
    items->item(i)->setToolTip(refused ? QString::fromStdString(refused->message) : translated(type->help));
  }
}

void RunBar::refresh() {
  const Element& simulation = document_.model().simulation();
  greyOutRefused();
  integrator_->setCurrentIndex(integrator_->findData(QString::fromStdString(simulation.type->id)));
  if (simulation.type != shownType_) rebuildParameters();
  for (const auto& [field, editor] : editors_) editor->show(simulation.value(*field));
  showStepUsed();
}

/// Steps of a fixed size are shortened to meet the output times (run/step_grid.h).
void RunBar::showStepUsed() {
  if (!stepUsed_) return;
  const Element& simulation = document_.model().simulation();
  const auto facts = controller_.current().facts();
  const bool isKnown = facts && controller_.current().model().simulation().type == simulation.type;
  const RunSettings run = runSettings(simulation);
  const bool isSet = run.step > 0 && run.end_time > 0;
  const double used = isSet ? StepGrid(run).step() : run.step;
  const bool isOther = isKnown && !facts->choosesStep && used < run.step * (1 - 1e-9);
  stepUsed_->setText(isOther ? tr("used: %1 s").arg(used, 0, 'g', 4) : QString());
  stepUsed_->setToolTip(
      tr("Steps of %1 s are made: rows are recorded every %2 s, and each of these intervals is cut into "
         "equal steps no longer than the one that is set")
          .arg(used, 0, 'g', 6)
          .arg(run.output_step, 0, 'g', 6));
  if (isOther == stepUsed_->isVisibleTo(parameters_)) return;
  stepUsed_->setVisible(isOther);
  showWhatFits();
}

void RunBar::rebuildParameters() {
  const Element& simulation = document_.model().simulation();
  shownType_ = simulation.type;
  editors_.clear();
  groups_.clear();
  stepUsed_ = nullptr;
  if (parameters_) parameters_->deleteLater();
  parameters_ = new QWidget(this);
  parameters_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  auto* layout = new QHBoxLayout(parameters_);
  layout->setContentsMargins(4, 0, 4, 0);
  layout->setSpacing(6);
  std::vector<const Field*> fields;
  for (const Field& field : simulation.type->fields) fields.push_back(&field);
  // How often rows are written matters less than what the method makes of the equations.
  std::stable_partition(fields.begin(), fields.end(), [](const Field* f) { return f->key != "output_step"; });
  for (const Field* f : fields) {
    const Field& field = *f;
    auto* group = new QWidget(parameters_);
    FieldEditor* editor = field.advanced ? nullptr : makeFieldEditor(field, document_.model(), group);
    if (!editor || editor->isWide()) {  // has its place in the properties
      delete group;
      continue;
    }
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(6);
    auto* label = new QLabel(translated(field.label), group);
    label->setForegroundRole(QPalette::PlaceholderText);
    const QString help = translated(field.help);
    label->setToolTip(help);
    editor->setToolTip(help);
    editor->setFixedWidth(editorWidth(field, *editor));
    row->addWidget(label);
    row->addWidget(editor);
    if (field.key == "step") {
      stepUsed_ = new QLabel(group);
      stepUsed_->setObjectName("stepUsed");
      stepUsed_->setProperty("warns", true);
      stepUsed_->hide();
      row->addWidget(stepUsed_);
    }
    layout->addWidget(group);
    groups_.push_back(group);
    editors_.emplace_back(&field, editor);
    connect(editor, &FieldEditor::hint, this,
            [editor, help](const QString& text) { editor->setToolTip(text.isEmpty() ? help : text); });
    connect(editor, &FieldEditor::entered, this, [this] { gesture_ = document_.newGesture(); });
    connect(editor, &FieldEditor::edited, this, [this, f = &field](const Value& value, bool nudged) {
      const Model& model = document_.model();
      const auto done =
          document_.submit({SetField{simulationId, f->key, value}},
                           setText(model, *f, value, namesOf(model, std::array{simulationId})), nudged ? gesture_ : 0);
      if (!done) emit failed(done.error());
      refresh();
    });
  }
  insertWidget(parametersAction_, parameters_);
  setTabAfter(integrator_, parameters_);
  showWhatFits();
}

void RunBar::showBegin() {
  const auto recording = controller_.current().recording();
  const double from = recording && recording->rows() > 0 ? recording->time(0) : 0;
  begin_->setText(from > 0 ? tr("from t = %1 s").arg(from, 0, 'g', 6) : QString());
  beginAction_->setVisible(from > 0);
  showWhatFits();
}

/// The button has room for both of its words: what stands beside it keeps its place.
void RunBar::showEvent(QShowEvent* event) {
  QToolBar::showEvent(event);
  auto* button = qobject_cast<QToolButton*>(widgetForAction(toggle_));
  if (!button) return;
  const QString shown = toggle_->text();
  int widest = 0;
  for (const QString& text : {tr("Run"), tr("Pause")}) {
    button->setText(text);
    widest = std::max(widest, button->sizeHint().width());
  }
  button->setText(shown);
  button->setMinimumWidth(widest);
}

void RunBar::resizeEvent(QResizeEvent* event) {
  QToolBar::resizeEvent(event);
  showWhatFits();
}

/// A tool bar hides a widget that does not fit as a whole; the last parameters give way instead, and are still among
/// the properties of the simulation.
void RunBar::showWhatFits() {
  constexpr int margins = 32;
  const int begin = begin_->text().isEmpty() ? 0 : begin_->sizeHint().width() + margins;
  int left = width() - integrator_->x() - kLeastMethodWidth - margins - begin;
  for (QWidget* group : groups_) {
    left -= group->sizeHint().width() + 6;
    group->setVisible(left >= 0);
  }
  // What is left over shows the name of the method in full.
  integrator_->setFixedWidth(kLeastMethodWidth + std::clamp(left, 0, kMostMethodWidth - kLeastMethodWidth));
  // What a tool bar has hidden for want of room does not tell it by itself that it takes less now.
  layout()->invalidate();
}

}  // namespace gyre::ui

#include "moc_run_bar.cpp"
