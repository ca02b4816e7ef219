#pragma once
// Draws a list of parts in a renderer, equal geometries by instancing: surfaces, edges, shadows on the ground, and
// halos of what is selected or spoken of.

#include "viewport/camera_controls.h"
#include "viewport/part_batch.h"
#include "viewport/section_plane.h"
#include "viewport/unit_geometry.h"

#include <Eigen/Core>
#include <QColor>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <tuple>

namespace gyre::ui {

class PartsView {
 public:
  /// The renderer gets the lights that the parts reflect.
  explicit PartsView(vtkRenderer* renderer);

  /// What is small on the screen is drawn more coarsely than this anyway.
  void setFinest(Detail detail) { finest_ = detail; }
  void setLineWidth(double pixels) { lineWidth_ = pixels; }
  void setEdgeColor(const QColor& color) { edgeColor_ = color; }

  /// Shadows are the parts flattened by this map, as light from above casts them.
  void setShadow(const Eigen::Matrix4d& flattening, const Vec3& up, const QColor& color);
  void setShadowVisible(bool on);

  /// Leaves out of parts, edges, ghosts and rims what lies beyond the plane; shadows stay whole.
  void setSection(const std::optional<SectionPlane>& plane);
  /// For the camera as it stands when all is drawn. @param aspect  width of the picture over its height
  void aimSection(vtkCamera* camera, double aspect);

  void show(std::span<const Part> parts, const Lens& lens);
  /// Batches that show() has filled: each is one call of the graphics.
  std::size_t batchesDrawn() const;

  /// Parts that are seen through, with their edges.
  void showGhosts(std::span<const Part> parts, const Lens& lens);

  /// A rim of this many pixels around parts, in their colours.
  void showHalo(std::span<const Part> parts, double pixels, const Lens& lens);

 private:
  using Key = std::tuple<Geometry, double, Detail, std::shared_ptr<const UnitMesh>>;
  inline static const Key speckKey{Geometry::sphere, 0, Detail::speck, nullptr};
  inline static const Key sweptKey{Geometry::swept, 0, Detail::fine, nullptr};
  using Batches = std::map<Key, std::unique_ptr<PartBatch>>;

  Key keyOf(const Part& part, const Lens& lens) const;
  vtkSmartPointer<vtkPolyData> drawn(const Key& key, BatchStyle style) const;
  /// As much of a part as is seen: of a box that nothing cuts, three faces.
  Part seen(const Part& part, const Vec3& direction) const;
  void flatten(PartBatch& batch) const;
  static void finish(Batches& batches);
  std::unique_ptr<PartBatch> makeBatch(const Key& key, BatchStyle style) const;
  PartBatch& batchFor(Batches& batches, const Key& key, BatchStyle style);

  /// @param small  it is drawn as a speck
  /// @param pixel  size of one there [m]
  void showPart(const Part& part, bool small, double pixel, const Lens& lens);

  vtkRenderer* renderer_;
  Detail finest_ = Detail::fine;
  double lineWidth_ = 1;  ///< [pixels]
  QColor edgeColor_ = Qt::black;
  QColor shadowColor_ = Qt::gray;
  bool shadowVisible_ = false;
  Vec3 up_ = Vec3::UnitZ();
  std::optional<SectionPlane> section_;
  Eigen::Matrix4d flattening_ = Eigen::Matrix4d::Identity();
  Batches surfaces_, edges_, shadows_, halos_, ghosts_, ghostEdges_;
};

}  // namespace gyre::ui
