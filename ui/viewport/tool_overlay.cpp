#include "viewport/tool_overlay.h"

#include <QPainter>

namespace gyre::ui {

ToolOverlay::ToolOverlay(const std::vector<ViewportTool*>& tools, const FocusMark& mark, QWidget* parent)
    : QWidget(parent), tools_(tools), mark_(mark) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

void ToolOverlay::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (ViewportTool* tool : tools_) {
    painter.save();
    tool->paint(painter);
    painter.restore();
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
  mark_.paint(*parentWidget(), painter);
}

}  // namespace gyre::ui
