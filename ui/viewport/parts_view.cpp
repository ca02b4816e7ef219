#include "viewport/parts_view.h"

#include "viewport/instance_batch.h"
#include "viewport/lights.h"
#include "viewport/merged_batch.h"
#include "viewport/part_extent.h"
#include "viewport/section_shader.h"
#include "viewport/swept_batch.h"
#include "viewport/unit_mesh.h"

#include <vtkActor.h>
#include <vtkMatrix4x4.h>
#include <vtkNew.h>
#include <vtkPolyData.h>
#include <vtkProperty.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace gyre::ui {
namespace {

QRgb mix(QRgb a, const QColor& b, double share) {
  const auto channel = [share](int x, int y) { return static_cast<int>(x + share * (y - x)); };
  return qRgb(channel(qRed(a), b.red()), channel(qGreen(a), b.green()), channel(qBlue(a), b.blue()));
}

/// Parts of one element that are smaller than this are drawn as one: a joint far away is a dot [pixels].
constexpr double speckSize = 4;

/// Radius of bars that are drawn square in a model of many parts [pixels].
constexpr double squareBelow = 1.5;

/// Vertices of what is merged rather than instanced: about as many as it takes for both to cost the same.
constexpr vtkIdType mostMerged = 128;

/// The middle one of the three sizes: edges of what is thinner on the screen would hide its colour.
double thickness(const Part& part) {
  if (part.swept) return part.swept->skin->thickness();
  return part.scale.sum() - part.scale.maxCoeff() - part.scale.minCoeff();
}

/// The part, or a stouter one where it would be too thin on the screen to be seen.
Part visible(Part part, double pixel) {
  const double least = 0.9 * pixel;
  if (part.geometry == Geometry::capsule && part.scale.x() < least) {
    part.geometry = Geometry::cylinder;
    part.scale.z() *= part.ratio + 2;
    part.ratio = 0;
  }
  if (part.geometry == Geometry::coil && part.scale.x() < 4 * pixel) {  // its wire would fall between the pixels
    part.geometry = Geometry::cylinder;
    part.ratio = 0;
    part.frame.position += part.frame.orientation * Vec3(0, 0, 0.5 * part.scale.z());
    part.scale.head<2>().setZero();
  }
  if (part.swept) part.ratio = std::max(part.ratio, 0.5 * (least - thickness(part)));
  else part.scale = part.scale.cwiseMax(least);
  return part;
}

/// A round bar so thin that nobody sees whether it is one, as a square one of the same section: a quarter of the faces.
Part square(Part part) {
  part.geometry = Geometry::box;
  part.scale.head<2>() *= std::sqrt(std::numbers::pi);
  return part;
}

/// What is drawn of a part of a few pixels: about as large, and of one kind.
Part speckOf(Part part) {
  switch (part.geometry) {
    case Geometry::swept:
    case Geometry::mesh:
    case Geometry::box: part.scale *= 0.5; break;
    case Geometry::cylinder:
    case Geometry::cone: part.scale.z() *= 0.5; break;
    case Geometry::capsule: part.scale.z() *= 1 + 0.5 * part.ratio; break;
    default: break;
  }
  part.geometry = Geometry::sphere;
  part.swept = nullptr;
  part.scale *= 1.2;  // a speck has corners where the part is round
  return part;
}

/// The box with the corner that is positive in all directions of its frame turned to where it is seen from, or
/// lit: nobody there sees more of it than the three faces that meet there.
Part cornerTo(Part part, const Vec3& direction) {
  if (part.geometry != Geometry::box) return part;
  const Vec3 local = part.frame.orientation.conjugate() * direction;
  Eigen::Matrix3d turn = local.unaryExpr([](double x) { return x < 0 ? -1.0 : 1.0; }).asDiagonal();
  if (turn.diagonal().prod() < 0) {  // no turn takes the corner there but one that exchanges two directions
    turn.col(0).swap(turn.col(1));
    std::swap(part.scale.x(), part.scale.y());
  }
  part.frame.orientation = part.frame.orientation * Quat(turn);
  return part;
}

/// The part grown by w on every side.
Part inflated(Part part, double w) {
  switch (part.geometry) {
    case Geometry::mesh:
    case Geometry::box: part.scale.array() += 2 * w; break;
    case Geometry::cylinder:
    case Geometry::cone: part.scale += Vec3(w, w, 2 * w); break;
    case Geometry::capsule: part.scale.array() += w / (1 + 0.25 * part.ratio); break;
    case Geometry::swept: part.ratio += w; break;
    default: part.scale.array() += w; break;
  }
  return part;
}

}  // namespace

PartsView::PartsView(vtkRenderer* renderer) : renderer_(renderer) { addLights(renderer_); }

void PartsView::setShadow(const Eigen::Matrix4d& flattening, const Vec3& up, const QColor& color) {
  flattening_ = flattening;
  up_ = up;
  shadowColor_ = color;
  for (const auto& [key, batch] : shadows_) flatten(*batch);
}

void PartsView::flatten(PartBatch& batch) const {
  vtkNew<vtkMatrix4x4> matrix;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) matrix->SetElement(i, j, flattening_(i, j));
  batch.actor()->SetUserMatrix(matrix);
}

void PartsView::setShadowVisible(bool on) {
  if (on == shadowVisible_) return;
  shadowVisible_ = on;
  if (!on) shadows_.clear();
}

PartsView::Key PartsView::keyOf(const Part& part, const Lens& lens) const {
  if (part.swept) return sweptKey;
  // Radii from which a polygon of so many sides would be seen as one, half a pixel off.
  constexpr double coarseFrom = 3, fineFrom = 20;
  const double radius = std::max(part.scale.x(), part.scale.y());
  const double pixel = std::abs(lens.pixelAt(part.frame.position));
  const Detail detail = radius < coarseFrom * pixel ? Detail::tiny
                        : radius < fineFrom * pixel ? Detail::coarse
                                                    : Detail::fine;
  if (part.mesh) return {part.geometry, 0, Detail::fine, part.mesh};
  if (part.geometry == Geometry::box || part.geometry == Geometry::arc)
    return {part.geometry, 0, Detail::fine, nullptr};
  return {part.geometry, part.ratio, std::min(detail, finest_), nullptr};
}

vtkSmartPointer<vtkPolyData> PartsView::drawn(const Key& key, BatchStyle style) const {
  const auto& [geometry, ratio, detail, mesh] = key;
  if (style == BatchStyle::lines) return mesh ? edgeLines(*mesh) : edgeLines(geometry, ratio, detail);
  const bool cut = section_ && style != BatchStyle::shadow;
  const bool whole = geometry != Geometry::box || style == BatchStyle::halo || cut;
  const vtkSmartPointer<vtkPolyData> surface = mesh    ? surfaceMesh(*mesh)
                                               : whole ? surfaceMesh(geometry, ratio, detail)
                                                       : boxCorner();
  return style == BatchStyle::shadow ? withoutNormals(surface) : surface;
}

/// Meshes that nothing shows any more are let go.
void PartsView::finish(Batches& batches) {
  for (auto it = batches.begin(); it != batches.end();) {
    const bool gone = std::get<3>(it->first) && it->second->isEmpty();
    if (!gone) it->second->commit();
    it = gone ? batches.erase(it) : std::next(it);
  }
}

std::unique_ptr<PartBatch> PartsView::makeBatch(const Key& key, BatchStyle style) const {
  if (key == sweptKey) return std::make_unique<SweptBatch>(renderer_, style);
  const vtkSmartPointer<vtkPolyData> geometry = drawn(key, style);
  const vtkIdType points = geometry->GetNumberOfPoints();
  if (points > 0 && points <= mostMerged) return std::make_unique<MergedBatch>(renderer_, style, geometry);
  return std::make_unique<InstanceBatch>(renderer_, style, geometry);
}

PartBatch& PartsView::batchFor(Batches& batches, const Key& key, BatchStyle style) {
  std::unique_ptr<PartBatch>& batch = batches[key];
  if (!batch) {
    batch = makeBatch(key, style);
    if (style == BatchStyle::shadow) flatten(*batch);
    // Faces of closed solids that are turned away need no painting, nor the lower half of what casts a shadow; a mesh
    // may be open or inside out.
    const Geometry kind = std::get<0>(key);
    const bool closed = kind != Geometry::mesh && kind != Geometry::coil && kind != Geometry::arc;
    const bool cut = section_ && style != BatchStyle::shadow;
    if (cut) addSection(batch->actor(), style == BatchStyle::solid);
    const bool hidden = style == BatchStyle::solid || style == BatchStyle::ghost || style == BatchStyle::shadow;
    if (hidden && closed && !cut) batch->actor()->GetProperty()->BackfaceCullingOn();
  }
  return *batch;
}

Part PartsView::seen(const Part& part, const Vec3& direction) const {
  return section_ ? part : cornerTo(part, direction);
}

void PartsView::setSection(const std::optional<SectionPlane>& plane) {
  const bool cuts = plane.has_value(), cutBefore = section_.has_value();
  section_ = plane;
  if (cuts != cutBefore)
    for (Batches* batches : {&surfaces_, &edges_, &halos_, &ghosts_, &ghostEdges_}) batches->clear();
}

void PartsView::aimSection(vtkCamera* camera, double aspect) {
  if (!section_) return;
  const SectionUniforms uniforms = SectionUniforms::of(*section_, camera, aspect);
  for (const Batches* batches : {&surfaces_, &edges_, &halos_, &ghosts_, &ghostEdges_})
    for (const auto& [key, batch] : *batches) gyre::ui::setSection(batch->actor(), uniforms);
}

void PartsView::show(std::span<const Part> parts, const Lens& lens) {
  for (Batches* batches : {&surfaces_, &edges_, &shadows_})
    for (const auto& [key, batch] : *batches) batch->clear();
  ElementId speck = ground;  // the element of which something too small to tell apart has been drawn last
  for (const Part& given : parts) {
    const double pixel = std::abs(lens.pixelAt(given.frame.position));
    const Part part = visible(given, pixel);
    const bool small = part.scale.maxCoeff() < speckSize * pixel;
    if (small && part.id != ground && part.id == speck) continue;
    if (small) speck = part.id;
    showPart(part, small, pixel, lens);
  }
  for (Batches* batches : {&surfaces_, &edges_, &shadows_}) finish(*batches);
  for (const auto& [key, batch] : edges_) batch->setLineWidth(lineWidth_);
}

void PartsView::showPart(const Part& part, bool small, double pixel, const Lens& lens) {
  const double radius = reach(part);
  if (lens.sees(part.frame.position, radius)) {
    const bool thin =
        finest_ <= Detail::coarse && part.geometry == Geometry::cylinder && part.scale.x() < squareBelow * pixel;
    const Part surface = small ? speckOf(part) : thin ? square(part) : part;
    batchFor(surfaces_, small ? speckKey : keyOf(surface, lens), BatchStyle::solid)
        .add(seen(surface, lens.towardsEye(part.frame.position)), part.color);
    // Nearer by a few pixels, so that sloping surfaces do not swallow them.
    if (part.edged && thickness(part) > 5 * pixel)
      batchFor(edges_, keyOf(part, lens), BatchStyle::lines)
          .add(lens.nearer(part, 4), mix(part.color, edgeColor_, 0.6));
  }
  if (!shadowVisible_ || part.id == ground || small || thickness(part) <= 1.5 * pixel) return;
  const Vec3 foot = (flattening_ * part.frame.position.homogeneous()).head<3>();
  if (!lens.sees(foot, radius)) return;
  batchFor(shadows_, keyOf(part, lens), BatchStyle::shadow).add(cornerTo(part, up_), shadowColor_.rgb());
}

std::size_t PartsView::batchesDrawn() const {
  std::size_t count = 0;
  for (const Batches* batches : {&surfaces_, &edges_, &shadows_, &halos_, &ghosts_, &ghostEdges_})
    for (const auto& [key, batch] : *batches) count += batch->isEmpty() ? 0 : 1;
  return count;
}

void PartsView::showGhosts(std::span<const Part> parts, const Lens& lens) {
  for (Batches* batches : {&ghosts_, &ghostEdges_})
    for (const auto& [key, batch] : *batches) batch->clear();
  for (const Part& given : parts) {
    const double pixel = std::abs(lens.pixelAt(given.frame.position));
    const Part part = visible(given, pixel);
    if (!lens.sees(part.frame.position, reach(part))) continue;
    batchFor(ghosts_, keyOf(part, lens), BatchStyle::ghost)
        .add(seen(part, lens.towardsEye(part.frame.position)), part.color);
    if (part.edged && thickness(part) > 5 * pixel)
      batchFor(ghostEdges_, keyOf(part, lens), BatchStyle::lines).add(lens.nearer(part, 4), part.color);
  }
  for (Batches* batches : {&ghosts_, &ghostEdges_}) finish(*batches);
  for (const auto& [key, batch] : ghostEdges_) batch->setLineWidth(lineWidth_);
}

void PartsView::showHalo(std::span<const Part> parts, double pixels, const Lens& lens) {
  for (const auto& [key, batch] : halos_) batch->clear();
  for (const Part& part : parts)
    batchFor(halos_, keyOf(part, lens), BatchStyle::halo)
        .add(inflated(part, pixels * lens.pixelAt(part.frame.position)), part.color);
  finish(halos_);
}

}  // namespace gyre::ui
