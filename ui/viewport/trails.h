#pragma once
// The paths the bodies' centres of mass have taken lately: bounded in length, thinned out, fading with age.

#include "core/types.h"
#include "run/poses.h"

#include <vtkSmartPointer.h>
#include <QColor>
#include <QObject>

#include <deque>
#include <span>
#include <vector>

class vtkActor;
class vtkPolyData;
class vtkRenderer;

namespace gyre::ui {

class SceneParts;

class Trails : public QObject {
  Q_OBJECT
 public:
  explicit Trails(vtkRenderer* renderer);

  /// Starts anew with one trail per body, or for a dozen of many. Points closer together than `resolution` [m] are left
  /// out.
  void reset(std::vector<QColor> colors, double resolution);
  void clear();

  /// Adds where the bodies are now. Going back in time takes later points away.
  void add(double time, std::span<const Vec3> centers);

  /// Starts anew with bodies of a scene that came along here, the earliest first.
  void setPath(std::span<const PoseSet> path, const SceneParts& scene);
  /// Points of a trail are this far from each other [m].
  double resolution() const { return resolution_; }

  void setLineWidth(double pixels);
  void setVisible(bool on);
  bool isVisible() const { return visible_; }
  /// Old points fade into this colour.
  void setFadeColor(const QColor& color);
  /// Hands new points to the graphics.
  void commit();

 signals:
  /// Others are to be drawn, or none.
  void changed();

 private:
  struct Point {
    double time;
    Vec3 position;
  };

  vtkSmartPointer<vtkPolyData> mesh_;
  vtkSmartPointer<vtkActor> actor_;
  std::vector<QColor> colors_;
  std::vector<std::deque<Point>> points_;
  QColor fade_ = Qt::white;
  double resolution_ = 0.01;
  std::size_t limit_ = 600;  ///< points per trail
  std::size_t stride_ = 1;   ///< every so many bodies have a trail
  bool visible_ = false;
  bool changed_ = false;
};

}  // namespace gyre::ui
