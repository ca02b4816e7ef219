#include "placing/tool_strip.h"

#include "placing/tool_paint.h"

#include <QAction>
#include <QToolButton>
#include <QVBoxLayout>

namespace gyre::ui {

ToolStrip::ToolStrip(const QList<QAction*>& actions, QWidget* parent) : QFrame(parent) {
  setObjectName("toolStrip");
  setCursor(Qt::ArrowCursor);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(2);
  for (QAction* action : actions) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize({20, 20});
    button->setFocusPolicy(Qt::NoFocus);
    const QString text = action->text().remove('&');
    button->setToolTip(QString("%1 (%2)").arg(text, action->shortcut().toString(QKeySequence::NativeText)));
    column->addWidget(button);
  }
  move(8, 8);
  adjustSize();
}

void ToolStrip::paintEvent(QPaintEvent*) { paintCard(*this); }

}  // namespace gyre::ui
