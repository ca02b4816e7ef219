#include "placing/tool_strip.h"

#include "placing/tool_paint.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int kFromCorner = 8, kStripMargin = 4, kStripSpacing = 2, kTriadHeight = 96;  // [pixels]

}  // namespace

ToolStrip::ToolStrip(const QList<QAction*>& actions, QWidget* parent) : QFrame(parent), grid_(new QGridLayout(this)) {
  setObjectName("toolStrip");
  setCursor(Qt::ArrowCursor);
  grid_->setContentsMargins(kStripMargin, kStripMargin, kStripMargin, kStripMargin);
  grid_->setSpacing(kStripSpacing);
  for (QAction* action : actions) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize({20, 20});
    button->setFocusPolicy(Qt::NoFocus);
    const QString text = action->text().remove('&');
    button->setToolTip(QString("%1 (%2)").arg(text, action->shortcut().toString(QKeySequence::NativeText)));
    buttons_.push_back(button);
  }
  move(kFromCorner, kFromCorner);
  parent->installEventFilter(this);
  arrange();
}

void ToolStrip::arrange() {
  const int each = buttons_.front()->sizeHint().height() + kStripSpacing, all = static_cast<int>(buttons_.size());
  const int room = parentWidget()->height() - kFromCorner - 2 * kStripMargin - kTriadHeight;
  const int rows = std::clamp(room / each, 2, all);
  if (rows == rows_) return;
  rows_ = rows;
  for (int i = 0; i < all; ++i) grid_->addWidget(buttons_[static_cast<std::size_t>(i)], i % rows, i / rows);
  adjustSize();
}

bool ToolStrip::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) arrange();
  return QFrame::eventFilter(watched, event);
}

void ToolStrip::paintEvent(QPaintEvent*) { paintCard(*this); }

}  // namespace gyre::ui
