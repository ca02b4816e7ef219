#include "shell/run_ghosts.h"

#include "scene/scene_from_model.h"
#include "theme/run_look.h"
#include "theme/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <span>

namespace gyre::ui {
namespace {

/// Bodies of all ghosts together: more would make every frame slow.
constexpr std::size_t mostGhostBodies = 4000;
constexpr double legendGap = 8, legendLine = 20, legendMark = 10;  // [pixels]

}  // namespace

RunGhosts::RunGhosts(const RunSet& runs) {
  if (!runs.shown().hasBegun()) return;
  shown_ = runs.shown().run()->name;
  for (const RunPtr& run : runs.others())
    if (run->isVisible && run->recording->rows() > 0 && run->recording != runs.shown().recording())
      runs_.push_back(run);
  // Where the bodies shown are those of another model, the document's have a scene of their own, too.
  for (const RunPtr& run : runs_)
    if (runs.shown().run()->scene && !run->scene)
      run->scene = std::make_shared<const SceneDescription>(sceneFromModel(*run->model));
}

std::vector<Ghost> RunGhosts::at(double time) const {
  std::vector<Ghost> out;
  std::size_t bodies = 0;
  for (const RunPtr& run : runs_) {
    PoseSet poses = run->poses.at(run->poses.nearestRow(time));
    bodies += poses.bodies.size();
    if (bodies > mostGhostBodies) break;
    out.push_back({runLook(currentTheme(), run->color).color, std::move(poses.bodies), run->scene});
  }
  return out;
}

void RunGhosts::paintLegend(QPainter& painter, int height) const {
  const Theme& t = currentTheme();
  const QFontMetricsF metrics(painter.font());
  double width = metrics.horizontalAdvance(shown_);
  const auto most = static_cast<std::size_t>(std::max(2.0, (height - 6 * legendGap) / legendLine - 1));
  const std::size_t named = runs_.size() > most ? most - 1 : runs_.size();
  const std::span<const RunPtr> reported = std::span(runs_).first(named);
  const QString others = named < runs_.size() ? QObject::tr("and %1 others").arg(runs_.size() - named) : QString();
  for (const RunPtr& run : reported) width = std::max(width, metrics.horizontalAdvance(run->name));
  width = std::max(width, metrics.horizontalAdvance(others));
  const double lines = static_cast<double>(named) + (others.isEmpty() ? 1 : 2);
  const QRectF card(2 * legendGap, 2 * legendGap, width + legendMark + 3 * legendGap, lines * legendLine + legendGap);
  QColor ground = t.base;
  ground.setAlphaF(0.85F);
  painter.setPen(QPen(t.border, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(card, 4, 4);
  QPointF at(card.left() + legendGap, card.top() + 0.5 * legendGap + 0.5 * legendLine);
  const double baseline = 0.5 * (metrics.ascent() - metrics.descent());
  const auto entry = [&](const QString& name, const QColor& border, const QColor& fill) {
    painter.setPen(QPen(border, 1.5));
    painter.setBrush(fill);
    painter.drawRect(QRectF(at.x(), at.y() - legendMark / 2, legendMark, legendMark));
    painter.setPen(t.text);
    painter.drawText(at + QPointF(legendMark + legendGap, baseline), name);
    at.ry() += legendLine;
  };
  entry(shown_, t.textMuted, t.textMuted);
  for (const RunPtr& run : reported) {
    const QColor color = runLook(t, run->color).color;
    QColor pale = color;
    pale.setAlphaF(0.35F);
    entry(run->name, color, pale);
  }
  if (!others.isEmpty()) entry(others, Qt::transparent, Qt::transparent);
}

}  // namespace gyre::ui
