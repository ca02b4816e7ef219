#pragma once
// The three-dimensional view of a model: bodies, joints, forces, ground. It shows what it is told to show; it knows
// neither the document nor the run. The widget draws; what it draws, from where, and what the mouse does there are its
// parts.

#include "viewport/edge_smoothing.h"
#include "viewport/front_layer.h"
#include "viewport/ghost_bodies.h"
#include "viewport/highlights.h"
#include "viewport/orientation_triad.h"
#include "viewport/parts_view.h"
#include "viewport/picking.h"
#include "viewport/scene_camera.h"
#include "viewport/scene_ground.h"
#include "viewport/shown_scene.h"
#include "viewport/tool_stack.h"
#include "viewport/trails.h"
#include "viewport/viewport_input.h"
#include "vtk/render_widget.h"

#include <span>

namespace gyre::ui {

class Viewport : public RenderWidget {
  Q_OBJECT

 public:
  explicit Viewport(QWidget* parent = nullptr);
  ~Viewport() override;

  /// Shows another model, in its initial state, and points the camera at it as its ViewSettings say.
  void setScene(const SceneDescription& scene);
  /// Shows an edited state of the same model: the camera stays.
  void updateScene(const SceneDescription& scene);
  /// Moves the bodies, in the order of SceneDescription::bodies, for a moment of a run or of what has been found;
  /// bodies that are being placed are moved by ShownScene::setPoses.
  void setPoses(std::span<const BodyPose> bodies);
  /// Back to the initial placements; trails start anew.
  void resetPoses();
  /// Another moment, with smooth edges.
  QImage picture(std::span<const BodyPose> bodies);

  ShownScene& shown() { return shown_; }
  const ShownScene& shown() const { return shown_; }
  Highlights& highlights() { return highlights_; }
  SceneCamera& camera() { return camera_; }
  const SceneCamera& camera() const { return camera_; }
  const SceneGround& ground() const { return ground_; }
  /// The paths of bodies that came along here.
  Trails& trails() { return trails_; }
  const Trails& trails() const { return trails_; }
  /// Contacts and what acts at the moment that is shown.
  FrontLayer& front() { return front_; }
  const FrontLayer& front() const { return front_; }
  GhostBodies& ghosts() { return ghosts_; }
  const GhostBodies& ghosts() const { return ghosts_; }
  const Picking& picking() const { return picking_; }
  ToolStack& tools() { return tools_; }
  ViewportInput& input() { return input_; }

  /// The small triad in the corner.
  void setCornerTriad(bool on) { triad_.setVisible(on); }
  /// Calls of the graphics for the parts in the last frame: it does not grow with the model.
  std::size_t batchesDrawn() const { return view_.batchesDrawn(); }

 protected:
  bool event(QEvent* event) override;
  void beforeRender() override;
  void afterRender() override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void connectParts();
  void fitClippingRange();
  void applyColors();
  /// Draws picture and tools anew.
  void refresh();
  bool drawsSmoothly();

  vtkSmartPointer<vtkRenderer> renderer_;
  Highlights highlights_;
  ShownScene shown_;
  PartsView view_;
  SceneGround ground_;
  Trails trails_;
  FrontLayer front_;
  OrientationTriad triad_;
  GhostBodies ghosts_;
  SceneCamera camera_;
  Picking picking_;
  ToolStack tools_;
  ViewportInput input_;
  EdgeSmoothing smoothing_;
};

}  // namespace gyre::ui
