#include "viewport/viewport.h"

#include "viewport/part_extent.h"

#include <vtkCamera.h>
#include <vtkCullerCollection.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkRenderer.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace gyre::ui {
namespace {

/// After which the camera, or a run, is taken to have come to rest [ms]: steps of a large model are far apart.
constexpr int restOfHand = 150, restOfRun = 500;

}  // namespace

Viewport::Viewport(QWidget* parent)
    : RenderWidget(parent),
      renderer_(vtkSmartPointer<vtkRenderer>::New()),
      view_(renderer_),
      ground_(renderer_),
      planes_(renderer_),
      trails_(renderer_),
      contacts_(renderWindow(), renderer_),
      triad_(renderWindow()),
      overlay_(new ToolOverlay(tools_, focusMark_, this)) {
  setEventForwarding(false);
  setFocusPolicy(Qt::StrongFocus);
  renderWindow()->AddRenderer(renderer_);
  renderer_->GetCullers()->RemoveAllItems();
  applyColors();
  setScene({});
  settled_.setSingleShot(true);
  settled_.setInterval(restOfHand);
  connect(&settled_, &QTimer::timeout, this, [this] {
    moving_ = false;
    settling_ = true;
    update();
  });
}

Viewport::~Viewport() = default;

vtkCamera* Viewport::camera() const { return renderer_->GetActiveCamera(); }

Projection Viewport::projection() const { return Projection::of(camera(), QSizeF(size())); }

void Viewport::refresh() {
  update();
  updateTools();
}

// What is shown

void Viewport::setScene(const SceneDescription& scene) {
  before_ = nullptr;
  updateScene(scene);
  setInitialView();
}

void Viewport::updateScene(const SceneDescription& scene) {
  const bool otherBodies = scene.bodies.size() != scene_.scene().bodies.size();
  scene_.setScene(scene);
  std::vector<QColor> colors;
  for (const SceneBody& body : scene.bodies) colors.push_back(toQColor(body.color));
  trails_.reset(colors, trailResolution());
  resetPoses();
  view_.setFinest(parts_.size() > 150 ? Detail::coarse : Detail::fine);
  swept_ = bounds(parts_);
  placeGround();
  // What was inserted, or moved out of the picture, is seen.
  if (keepFitted_ && !parts_.empty() && (otherBodies || !isInSight())) fit();
  emit sceneShown();
}

void Viewport::resetPoses() {
  restoreView();
  scene_.resetPoses();
  trails_.clear();
  partsStale_ = true;
  ++revision_;
  refreshParts();
  refresh();
}

std::vector<Vec3> Viewport::centers() const {
  std::vector<Vec3> out;
  for (const BodyPose& pose : scene_.poses()) out.push_back(pose.position);
  return out;
}

void Viewport::setPoses(std::span<const BodyPose> bodies, double time) {
  scene_.setPoses(bodies);
  time_ = time;
  const std::vector<Vec3> now = centers();
  for (const Vec3& center : now) swept_.extend(center);
  trails_.add(time, now);
  partsStale_ = true;
  ++revision_;
  settled_.setInterval(restOfRun);
  updateMoving();
}

void Viewport::updateMoving() {
  moving_ = settled_.isActive();  // the first change after a rest is a single one as far as anybody knows
  settled_.start();
  refresh();
}

void Viewport::refreshParts() {
  if (!partsStale_) return;
  partsStale_ = false;
  const ViewportColors colors = viewportColors(dark_);
  parts_ = scene_.build(
      {.colors = colors, .glyphs = glyphs_, .triads = triads_, .selected = selected_, .emphasized = emphasized_});
  if (preview_) scene_.appendPreview(*preview_, colors, parts_);
}

void Viewport::placeGround() {
  const double depth = std::abs(scene_.center().dot(scene_.vertical()) - scene_.groundHeight());
  ground_.place(scene_.vertical(), scene_.groundHeight(), scene_.center(), 4 * scene_.radius() + 2 * depth);
  ground_.setVisible(scene_.scene().gravity.norm() > 0 || scene_.hasFloor());
  ground_.setSurface(scene_.hasFloor() ? 0.05 : 0);
  planes_.place(scene_);
}

void Viewport::lowerGround() {
  if (scene_.hasFloor()) return;  // it stays, whatever falls through it
  const Vec3& up = scene_.vertical();
  double low = ground_.height();
  for (const Part& part : parts_)
    if (part.frame.position.dot(up) - reach(part) < low) low = std::min(low, -support(part, -up));
  // A body in free fall is not followed for ever.
  if (low >= ground_.height() || low < scene_.groundHeight() - 6 * scene_.radius()) return;
  const double step = niceBelow(0.25 * scene_.radius());
  ground_.setHeight(std::floor(low / step) * step);
}

void Viewport::refreshHalo(const Lens& lens) {
  const ViewportColors colors = viewportColors(dark_);
  const auto isAmong = [](const std::vector<ElementId>& sorted, ElementId id) {
    return std::binary_search(sorted.begin(), sorted.end(), id);
  };
  std::vector<Part> halo;
  const bool none = selected_.empty() && emphasized_.empty() && marked_.empty();
  for (const Part& part : none ? std::vector<Part>{} : parts_) {
    const bool emphasized = isAmong(emphasized_, part.id);
    const bool marked = isAmong(selected_, part.id) || std::count(marked_.begin(), marked_.end(), part.id) > 0;
    if (part.id == ground || (!emphasized && !marked)) continue;
    if (part.geometry == Geometry::coil || part.geometry == Geometry::arc) continue;
    halo.push_back(part);
    halo.back().color = (emphasized ? colors.emphasis : colors.accent).rgb();
  }
  view_.showHalo(halo, 2.5 * pixelRatio(), lens);
}

/// Smooth edges take longer than all the rest in software rendering: what moves does without, and a large model is
/// shown without them first.
bool Viewport::drawsSmoothly() const {
  constexpr std::size_t many = 1500;
  return isMultisampled() || settling_ || (!moving_ && parts_.size() < many);
}

void Viewport::afterRender() {
  // Counted from the end of a frame, and longer where frames take longer: waiting for one is no rest.
  if (!drawsSmoothly()) settled_.start(std::max(settled_.interval(), static_cast<int>(3000 * lastFrameSeconds())));
  settling_ = false;
}

void Viewport::beforeRender() {
  if (partsStale_) {
    refreshParts();
    lowerGround();
  }
  view_.setShadow(ground_.flattening(), scene_.vertical(), viewportColors(dark_).shadow);
  view_.setShadowVisible(ground_.isSeenFrom(CameraFrame::of(camera()).eye));
  const int* size = renderWindow()->GetSize();
  const Lens lens = Lens::of(camera(), size[0], size[1]);
  view_.setLineWidth(pixelRatio());
  view_.show(parts_, lens);
  showGhosts(lens);
  refreshHalo(lens);
  trails_.setLineWidth(1.5 * pixelRatio());
  trails_.commit();
  contacts_.show(lens, scene_.bodySize(), pixelRatio());
  // What is on top smooths all below it, too.
  const bool filters = drawsSmoothly() && !isMultisampled();
  renderer_->SetUseFXAA(filters && contacts_.isEmpty());
  contacts_.layer()->SetUseFXAA(filters && !contacts_.isEmpty());
  fitClippingRange();
  triad_.follow(camera(), size[0], size[1], pixelRatio());
}

void Viewport::fitClippingRange() {
  Eigen::AlignedBox3d box = swept_;
  for (const Part& part : parts_) {
    const Vec3 ball = Vec3::Constant(reach(part));
    box.extend(part.frame.position - ball).extend(part.frame.position + ball);
  }
  const Vec3 ground = scene_.center() + (ground_.height() - scene_.center().dot(scene_.vertical())) * scene_.vertical();
  const Vec3 reach = Vec3::Constant(ground_.radius());
  box.extend(Eigen::AlignedBox3d(ground - reach, ground + reach));
  box.extend(planes_.bounds());
  const double limits[6] = {box.min().x(), box.max().x(), box.min().y(), box.max().y(), box.min().z(), box.max().z()};
  renderer_->ResetCameraClippingRange(limits);
}

void Viewport::outline(std::vector<ElementId>& which, std::vector<ElementId> ids) {
  std::sort(ids.begin(), ids.end());
  if (ids == which) return;
  which = std::move(ids);
  partsStale_ = true;
  update();
}

void Viewport::select(std::vector<ElementId> ids) { outline(selected_, std::move(ids)); }
void Viewport::emphasize(std::vector<ElementId> ids) { outline(emphasized_, std::move(ids)); }

void Viewport::setTrailPath(std::span<const PoseSet> path) {
  trails_.clear();
  for (const PoseSet& moment : path) {
    scene_.setPoses(moment.bodies);
    trails_.add(moment.time, centers());
  }
  update();
}

void Viewport::setTrails(bool on) {
  trails_.setVisible(on);
  update();
}

void Viewport::setTriads(bool on) {
  triads_ = on;
  partsStale_ = true;
  update();
}

void Viewport::setGlyphs(bool on) {
  glyphs_ = on;
  partsStale_ = true;
  update();
}

void Viewport::setDark(bool on) {
  dark_ = on;
  partsStale_ = true;
  applyColors();
  refresh();
}

void Viewport::applyColors() {
  const ViewportColors c = viewportColors(dark_);
  renderer_->GradientBackgroundOn();
  renderer_->SetBackground(c.skyBottom.redF(), c.skyBottom.greenF(), c.skyBottom.blueF());
  renderer_->SetBackground2(c.skyTop.redF(), c.skyTop.greenF(), c.skyTop.blueF());
  view_.setEdgeColor(c.edge);
  ground_.setColors(c);
  planes_.setColors(c);
  trails_.setFadeColor(c.skyBottom);
  contacts_.setColors(c);
  triad_.setTextColor(c.text);
}

// Camera

double Viewport::aspect() const { return static_cast<double>(std::max(1, width())) / std::max(1, height()); }

void Viewport::setInitialView() {
  const ViewSettings& view = scene_.scene().view;
  keepFitted_ = !view.isSet();
  if (keepFitted_) {
    lookFrom(camera(), StandardView::corner, scene_.vertical());
    fit();
    return;
  }
  camera()->SetPosition(view.eye.data());
  camera()->SetFocalPoint(view.target.data());
  camera()->SetViewUp(view.up.data());
  camera()->SetParallelScale(camera()->GetDistance() * std::tan(camera()->GetViewAngle() * std::numbers::pi / 360));
}

std::vector<Part> Viewport::partsInScale() const {
  std::vector<Part> parts = parts_;
  std::erase_if(parts, [this](const Part& part) { return scene_.isOutOfScale(part); });
  return parts;
}

std::vector<Part> Viewport::partsToFit() const {
  std::vector<Part> parts = partsInScale();
  const Vec3& up = scene_.vertical();
  const double gap = -support(parts, -up) - ground_.height();
  if (parts.empty() || scene_.scene().gravity.norm() == 0 || gap > 0.8 * scene_.radius()) return parts;
  const Eigen::AlignedBox3d box = bounds(parts);
  Part footprint{.frame = {box.center() + (ground_.height() - box.center().dot(up)) * up, Quat::Identity()},
                 .scale = box.sizes()};
  footprint.scale -= footprint.scale.dot(up) * up;
  parts.push_back(footprint);
  return parts;
}

void Viewport::fit() {
  refreshParts();
  fitTo(camera(), partsToFit(), aspect());
  keepFitted_ = true;
  refresh();
}

void Viewport::standardView(StandardView view) {
  lookFrom(camera(), view, scene_.vertical());
  fit();
}

void Viewport::setParallelProjection(bool on) {
  setParallel(camera(), on);
  refresh();
}

bool Viewport::isParallelProjection() const { return camera()->GetParallelProjection() != 0; }

void Viewport::setView(const CameraPose& pose, bool fitted) {
  pose.applyTo(camera());
  keepFitted_ = fitted;
  if (fitted) fit();
  refresh();
}

bool Viewport::isInSight() const {
  const Eigen::AlignedBox3d box = bounds(partsInScale());
  const CameraFrame c = CameraFrame::of(camera());
  for (int i = 0; i < 8; ++i) {
    const Vec3 corner = box.corner(static_cast<Eigen::AlignedBox3d::CornerType>(i));
    const Vec3 from = corner - c.eye;
    const double half = worldPerUnit(camera(), corner);
    const bool inside = std::abs(from.dot(c.up)) < half && std::abs(from.dot(c.right)) < half * aspect();
    if (!inside || (!isParallelProjection() && from.dot(c.forward) <= 0)) return false;
  }
  return true;
}

void Viewport::keepInSight() {
  refreshParts();
  if (parts_.empty() || (isInSight() && !keepFitted_)) return;
  if (!before_) {
    before_ = vtkSmartPointer<vtkCamera>::New();
    before_->DeepCopy(camera());
    fittedBefore_ = keepFitted_;
  }
  fit();
}

void Viewport::restoreView() {
  if (!before_) return;
  camera()->DeepCopy(std::exchange(before_, nullptr));
  keepFitted_ = fittedBefore_;
  refresh();
}

void Viewport::userChangedView() {
  before_ = nullptr;
  keepFitted_ = false;
  settled_.setInterval(restOfHand);
  updateMoving();
  emit viewChanged();
}

void Viewport::resizeEvent(QResizeEvent* event) {
  RenderWidget::resizeEvent(event);
  overlay_->setGeometry(rect());
  if (keepFitted_) fit();
}

}  // namespace gyre::ui

#include "moc_viewport.cpp"
