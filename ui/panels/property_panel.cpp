#include "panels/property_panel.h"

#include "bodies/applicable_fields.h"
#include "bodies/rigid.h"
#include "document/common_value.h"
#include "document/joint_coordinates.h"
#include "document/marker_placement.h"
#include "language/translated.h"
#include "model/marker_frames.h"
#include "model/named_frame.h"
#include "panels/frame_editor.h"
#include "panels/mass_dialog.h"
#include "panels/number_edit.h"
#include "panels/shapes_editor.h"
#include "panels/tab_order.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

bool isCommon(const Field& field, const std::vector<const TypeInfo*>& types) {
  return std::all_of(types.begin(), types.end(), [&](const TypeInfo* type) {
    const Field* f = type->find(field.key);
    return f && f->kind == field.kind && f->quantity == field.quantity && f->choices == field.choices;
  });
}

/// The row of a form that a control belongs to.
FieldRow* rowOf(QWidget* control) {
  FieldRow* row = nullptr;
  for (QWidget* w = control; w && !row; w = w->parentWidget()) row = qobject_cast<FieldRow*>(w);
  return row;
}

/// A button that shows and hides what is advanced.
void unfold(QToolButton* fold, QWidget* advanced) {
  fold->setText(QObject::tr("Advanced"));
  fold->setObjectName("advancedFold");
  fold->setCheckable(true);
  fold->setArrowType(Qt::RightArrow);
  fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  advanced->hide();
  QObject::connect(fold, &QToolButton::toggled, fold, [fold, advanced](bool on) {
    fold->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    advanced->setVisible(on);
  });
}

}  // namespace

/// A field that has the focus loses it when the window goes, and would tell half a panel.
PropertyPanel::~PropertyPanel() {
  for (QWidget* part : findChildren<QWidget*>()) part->disconnect(this);
}

PropertyPanel::PropertyPanel(ModelDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      edits_(document),
      header_(new ElementHeader(this)),
      elsewhere_(new QLabel(tr("Initial values: the view shows a later moment of the run."), this)),
      empty_(new QLabel(
          tr("Select a body, a joint or a force, in the tree or in the view, to see and edit its properties."), this)),
      scroll_(new QScrollArea(this)),
      beamFacts_(new BeamFactsBox(document, this)),
      help_(new QLabel(this)) {
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(24);
  empty_->setForegroundRole(QPalette::PlaceholderText);

  elsewhere_->setObjectName("elsewhere");
  elsewhere_->setWordWrap(true);
  elsewhere_->setForegroundRole(QPalette::PlaceholderText);
  elsewhere_->setContentsMargins(16, 0, 16, 4);
  elsewhere_->hide();

  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);

  setMinimumWidth(296);  // three numbers with their digits side by side
  help_->setWordWrap(true);
  help_->setMargin(16);
  help_->setForegroundRole(QPalette::PlaceholderText);
  help_->setAlignment(Qt::AlignBottom | Qt::AlignLeft);
  help_->setMinimumHeight(help_->fontMetrics().lineSpacing() * 4 + 32);  // the form must not jump with every field
  help_->setTextInteractionFlags(Qt::TextSelectableByMouse);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(header_);
  layout->addWidget(elsewhere_);
  layout->addWidget(scroll_, 1);
  layout->addWidget(beamFacts_);
  layout->addWidget(empty_, 1);
  layout->addWidget(help_);

  for (const int direction : {+1, -1}) {
    auto* action = new QAction(this);
    action->setShortcut(Qt::CTRL | (direction > 0 ? Qt::Key_Down : Qt::Key_Up));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, [this, direction] { goToRow(direction); });
    addAction(action);
  }
  connect(header_, &ElementHeader::renamed, this, [this](const QString& name) {
    if (const auto done = edits_.rename(name); !done) header_->setError(QString::fromStdString(done.error().message));
  });
  connect(&selection_, &Selection::changed, this, &PropertyPanel::showSelection);
  connect(&document_, &ModelDocument::replaced, this, &PropertyPanel::rebuild);
  connect(&document_, &ModelDocument::structureChanged, this, &PropertyPanel::rebuild);
  connect(&document_, &ModelDocument::edited, this, &PropertyPanel::refresh);
  connect(header_, &ElementHeader::switched, this, [this](bool on) { edits_.enable(on); });
  rebuild();
}

void PropertyPanel::setElsewhere(bool on) {
  if (std::exchange(isElsewhere_, on) != on) showElsewhere();
}

/// Bodies are what has initial values.
void PropertyPanel::showElsewhere() {
  const auto isBody = [](const TypeInfo* type) { return type->category == Category::body; };
  elsewhere_->setVisible(isElsewhere_ && std::any_of(shownTypes_.begin(), shownTypes_.end(), isBody));
}

void PropertyPanel::enter() {
  if (places_) places_->rows().front()->setFocus(Qt::TabFocusReason);
  else if (const auto first = std::ranges::find_if(rows_, [](FieldRow* row) { return !row->isHidden(); });
           first != rows_.end())
    (*first)->setFocus(Qt::TabFocusReason);
}

/// From field to field, whatever many numbers they have.
void PropertyPanel::goToRow(int direction) {
  std::vector<FieldRow*> rows = places_ ? places_->rows() : std::vector<FieldRow*>{};
  rows.insert(rows.end(), rows_.begin(), rows_.end());
  std::erase_if(rows, [](const FieldRow* row) { return !row->isVisible() || !row->isEnabled(); });
  if (rows.empty()) return;
  const auto here = std::find(rows.begin(), rows.end(), rowOf(QApplication::focusWidget()));
  const auto n = static_cast<std::ptrdiff_t>(rows.size());
  const std::ptrdiff_t at = here == rows.end() ? (direction > 0 ? -1 : n) : here - rows.begin();
  FieldRow* to = rows[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + direction, 0, n - 1))];
  to->setFocus(Qt::TabFocusReason);
  scroll_->ensureWidgetVisible(to, 0, 16);
}

/// After the form was made anew: to the same control where there still is one.
void PropertyPanel::restoreFocus(const QString& rowKey, const QString& control) {
  for (FieldRow* row : scroll_->findChildren<FieldRow*>()) {
    if (!scroll_->widget()->isAncestorOf(row) || QString::fromStdString(row->field().key) != rowKey) continue;
    for (QWidget* w : row->findChildren<QWidget*>(control))
      if (w->isVisibleTo(this) && w->isEnabled() && (w->focusPolicy() & Qt::TabFocus))
        return w->setFocus(Qt::OtherFocusReason);
  }
  emit left();
}

std::vector<const Element*> PropertyPanel::elements() const {
  std::vector<const Element*> out;
  for (const ElementId id : selection_.elements())
    if (const Element* e = document_.model().find(id)) out.push_back(e);
  return out;
}

void PropertyPanel::showSelection() {
  const auto shown = elements();
  const bool sameForm = !shown.empty() && typesOf(shown) == shownTypes_ && (shown.size() == 1) == showsOne_;
  const QWidget* focus = QApplication::focusWidget();
  if (!sameForm || (focus && scroll_->isAncestorOf(focus))) return rebuild();  // what is being typed ends there
  entered_ = nullptr;
  if (edits_.ids() != selection_.elements())
    for (FieldRow* row : scroll_->findChildren<FieldRow*>()) row->forget();
  edits_.setElements(selection_.elements());
  header_->showElements(shown);
  refresh();
  showHelp(nullptr);
}

/// What is being typed goes to those it was typed for; while the history is gone through, to nobody.
void PropertyPanel::endTyping(QWidget& field) {
  const QSignalBlocker quiet(document_.isReapplying() ? &field : nullptr);
  field.clearFocus();
}

void PropertyPanel::rebuild() {
  QWidget* focus = QApplication::focusWidget();
  const bool typedIn = focus && isAncestorOf(focus);
  const bool inForm = focus && scroll_->isAncestorOf(focus);
  const FieldRow* row = rowOf(focus);
  const QString rowKey = row ? QString::fromStdString(row->field().key) : QString();
  const QString control = inForm ? focus->objectName() : QString();
  if (inForm) endTyping(*focus);
  const auto shown = elements();
  edits_.setElements(selection_.elements());
  showsOne_ = shown.size() == 1;
  rows_.clear();
  places_ = nullptr;
  entered_ = nullptr;
  shownTypes_ = typesOf(shown);
  showElsewhere();
  header_->setVisible(!shown.empty());
  scroll_->setVisible(!shown.empty());
  help_->setVisible(!shown.empty());
  empty_->setVisible(shown.empty());
  if (QWidget* old = scroll_->takeWidget()) old->deleteLater();
  if (!shown.empty()) {
    header_->showElements(shown);
    buildForm(shown);
    showHelp(nullptr);
  }
  refresh();
  if (inForm && !shown.empty()) restoreFocus(rowKey, control);
  else if (typedIn && shown.empty()) emit left();
}

void PropertyPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
  if (header_->isTypedIn()) return refresh();
  emit left();  // what was being typed has been taken back by an Esc before
}

void PropertyPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !header_) return;
  if (const auto shown = elements(); !shown.empty())
    header_->showElements(shown);  // its icon in the colours of the theme
}

void PropertyPanel::buildForm(const std::vector<const Element*>& elements) {
  auto* form = new QWidget(scroll_->viewport());  // at once where it will be: another parent is another style
  auto* layout = new QVBoxLayout(form);
  layout->setContentsMargins(16, 8, 16, 16);
  layout->setSpacing(12);
  const auto types = typesOf(elements);
  const auto addRow = [&](const Field& field, QWidget* page) {
    auto* row = new FieldRow(field, document_.model(), page);
    page->layout()->addWidget(row);
    rows_.push_back(row);
    connect(row, &FieldRow::edited, this,
            [this, row](const Value& value, bool nudged) { submit(*row, value, nudged); });
    connect(row, &FieldRow::formulaEdited, this,
            [this, row](const Formula& formula) { showOutcome(*row, edits_.setFormula(row->field(), formula)); });
    connectRow(row);
    if (auto* shapes = row->findChild<ShapesEditor*>()) {
      shapes->setMassOffered(elements.size() == 1 && elements.front()->type == &rigidType());
      connect(shapes, &ShapesEditor::massWanted, this, [this, row] { takeMassFromShapes(*row); });
    }
    if (isMarker(field))
      connect(row->findChild<FrameEditor*>(), &FrameEditor::frameWanted, this,
              [this, row] { showOutcome(*row, edits_.makeFrame(row->field())); });
  };
  const auto addRows = [&](bool advanced, QWidget* page) {
    for (const Field& field : elements.front()->type->fields)
      if (field.advanced == advanced && isCommon(field, types)) addRow(field, page);
  };
  // In the order of Tab.
  if (elements.size() == 1) addPlaces(*elements.front(), form);
  addRows(false, form);
  auto* fold = new QToolButton(form);
  auto* advanced = new QWidget(form);
  auto* advancedLayout = new QVBoxLayout(advanced);
  advancedLayout->setContentsMargins(0, 0, 0, 0);
  advancedLayout->setSpacing(12);
  addRows(true, advanced);
  if (rows_.empty()) {
    auto* none = new QLabel(tr("The selected elements have no field in common."), form);
    none->setWordWrap(true);
    layout->addWidget(none);
  }
  unfold(fold, advanced);
  layout->addWidget(fold);
  layout->addWidget(advanced);
  layout->addStretch(1);
  scroll_->setWidget(form);
  setTabAfter(header_->last(), form);
}

void PropertyPanel::connectRow(FieldRow* row) {
  connect(row, &FieldRow::entered, this, [this, row] {
    if (std::exchange(entered_, row) != row) edits_.beginNudges();
    showHelp(&row->field());
  });
}

void PropertyPanel::addPlaces(const Element& element, QWidget* page) {
  if (markerPlaces(element) == MarkerPlaces::none) return;
  places_ = new PlaceRows(document_.model(), element, page);
  page->layout()->addWidget(places_);
  for (FieldRow* row : places_->rows()) connectRow(row);
  connect(places_, &PlaceRows::edited, this,
          [this](FieldRow* row, const Edit& edit, const QString& where, bool nudged) {
            showOutcome(*row, edits_.place(edit, where, nudged));
          });
}

/// Rows of fields that say something in none of the shown elements, and the button of none.
void PropertyPanel::hideWhatSaysNothing(const std::vector<const Element*>& shown) {
  bool anyAdvanced = false;
  for (FieldRow* row : rows_) {
    const bool says = std::ranges::any_of(
        shown, [&](const Element* e) { return applies(*e->type->find(row->field().key), *e, document_.model()); });
    if (row->isHidden() == says) row->setVisible(says);
    anyAdvanced = anyAdvanced || (says && row->field().advanced);
  }
  if (auto* fold = scroll_->findChild<QToolButton*>("advancedFold")) fold->setVisible(anyAdvanced);
}

void PropertyPanel::refresh() {
  const auto shown = elements();
  const bool isBeam =
      shown.size() == 1 && shown.front()->type->category == Category::body && bodyType(*shown.front()).flexible;
  beamFacts_->tell(isBeam ? shown.front()->id : ground);
  if (shown.empty()) return;
  if (typesOf(shown) != shownTypes_) return rebuild();
  const Element& last = *shown.back();
  header_->refresh(shown);
  if (places_) places_->show(last);
  hideWhatSaysNothing(shown);
  for (FieldRow* row : rows_) {
    const std::vector<Value> values = valuesOf(shown, row->field().key);
    if (const Field* joint = last.type->find(row->field().coordinateOf))
      row->setAllowed(coordinatesOf(document_.model(), std::get<ElementId>(last.value(*joint))));
    if (isMarker(row->field())) offerFrames(*row, shown);
    if (row->field().quantityBy) row->setQuantity(row->field().quantityIn(last.params));
    row->show(commonValue(values), shown.size() == 1 ? last.formulas : std::vector<Formula>{}, !allSame(values));
    row->setEnabled(
        std::none_of(shown.begin(), shown.end(), [&](const Element* e) { return row->field().isDerived(e->params); }));
  }
}

/// Those of the body that all the shown markers are on.
void PropertyPanel::offerFrames(FieldRow& row, const std::vector<const Element*>& shown) {
  const Field* bodyField = shown.back()->type->find(bodyKeyOf(row.field()));
  if (!bodyField) return;
  const Value body = shown.back()->value(*bodyField);
  const auto isOnIt = [&](const Element* e) { return sameValue(e->value(*e->type->find(bodyField->key)), body); };
  std::vector<std::pair<ElementId, QString>> frames;
  if (std::ranges::all_of(shown, isOnIt))
    for (const Element* e : document_.model().of(Category::frame))
      if (e->as<NamedFrame>().body == std::get<ElementId>(body))
        frames.emplace_back(e->id, QString::fromStdString(e->name));
  row.findChild<FrameEditor*>()->offerFrames(frames);
}

void PropertyPanel::showOutcome(FieldRow& row, const Expected<void>& done) {
  if (!done) row.setError(QString::fromStdString(done.error().message));
}

void PropertyPanel::submit(FieldRow& row, const Value& value, bool nudged) {
  const auto done = edits_.set(row.field(), value, nudged);
  if (done) return;
  const QString whose = edits_.elements().size() > 1 ? QString::fromStdString(done.error().element) + ": " : QString();
  const QString words = whose + QString::fromStdString(done.error().message);
  if (done.error().remedy != Error::Remedy::nearestInertia) return row.setError(words);
  row.setError(words, tr("Use the nearest possible inertia"),
               [this, &row, value] { showOutcome(row, edits_.setNearestInertia(row.field(), value)); });
}

void PropertyPanel::takeMassFromShapes(FieldRow& row) {
  const auto shown = edits_.elements();
  if (shown.size() != 1) return;
  const Rigid& body = shown.front()->as<Rigid>();
  constexpr double steel = 7850;
  MassDialog dialog(body.shapes, body.density > 0 ? body.density : steel, this);
  if (dialog.exec() == QDialog::Accepted) showOutcome(row, edits_.takeMass(dialog.density()));
}

void PropertyPanel::showHelp(const Field* field) {
  if (shownTypes_.empty()) return;
  if (!field) return help_->setText(shownTypes_.size() == 1 ? translated(shownTypes_[0]->help) : QString());
  QString text = "<b>" + translated(field->label).toHtmlEscaped() + "</b> " + translated(field->help).toHtmlEscaped();
  if (const std::string range = field->range.text(); !range.empty())
    text += " (" + QString::fromStdString(range).toHtmlEscaped() + ")";
  const auto shown = elements();
  const Quantity quantity = shown.empty() ? field->quantity : field->quantityIn(shown.back()->params);
  if (quantity != Quantity::none) {
    QStringList units;
    for (const Unit& unit : unitsOf(quantity)) units << printedUnit(unit.symbol).toHtmlEscaped();
    text += "<br>" + tr("Units: ") + units.join(", ");
  }
  help_->setText(text);
}

}  // namespace gyre::ui

#include "moc_property_panel.cpp"
