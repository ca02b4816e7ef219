#pragma once
// Makes a rod between two clicked places: of bodies, or of the working plane where there is none. Where an end is on a
// body it gets a hinge, with Shift also one to the ground. Digits open a field for its length; W makes the face below
// the mouse the working plane, and takes that back; Esc takes back the first place, then leaves.

#include "placing/placing_context.h"
#include "placing/rod_options.h"
#include "placing/tool_paint.h"
#include "placing/typed_value.h"
#include "placing/working_plane.h"
#include "viewport/viewport_tool.h"

#include <QObject>

namespace gyre::ui {

class RodTool : public QObject, public ViewportTool {
  Q_OBJECT
 public:
  explicit RodTool(PlacingContext& context);

  void start();
  void stop();
  /// Says anew what can be done.
  void refresh();

  bool hover(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void leave() override;
  bool click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool key(const QKeyEvent& event) override;
  bool overridesShortcut(const QKeyEvent& event) const override;
  void paint(QPainter& painter) override;

 private:
  /// A place that an end may get.
  struct Place {
    Feature feature;
    bool isGrounded = false;  ///< to be hinged to the ground
  };
  WorkingPlane plane() const;
  void choosePlane();
  std::optional<Place> placeAt(QPointF position, Qt::KeyboardModifiers modifiers) const;
  RodEnd endAt(const Place& place) const;
  QString lengthText() const;
  QString hint() const;
  void make(const Place& second);
  void makeOfLength(double length);
  void paintPlane(const ToolPaint& paint, const Projection& projection) const;

  PlacingContext& context_;
  RodOptions* options_;
  TypedValue* field_;
  std::optional<Place> first_, hovered_;
  std::optional<WorkingPlane> chosen_;  ///< else that which the view faces
  QString chosenOf_;                    ///< what it is the plane of
  QString done_;                        ///< what has just been made
};

}  // namespace gyre::ui
