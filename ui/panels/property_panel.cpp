#include "panels/property_panel.h"

#include "panels/element_icon.h"
#include "panels/number_edit.h"
#include "theme/theme.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace gyre::ui {

PropertyPanel::PropertyPanel(ModelDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      icon_(new QLabel(this)),
      name_(new QLineEdit(this)),
      type_(new QLabel(this)),
      nameError_(new QLabel(this)),
      header_(new QWidget(this)),
      empty_(new QLabel(
          tr("Select a body, a joint or a force, in the tree or in the view, to see and edit its properties."), this)),
      scroll_(new QScrollArea(this)),
      help_(new QLabel(this)) {
  name_->setObjectName("elementName");
  nameError_->setWordWrap(true);
  auto* head = new QGridLayout(header_);
  head->setContentsMargins(16, 8, 16, 8);
  head->setHorizontalSpacing(8);
  head->setVerticalSpacing(4);
  head->setColumnStretch(1, 1);
  icon_->setFixedSize(20, 20);
  head->addWidget(icon_, 0, 0, 2, 1, Qt::AlignVCenter);
  head->addWidget(name_, 0, 1);
  head->addWidget(type_, 1, 1);
  head->addWidget(nameError_, 2, 1);

  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setMargin(24);
  empty_->setForegroundRole(QPalette::PlaceholderText);

  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);

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
  connect(&selection_, &Selection::changed, this, &PropertyPanel::rebuild);
  connect(&document_, &ModelDocument::replaced, this, &PropertyPanel::rebuild);
  connect(&document_, &ModelDocument::structureChanged, this, &PropertyPanel::rebuild);
  connect(&document_, &ModelDocument::changed, this, [this](ElementId id) {
    const Element* e = element();
    if (!e) return;
    if (e->type != shownType_) rebuild();
    else if (id == e->id) refresh();
  });
  rebuild();
}

const Element* PropertyPanel::element() const {
  return selection_.element() ? document_.model().find(*selection_.element()) : nullptr;
}

void PropertyPanel::rebuild() {
  const Element* e = element();
  rows_.clear();
  entered_ = nullptr;
  shownType_ = e ? e->type : nullptr;
  header_->setVisible(e);
  scroll_->setVisible(e);
  help_->setVisible(e);
  empty_->setVisible(!e);
  if (QWidget* old = scroll_->takeWidget()) old->deleteLater();
  if (!e) return;
  icon_->setPixmap(elementIcon(*e->type).pixmap(20, 20));
  type_->setText(QString::fromStdString(e->type->label));
  type_->setToolTip(QString::fromStdString(e->type->help));
  const bool named = e->id >= firstFreeId;  // the model's own settings have no name to edit
  name_->setVisible(named);
  type_->setForegroundRole(named ? QPalette::PlaceholderText : QPalette::WindowText);
  buildForm(*e);
  refresh();
  showHelp(nullptr);
}

void PropertyPanel::buildForm(const Element& e) {
  auto* form = new QWidget;
  auto* layout = new QVBoxLayout(form);
  layout->setContentsMargins(16, 8, 16, 16);
  layout->setSpacing(12);
  auto* fold = new QToolButton(form);
  auto* advanced = new QWidget(form);
  auto* advancedLayout = new QVBoxLayout(advanced);
  advancedLayout->setContentsMargins(0, 0, 0, 0);
  advancedLayout->setSpacing(12);
  for (const Field& field : e.type->fields) {
    auto* row = new FieldRow(field, document_.model(), field.advanced ? advanced : form);
    (field.advanced ? advancedLayout : layout)->addWidget(row);
    rows_.push_back(row);
    connect(row, &FieldRow::edited, this,
            [this, row](const Value& value, bool nudged) { submit(*row, value, nudged); });
    connect(row, &FieldRow::formulaEdited, this, [this, row](const Formula& f) { submit(*row, f); });
    connect(row, &FieldRow::entered, this, [this, row] {
      if (std::exchange(entered_, row) != row) gesture_ = document_.newGesture();
      showHelp(&row->field());
    });
  }
  fold->setText(tr("Advanced"));
  fold->setObjectName("advancedFold");
  fold->setCheckable(true);
  fold->setArrowType(Qt::RightArrow);
  fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  fold->setVisible(advancedLayout->count() > 0);
  advanced->hide();
  connect(fold, &QToolButton::toggled, this, [fold, advanced](bool on) {
    fold->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    advanced->setVisible(on);
  });
  layout->addWidget(fold);
  layout->addWidget(advanced);
  layout->addStretch(1);
  scroll_->setWidget(form);
}

void PropertyPanel::refresh() {
  const Element* e = element();
  if (!e) return;
  name_->setText(e->id >= firstFreeId ? QString::fromStdString(e->name) : QString::fromStdString(e->type->label));
  nameError_->hide();
  for (FieldRow* row : rows_) row->show(e->value(row->field()), e->formulas);
}

void PropertyPanel::submit(FieldRow& row, const Value& value, bool nudged) {
  const Element* e = element();
  if (!e) return;
  const QString text = tr("change %1 of %2").arg(QString::fromStdString(row.field().label).toLower(), name_->text());
  const auto done = document_.submit({SetField{e->id, row.field().key, value}}, text, nudged ? gesture_ : 0);
  if (!done) row.setError(QString::fromStdString(done.error().message));
}

void PropertyPanel::submit(FieldRow& row, const Formula& formula) {
  const Element* e = element();
  if (!e) return;
  const QString text = tr("change %1 of %2").arg(QString::fromStdString(row.field().label).toLower(), name_->text());
  const auto done = document_.submit({SetFormula{e->id, formula}}, text);
  if (!done) row.setError(QString::fromStdString(done.error().message));
}

void PropertyPanel::rename() {
  const Element* e = element();
  const std::string typed = name_->text().trimmed().toStdString();
  if (!e || e->id < firstFreeId || typed == e->name) return;
  const auto done = document_.submit({Rename{e->id, typed}}, tr("rename %1").arg(QString::fromStdString(e->name)));
  if (done) return;
  QPalette red = palette();
  red.setColor(QPalette::WindowText, currentTheme().error);
  nameError_->setPalette(red);
  nameError_->setText(QString::fromStdString(done.error().message));
  nameError_->show();
}

void PropertyPanel::showHelp(const Field* field) {
  const Element* e = element();
  if (!e) return;
  if (!field) return help_->setText(QString::fromStdString(e->type->help));
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
