#include "panels/parameters_panel.h"

#include "document/insertion.h"
#include "document/parameter_bounds.h"
#include "panels/parameter_row.h"
#include "panels/tab_order.h"
#include "theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace gyre::ui {

ParametersPanel::ParametersPanel(ModelDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection), scroll_(new QScrollArea(this)) {
  auto* hint = new QLabel(tr("Named numbers that formulas of the model use: add one, then type its name in place of a "
                             "number, as in <i>2*k + 3 mm</i>."),
                          this);
  hint->setWordWrap(true);
  hint->setAlignment(Qt::AlignCenter);
  hint->setMargin(24);
  hint->setForegroundRole(QPalette::PlaceholderText);
  empty_ = hint;
  add_ = new QToolButton(this);
  add_->setIcon(icon("plus"));
  add_->setText(tr("Add parameter"));
  add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  add_->setAutoRaise(true);
  add_->setObjectName("addParameter");
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(8, 4, 8, 0);
  bar->addWidget(add_);
  bar->addStretch(1);
  scroll_->setWidgetResizable(true);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(bar);
  layout->addWidget(empty_, 1);
  layout->addWidget(scroll_, 1);
  connect(add_, &QToolButton::clicked, this, &ParametersPanel::add);
  connect(&document_, &ModelDocument::replaced, this, &ParametersPanel::rebuild);
  connect(&document_, &ModelDocument::structureChanged, this, &ParametersPanel::rebuild);
  connect(&document_, &ModelDocument::changed, this, &ParametersPanel::refresh);
  rebuild();
}

void ParametersPanel::rebuild() {
  rows_.clear();
  auto* list = new QWidget;
  auto* layout = new QVBoxLayout(list);
  layout->setContentsMargins(0, 8, 0, 8);
  layout->setSpacing(8);
  for (const Element* parameter : document_.model().of(Category::parameter)) {
    const ElementId id = parameter->id;
    auto* row = new ParameterRow(document_.model(), id, list);
    row->show(*parameter);
    layout->addWidget(row);
    rows_.push_back(row);
    const auto gesture = std::make_shared<int>(document_.newGesture());
    connect(row, &ParameterRow::grabbed, this, [this, gesture] { *gesture = document_.newGesture(); });
    connect(row, &ParameterRow::sliderMoved, this, [this, id, gesture](double x) { setValue(id, x, *gesture); });
    connect(row, &ParameterRow::valueTyped, this,
            [this, id, gesture](double x, bool nudged) { setValue(id, x, nudged ? *gesture : 0); });
    connect(row, &ParameterRow::formulaTyped, this, [this, id](const QString& text) { setFormula(id, text); });
    connect(row, &ParameterRow::clicked, this, [this, id] { selection_.select(id); });
  }
  layout->addStretch(1);
  if (QWidget* old = scroll_->takeWidget()) old->deleteLater();
  scroll_->setWidget(list);
  setTabAfter(add_, list);
  empty_->setVisible(rows_.empty());
  scroll_->setVisible(!rows_.empty());
}

void ParametersPanel::refresh(ElementId id) {
  for (ParameterRow* row : rows_)
    if (row->id() == id) row->show(*document_.model().find(id));
}

void ParametersPanel::add() {
  Element element = newParameter(document_.model());
  const ElementId id = element.id;
  const std::string name = element.name;
  const auto done = document_.submit({Insert{std::move(element), document_.model().elements().size()}},
                                     tr("add parameter %1").arg(QString::fromStdString(name)));
  if (!done) return emit failed(done.error());
  selection_.select(id);
}

void ParametersPanel::setValue(ElementId id, double value, int gesture) {
  const QString name = QString::fromStdString(document_.model().nameOf(id));
  const auto done = document_.submit(setWithBounds(*document_.model().find(id), "value", value),
                                     tr("change parameter %1").arg(name), gesture);
  if (done) return;
  refresh(id);
  emit failed(done.error());
}

void ParametersPanel::setFormula(ElementId id, const QString& formula) {
  const QString name = QString::fromStdString(document_.model().nameOf(id));
  const Formula typed{"value", 0, formula.toStdString()};
  const auto done = document_.submit(setWithBounds(document_.model(), *document_.model().find(id), typed),
                                     tr("change parameter %1").arg(name));
  if (done) return;
  refresh(id);
  emit failed(done.error());
}

}  // namespace gyre::ui

#include "moc_parameters_panel.cpp"
