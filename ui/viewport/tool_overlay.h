#pragma once
// The sheet over the picture on which tools draw. It lets every event through.

#include "viewport/viewport_tool.h"

#include <QWidget>

#include <vector>

namespace gyre::ui {

class ToolOverlay : public QWidget {
 public:
  ToolOverlay(const std::vector<ViewportTool*>& tools, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const std::vector<ViewportTool*>& tools_;
};

}  // namespace gyre::ui
