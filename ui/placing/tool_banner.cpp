#include "placing/tool_banner.h"

#include "placing/tool_paint.h"
#include "theme/icons.h"
#include "theme/tips.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace gyre::ui {

ToolBanner::ToolBanner(const QString& closing, QWidget* parent)
    : QFrame(parent), row_(new QHBoxLayout(this)), hint_(new QLabel(this)) {
  setObjectName("toolBanner");
  setCursor(Qt::ArrowCursor);
  hint_->setObjectName("toolHint");
  hint_->setMinimumWidth(300);
  auto* close = new QToolButton(this);
  close->setObjectName("toolClose");
  close->setAutoRaise(true);
  close->setIcon(icon("close"));
  setTip(close, closing);
  close->setAccessibleName(closing);
  connect(close, &QToolButton::clicked, this, &ToolBanner::closed);
  row_->setContentsMargins(8, 4, 4, 4);
  row_->setSpacing(8);
  row_->addWidget(hint_, 1);
  row_->addWidget(close);
  parent->installEventFilter(this);
  hide();
}

void ToolBanner::open(QWidget* choices) {
  if (choices_) choices_->hide();
  choices_ = choices;
  if (choices_) {
    row_->insertWidget(0, choices_);
    choices_->show();
  }
  show();
  raise();
  place();
}

void ToolBanner::setHint(const QString& text) {
  if (text == hint_->text()) return;
  hint_->setText(text);
  place();
}

void ToolBanner::place() {
  const QWidget* around = parentWidget();
  // It only grows while a tool is at work, so that it does not dance.
  const int width = std::min(around->width() - 16, sizeHint().width());
  resize(std::max(isVisible() ? std::min(size().width(), around->width() - 16) : 0, width), sizeHint().height());
  move((around->width() - this->width()) / 2, 8);
}

bool ToolBanner::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) place();
  return QFrame::eventFilter(watched, event);
}

void ToolBanner::paintEvent(QPaintEvent*) { paintCard(*this); }

}  // namespace gyre::ui

#include "moc_tool_banner.cpp"
