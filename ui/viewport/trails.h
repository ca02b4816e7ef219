#pragma once
// The paths that centres of mass of bodies and points on them have taken in a run: through all of its rows, whatever
// moments were shown, thinned out where they are straight, fading with age.

#include "run/recorded_poses.h"
#include "viewport/trail_line.h"

#include <vtkSmartPointer.h>
#include <QColor>
#include <QObject>

#include <vector>

class vtkActor;
class vtkPolyData;
class vtkRenderer;

namespace gyre::ui {

class SceneParts;

/// What leaves a trail.
struct TrailSource {
  ElementId body;
  Vec3 point;  ///< in the body's frame
  QColor color;
};

/// The points of a scene, and its bodies, or a dozen of many.
std::vector<TrailSource> trailSources(const SceneParts& scene);

class Trails : public QObject {
  Q_OBJECT
 public:
  explicit Trails(vtkRenderer* renderer);

  /// Starts anew. What is left out of the paths is less than `tolerance` [m] off, or more where they are very long.
  void reset(std::vector<TrailSource> sources, double tolerance);
  void clear();

  /// Goes on, or back, to a row of a run; anew where it is another run.
  void follow(const RecordedPoses& poses, std::size_t row);
  /// The paths that others have, of the same sources.
  void takeOver(const Trails& other);
  const std::vector<TrailLine>& lines() const { return lines_; }

  void setLineWidth(double pixels);
  void setVisible(bool on);
  bool isVisible() const { return visible_; }
  /// Old points fade into this colour.
  void setFadeColor(const QColor& color);
  /// Hands paths to the graphics, up to where what leaves them is now.
  void commit(const SceneParts& scene);

 signals:
  /// Others are to be drawn, or none.
  void changed();

 private:
  vtkSmartPointer<vtkPolyData> mesh_;
  vtkSmartPointer<vtkActor> actor_;
  std::vector<TrailSource> sources_;
  std::vector<TrailLine> lines_;          ///< of each source
  const Recording* recording_ = nullptr;  ///< whose rows they are of; only compared
  std::size_t rows_ = 0;                  ///< of it that were taken
  QColor fade_ = Qt::white;
  double tolerance_ = 1e-4;
  bool visible_ = false;
};

}  // namespace gyre::ui
