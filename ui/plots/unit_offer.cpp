#include "plots/unit_offer.h"

#include "theme/icons.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace gyre::ui {

UnitOffer::UnitOffer(QWidget* parent) : QWidget(parent), words_(new QLabel) {
  auto* axis = new QPushButton(tr("Second axis"));
  auto* plot = new QPushButton(tr("Plot below"));
  auto* leave = new QToolButton;
  axis->setObjectName(QStringLiteral("secondAxis"));
  plot->setObjectName(QStringLiteral("plotBelow"));
  axis->setToolTip(tr("Curves of other units get an axis on the right"));
  plot->setToolTip(tr("Moves it to a new plot below this one"));
  leave->setIcon(icon(QStringLiteral("close")));
  leave->setAutoRaise(true);
  setTip(leave, tr("Leave all curves on one axis"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 4, 4, 4);
  layout->setSpacing(8);
  layout->addWidget(words_, 1);
  for (QWidget* part : std::initializer_list<QWidget*>{axis, plot, leave}) layout->addWidget(part);
  words_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  hide();
  connect(axis, &QPushButton::clicked, this, [this] {
    hide();
    emit axisChosen();
  });
  connect(plot, &QPushButton::clicked, this, [this] {
    hide();
    emit plotChosen(names_);
  });
  connect(leave, &QToolButton::clicked, this, &QWidget::hide);
}

void UnitOffer::make(const QStringList& names) {
  names_ = names;
  show();
  showWords();
}

void UnitOffer::keepFor(const QStringList& curves) {
  const auto there = [&](const QString& name) { return curves.contains(name); };
  if (!std::all_of(names_.begin(), names_.end(), there)) hide();
}

void UnitOffer::showWords() {
  const QString words = tr("Another unit: %1").arg(names_.join(QStringLiteral(", ")));
  words_->setText(words_->fontMetrics().elidedText(words, Qt::ElideRight, words_->width()));
  words_->setToolTip(words);
}

void UnitOffer::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showWords();
}

}  // namespace gyre::ui

#include "moc_unit_offer.cpp"
