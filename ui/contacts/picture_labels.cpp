#include "contacts/picture_labels.h"

#include "figure/readable_number.h"
#include "theme/theme.h"
#include "viewport/body_parts.h"
#include "viewport/label_placement.h"

#include <QObject>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <string_view>

namespace gyre::ui {
namespace {

/// More labels than this are a cloud of their own.
constexpr std::size_t mostLabels = 120;
constexpr double haloWidth = 3;  // [pixels]
constexpr int digits = 3;

/// Letters with a rim, readable on whatever lies below.
void paintText(QPainter& painter, const QRectF& place, const QString& text, const QColor& color, const QColor& rim) {
  const QFontMetricsF metrics(painter.font());
  QPainterPath letters;
  letters.addText(place.left(), place.top() + metrics.ascent(), painter.font(), text);
  painter.strokePath(letters, QPen(rim, haloWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.fillPath(letters, color);
}

}  // namespace

PictureLabels::PictureLabels(Viewport& viewport) : viewport_(&viewport) { viewport_->tools().add(this); }

PictureLabels::~PictureLabels() {
  if (viewport_) viewport_->tools().remove(this);
}

bool PictureLabels::writesValues() const {
  const LoadParts& loads = viewport_->front().loads().parts();
  return loads.showsAny() && loads.values;
}

bool PictureLabels::draws() const { return writesValues() || viewport_->shown().options().names; }

/// The largest first: where there is no room for all, these are told.
std::vector<PictureLabels::Wanted> PictureLabels::values() const {
  const LoadGlyphs& loads = viewport_->front().loads();
  if (!writesValues()) return {};
  std::vector<LoadGlyphs::Drawn> drawn(loads.drawn().begin(), loads.drawn().end());
  const auto length = [&](const LoadGlyphs::Drawn& d) {
    return d.value * (d.isMoment ? loads.scale().moment : loads.scale().force);
  };
  std::stable_sort(drawn.begin(), drawn.end(), [&](const auto& a, const auto& b) { return length(a) > length(b); });
  const ViewportColors colors = viewportColors(viewport_->shown().options().dark);
  const Projection view = viewport_->camera().projection();
  std::vector<Wanted> out;
  for (const LoadGlyphs::Drawn& d : drawn)
    if (view.isAhead(d.tip))
      out.push_back({view.toWidget(d.tip),
                     (d.isMoment ? QObject::tr("%1 N m") : QObject::tr("%1 N")).arg(compactNumber(d.value, digits)),
                     colors.ofLoad(d.kind)});
  return out;
}

std::vector<PictureLabels::Wanted> PictureLabels::names() const {
  const ShownScene& shown = viewport_->shown();
  if (!shown.options().names) return {};
  const Theme& t = theme(shown.options().dark);
  const std::vector<ElementId>& selection = viewport_->highlights().selection();
  const Projection view = viewport_->camera().projection();
  const SceneDescription& scene = shown.scene().description();
  struct Named {
    double nearness;  ///< before those of less
    Vec3 at;
    std::string_view name;
    QColor color;
  };
  std::vector<Named> all;
  const auto add = [&](ElementId id, const Vec3& at, std::string_view name, const QColor& color, double rank) {
    if (!view.isAhead(at)) return;
    const bool isSelected = std::binary_search(selection.begin(), selection.end(), id);
    constexpr double first = 1e12, second = 1e9;  // metres that no scene has
    all.push_back({(isSelected ? first : rank * second) - view.depth(at), at, name, isSelected ? t.accent : color});
  };
  for (std::size_t i = 0; i < scene.bodies.size(); ++i)
    if (!scene.bodies[i].isSwept)
      add(scene.bodies[i].id, shown.scene().poses()[i].position, scene.bodies[i].name, t.text, 1);
  for (const SceneBeam& beam : scene.beams) {  // once, in its middle; its first node is called NAME.0
    const std::string& first = scene.bodies[beam.bodies.front()].name;
    add(beam.id, shown.scene().poses()[beam.bodies[beam.bodies.size() / 2]].position,
        std::string_view(first).substr(0, first.rfind('.')), t.text, 1);
  }
  if (shown.options().glyphs)
    for (const SceneLink& link : scene.links) {
      if (link.ends.empty() || shown.scene().placementOf(link.id)) continue;  // the pivot of a body is not named twice
      const Frame body = shown.scene().placementOf(link.ends.front().body).value_or(Frame{});
      add(link.id, compose(body, link.ends.front().frame).position, link.name, t.textMuted, 0);
    }
  std::stable_sort(all.begin(), all.end(), [](const Named& a, const Named& b) { return a.nearness > b.nearness; });
  std::vector<Wanted> out;
  for (const Named& n : all)
    out.push_back(
        {view.toWidget(n.at), QString::fromUtf8(n.name.data(), static_cast<qsizetype>(n.name.size())), n.color});
  return out;
}

void PictureLabels::paint(QPainter& painter) {
  labels_.clear();
  if (!draws()) return;
  const QColor rim = viewportColors(viewport_->shown().options().dark).contactRim;
  const QFontMetricsF metrics(painter.font());
  LabelPlacement room{QRectF(viewport_->rect())};
  std::vector<Wanted> wanted = values();
  const std::vector<Wanted> named = names();
  wanted.insert(wanted.end(), named.begin(), named.end());
  for (const Wanted& label : wanted) {
    if (labels_.size() == mostLabels) break;
    if (!QRectF(viewport_->rect()).contains(label.at)) continue;
    const auto place = room.place(label.at, {metrics.horizontalAdvance(label.text), metrics.height()});
    if (!place) continue;
    paintText(painter, *place, label.text, label.color, rim);
    labels_.push_back({*place, label.text});
  }
}

}  // namespace gyre::ui
