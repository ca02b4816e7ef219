#pragma once
// Arrows of forces and moments: flat and facing the viewer, as thick on the screen wherever they are, with a rim where
// there are not too many. Around the foot of a moment's an arrow shows which way it turns.

#include "viewport/camera_controls.h"
#include "viewport/part_batch.h"

#include <array>
#include <memory>
#include <optional>

class vtkActor;
class vtkRenderer;

namespace gyre::ui {

class ForceArrows {
 public:
  /// @param coarse  thin and without rims, for thousands
  ForceArrows(vtkRenderer* layer, bool coarse);

  struct View {
    Lens lens = {};
    double bodySize = 1;    ///< typical extent of a body [m]
    double pixelRatio = 1;  ///< of the screen
    QRgb rim = 0;
  };
  /// None are there any more.
  void begin(const View& view);
  enum class Form { straight, turning };
  /// Longer than there is room for, it is cut off and has two heads.
  /// @param arrow  as long as it is drawn [m]
  /// @return       where it ends; none: too short to be seen
  std::optional<Vec3> add(const Vec3& from, const Vec3& arrow, QRgb color, Form form = Form::straight);
  void commit();

  /// Longest arrow [m].
  static double longest(double bodySize) { return 4 * bodySize; }

  /// What is drawn as one.
  enum Batch { casing, shaft, headCasing, head, turn, batchCount };
  vtkActor* actor(Batch batch) const;

 private:
  Frame facing(const Vec3& x, const Vec3& along) const;
  void addFlat(Batch batch, const Frame& arrow, double z, const Vec3& scale, QRgb color);

  std::array<std::unique_ptr<PartBatch>, batchCount> batches_;
  bool coarse_;
  View view_;
  double pixel_ = 0.001;  ///< size of one at the arrow that is being added [m]
};

}  // namespace gyre::ui
