#pragma once
// The sheet over the picture on which tools draw, and that shows where the keyboard is. It lets every event through.

#include "theme/focus_mark.h"
#include "viewport/viewport_tool.h"

#include <QWidget>

#include <vector>

namespace gyre::ui {

class ToolOverlay : public QWidget {
 public:
  ToolOverlay(const std::vector<ViewportTool*>& tools, const FocusMark& mark, QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const std::vector<ViewportTool*>& tools_;
  const FocusMark& mark_;  ///< of the parent
};

}  // namespace gyre::ui
