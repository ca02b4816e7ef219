#include "viewport/viewport.h"

#include "viewport/part_extent.h"

#include <vtkCamera.h>
#include <vtkCullerCollection.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkRenderer.h>

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace gyre::ui {

Viewport::Viewport(QWidget* parent)
    : RenderWidget(parent),
      renderer_(vtkSmartPointer<vtkRenderer>::New()),
      shown_(highlights_),
      view_(renderer_),
      ground_(renderer_, shown_.scene()),
      trails_(renderer_),
      front_(renderWindow(), renderer_),
      triad_(renderWindow()),
      camera_(renderer_->GetActiveCamera(), *this, shown_, ground_),
      picking_(shown_, camera_, front_.contacts()),
      tools_(*this),
      input_(tools_, camera_, shown_, highlights_, picking_) {
  setEventForwarding(false);
  setFocusPolicy(Qt::StrongFocus);
  renderWindow()->AddRenderer(renderer_);
  renderer_->GetCullers()->RemoveAllItems();
  connectParts();
  applyColors();
  setScene({});
}

Viewport::~Viewport() = default;

void Viewport::connectParts() {
  connect(&shown_, &ShownScene::changed, this, &Viewport::refresh);
  connect(&shown_, &ShownScene::colorsChanged, this, &Viewport::applyColors);
  connect(&shown_, &ShownScene::moved, this, [this] {
    smoothing_.moved();
    refresh();
  });
  connect(&camera_, &SceneCamera::movedByUser, this, [this] {
    smoothing_.setMover(EdgeSmoothing::Mover::user);
    smoothing_.moved();
  });
  connect(&camera_, &SceneCamera::changed, this, &Viewport::refresh);
  connect(&trails_, &Trails::changed, this, [this] { update(); });
  connect(&front_.contacts(), &ContactGlyphs::changed, this, &Viewport::refresh);
  connect(&front_.loads(), &LoadGlyphs::changed, this, &Viewport::refresh);
  connect(&front_.diagrams(), &BeamDiagrams::changed, this, &Viewport::refresh);
  connect(&ghosts_, &GhostBodies::changed, this, [this] { update(); });
  connect(&smoothing_, &EdgeSmoothing::settled, this, [this] { update(); });
}

void Viewport::refresh() {
  update();
  tools_.update();
}

void Viewport::setScene(const SceneDescription& scene) {
  updateScene(scene);
  camera_.setInitialView();
}

void Viewport::updateScene(const SceneDescription& scene) {
  const bool otherBodies = scene.bodies.size() != shown_.scene().description().bodies.size();
  shown_.setScene(scene);
  trails_.reset(trailSources(shown_.scene()), 1e-4 * shown_.scene().extent().radius);
  camera_.restore();
  view_.setFinest(shown_.parts().size() > 150 ? Detail::coarse : Detail::fine);
  ground_.place();
  // What was inserted, or moved out of the picture, is seen.
  camera_.followEdit(otherBodies);
}

void Viewport::resetPoses() {
  camera_.restore();
  trails_.clear();
  shown_.resetPoses();
}

void Viewport::setPoses(std::span<const BodyPose> bodies) {
  smoothing_.setMover(EdgeSmoothing::Mover::run);
  shown_.setPoses(bodies);
  for (const Vec3& center : shown_.scene().centers()) shown_.swept().extend(center);
}

QImage Viewport::picture(std::span<const BodyPose> bodies) {
  setPoses(bodies);
  smoothing_.rest();
  return grabFramebuffer();
}

bool Viewport::drawsSmoothly() { return isMultisampled() || smoothing_.isWanted(shown_.parts().size()); }

void Viewport::afterRender() { smoothing_.drawn(drawsSmoothly(), lastFrameSeconds()); }

void Viewport::beforeRender() {
  if (shown_.isStale()) ground_.giveWayTo(shown_.parts());
  const std::vector<Part>& parts = shown_.parts();
  const ViewportColors colors = viewportColors(shown_.options().dark);
  const GroundGrid& grid = ground_.grid();
  view_.setShadow(grid.flattening(), shown_.scene().extent().vertical, colors.shadow);
  view_.setShadowVisible(grid.isSeenFrom(CameraFrame::of(camera_.vtk()).eye));
  const int* size = renderWindow()->GetSize();
  const Lens lens = Lens::of(camera_.vtk(), size[0], size[1]);
  view_.setLineWidth(pixelRatio());
  view_.setSection(shown_.options().section);
  view_.show(parts, lens);
  std::vector<Part> ghosts = ghosts_.parts(shown_.scene());
  const std::vector<Part>& off = shown_.offParts();
  ghosts.insert(ghosts.end(), off.begin(), off.end());
  view_.showGhosts(ghosts, lens);
  for (const Part& part : ghosts) shown_.swept().extend(part.frame.position);  // they are not cut off
  view_.showHalo(highlights_.halo(parts, colors), 2.5 * pixelRatio(), lens);
  trails_.setLineWidth(1.5 * pixelRatio());
  trails_.commit(shown_.scene());
  front_.show(lens, shown_.scene(), pixelRatio());
  // What is on top smooths all below it, too.
  const bool filters = drawsSmoothly() && !isMultisampled();
  renderer_->SetUseFXAA(filters && front_.isEmpty());
  front_.renderer()->SetUseFXAA(filters && !front_.isEmpty());
  fitClippingRange();
  view_.aimSection(camera_.vtk(), static_cast<double>(size[0]) / std::max(1, size[1]));
  triad_.follow(camera_.vtk(), size[0], size[1], pixelRatio());
}

void Viewport::fitClippingRange() {
  Eigen::AlignedBox3d box = shown_.swept();
  for (const Part& part : shown_.parts()) {
    const Vec3 ball = Vec3::Constant(reach(part));
    box.extend(part.frame.position - ball).extend(part.frame.position + ball);
  }
  box.extend(ground_.bounds());
  const double limits[6] = {box.min().x(), box.max().x(), box.min().y(), box.max().y(), box.min().z(), box.max().z()};
  renderer_->ResetCameraClippingRange(limits);
}

void Viewport::applyColors() {
  const ViewportColors c = viewportColors(shown_.options().dark);
  const std::optional<QColor>& backdrop = shown_.options().backdrop;
  const QColor below = backdrop.value_or(c.skyBottom);
  renderer_->SetGradientBackground(!backdrop);
  renderer_->SetBackground(below.redF(), below.greenF(), below.blueF());
  renderer_->SetBackground2(c.skyTop.redF(), c.skyTop.greenF(), c.skyTop.blueF());
  view_.setEdgeColor(c.edge);
  ground_.setColors(c);
  ground_.setGridWanted(!backdrop);
  trails_.setFadeColor(below);
  front_.setColors(c);
  triad_.setTextColor(c.text);
}

bool Viewport::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && tools_.overridesShortcut(static_cast<const QKeyEvent&>(*event)))
    event->accept();
  if (event->type() == QEvent::Leave) tools_.leave();
  return RenderWidget::event(event);
}

void Viewport::resizeEvent(QResizeEvent* event) {
  RenderWidget::resizeEvent(event);
  tools_.fill();
  if (camera_.isFitted()) camera_.fit();
}

void Viewport::mousePressEvent(QMouseEvent* event) {
  event->accept();
  input_.press(*event);
}

void Viewport::mouseMoveEvent(QMouseEvent* event) { input_.move(*event); }
void Viewport::mouseReleaseEvent(QMouseEvent* event) { input_.release(*event); }
void Viewport::wheelEvent(QWheelEvent* event) { input_.wheel(*event); }

void Viewport::keyPressEvent(QKeyEvent* event) {
  if (!input_.key(*event)) RenderWidget::keyPressEvent(event);
}

void Viewport::focusInEvent(QFocusEvent* event) {
  RenderWidget::focusInEvent(event);
  tools_.follow(*event);
}

void Viewport::focusOutEvent(QFocusEvent* event) {
  RenderWidget::focusOutEvent(event);
  tools_.follow(*event);
}

}  // namespace gyre::ui

#include "moc_viewport.cpp"
