#pragma once
// What the mouse and the keys do with the camera. Points and directions are in the world.

#include "viewport/part.h"
#include "viewport/ray_cast.h"

#include <span>

class vtkCamera;

namespace gyre::ui {

enum class StandardView { front, right, top, corner };

/// The camera's position and axes, as the controls need them.
struct CameraFrame {
  Vec3 eye, focus;
  Vec3 right, up, forward;

  static CameraFrame of(vtkCamera* camera);
  void applyTo(vtkCamera* camera) const;
};

/// Where the camera is and how it projects, to come back to.
struct CameraPose {
  Vec3 eye, focus, up;
  bool parallel = false;
  double halfHeight = 1;  ///< of the picture of a parallel projection [m]

  static CameraPose of(vtkCamera* camera);
  void applyTo(vtkCamera* camera) const;
};

/// What the camera sees, how large a pixel is in the world, and which way the viewer is.
struct Lens {
  Vec3 eye = Vec3::Zero(), forward = Vec3::Zero(), right = Vec3::Zero(), up = Vec3::Zero();
  bool parallel = false;
  double pixelSize = 0;                  ///< of a parallel projection; else per unit of distance
  double halfWidth = 0, halfHeight = 0;  ///< of the picture [pixels]

  static Lens of(vtkCamera* camera, int widthInPixels, int heightInPixels);
  /// Whether any of a ball may be in the picture.
  bool sees(const Vec3& center, double radius) const;
  /// From the point, of any length.
  Vec3 towardsEye(const Vec3& point) const { return parallel ? Vec3(-forward) : Vec3(eye - point); }
  double pixelAt(const Vec3& point) const { return parallel ? pixelSize : pixelSize * (point - eye).dot(forward); }
  /// The part drawn at the same place of the picture, but closer to the viewer by the size of some pixels.
  Part nearer(Part part, double pixels) const;
};

/// Turntable: about the vertical through the pivot, then about the camera's right axis through it. Never upside down.
void orbit(vtkCamera* camera, const Vec3& pivot, const Vec3& vertical, double azimuth, double elevation);

/// Moves the camera so that what was at `from` comes to `to`.
void pan(vtkCamera* camera, const Vec3& from, const Vec3& to);

/// Comes closer by a factor (below 1) or goes away; the given point stays where it is on the screen.
void zoomAt(vtkCamera* camera, const Vec3& point, double factor);

/// Looks from a standard direction; what was in the middle stays there.
void lookFrom(vtkCamera* camera, StandardView view, const Vec3& vertical);

/// As close as shows all the parts, for a picture of this width over height.
void fitTo(vtkCamera* camera, std::span<const Part> parts, double aspect);

/// Perspective or parallel projection; things at the focus keep their size.
void setParallel(vtkCamera* camera, bool parallel);

/// The ray under a point of the picture; x and y run from -1 to 1, y upwards.
Ray rayThrough(vtkCamera* camera, double x, double y, double aspect);

/// Length in the world of one unit of y there.
double worldPerUnit(vtkCamera* camera, const Vec3& point);

}  // namespace gyre::ui
