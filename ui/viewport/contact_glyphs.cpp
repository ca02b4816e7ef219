#include "viewport/contact_glyphs.h"

#include "run/contact_values.h"
#include "viewport/body_parts.h"
#include "viewport/contact_marks.h"
#include "viewport/lights.h"
#include "viewport/merged_batch.h"

#include <vtkActor.h>
#include <vtkActor2D.h>
#include <vtkCoordinate.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkNew.h>
#include <vtkPlaneSource.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper2D.h>
#include <vtkProperty.h>
#include <vtkProperty2D.h>
#include <vtkRenderer.h>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

/// From so many on a mark has few corners.
constexpr std::size_t many = 400;
/// More cones than this hide each other, and take half a frame to draw where there is no graphics card.
constexpr std::size_t mostCones = 1000;

/// Lengths on the screen [pixels].
constexpr double shaftWidth = 1.1, linePixels = 1.25, headLength = 12, headWidth = 4.6, conePixels = 70;

}  // namespace

ContactGlyphs::ContactGlyphs(vtkGenericOpenGLRenderWindow* window, vtkRenderer* scene)
    : layer_(vtkSmartPointer<vtkRenderer>::New()) {
  layer_->SetLayer(1);
  layer_->InteractiveOff();
  layer_->SetActiveCamera(scene->GetActiveCamera());
  layer_->DrawOff();
  addLights(layer_);
  addVeil(scene);
  window->SetNumberOfLayers(2);
  window->AddRenderer(layer_);
  build(false);
}

ContactGlyphs::~ContactGlyphs() = default;

vtkRenderer* ContactGlyphs::layer() const { return layer_; }

vtkActor* ContactGlyphs::actor(Batch batch) const { return batches_[batch]->actor(); }

/// A sheet over the whole picture.
void ContactGlyphs::addVeil(vtkRenderer* scene) {
  vtkNew<vtkPlaneSource> sheet;  // from 0 to 1
  sheet->SetOrigin(0, 0, 0);
  sheet->SetPoint1(1, 0, 0);
  sheet->SetPoint2(0, 1, 0);
  vtkNew<vtkCoordinate> picture;
  picture->SetCoordinateSystemToNormalizedViewport();
  vtkNew<vtkPolyDataMapper2D> mapper;
  mapper->SetInputConnection(sheet->GetOutputPort());
  mapper->SetTransformCoordinate(picture);
  veil_ = vtkSmartPointer<vtkActor2D>::New();
  veil_->SetMapper(mapper);
  veil_->GetProperty()->SetOpacity(0.6);
  veil_->VisibilityOff();
  scene->AddViewProp(veil_);
}

double ContactGlyphs::pointRadius(double bodySize, double pixel) {
  return std::clamp(0.028 * bodySize, 2.6 * pixel, 7.5 * pixel);
}

void ContactGlyphs::build(bool coarse) {
  coarse_ = coarse;
  const auto make = [this](Batch which, BatchStyle style, const vtkSmartPointer<vtkPolyData>& geometry) {
    batches_[which] = std::make_unique<MergedBatch>(layer_, style, geometry);
    return batches_[which]->actor();
  };
  make(dot, BatchStyle::shadow, dotMark());
  make(lens, BatchStyle::solid, lensMark(16));
  make(ring, BatchStyle::shadow, ringMark(20, 0.3));
  make(normal, BatchStyle::lines, lineMark());
  for (const Batch b : {casing, shaft}) make(b, BatchStyle::shadow, ribbonMark());
  for (const Batch b : {headCasing, head}) make(b, BatchStyle::shadow, headMark());
  vtkActor* surface = make(cone, BatchStyle::shadow, openCone(24));
  surface->ForceOpaqueOff();
  surface->ForceTranslucentOn();
  surface->GetProperty()->SetOpacity(0.22);
  make(coneLines, BatchStyle::lines, openConeLines(coarse ? 8 : 24));
  make(halo, BatchStyle::shadow, ringMark(24, 0.6));
}

void ContactGlyphs::setParts(const ContactParts& parts) {
  if (parts == parts_) return;
  parts_ = parts;
  emit changed();
}

void ContactGlyphs::setContacts(std::span<const LoggedContact> contacts) {
  if (contacts.empty() && contacts_.empty()) return;
  contacts_.assign(contacts.begin(), contacts.end());
  marked_.reset();
  emit changed();
}

void ContactGlyphs::setScale(double metresPerNewton) {
  if (metresPerNewton == scale_) return;
  scale_ = metresPerNewton;
  emit changed();
}

void ContactGlyphs::mark(std::optional<std::size_t> contact) {
  if (contact == marked_) return;
  marked_ = contact;
  emit changed();
}

void ContactGlyphs::put(Batch batch, const Frame& at, const Vec3& scale, QRgb color) {
  batches_[batch]->add({.frame = at, .scale = scale}, color);
}

void ContactGlyphs::show(const Lens& view, double bodySize, double pixelRatio) {
  counts_ = {};
  veil_->SetVisibility(parts_.shown && parts_.pale);
  veil_->GetProperty()->SetColor(colors_.skyBottom.redF(), colors_.skyBottom.greenF(), colors_.skyBottom.blueF());
  const bool wanted = parts_.shown && !contacts_.empty();
  if (!wanted && !drawn_) return;
  if (const bool coarse = contacts_.size() > many; coarse != coarse_) build(coarse);
  for (const auto& batch : batches_) batch->clear();
  withCones_.clear();
  view_ = {.lens = view, .bodySize = bodySize, .pixelRatio = pixelRatio};
  if (wanted)
    for (std::size_t i = 0; i < contacts_.size(); ++i) {
      const Vec3 x = toVec3(contacts_[i].x);
      view_.pixel = std::abs(view.pixelAt(x)) * pixelRatio;
      if (!view.sees(x, longestArrow(bodySize))) continue;
      add(contacts_[i], marked_ == i);
      const bool hasCone = contacts_[i].kind != ContactState::Kind::open && contacts_[i].friction > 0;
      if (parts_.cones && hasCone)
        withCones_.emplace_back(marked_ == i ? -HUGE_VAL : (x - view.eye).dot(view.forward), i);
    }
  addCones();
  for (const auto& batch : batches_) batch->commit();
  for (const Batch b : {normal, coneLines}) batches_[b]->setLineWidth(linePixels * pixelRatio);
  batches_[dot]->setPointSize(4.5 * pixelRatio);
  layer_->SetPreserveDepthBuffer(!parts_.inFront);
  layer_->SetDraw(wanted);
  drawn_ = wanted;
}

void ContactGlyphs::add(const LoggedContact& c, bool marked) {
  const Frame at{toVec3(c.x), alignZ(toVec3(c.normal))};
  if (parts_.points || marked) addPoint(c, at, marked);
  if (parts_.normals) {
    put(normal, at, Vec3::Constant(std::min(0.4 * view_.bodySize, conePixels * view_.pixel)),
        colors_.contactNormal.rgb());
    ++counts_.normals;
  }
  if (c.kind == ContactState::Kind::open) return;
  if (parts_.forces) addForce(c);
}

/// The marked one's in any case.
void ContactGlyphs::addCones() {
  if (withCones_.size() > mostCones) {
    std::nth_element(withCones_.begin(), withCones_.begin() + mostCones, withCones_.end());
    counts_.conesLeftOut = withCones_.size() - mostCones;
    withCones_.resize(mostCones);
  }
  for (const auto& [distance, i] : withCones_) {
    const Vec3 x = toVec3(contacts_[i].x);
    view_.pixel = std::abs(view_.lens.pixelAt(x)) * view_.pixelRatio;
    addCone(contacts_[i], {x, alignZ(toVec3(contacts_[i].normal))});
  }
}

void ContactGlyphs::addPoint(const LoggedContact& c, const Frame& at, bool marked) {
  const bool open = c.kind == ContactState::Kind::open;
  const double r = pointRadius(view_.bodySize, view_.pixel) * (open ? 0.7 : 1);
  put(coarse_ ? dot : lens, at, Vec3::Constant(r), colors_.ofContact(c.kind).rgb());
  if (!coarse_) put(ring, at, Vec3::Constant(r), colors_.contactRim.rgb());
  if (marked) put(halo, at, Vec3::Constant(std::max(1.5 * r, 6 * view_.pixel)), colors_.accent.rgb());
  ++counts_.points;
}

void ContactGlyphs::addForce(const LoggedContact& c) {
  const Vec3 f = toVec3(c.force);
  const double N = f.norm(), wanted = scale_ * N, length = std::min(wanted, longestArrow(view_.bodySize));
  const double least = 1.5 * view_.pixel;
  if (!(length > least)) return;
  const QRgb color = colors_.ofContact(c.kind).rgb();
  const Frame from = facing(toVec3(c.x), f / N);
  const double tip = std::min((coarse_ ? 7.5 : headLength) * view_.pixel, 0.6 * length);
  const double width = (coarse_ ? 0.7 : shaftWidth) * view_.pixel;
  addFlat(shaft, from, 0, Vec3(width, 1, length - tip), color);
  addFlat(head, from, length - tip, Vec3(headWidth / headLength * tip, 1, tip), color);
  // Two heads: longer than there is room for.
  if (wanted > length) addFlat(head, from, length - 2.1 * tip, Vec3(headWidth / headLength * tip, 1, tip), color);
  ++counts_.forces;
}

/// z along the arrow, y as far towards the viewer as that allows.
Frame ContactGlyphs::facing(const Vec3& x, const Vec3& along) const {
  Vec3 side = along.cross(view_.lens.towardsEye(x));
  if (side.norm() < 1e-9) side = along.unitOrthogonal();
  Eigen::Matrix3d axes;
  axes << side.normalized(), along.cross(side.normalized()), along;
  return {x, Quat(axes)};
}

/// A flat part at a height of an arrow, with a rim where there are not too many.
void ContactGlyphs::addFlat(Batch batch, const Frame& arrow, double z, const Vec3& scale, QRgb color) {
  Part part{.frame = {arrow.position + z * (arrow.orientation * Vec3::UnitZ()), arrow.orientation}, .scale = scale};
  if (coarse_) return batches_[batch]->add(part, color);
  batches_[batch]->add(view_.lens.nearer(part, 1.5), color);
  const double rim = 1.25 * view_.pixel;
  const bool pointed = batch == head;
  part.frame.position -= rim * (arrow.orientation * Vec3::UnitZ());
  part.scale += Vec3((pointed ? 1.7 : 1) * rim, 0, (pointed ? 4.2 : 1.5) * rim);
  batches_[pointed ? headCasing : casing]->add(part, colors_.contactRim.rgb());
}

void ContactGlyphs::addCone(const LoggedContact& c, const Frame& at) {
  const double half = std::atan(static_cast<double>(c.friction));
  const double slant = std::min(0.45 * view_.bodySize, conePixels * view_.pixel);
  const Vec3 scale(slant * std::sin(half), slant * std::sin(half), slant * std::cos(half));
  const QRgb color = colors_.ofContact(c.kind).rgb();
  if (!coarse_) put(cone, at, scale, color);
  put(coneLines, at, scale, color);
  ++counts_.cones;
}

}  // namespace gyre::ui

#include "moc_contact_glyphs.cpp"
