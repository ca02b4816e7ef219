#pragma once
// The camera of a scene: what it is pointed at, and whether that fills the picture, which it does until the user moves
// the camera, also when the widget changes its size.

#include "viewport/camera_turn.h"
#include "viewport/projection.h"
#include "viewport/scene_ground.h"
#include "viewport/shown_scene.h"

#include <vtkSmartPointer.h>

#include <QObject>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>

class vtkCamera;

namespace gyre::ui {

class SceneCamera : public QObject {
  Q_OBJECT
 public:
  /// @param widget  that shows the picture
  SceneCamera(vtkCamera* camera, const QWidget& widget, ShownScene& shown, const SceneGround& ground);
  ~SceneCamera() override;

  vtkCamera* vtk() const;
  Projection projection() const;
  /// Where it looks from; while it turns, where it will.
  CameraPose pose() const;
  /// How it gets to another view: at once, or turning there in a moment, where the style of the desktop moves things,
  /// but not while the window is presented. What the user does with the camera meanwhile ends that where it is.
  enum class Way { atOnce, turning };
  /// Looks from where it once did; turning there, the user has asked for it, and no restore() takes that back.
  /// @param fitted  whether what is shown filled the picture then, as it will again
  void setView(const CameraPose& pose, bool fitted, Way way = Way::atOnce);
  bool isFitted() const { return fitted_; }
  void setParallelProjection(bool on);

  void fit();
  void standardView(StandardView view, Way way = Way::atOnce);
  /// Looks at another model as its ViewSettings say.
  void setInitialView();
  /// Fits if an edit leads out of the picture. @param otherBodies  there are more or fewer of them than before
  void followEdit(bool otherBodies);
  /// Fits if what is shown lies outside the picture; the next restore() takes that back.
  void keepInSight();
  void restore();

  /// What the user does with the mouse and the keys. Points are in the world.
  void orbitBy(const Vec3& pivot, double azimuth, double elevation);
  /// @param grabbed  what comes along by so many pixels
  void panBy(const Vec3& grabbed, QPointF pixels);
  void zoomTowards(const Vec3& point, double factor);

 signals:
  void changed();
  /// The user has moved it, which is told before changed().
  void movedByUser();

 private:
  double aspect() const;
  bool isInSight();
  void changeByUser();
  /// The next restore() takes nothing back.
  void forget();
  /// From this pose to where the camera is now.
  void turnFrom(const CameraPose& before);
  bool turns() const;
  /// Ends a turn: where it leads to, or where it is.
  void arrive();
  void halt();
  std::vector<Part> partsInScale();
  /// What fit() has in view: the parts and, where it is near, the ground below them.
  std::vector<Part> partsToFit();

  vtkSmartPointer<vtkCamera> camera_;
  const QWidget& widget_;
  ShownScene& shown_;
  const SceneGround& ground_;
  bool fitted_ = true;
  vtkSmartPointer<vtkCamera> before_;  ///< the view that keepInSight() has left
  bool fittedBefore_ = true;
  std::optional<CameraTurn> turn_;  ///< under way
  QVariantAnimation turning_;
};

}  // namespace gyre::ui
