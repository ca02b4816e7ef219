#pragma once
// The three-dimensional view of a model: bodies, joints, forces, ground. It shows what it is told to show; it knows
// neither the document nor the run.
//
// Mouse: orbit about the point under the cursor, pan and zoom as the navigation style says (by default left drag,
// middle drag, wheel); a click picks, with Ctrl or Shift one more. Tools are asked first. Keys: 1 front, 3 right, 7
// top, 0 corner, 5 parallel or perspective, F fit, Shift and an arrow turns, + and - zoom.

#include "run/simulation.h"
#include "theme/focus_mark.h"
#include "viewport/camera_controls.h"
#include "viewport/contact_glyphs.h"
#include "viewport/ground_planes.h"
#include "viewport/navigation.h"
#include "viewport/orientation_triad.h"
#include "viewport/parts_view.h"
#include "viewport/projection.h"
#include "viewport/scene_parts.h"
#include "viewport/tool_overlay.h"
#include "viewport/trails.h"
#include "vtk/render_widget.h"

#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

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
  /// Moves the bodies, in the order of SceneDescription::bodies.
  void setPoses(std::span<const BodyPose> bodies, double time);
  /// Bodies as they are elsewhere, each set in one colour, seen through; none: an empty list.
  struct Ghost {
    QColor color;
    std::vector<BodyPose> bodies = {};
    std::shared_ptr<const SceneDescription> scene = {};  ///< whose bodies they are; null: those of the scene shown
  };
  void setGhosts(std::vector<Ghost> ghosts);
  const std::vector<Ghost>& ghosts() const { return ghosts_; }
  /// Back to the initial placements; trails start anew.
  void resetPoses();

  void select(std::vector<ElementId> ids);
  void select(ElementId id) { select(std::vector{id}); }
  void clearSelection() { select(std::vector<ElementId>{}); }
  const std::vector<ElementId>& selection() const { return selected_; }
  /// Elements that are spoken of: in a colour of their own, whether they are selected or not.
  void emphasize(std::vector<ElementId> ids);
  const std::vector<ElementId>& emphasized() const { return emphasized_; }

  void fit();
  void standardView(StandardView view);
  void setParallelProjection(bool on);
  bool isParallelProjection() const;
  /// Looks from where it once did. @param fitted  whether what is shown filled the picture then, as it will again
  void setView(const CameraPose& pose, bool fitted);
  bool isFitted() const { return keepFitted_; }

  /// Fits if what is shown lies outside the picture; the next resetPoses() or restoreView() takes that back.
  void keepInSight();
  void restoreView();
  void setNavigation(NavigationStyle style) { navigation_ = style; }
  NavigationStyle navigation() const { return navigation_; }

  /// The trails are those of bodies that came along here, the earliest first.
  void setTrailPath(std::span<const PoseSet> path);
  /// Points of a trail are this far from each other [m].
  double trailResolution() const { return 0.01 * scene_.radius(); }
  void setTrails(bool on);
  void setTriads(bool on);
  void setGlyphs(bool on);
  /// The small triad in the corner.
  void setCornerTriad(bool on) { triad_.setVisible(on); }
  void setDark(bool on);
  bool hasTrails() const { return trails_.isVisible(); }
  bool hasTriads() const { return triads_; }
  bool hasGlyphs() const { return glyphs_; }

  /// Contacts of the moment that is shown; none: an empty list.
  void setContacts(std::span<const LoggedContact> contacts);
  void setContactParts(const ContactParts& parts);
  void setContactScale(double metresPerNewton);
  void markContact(std::optional<std::size_t> contact);
  const ContactGlyphs& contacts() const { return contacts_; }
  /// The contact drawn at a point of the widget, in front of others.
  std::optional<std::size_t> contactAt(QPointF position) const;
  /// Draws bodies in these colours instead of their own, until another scene is shown; none: in their own.
  void setBodyColors(const std::unordered_map<ElementId, QColor>& colors);
  /// Whether bodies have others than their own.
  bool hasBodyColors() const { return !scene_.colors().empty(); }
  double bodySize() const { return scene_.bodySize(); }
  const Vec3& sceneCenter() const { return scene_.center(); }

  /// What is shown now as a picture of another size.
  QImage renderImage(QSize size) const;
  /// A copy of the view, never shown, with a context of its own, to take pictures of other moments.
  std::unique_ptr<Viewport> copyForPictures(QSize size) const;
  QImage picture(std::span<const BodyPose> bodies, double time);

  /// What is drawn at a point of the widget; ground: nothing that could be picked.
  ElementId elementAt(QPointF position);
  /// The point on a part there, else at the depth of the scene's centre.
  Vec3 pointUnder(QPointF position);
  /// Where a point of the world is drawn, in the widget's coordinates.
  QPointF toWidget(const Vec3& point) const;

  vtkCamera* camera() const;
  Projection projection() const;
  bool isDark() const { return dark_; }

  /// Tools stay the caller's, who takes them away before they die.
  void addTool(ViewportTool* tool);
  void removeTool(ViewportTool* tool);
  /// Draws what tools show anew.
  void updateTools();

  /// Calls of the graphics for the parts in the last frame: it does not grow with the model.
  std::size_t batchesDrawn() const { return view_.batchesDrawn(); }

  const SceneDescription& scene() const { return scene_.scene(); }
  /// Where a body is shown; none of what is not shown.
  std::optional<Frame> placementOf(ElementId body) const { return scene_.placementOf(body); }
  std::span<const BodyPose> poses() const { return scene_.poses(); }
  /// Counts up whenever scene() or poses() change.
  int revision() const { return revision_; }
  GroundPlane groundPlane() const;

  /// Moves bodies, one or more, while they are being placed: nothing of it stays in the trails.
  void previewPoses(std::span<const BodyPose> bodies);
  /// How a link that is not in the scene yet would look; without ends: nothing. `marked` are outlined.
  void setPreview(const SceneLink& link, std::vector<ElementId> marked = {});

 signals:
  /// Another scene, or an edited state of it, is shown.
  void sceneShown();
  /// @param extends  Ctrl or Shift was held: it joins the selection or leaves it; ground: nothing was hit
  void picked(gyre::ElementId id, bool extends);
  /// The camera or what is shown has been changed by the user in this widget.
  void viewChanged();

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
  void outline(std::vector<ElementId>& which, std::vector<ElementId> ids);
  std::vector<Vec3> centers() const;
  void refreshParts();
  void refreshHalo(const Lens& lens);
  void showGhosts(const Lens& lens);
  void placeGround();
  void lowerGround();
  void fitClippingRange();
  /// What fit() has in view: the parts and, where it is near, the ground below them.
  std::vector<Part> partsToFit() const;
  std::vector<Part> partsInScale() const;
  void applyColors();
  void setInitialView();
  void userChangedView();
  bool isInSight() const;
  void takeContacts(const Viewport& other);
  void moveCamera(CameraMove move, QPointF pixels);
  void zoomTowards(const Vec3& point, double factor);
  /// Draws picture and tools anew.
  void refresh();
  /// refresh() for one of a row of changes.
  void updateMoving();
  bool drawsSmoothly() const;

  template <class Call>
  ViewportTool* firstTool(Call&& takes);
  bool toolsHover(QPointF position, Qt::KeyboardModifiers modifiers);
  bool toolsClick(QPointF position, Qt::KeyboardModifiers modifiers);
  ViewportTool* toolForDrag(QPointF position, Qt::KeyboardModifiers modifiers);
  bool toolsKey(const QKeyEvent& event);
  bool cameraKey(const QKeyEvent& event);

  double aspect() const;
  /// Picks exactly, then around the point, so that thin things can be hit.
  std::optional<Hit> hitAt(QPointF position, Ray& ray);
  SceneParts scene_;
  std::vector<Part> parts_;
  bool partsStale_ = true;
  double time_ = 0;
  std::vector<ElementId> selected_, emphasized_;  ///< sorted
  Eigen::AlignedBox3d swept_;                     ///< where bodies have been
  bool glyphs_ = true;
  bool triads_ = false;
  bool dark_ = false;
  bool keepFitted_ = true;             ///< until the user moves the camera, also when the widget changes its size
  vtkSmartPointer<vtkCamera> before_;  ///< the view that keepInSight() has left
  bool fittedBefore_ = true;
  NavigationStyle navigation_ = NavigationStyle::gyre;

  QTimer settled_;  ///< runs out when nothing has moved for a while
  bool moving_ = false;
  bool settling_ = false;  ///< the next frame is the one after things have come to rest

  vtkSmartPointer<vtkRenderer> renderer_;
  PartsView view_;
  GroundGrid ground_;
  GroundPlanes planes_;
  Trails trails_;
  ContactGlyphs contacts_;
  OrientationTriad triad_;

  std::vector<ViewportTool*> tools_;
  FocusMark focusMark_;
  ToolOverlay* overlay_;
  ViewportTool* dragTool_ = nullptr;  ///< has the left drag
  std::optional<SceneLink> preview_;
  std::vector<Ghost> ghosts_;
  std::map<std::shared_ptr<const SceneDescription>, SceneParts> otherScenes_;  ///< of ghosts
  std::vector<ElementId> marked_;
  int revision_ = 0;

  std::optional<QPointF> pressedAt_;
  bool dragging_ = false;
  QPointF lastMouse_;
  Vec3 grabbed_ = Vec3::Zero();  ///< point of the world under the cursor when the button went down
};

}  // namespace gyre::ui
