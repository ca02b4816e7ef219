#include "viewport/contact_glyphs.h"

#include "run/contact_values.h"
#include "viewport/body_parts.h"
#include "viewport/contact_marks.h"
#include "viewport/merged_batch.h"

#include <vtkActor.h>
#include <vtkActor2D.h>
#include <vtkCoordinate.h>
#include <vtkNew.h>
#include <vtkPlaneSource.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper2D.h>
#include <vtkProperty.h>
#include <vtkProperty2D.h>
#include <vtkRenderer.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace gyre::ui {
namespace {

/// From so many on a mark has few corners.
constexpr std::size_t many = 400;
/// More cones than this hide each other, and take half a frame to draw where there is no graphics card.
constexpr std::size_t mostCones = 1000;

/// So wide a square of the picture has one contact, where there are many [pixels].
constexpr double placeWidth = 22;
/// Lengths on the screen [pixels].
constexpr double linePixels = 1.25, conePixels = 70;

}  // namespace

ContactGlyphs::ContactGlyphs(vtkRenderer* layer, vtkRenderer* scene) : layer_(layer) {
  addVeil(scene);
  build(false);
}

ContactGlyphs::~ContactGlyphs() = default;

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
  arrows_ = std::make_unique<ForceArrows>(layer_, coarse);
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
  arrows_->begin({.lens = view, .bodySize = bodySize, .pixelRatio = pixelRatio, .rim = colors_.contactRim.rgb()});
  leftOut_.clear();
  if (wanted && coarse_) thin();
  if (wanted)
    for (std::size_t i = 0; i < contacts_.size(); ++i) {
      const Vec3 x = toVec3(contacts_[i].x);
      view_.pixel = std::abs(view.pixelAt(x)) * pixelRatio;
      if (!isDrawn(i) || !view.sees(x, ForceArrows::longest(bodySize))) continue;
      add(contacts_[i], marked_ == i);
      const bool hasCone = contacts_[i].kind != ContactState::Kind::open && contacts_[i].friction > 0;
      if (parts_.cones && hasCone)
        withCones_.emplace_back(marked_ == i ? -HUGE_VAL : (x - view.eye).dot(view.forward), i);
    }
  addCones();
  for (const auto& batch : batches_) batch->commit();
  arrows_->commit();
  for (const Batch b : {normal, coneLines}) batches_[b]->setLineWidth(linePixels * pixelRatio);
  batches_[dot]->setPointSize(4.5 * pixelRatio);
  drawn_ = wanted;
}

/// Thousands would be a cloud. Of those at one place of the picture the strongest stays, and so does the marked one;
/// closer by there are more places.
void ContactGlyphs::thin() {
  leftOut_.assign(contacts_.size(), true);
  std::unordered_map<std::int64_t, std::size_t> strongest;
  const auto force = [this](std::size_t i) { return toVec3(contacts_[i].force).squaredNorm(); };
  std::size_t inSight = 0;
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const Vec3 x = toVec3(contacts_[i].x), from = x - view_.lens.eye;
    const double width = placeWidth * view_.pixelRatio * view_.lens.pixelAt(x);
    if (!(width > 0) || !view_.lens.sees(x, 0)) continue;
    ++inSight;
    const auto column = static_cast<std::int64_t>(std::floor(from.dot(view_.lens.right) / width));
    const auto row = static_cast<std::int64_t>(std::floor(from.dot(view_.lens.up) / width));
    const auto [at, isFirst] = strongest.try_emplace(row * 100000 + column, i);
    if (!isFirst && force(i) > force(at->second)) at->second = i;
  }
  for (const auto& [place, i] : strongest) leftOut_[i] = false;
  if (marked_) leftOut_[*marked_] = false;
  counts_.leftOut = inSight - strongest.size();
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
  if (arrows_->add(toVec3(c.x), scale_ * toVec3(c.force), colors_.ofContact(c.kind).rgb())) ++counts_.forces;
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
