#include "shell/pattern_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>

#include <numbers>

namespace gyre::ui {
namespace {

const Unit kDegree{"deg", std::numbers::pi / 180};

QFormLayout* formIn(QWidget* page) {
  auto* form = new QFormLayout(page);
  form->setContentsMargins(0, 0, 0, 0);
  form->setVerticalSpacing(8);
  return form;
}

}  // namespace

PatternDialog::PatternDialog(const QString& what, double spacing, QWidget* parent)
    : QDialog(parent),
      kind_(new QComboBox(this)),
      count_(new QSpinBox(this)),
      pages_(new QStackedWidget(this)),
      result_(new QLabel(this)) {
  setWindowTitle(tr("Duplicate along a pattern"));
  kind_->setObjectName("patternKind");
  kind_->addItems({tr("Line"), tr("Circle")});
  count_->setObjectName("patternCount");
  count_->setRange(2, 10'000);
  count_->setValue(3);
  pages_->addWidget(linePage(spacing));
  pages_->addWidget(circlePage());
  result_->setWordWrap(true);
  result_->setForegroundRole(QPalette::PlaceholderText);

  auto* form = new QFormLayout;
  form->setVerticalSpacing(8);
  form->addRow(tr("Copies of"), new QLabel(what, this));
  form->addRow(tr("&Pattern"), kind_);
  form->addRow(tr("&Number in all"), count_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  ok_ = buttons->button(QDialogButtonBox::Ok);
  ok_->setText(tr("Duplicate"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(pages_);
  layout->addWidget(result_);
  layout->addWidget(buttons);
  setMinimumWidth(420);

  connect(kind_, &QComboBox::currentIndexChanged, pages_, &QStackedWidget::setCurrentIndex);
  connect(kind_, &QComboBox::currentIndexChanged, this, &PatternDialog::refresh);
  connect(count_, &QSpinBox::valueChanged, this, &PatternDialog::refresh);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  refresh();
}

QWidget* PatternDialog::linePage(double spacing) {
  auto* page = new QWidget(this);
  spacing_ = new TripleEdit(Quantity::length, {}, {"x", "y", "z"}, page);
  spacing_->setNames("spacing");
  spacing_->setNumber(0, spacing);
  formIn(page)->addRow(tr("&Spacing, m"), spacing_);
  connect(spacing_, &TripleEdit::committed, this, [this](int i, double x) {
    spacing_->setNumber(i, x);
    refresh();
  });
  return page;
}

QWidget* PatternDialog::circlePage() {
  auto* page = new QWidget(this);
  center_ = new TripleEdit(Quantity::length, {}, {"x", "y", "z"}, page);
  axis_ = new TripleEdit(Quantity::none, {}, {"x", "y", "z"}, page);
  angle_ = new NumberEdit(Quantity::angle, {}, page);
  center_->setNames("center");
  axis_->setNames("axis");
  angle_->setObjectName("angle");
  axis_->setNumber(2, 1);
  angle_->setDisplayUnit(kDegree);
  angle_->setNumber(2 * std::numbers::pi);
  QFormLayout* form = formIn(page);
  form->addRow(tr("&Centre, m"), center_);
  form->addRow(tr("&Axis"), axis_);
  form->addRow(tr("An&gle in all"), angle_);
  for (TripleEdit* edit : {center_, axis_})
    connect(edit, &TripleEdit::committed, this, [this, edit](int i, double x) {
      edit->setNumber(i, x);
      refresh();
    });
  connect(angle_, &NumberEdit::committed, this, [this](double x) {
    angle_->setNumber(x);
    refresh();
  });
  return page;
}

void PatternDialog::refresh() {
  const bool circle = kind_->currentIndex() == 1;
  const bool noAxis = circle && vector(*axis_).norm() == 0;
  ok_->setEnabled(!noAxis);
  result_->setText(
      noAxis ? tr("The axis needs a direction.")
             : tr("%n new copies; joints and forces between them are copied, too.", nullptr, count_->value() - 1));
}

std::vector<Motion> PatternDialog::motions() const {
  if (kind_->currentIndex() == 0) return alongLine(count_->value(), vector(*spacing_));
  return roundCircle(count_->value(), vector(*center_), vector(*axis_), angle_->number());
}

}  // namespace gyre::ui
