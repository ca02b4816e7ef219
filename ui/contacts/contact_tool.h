#pragma once
// A click on the point of a contact marks it; a legend says what colours mean and how long an arrow is.

#include "viewport/viewport.h"
#include "viewport/viewport_tool.h"

#include <QPointer>
#include <QStringList>

#include <functional>
#include <optional>

namespace gyre::ui {

class ContactTool : public ViewportTool {
 public:
  /// @param picked  is told of what the viewport shows
  ContactTool(Viewport& viewport, std::function<void(const LoggedContact&)> picked);
  ~ContactTool() override;

  bool click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool draws() const override;
  void paint(QPainter& painter) override;

  /// Bodies have a colour for each of so many islands; nothing: their own.
  void setIslands(std::optional<int> islands);

  /// The force whose arrow the legend shows [N]; 0: none.
  double legendForce() const;
  /// How long that arrow is, as one in the middle of the scene that is seen from the side [pixels].
  double legendLength() const { return legendForce() * pixelsPerNewton(); }

 private:
  double pixelsPerNewton() const;

  bool drawsContacts() const;
  QStringList notes() const;
  /// Lines of the legend; how high they are.
  double paintStates(QPainter& painter, QPointF at, double baseline) const;
  double paintForce(QPainter& painter, QPointF at, double baseline) const;

  QPointer<Viewport> viewport_;  ///< may go first
  std::optional<int> islands_;
  std::function<void(const LoggedContact&)> picked_;
};

}  // namespace gyre::ui
