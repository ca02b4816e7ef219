#include "viewport/tool_overlay.h"

#include <QPainter>

namespace gyre::ui {

ToolOverlay::ToolOverlay(const std::vector<ViewportTool*>& tools, QWidget* parent) : QWidget(parent), tools_(tools) {
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
}

}  // namespace gyre::ui
