#include "panels/parameter_row.h"

#include "model/parameter.h"
#include "panels/formula_completion.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QSignalBlocker>

#include <cmath>

namespace gyre::ui {
namespace {

constexpr int kNameWidth = 88, kValueWidth = 112;  // the same in all rows, so that they stand in columns

constexpr int kSteps = 1000;  // of the slider

/// What a slider gives has no more digits than its position means.
double rounded(double value, double range) {
  const double digit = std::pow(10.0, std::floor(std::log10(range / kSteps)));
  return std::strtod(QString::number(std::round(value / digit) * digit, 'g', 12).toUtf8(), nullptr);
}

}  // namespace

ParameterRow::ParameterRow(const Model& model, ElementId id, QWidget* parent)
    : QWidget(parent),
      id_(id),
      name_(new QLabel(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      value_(new NumberEdit(Quantity::none, {}, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 0, 16, 0);
  row->setSpacing(8);
  row->addWidget(name_);
  row->addWidget(slider_, 1);
  row->addWidget(value_);
  name_->setFixedWidth(kNameWidth);
  value_->setFixedWidth(kValueWidth);
  name_->setBuddy(value_);
  name_->installEventFilter(this);
  slider_->setRange(0, kSteps);
  slider_->setObjectName("slider");
  value_->setObjectName("value");
  value_->setNames([&model](std::string_view name) { return model.parameterValues()(name); });
  new FormulaCompletion(model, *value_);
  connect(slider_, &QSlider::sliderPressed, this, &ParameterRow::grabbed);
  connect(slider_, &QSlider::valueChanged, this, [this](int at) {
    const double range = maximum_ - minimum_;
    emit sliderMoved(at == 0 ? minimum_ : at == kSteps ? maximum_ : rounded(minimum_ + range * at / kSteps, range));
  });
  connect(value_, &NumberEdit::committed, this, &ParameterRow::valueTyped);
  connect(value_, &NumberEdit::formulaCommitted, this, &ParameterRow::formulaTyped);
}

void ParameterRow::show(const Element& parameter) {
  const Parameter& p = parameter.as<Parameter>();
  minimum_ = p.minimum;
  maximum_ = p.maximum;
  const QString name = QString::fromStdString(parameter.name);
  name_->setText(name_->fontMetrics().elidedText(name, Qt::ElideRight, kNameWidth));
  name_->setToolTip(p.help.empty() ? name : name + "\n" + QString::fromStdString(p.help));
  slider_->setAccessibleName(name);
  value_->setAccessibleName(name);
  value_->setQuantity(p.quantity);
  value_->setNumber(p.value);
  value_->setFormula(parameter.formulas.empty() ? QString() : QString::fromStdString(parameter.formulas.front().text));
  const QSignalBlocker quiet(slider_);
  // A formula with names follows other parameters; "18 kN/m" is a number.
  const bool follows = !parameter.formulas.empty() && !namesInFormula(parameter.formulas.front().text).empty();
  slider_->setEnabled(p.isBounded() && !follows);
  slider_->setToolTip(p.isBounded()
                          ? tr("From %1 to %2").arg(withUnit(p.minimum, p.quantity), withUnit(p.maximum, p.quantity))
                          : tr("Give it bounds (From, To) in Properties to move it here"));
  if (p.isBounded() && !slider_->isSliderDown())
    slider_->setValue(static_cast<int>(std::lround((p.value - minimum_) / (maximum_ - minimum_) * kSteps)));
}

bool ParameterRow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == name_ && event->type() == QEvent::MouseButtonPress) emit clicked();
  return QWidget::eventFilter(watched, event);
}

}  // namespace gyre::ui

#include "moc_parameter_row.cpp"
