#include "placing/rod_tool.h"

#include "document/body_geometry.h"
#include "placing/gizmo_geometry.h"

#include <QKeyEvent>

namespace gyre::ui {
namespace {

bool beginsANumber(const QKeyEvent& event) {
  const QString text = event.text();
  return text.size() == 1 && QString("0123456789.").contains(text);
}

}  // namespace

RodTool::RodTool(PlacingContext& context)
    : context_(context), options_(new RodOptions(&context.banner)), field_(new TypedValue(&context.viewport)) {
  field_->setObjectName("rodLength");
  connect(options_, &RodOptions::changed, this, &RodTool::refresh);
  connect(options_, &RodOptions::done, this, [this] { context_.viewport.setFocus(); });
  connect(field_, &TypedValue::taken, this, [this](const std::vector<double>& values) {
    makeOfLength(values.front());
    context_.viewport.setFocus();
  });
  connect(field_, &TypedValue::givenUp, this, [this] { context_.viewport.setFocus(); });
}

void RodTool::start() {
  first_.reset();
  hovered_.reset();
  chosen_.reset();
  done_.clear();
  options_->suggestWidth(rounded(0.1 * typicalSize(context_.document.model().of(Category::body), 0.2), 1));
  // Who draws must find the places where they were: it does not fit itself to what is there already.
  SceneCamera& camera = context_.viewport.camera();
  camera.setView(CameraPose::of(camera.vtk()), false);
  context_.banner.open(options_);
  context_.viewport.tools().add(this);
  context_.viewport.setCursor(Qt::CrossCursor);
  refresh();
}

void RodTool::stop() {
  field_->hide();
  context_.viewport.tools().remove(this);
  context_.viewport.highlights().mark({});
  context_.viewport.unsetCursor();
  context_.banner.hide();
}

WorkingPlane RodTool::plane() const {
  if (chosen_) return *chosen_;
  return WorkingPlane::facing(context_.viewport.camera().projection().camera,
                              first_ ? first_->feature.point : Vec3::Zero());
}

void RodTool::choosePlane() {
  const auto below = hovered_ && hovered_->feature.body != ground ? WorkingPlane::of(hovered_->feature) : std::nullopt;
  if (below) chosenOf_ = context_.nameOf(hovered_->feature);
  chosen_ = below;
  refresh();
}

std::optional<RodTool::Place> RodTool::placeAt(QPointF position, Qt::KeyboardModifiers modifiers) const {
  const bool snaps = !modifiers.testFlag(Qt::ControlModifier);
  const auto picked = context_.features.at(position, modifiers);
  const bool grounded = modifiers.testFlag(Qt::ShiftModifier);
  if (picked && (picked->body != ground || picked->kind == Feature::Kind::point)) return Place{*picked, grounded};
  const Projection projection = context_.viewport.camera().projection();
  const WorkingPlane working = plane();
  auto point = working.at(projection.rayAt(position));
  if (!point) return std::nullopt;
  if (snaps) point = working.snapped(*point, moveStep(projection.pixelAt(*point), false));
  Feature feature{
      .kind = Feature::Kind::plane, .point = *point, .direction = working.normal(), .across = working.axes.col(0)};
  feature.name = tr("%1, %2, %3 m").arg(point->x(), 0, 'g', 4).arg(point->y(), 0, 'g', 4).arg(point->z(), 0, 'g', 4);
  return Place{std::move(feature), grounded};
}

RodEnd RodTool::endAt(const Place& place) const {
  const bool onBody = place.feature.body != ground;
  return {place.feature.point, place.feature.body, onBody ? options_->hasHinges() : place.isGrounded};
}

bool RodTool::hover(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (field_->isVisible()) return true;
  hovered_ = placeAt(position, modifiers);
  if (hovered_) done_.clear();
  refresh();
  return true;
}

void RodTool::leave() {
  if (field_->isVisible()) return;
  hovered_.reset();
  refresh();
}

bool RodTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
  field_->hide();
  hovered_ = placeAt(position, modifiers);
  if (hovered_ && context_.stage.showsModel()) {
    if (first_) make(*hovered_);
    else first_ = hovered_;
  }
  refresh();
  return true;
}

bool RodTool::overridesShortcut(const QKeyEvent& event) const { return first_ && beginsANumber(event); }

bool RodTool::key(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Escape) {
    if (!first_) return context_.leave(), true;
    first_.reset();
    refresh();
    return true;
  }
  if (event.key() == Qt::Key_W && event.modifiers() == Qt::NoModifier) return choosePlane(), true;
  if (!first_ || !beginsANumber(event)) return false;
  const QPointF at = context_.viewport.camera().projection().toWidget(first_->feature.point);
  field_->open((at + QPointF(24, 20)).toPoint(), Quantity::length, 1, event.text());
  return true;
}

void RodTool::makeOfLength(double length) {
  if (!first_ || !(length > 0)) return;
  const Vec3 from = first_->feature.point;
  const Vec3 along = hovered_ ? Vec3(hovered_->feature.point - from) : Vec3::Zero();
  Feature end{.point = from + length * (along.norm() > 0 ? Vec3(along.normalized()) : Vec3(plane().axes.col(0)))};
  make({std::move(end), false});
  refresh();
}

void RodTool::make(const Place& second) {
  if ((second.feature.point - first_->feature.point).norm() < 1e-9 * context_.viewport.camera().projection().halfHeight)
    return;
  NewRod made = newRod(context_.document.model(), context_.document.types(), options_->form(),
                       {endAt(*first_), endAt(second)}, plane().axes);
  first_.reset();
  const QString name = QString::fromStdString(made.rod.name);
  const auto done = context_.document.submit({std::move(made.edit)}, tr("New %1").arg(name));
  if (!done) return context_.report(done.error());
  done_ = tr("Made %1").arg(name);
  hovered_.reset();
  context_.selection.select(made.rod.id);
}

QString RodTool::lengthText() const {
  return tr("%1 m").arg((hovered_->feature.point - first_->feature.point).norm(), 0, 'g', 4);
}

QString RodTool::hint() const {
  if (!context_.stage.showsModel()) return tr("Reset the run first (Backspace)");
  if (first_ && hovered_) return tr("To %1, or type its length").arg(context_.nameOf(hovered_->feature));
  if (first_) return tr("Click its other end, or type its length");
  if (hovered_) {
    const Feature& below = hovered_->feature;
    const bool isFree = below.body == ground && below.kind != Feature::Kind::point;
    QStringList parts{isFree ? tr("Click the first end") : tr("From %1").arg(context_.nameOf(below))};
    if (below.body == ground) parts << tr("Shift: hinge to ground");
    if (chosen_) parts << tr("in the plane of %1 (W)").arg(chosenOf_);
    else if (!isFree && WorkingPlane::of(below)) parts << tr("W: in this plane");
    return parts.join("; ");
  }
  return done_.isEmpty() ? tr("Click both ends of the rod") : done_;
}

void RodTool::refresh() {
  std::vector<ElementId> bodies;
  for (const auto& place : {first_, hovered_})
    if (place && place->feature.body != ground) bodies.push_back(place->feature.body);
  context_.viewport.highlights().mark(bodies);
  context_.viewport.tools().update();
  context_.banner.setHint(hint());
}

/// Lines of the grid around the mouse, or where the plane was chosen.
void RodTool::paintPlane(const ToolPaint& paint, const Projection& projection) const {
  const WorkingPlane working = plane();
  const Vec3 place = hovered_ ? hovered_->feature.point : working.origin;
  const Vec3 middle = place - working.normal() * working.normal().dot(place - working.origin);
  if (!projection.isAhead(middle)) return;
  const double step = moveStep(projection.pixelAt(middle), false);
  constexpr int lines = 4;
  const Vec3 around = working.snapped(middle, step);
  for (int along = 0; along < 2; ++along)
    for (int i = -lines; i <= lines; ++i) {
      const Vec3 at = around + i * step * working.axes.col(1 - along), half = lines * step * working.axes.col(along);
      paint.gridLine(at - half, at + half);
    }
}

void RodTool::paint(QPainter& painter) {
  const Projection projection = context_.viewport.camera().projection();
  const ToolPaint paint(painter, projection, context_.viewport.shown().options().dark);
  const QColor& color = paint.colors().accent;
  if (hovered_ || chosen_) paintPlane(paint, projection);
  if (first_ && hovered_) {
    const Vec3 from = first_->feature.point, to = hovered_->feature.point, middle = 0.5 * (from + to);
    if (projection.isAhead(middle)) {
      paint.polyline({from, to}, color, std::max(2.0, options_->form().width / projection.pixelAt(middle)));
      paint.label(projection.toWidget(middle), lengthText());
    }
  }
  for (const auto& place : {first_, hovered_}) {
    if (!place) continue;
    paint.feature(place->feature, color);
    if (endAt(*place).isHinged) paint.dot(place->feature.point, color, 8);
  }
  if (hovered_ && !first_) paint.featureName(hovered_->feature, context_.nameOf(hovered_->feature));
}

}  // namespace gyre::ui

#include "moc_rod_tool.cpp"
