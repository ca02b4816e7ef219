#pragma once
// A click on the point of a contact marks it; a legend says what colours mean and how long an arrow is.

#include "viewport/viewport.h"
#include "viewport/viewport_tool.h"

#include <functional>

namespace gyre::ui {

class ContactTool : public ViewportTool {
 public:
  /// @param picked  is told of what the viewport shows
  ContactTool(Viewport& viewport, std::function<void(const LoggedContact&)> picked);
  ~ContactTool() override;

  bool click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool draws() const override;
  void paint(QPainter& painter) override;

  /// The force whose arrow the legend shows [N]; 0: none.
  double legendForce() const;

 private:
  double pixelsPerNewton() const;

  Viewport& viewport_;
  std::function<void(const LoggedContact&)> picked_;
};

}  // namespace gyre::ui
