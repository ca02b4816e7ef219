#include "panels/function_editor.h"

#include "describe/function_names.h"
#include "panels/function_text.h"
#include "panels/number_edit.h"
#include "theme/theme.h"

#include <QGridLayout>

namespace gyre::ui {
namespace {

/// "t", or "t, x, y and channels such as [pin.angle]".
QString variablesOf(const Argument& argument) {
  QStringList names{QString::fromStdString(argument.name)};
  for (const std::string& other : argument.others) names << QString::fromStdString(other);
  const QString list = names.join(", ");
  return argument.takesSignals ? QObject::tr("%1 and channels such as [pin.angle]").arg(list) : list;
}

}  // namespace

FunctionEditor::FunctionEditor(const Field& field, QWidget* parent)
    : FieldEditor(parent),
      argument_(field.argument),
      quantity_(field.quantity),
      line_(new QLineEdit(this)),
      tabulate_(new QToolButton(this)),
      preview_(new FunctionPreview(argument_, quantity_, this)),
      points_(new PointsTable(argument_, quantity_, this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  grid->setColumnStretch(0, 1);
  grid->addWidget(line_, 0, 0);
  grid->addWidget(tabulate_, 0, 1);
  grid->addWidget(preview_, 1, 0, 1, 2);
  grid->addWidget(points_, 2, 0, 1, 2);
  const QString variable = QString::fromStdString(argument_.name);
  line_->setObjectName(QString::fromStdString(field.key));
  line_->setPlaceholderText(argument_.others.empty() ? tr("number or expression of %1").arg(variable)
                                                     : tr("number or expression"));
  line_->setToolTip(tr("A number, with or without unit, an expression of %1 (%2 in %3), or a table [[%2, value], ...]")
                        .arg(variablesOf(argument_), variable, printedUnit(siSymbol(argument_.quantity))));
  line_->installEventFilter(this);
  setFocusProxy(line_);
  tabulate_->setText(tr("Table"));
  tabulate_->setObjectName(line_->objectName() + ".table");
  tabulate_->setToolTip(tr("Give the function by points"));
  connect(line_, &QLineEdit::textEdited, this, &FunctionEditor::check);
  connect(line_, &QLineEdit::editingFinished, this, &FunctionEditor::commit);
  connect(tabulate_, &QToolButton::clicked, this, &FunctionEditor::makeTable);
  connect(points_, &PointsTable::hint, this, &FieldEditor::hint);
  connect(points_, &PointsTable::entered, this, &FieldEditor::entered);
  connect(points_, &PointsTable::committed, this,
          [this](const std::vector<TablePoint>& points) { emit edited(Function{.table = points}, false); });
}

void FunctionEditor::setQuantity(Quantity quantity) {
  quantity_ = quantity;
  preview_->setQuantity(quantity);
  points_->setQuantity(quantity);
}

QString FunctionEditor::captionUnit() const {
  const QString own = printedUnit(siSymbol(quantity_)), of = printedUnit(siSymbol(argument_.quantity));
  if (of.isEmpty()) return own;
  const QString variable = tr("%1 in %2").arg(QString::fromStdString(argument_.name), of);
  return own.isEmpty() ? variable : tr("%1, %2").arg(own, variable);
}

void FunctionEditor::show(const Value& value) {
  function_ = std::get<Function>(value);
  write();
  tabulate_->setVisible(function_.table.empty());
  preview_->setVisible(!function_.isConstant() && CompiledFunction::compile(function_, argument_).has_value());
  points_->setVisible(!function_.table.empty());
  preview_->show(function_);
  if (!function_.table.empty()) points_->show(function_.table);
}

void FunctionEditor::write() {
  const bool isRead = function_.isConstant() && !line_->hasFocus();
  line_->setText(isRead ? QString::number(function_.constant, 'g', 6) : lineOf(function_));
  line_->setCursorPosition(0);
}

Expected<Function> FunctionEditor::typed() const {
  auto f = functionFromText(line_->text().trimmed().toStdString(), quantity_);
  if (!f || !names_) return f;
  Value value = std::move(*f);
  bindNames(value, argument_, names_);
  return std::get<Function>(std::move(value));
}

std::optional<Function> FunctionEditor::understood() {
  auto f = typed();
  const auto bad = f ? CompiledFunction::fault(*f, argument_) : f.error().message;
  emit hint(bad ? QString::fromStdString(*bad) : QString());
  return bad ? std::nullopt : std::optional(*std::move(f));
}

void FunctionEditor::check() {
  const auto f = understood();
  if (f && preview_->isVisible()) preview_->show(*f);
}

void FunctionEditor::commit() {
  const bool isSame = !line_->isModified() || line_->text().trimmed().toStdString() == functionText(function_);
  if (isSame) return emit hint({});
  if (const auto f = understood()) emit edited(*f, false);
}

void FunctionEditor::makeTable() {
  Function table;
  const auto f = CompiledFunction::compile(function_, argument_);
  const int intervals = function_.isConstant() ? 1 : 8;
  for (int i = 0; i <= intervals; ++i) {
    const double x = static_cast<double>(i) / intervals;
    table.table.push_back({x, f ? (*f)(x) : 0.0});
  }
  emit edited(table, false);
}

bool FunctionEditor::eventFilter(QObject* watched, QEvent* event) {
  const bool turned = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
  if (watched == line_ && turned && !line_->isModified()) write();
  return typedInto(*event, function_) || FieldEditor::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_function_editor.cpp"
