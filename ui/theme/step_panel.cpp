#include "theme/step_panel.h"

#include "theme/icons.h"
#include "theme/palette.h"
#include "theme/theme.h"

#include <QResizeEvent>
#include <QScrollArea>
#include <QTreeView>

namespace gyre::ui {
namespace {

constexpr int sizeOfWarning = 20;  // [pixels]

}  // namespace

StepPanel::StepPanel(QWidget* parent)
    : QWidget(parent),
      whole_(new QVBoxLayout(this)),
      head_(new QHBoxLayout),
      warning_(new QLabel(this)),
      summary_(new QLabel(this)),
      hint_(new QLabel(this)),
      pages_(new QStackedWidget(this)) {
  warning_->hide();
  summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  summary_->setWordWrap(true);
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setMargin(24);
  hint_->setForegroundRole(QPalette::PlaceholderText);
  head_->setContentsMargins(16, 8, 8, 8);
  head_->setSpacing(8);
  head_->addWidget(warning_);
  head_->addWidget(summary_, 1);
  pages_->addWidget(hint_);
  whole_->setContentsMargins(0, 0, 0, 0);
  whole_->setSpacing(0);
  whole_->addLayout(head_);
  whole_->addWidget(pages_, 1);
}

void StepPanel::addSplitter(QWidget* first, QWidget* second, const Fold& fold) {
  fold_ = fold;
  both_ = new QSplitter(this);
  both_->addWidget(first);
  both_->addWidget(second);
  both_->setStretchFactor(0, 3);
  both_->setStretchFactor(1, 2);
  both_->setChildrenCollapsible(false);
}

void StepPanel::setParts(QWidget* first, QWidget* second, const Fold& fold) {
  addSplitter(first, second, fold);
  setPart(both_);
}

void StepPanel::setScrolledParts(QWidget* first, QWidget* second, const Fold& fold) {
  addSplitter(first, second, fold);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(both_);
  setPart(scroll);
}

void StepPanel::setPart(QWidget* only) { pages_->insertWidget(0, only); }

void StepPanel::addBelowHead(QWidget* widget) { whole_->insertWidget(1, widget); }

QSpinBox* StepPanel::addNumber(const QString& name, const QString& tip) {
  auto* number = new QSpinBox(this);
  number->hide();
  number->setMinimum(1);
  number->setAccessibleName(name);
  number->setToolTip(tip);
  head_->addWidget(number);
  return number;
}

/// "Step 2 of 5"
void StepPanel::showNumber(QSpinBox& number, const QString& prefix, int count) {
  number.setVisible(count > 1);
  number.setMaximum(std::max(1, count));
  number.setPrefix(prefix + QLatin1Char(' '));
  number.setSuffix(tr(" of %1").arg(count));
}

void StepPanel::setWarning(bool on) {
  warning_->setVisible(on);
  if (on) warning_->setPixmap(icon("warning", currentTheme().warning).pixmap(sizeOfWarning, sizeOfWarning));
}

void StepPanel::showParts(bool on) { pages_->setCurrentWidget(on ? pages_->widget(0) : hint_); }

/// Side by side where there is room, else one above the other.
void StepPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (!both_) return;
  const Qt::Orientation fit = width() >= fold_.twoColumnsFrom ? Qt::Horizontal : Qt::Vertical;
  if (fit == both_->orientation() && event->oldSize().isValid()) return;
  both_->setOrientation(fit);
  both_->setSizes(isWide() ? fold_.columns : fold_.rows);
}

void makeTable(QTreeView& view, const QString& name) {
  view.setProperty("table", true);
  view.setRootIsDecorated(false);
  view.setUniformRowHeights(true);
  view.setAllColumnsShowFocus(true);
  view.setAccessibleName(name);
  view.setFont(tabularFont(view.font()));
  view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

}  // namespace gyre::ui

#include "moc_step_panel.cpp"
