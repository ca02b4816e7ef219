#pragma once
// A click on the point of a contact marks it.

#include "viewport/viewport.h"
#include "viewport/viewport_tool.h"

#include <QPointer>

#include <functional>

namespace gyre::ui {

class ContactTool : public ViewportTool {
 public:
  /// @param picked  is told of what the viewport shows
  ContactTool(Viewport& viewport, std::function<void(const LoggedContact&)> picked);
  ~ContactTool() override;

  bool click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool draws() const override { return false; }

 private:
  QPointer<Viewport> viewport_;  ///< may go first
  std::function<void(const LoggedContact&)> picked_;
};

}  // namespace gyre::ui
