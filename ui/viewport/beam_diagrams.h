#pragma once
// Section forces of flexible beams as ribbons at right angles to their lines, one for each quantity: N, T, Q_z and M_y
// towards z of the sections, Q_y towards y, M_z against y. So a bending moment stands on the side that it stretches.

#include "run/recorded_beams.h"
#include "scene/scene_description.h"
#include "viewport/load_glyphs.h"
#include "viewport/viewport_colors.h"

#include <vtkSmartPointer.h>
#include <QObject>

#include <span>
#include <vector>

class vtkActor;
class vtkPolyData;
class vtkRenderer;

namespace gyre::ui {

class SceneParts;

/// A quantity along a beam at a moment.
struct BeamDiagram {
  ElementId beam;
  BeamQuantity quantity = BeamQuantity::My;
  std::vector<BeamSpan> spans = {};  ///< element by element
  bool operator==(const BeamDiagram&) const = default;
};

class BeamDiagrams : public QObject {
  Q_OBJECT
 public:
  explicit BeamDiagrams(vtkRenderer* layer);
  ~BeamDiagrams() override;

  void setColors(const ViewportColors& colors) { colors_ = colors; }
  /// Those of a moment; none: an empty list.
  void setDiagrams(std::vector<BeamDiagram> diagrams);
  std::span<const BeamDiagram> diagrams() const { return diagrams_; }
  bool isEmpty() const { return diagrams_.empty(); }
  /// How far ribbons reach [m/N, m/(N m)].
  void setScale(const LoadScale& scale);
  const LoadScale& scale() const { return scale_; }
  /// The largest size of a quantity that is drawn; 0: none is.
  double largest(BeamQuantity quantity) const;

  /// Hands the ribbons to the graphics, on beams as they are in a scene.
  void show(const SceneParts& scene, double pixelRatio);
  /// Corners of ribbons that were drawn last.
  std::size_t cornersDrawn() const;

 signals:
  void changed();

 private:
  void add(const BeamDiagram& diagram, const SceneBeam& beam, const std::vector<Frame>& sections);

  vtkRenderer* layer_;
  vtkSmartPointer<vtkPolyData> fill_, lines_;
  vtkSmartPointer<vtkActor> fillActor_, lineActor_;
  ViewportColors colors_;
  std::vector<BeamDiagram> diagrams_;
  LoadScale scale_;
};

}  // namespace gyre::ui
