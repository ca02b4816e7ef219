#include "study/steps_edit.h"

#include "figure/readable_number.h"

#include <QGridLayout>

namespace gyre::ui {
namespace {

constexpr int kMostSteps = 16;

QLabel* caption(const QString& text, QWidget* parent, QWidget* buddy) {
  auto* label = new QLabel(text, parent);
  label->setForegroundRole(QPalette::PlaceholderText);
  label->setBuddy(buddy);
  return label;
}

}  // namespace

std::vector<double> stepSequence(double largest, double factor, int count) {
  std::vector<double> steps;
  double divisor = 1;
  for (int i = 0; i < count; ++i, divisor *= factor) steps.push_back(largest / divisor);
  return steps;
}

StepsEdit::StepsEdit(QWidget* parent)
    : QWidget(parent),
      largest_(new NumberEdit(Quantity::time, positive, this)),
      factor_(new NumberEdit(Quantity::none, Range{.minimum = 1, .maximum = 1000, .openMinimum = true}, this)),
      count_(new QSpinBox(this)),
      list_(new QLabel(this)),
      elements_(new ElementsEdit(this)) {
  largest_->setObjectName("largestStep");
  factor_->setObjectName("stepFactor");
  count_->setObjectName("stepCount");
  largest_->setAccessibleName(tr("Largest step"));
  factor_->setAccessibleName(tr("Factor from one step to the next"));
  count_->setAccessibleName(tr("Number of steps"));
  count_->setRange(2, kMostSteps);
  list_->setObjectName("stepList");
  list_->setWordWrap(true);
  list_->setForegroundRole(QPalette::PlaceholderText);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(2);
  grid->addWidget(caption(tr("Largest"), this, largest_), 0, 0);
  grid->addWidget(caption(tr("Divided by"), this, factor_), 0, 1);
  grid->addWidget(caption(tr("Number"), this, count_), 0, 2);
  grid->addWidget(largest_, 1, 0);
  grid->addWidget(factor_, 1, 1);
  grid->addWidget(count_, 1, 2);
  grid->addWidget(list_, 2, 0, 1, 3);
  grid->addWidget(elements_, 3, 0, 1, 3);
  connect(elements_, &ElementsEdit::changed, this, &StepsEdit::changed);
  for (int c = 0; c < 3; ++c) grid->setColumnStretch(c, 1);

  for (NumberEdit* edit : {largest_, factor_}) {
    connect(edit, &NumberEdit::hint, this, &StepsEdit::hint);
    connect(edit, &NumberEdit::committed, this, [this, edit](double value) {
      edit->setNumber(value);
      showList();
    });
  }
  connect(count_, &QSpinBox::valueChanged, this, &StepsEdit::showList);
  setSteps(4e-3, 2, 5);
}

void StepsEdit::setSteps(double largest, double factor, int count) {
  largest_->setNumber(largest);
  factor_->setNumber(factor);
  count_->setValue(count);
  showList();
}

std::vector<double> StepsEdit::steps() const {
  return stepSequence(largest_->number(), factor_->number(), count_->value());
}

void StepsEdit::showList() {
  QStringList texts;
  for (const double h : steps()) texts << compactNumber(1e3 * h, 4);
  list_->setText(texts.join(QStringLiteral(", ")) + tr(" ms"));
  emit changed();
}

}  // namespace gyre::ui

#include "moc_steps_edit.cpp"
