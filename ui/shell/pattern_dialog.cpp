#include "shell/pattern_dialog.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

#include <numbers>

namespace gyre::ui {
namespace {

const Unit kDegree{"deg", std::numbers::pi / 180};

}  // namespace

PatternDialog::PatternDialog(const QString& what, double spacing, QWidget* parent)
    : QDialog(parent),
      kind_(new QComboBox(this)),
      count_(new QSpinBox(this)),
      form_(new QFormLayout),
      spacing_(new TripleEdit(Quantity::length, {}, {"x", "y", "z"}, this)),
      center_(new TripleEdit(Quantity::length, {}, {"x", "y", "z"}, this)),
      axis_(new TripleEdit(Quantity::none, {}, {"x", "y", "z"}, this)),
      angle_(new NumberEdit(Quantity::angle, {}, this)),
      result_(new QLabel(this)) {
  setWindowTitle(tr("Duplicate along a pattern"));
  kind_->setObjectName("patternKind");
  kind_->addItems({tr("Line"), tr("Circle")});
  count_->setObjectName("patternCount");
  count_->setRange(2, 10'000);
  count_->setValue(3);
  spacing_->setNames("spacing");
  spacing_->setNumber(0, spacing);
  center_->setNames("center");
  axis_->setNames("axis");
  axis_->setNumber(2, 1);
  angle_->setObjectName("angle");
  angle_->setDisplayUnit(kDegree);
  angle_->setNumber(2 * std::numbers::pi);
  build(what);
  for (TripleEdit* edit : {spacing_, center_, axis_})
    connect(edit, &TripleEdit::committed, this, [this, edit](int i, double x) {
      edit->setNumber(i, x);
      refresh();
    });
  connect(angle_, &NumberEdit::committed, this, [this](double x) {
    angle_->setNumber(x);
    refresh();
  });
  connect(kind_, &QComboBox::currentIndexChanged, this, &PatternDialog::refresh);
  connect(count_, &QSpinBox::valueChanged, this, &PatternDialog::refresh);
  refresh();
}

void PatternDialog::build(const QString& what) {
  form_->setVerticalSpacing(8);
  form_->addRow(tr("Copies of"), new QLabel(what, this));
  form_->addRow(tr("&Pattern"), kind_);
  form_->addRow(tr("&Number in all"), count_);
  form_->addRow(tr("&Spacing, m"), spacing_);
  form_->addRow(tr("&Centre, m"), center_);
  form_->addRow(tr("&Axis"), axis_);
  form_->addRow(tr("An&gle in all"), angle_);
  result_->setWordWrap(true);
  result_->setForegroundRole(QPalette::PlaceholderText);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  ok_ = buttons->button(QDialogButtonBox::Ok);
  ok_->setText(tr("Duplicate"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 16);
  layout->setSpacing(16);
  layout->addLayout(form_);
  layout->addStretch(1);
  layout->addWidget(result_);
  layout->addWidget(buttons);
  setMinimumWidth(420);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PatternDialog::refresh() {
  const bool circle = kind_->currentIndex() == 1;
  form_->setRowVisible(spacing_, !circle);
  for (QWidget* field : std::initializer_list<QWidget*>{center_, axis_, angle_}) form_->setRowVisible(field, circle);
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

#include "moc_pattern_dialog.cpp"
