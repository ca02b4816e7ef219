#include "plots/plot_mode_bar.h"

#include "theme/icons.h"
#include "theme/menu_text.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace gyre::ui {

PlotModeBar::PlotModeBar(QWidget* parent)
    : QWidget(parent),
      horizontal_(new QPushButton),
      equal_(new QCheckBox(tr("Equal axes"))),
      kind_(new QComboBox),
      window_(new QComboBox),
      warning_(new QLabel) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 4, 4, 4);
  layout->setSpacing(8);
  for (QWidget* part : std::initializer_list<QWidget*>{horizontal_, equal_, kind_, window_}) layout->addWidget(part);
  layout->addWidget(warning_, 1);
  auto* back = new QToolButton;
  back->setIcon(icon(QStringLiteral("close")));
  back->setAutoRaise(true);
  back->setObjectName(QStringLiteral("overTime"));
  setTip(back, tr("Show the curves over time again (T)"));
  layout->addWidget(back);

  horizontal_->setToolTip(tr("What the curves are drawn over: another channel or formula"));
  equal_->setToolTip(tr("A unit is as long on one axis as on the other"));
  setTip(kind_, tr("What the height of a line is"));
  setTip(window_, tr("Window that the rows are weighed by before they are transformed"));
  // In the order of their enumerations.
  kind_->addItems({tr("Amplitude"), tr("Amplitude density"), tr("Power density")});
  window_->addItems({tr("Hann window"), tr("Rectangular window"), tr("Flat-top window")});
  window_->setItemData(0, tr("Separates lines well; a sine between two lines appears up to 15 % lower"),
                       Qt::ToolTipRole);
  window_->setItemData(1, tr("For rows over whole periods; else a sine spreads, and appears up to 36 % lower"),
                       Qt::ToolTipRole);
  window_->setItemData(2, tr("Tells amplitudes within 0.1 %; lines are wide"), Qt::ToolTipRole);
  for (QComboBox* box : {kind_, window_}) {  // a plot may be narrow
    box->setMinimumWidth(64);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  }
  warning_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  QWidget::hide();

  connect(horizontal_, &QPushButton::clicked, this, &PlotModeBar::horizontalRequested);
  connect(equal_, &QCheckBox::clicked, this, &PlotModeBar::equalAxesToggled);
  connect(back, &QToolButton::clicked, this, &PlotModeBar::timeRequested);
  const auto choose = [this] {
    emit spectrumChosen(
        {static_cast<SpectrumWindow>(window_->currentIndex()), static_cast<SpectrumKind>(kind_->currentIndex())});
  };
  connect(kind_, &QComboBox::activated, this, choose);
  connect(window_, &QComboBox::activated, this, choose);
}

void PlotModeBar::show(const PlotChoices& choices) {
  const bool isSpectrum = choices.spectrum.has_value(), isPath = !isSpectrum && !choices.horizontal.isEmpty();
  horizontal_->setText(tr("Over %1").arg(menuText(choices.horizontal)));
  equal_->setChecked(choices.equalAxes);
  if (isSpectrum) kind_->setCurrentIndex(static_cast<int>(choices.spectrum->kind));
  if (isSpectrum) window_->setCurrentIndex(static_cast<int>(choices.spectrum->window));
  for (QWidget* part : std::initializer_list<QWidget*>{horizontal_, equal_}) part->setVisible(isPath);
  for (QWidget* part : std::initializer_list<QWidget*>{kind_, window_}) part->setVisible(isSpectrum);
  if (isPath) setWarning({});
  setVisible(isSpectrum || isPath);
}

void PlotModeBar::setWarning(const QString& warning) {
  warningText_ = warning;
  warning_->setToolTip(warning);
  showWarning();
}

void PlotModeBar::showWarning() {
  warning_->setText(warning_->fontMetrics().elidedText(warningText_, Qt::ElideRight, warning_->width()));
}

void PlotModeBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showWarning();
}

}  // namespace gyre::ui

#include "moc_plot_mode_bar.cpp"
