#include "panels/property_panel.h"

#include "bodies/mass_from_shapes.h"
#include "bodies/rigid.h"
#include "document/common_value.h"
#include "document/edit_text.h"
#include "panels/element_icon.h"
#include "panels/mass_dialog.h"
#include "panels/number_edit.h"
#include "panels/shapes_editor.h"
#include "theme/theme.h"

#include <QApplication>
#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

/// Each type once, in the order of the elements.
std::vector<const TypeInfo*> typesOf(const std::vector<const Element*>& elements) {
  std::vector<const TypeInfo*> types;
  for (const Element* e : elements)
    if (std::find(types.begin(), types.end(), e->type) == types.end()) types.push_back(e->type);
  return types;
}

bool isCommon(const Field& field, const std::vector<const TypeInfo*>& types) {
  return std::all_of(types.begin(), types.end(), [&](const TypeInfo* type) {
    const Field* f = type->find(field.key);
    return f && f->kind == field.kind && f->quantity == field.quantity && f->choices == field.choices;
  });
}

std::vector<Value> valuesOf(const std::vector<const Element*>& elements, const std::string& key) {
  std::vector<Value> values;
  for (const Element* e : elements) values.push_back(e->value(*e->type->find(key)));
  return values;
}

/// "5 elements: rigid body, revolute joint".
QString counted(const std::vector<const Element*>& elements) {
  QStringList labels;
  for (const TypeInfo* type : typesOf(elements)) labels << QString::fromStdString(type->label).toLower();
  return QObject::tr("%1 selected: %2").arg(elements.size()).arg(labels.join(", "));
}

/// A button that shows and hides what is advanced.
void unfold(QToolButton* fold, QWidget* advanced) {
  fold->setText(QObject::tr("Advanced"));
  fold->setObjectName("advancedFold");
  fold->setCheckable(true);
  fold->setArrowType(Qt::RightArrow);
  fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  fold->setVisible(advanced->layout()->count() > 0);
  advanced->hide();
  QObject::connect(fold, &QToolButton::toggled, fold, [fold, advanced](bool on) {
    fold->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    advanced->setVisible(on);
  });
}

}  // namespace

PropertyPanel::PropertyPanel(ModelDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      icon_(new QLabel(this)),
      name_(new QLineEdit(this)),
      type_(new QLabel(this)),
      enabled_(new QCheckBox(tr("Enabled"), this)),
      nameError_(new QLabel(this)),
      header_(new QWidget(this)),
      empty_(new QLabel(
          tr("Select a body, a joint or a force, in the tree or in the view, to see and edit its properties."), this)),
      scroll_(new QScrollArea(this)),
      help_(new QLabel(this)) {
  name_->setObjectName("elementName");
  name_->setAccessibleName(tr("Name"));
  nameError_->setWordWrap(true);
  auto* head = new QGridLayout(header_);
  head->setContentsMargins(16, 8, 16, 8);
  head->setHorizontalSpacing(8);
  head->setVerticalSpacing(4);
  head->setColumnStretch(1, 1);
  icon_->setFixedSize(20, 20);
  head->addWidget(icon_, 0, 0, 2, 1, Qt::AlignVCenter);
  enabled_->setObjectName("enabled");
  enabled_->setToolTip(tr("Takes part in the equations; off, it stays in the model with all that hangs on it"));
  type_->setWordWrap(true);
  head->addWidget(name_, 0, 1, 1, 2);
  head->addWidget(type_, 1, 1);
  head->addWidget(enabled_, 1, 2, Qt::AlignRight);
  head->addWidget(nameError_, 2, 1, 1, 2);

  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(24);
  empty_->setForegroundRole(QPalette::PlaceholderText);

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
  layout->addWidget(scroll_, 1);
  layout->addWidget(empty_, 1);
  layout->addWidget(help_);

  connect(name_, &QLineEdit::editingFinished, this, &PropertyPanel::rename);
  connect(&selection_, &Selection::changed, this, &PropertyPanel::showSelection);
  connect(&document_, &ModelDocument::replaced, this, &PropertyPanel::rebuild);
  connect(&document_, &ModelDocument::structureChanged, this, &PropertyPanel::rebuild);
  connect(&document_, &ModelDocument::edited, this, &PropertyPanel::refresh);
  connect(enabled_, &QCheckBox::clicked, this, &PropertyPanel::switchOnOff);
  rebuild();
}

void PropertyPanel::enter() {
  if (!rows_.empty()) rows_.front()->setFocus(Qt::TabFocusReason);
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
  showHeader(shown);
  refresh();
  showHelp(nullptr);
}

void PropertyPanel::rebuild() {
  const auto shown = elements();
  showsOne_ = shown.size() == 1;
  rows_.clear();
  entered_ = nullptr;
  shownTypes_ = typesOf(shown);
  header_->setVisible(!shown.empty());
  scroll_->setVisible(!shown.empty());
  help_->setVisible(!shown.empty());
  empty_->setVisible(shown.empty());
  if (QWidget* old = scroll_->takeWidget()) old->deleteLater();
  if (shown.empty()) return;
  showHeader(shown);
  buildForm(shown);
  refresh();
  showHelp(nullptr);
}

void PropertyPanel::showHeader(const std::vector<const Element*>& elements) {
  const Element& last = *elements.back();
  icon_->setPixmap(elementIcon(*last.type).pixmap(20, 20));
  // The model's own settings have no name to edit.
  const bool named = elements.size() == 1 && last.id >= firstFreeId;
  name_->setVisible(named);
  type_->setText(elements.size() == 1 ? QString::fromStdString(last.type->label) : counted(elements));
  type_->setToolTip(elements.size() == 1 ? QString::fromStdString(last.type->help) : QString());
  type_->setForegroundRole(named ? QPalette::PlaceholderText : QPalette::WindowText);
  enabled_->setVisible(std::all_of(elements.begin(), elements.end(), [](auto* e) { return e->id >= firstFreeId; }));
}

void PropertyPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !icon_) return;
  if (const auto shown = elements(); !shown.empty()) showHeader(shown);  // its icon in the colours of the theme
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
    connect(row, &FieldRow::formulaEdited, this, [this, row](const Formula& f) { submit(*row, f); });
    if (auto* shapes = row->findChild<ShapesEditor*>()) {
      shapes->setMassOffered(elements.size() == 1 && elements.front()->type == &rigidType());
      connect(shapes, &ShapesEditor::massWanted, this, [this, row] { takeMassFromShapes(*row); });
    }
    connect(row, &FieldRow::entered, this, [this, row] {
      if (std::exchange(entered_, row) != row) gesture_ = document_.newGesture();
      showHelp(&row->field());
    });
  };
  const auto addRows = [&](bool advanced, QWidget* page) {
    for (const Field& field : elements.front()->type->fields)
      if (field.advanced == advanced && isCommon(field, types)) addRow(field, page);
  };
  // In the order of Tab.
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
}

void PropertyPanel::refresh() {
  const auto shown = elements();
  if (shown.empty()) return;
  if (typesOf(shown) != shownTypes_) return rebuild();
  const Element& last = *shown.back();
  name_->setText(QString::fromStdString(last.id >= firstFreeId ? last.name : last.type->label));
  nameError_->hide();
  const auto on = std::count_if(shown.begin(), shown.end(), [](const Element* e) { return e->enabled; });
  const bool all = on == static_cast<std::ptrdiff_t>(shown.size());
  enabled_->setCheckState(all ? Qt::Checked : on == 0 ? Qt::Unchecked : Qt::PartiallyChecked);
  for (FieldRow* row : rows_) {
    const std::vector<Value> values = valuesOf(shown, row->field().key);
    row->show(commonValue(values), shown.size() == 1 ? last.formulas : std::vector<Formula>{}, !allSame(values));
    row->setEnabled(
        std::none_of(shown.begin(), shown.end(), [&](const Element* e) { return row->field().isDerived(e->params); }));
  }
}

void PropertyPanel::submit(FieldRow& row, const Value& value, bool nudged) {
  const auto shown = elements();
  if (shown.empty()) return;
  const std::string& key = row.field().key;
  const std::vector<Value> values = valuesOf(shown, key);
  const Value common = commonValue(values);
  Compound edit;
  for (std::size_t i = 0; i < shown.size(); ++i)
    edit.edits.push_back({SetField{shown[i]->id, key, completed(value, common, values[i])}});
  const Value first = std::get<SetField>(edit.edits.front().what).value;
  const QString text =
      setText(document_.model(), row.field(), first, namesOf(document_.model(), selection_.elements()));
  const auto done =
      document_.submit(shown.size() == 1 ? edit.edits.front() : Edit{std::move(edit)}, text, nudged ? gesture_ : 0);
  if (done) return;
  const QString whose = shown.size() > 1 ? QString::fromStdString(done.error().element) + ": " : QString();
  row.setError(whose + QString::fromStdString(done.error().message));
}

void PropertyPanel::switchOnOff(bool on) {
  Compound edit;
  for (const Element* e : elements()) edit.edits.push_back({SetEnabled{e->id, on}});
  const QString names = namesOf(document_.model(), selection_.elements());
  (void)document_.submit({std::move(edit)}, (on ? tr("Enable %1") : tr("Disable %1")).arg(names));
}

void PropertyPanel::submit(FieldRow& row, const Formula& formula) {
  const auto shown = elements();
  if (shown.empty()) return;
  Compound edit;
  for (const Element* e : shown) edit.edits.push_back({SetFormula{e->id, formula}});
  const QString names = namesOf(document_.model(), selection_.elements());
  const QString label = QString::fromStdString(row.field().label).toLower();
  const QString text = formula.text.empty()
                           ? tr("Take the formula from %1 of %2").arg(label, names)
                           : tr("Set %1 of %2 to %3").arg(label, names, QString::fromStdString(formula.text));
  const auto done = document_.submit(shown.size() == 1 ? edit.edits.front() : Edit{std::move(edit)}, text);
  if (!done) row.setError(QString::fromStdString(done.error().message));
}

void PropertyPanel::takeMassFromShapes(FieldRow& row) {
  const auto shown = elements();
  if (shown.size() != 1) return;
  const Element* e = shown.front();
  const Rigid& body = e->as<Rigid>();
  constexpr double steel = 7850;
  MassDialog dialog(body.shapes, body.density > 0 ? body.density : steel, this);
  if (dialog.exec() != QDialog::Accepted) return;
  auto edit = massFromShapes(document_.model(), e->id, dialog.density());
  const auto done = edit ? document_.submit(*edit, tr("Take the mass of %1 from its shapes").arg(name_->text()))
                         : Expected<void>(tl::unexpected(edit.error()));
  if (!done) row.setError(QString::fromStdString(done.error().message));
}

void PropertyPanel::rename() {
  const auto shown = elements();
  const std::string typed = name_->text().trimmed().toStdString();
  if (shown.size() != 1 || shown.front()->id < firstFreeId || typed == shown.front()->name) return;
  const auto done = document_.submit(
      {Rename{shown.front()->id, typed}},
      tr("Rename %1 to %2").arg(QString::fromStdString(shown.front()->name), QString::fromStdString(typed)));
  if (done) return;
  QPalette red = palette();
  red.setColor(QPalette::WindowText, currentTheme().error);
  nameError_->setPalette(red);
  nameError_->setText(QString::fromStdString(done.error().message));
  nameError_->show();
}

void PropertyPanel::showHelp(const Field* field) {
  if (shownTypes_.empty()) return;
  if (!field) return help_->setText(shownTypes_.size() == 1 ? QString::fromStdString(shownTypes_[0]->help) : QString());
  QString text = "<b>" + QString::fromStdString(field->label).toHtmlEscaped() + "</b> " +
                 QString::fromStdString(field->help).toHtmlEscaped();
  if (const std::string range = field->range.text(); !range.empty())
    text += " (" + QString::fromStdString(range).toHtmlEscaped() + ")";
  if (field->quantity != Quantity::none) {
    QStringList units;
    for (const Unit& unit : unitsOf(field->quantity)) units << printedUnit(unit.symbol).toHtmlEscaped();
    text += "<br>" + tr("Units: ") + units.join(", ");
  }
  help_->setText(text);
}

}  // namespace gyre::ui
