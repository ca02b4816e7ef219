#pragma once
// What the mouse and the keys do in a viewport: orbit about the point under the cursor, pan and zoom as the navigation
// style says (by default left drag, middle drag, wheel); a click picks, with Ctrl or Shift one more. Tools are asked
// first. Keys: 1 front, 3 right, 7 top, 0 corner, 5 parallel or perspective, F fit, Shift and an arrow turns, + and -
// zoom.

#include "viewport/navigation.h"
#include "viewport/picking.h"
#include "viewport/tool_stack.h"

#include <QObject>
#include <QPointF>

#include <optional>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace gyre::ui {

class ViewportInput : public QObject {
  Q_OBJECT
 public:
  ViewportInput(ToolStack& tools, SceneCamera& camera, ShownScene& shown, Highlights& highlights,
                const Picking& picking);

  void setNavigation(NavigationStyle style) { navigation_ = style; }
  NavigationStyle navigation() const { return navigation_; }

  void press(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  void release(const QMouseEvent& event);
  void wheel(QWheelEvent& event);
  /// False: the key means nothing here.
  bool key(const QKeyEvent& event);

 signals:
  /// @param extends  Ctrl or Shift was held: it joins the selection or leaves it; ground: nothing was hit
  void picked(gyre::ElementId id, bool extends);

 private:
  void moveCamera(CameraMove move, QPointF pixels);
  bool turnsOrZooms(const QKeyEvent& event);

  ToolStack& tools_;
  SceneCamera& camera_;
  ShownScene& shown_;
  Highlights& highlights_;
  const Picking& picking_;
  NavigationStyle navigation_ = NavigationStyle::gyre;
  std::optional<QPointF> pressedAt_;
  bool dragging_ = false;
  QPointF lastMouse_;
  Vec3 grabbed_ = Vec3::Zero();  ///< point of the world under the cursor when the button went down
};

}  // namespace gyre::ui
