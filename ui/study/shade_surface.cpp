#include "study/shade_surface.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace gyre::ui {
namespace {

constexpr double kPiecesOfAll = 5000;  // small cells of a surface: enough for curves that look smooth
constexpr int kMostPiecesOfSide = 16;

struct Corner {
  QPointF place;
  double value;
};

using Triangle = std::array<Corner, 3>;

Corner between(const Corner& a, const Corner& b, double value) {
  return {a.place + (b.place - a.place) * ((value - a.value) / (b.value - a.value)), value};
}

/// The part of a convex polygon where values are at least (or at most) a level.
std::vector<Corner> clipped(const std::vector<Corner>& polygon, double level, bool above) {
  const auto isIn = [&](const Corner& c) { return above ? c.value >= level : c.value <= level; };
  std::vector<Corner> out;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Corner &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    if (isIn(a)) out.push_back(a);
    if (isIn(a) != isIn(b)) out.push_back(between(a, b, level));
  }
  return out;
}

/// The line at a level in a triangle; where it only touches a corner or an edge, none.
void addContour(const Triangle& triangle, double level, std::vector<QLineF>& out) {
  std::array<QPointF, 3> ends;
  std::size_t count = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const Corner &a = triangle[i], &b = triangle[(i + 1) % 3];
    if ((a.value < level) != (b.value < level)) ends[count++] = between(a, b, level).place;
  }
  if (count == 2) out.emplace_back(ends[0], ends[1]);
}

void addTriangle(const Triangle& triangle, const ShadeLevels& levels, ShadeDrawing& out) {
  const auto [least, most] = std::minmax({triangle[0].value, triangle[1].value, triangle[2].value});
  const std::vector<double>& bounds = levels.bounds();
  for (int band = 0; band < levels.bands(); ++band) {
    const auto k = static_cast<std::size_t>(band);
    if (most < bounds[k] || least > bounds[k + 1]) continue;
    std::vector<Corner> part(triangle.begin(), triangle.end());
    if (least < bounds[k]) part = clipped(part, bounds[k], true);
    if (most > bounds[k + 1]) part = clipped(part, bounds[k + 1], false);
    if (part.size() < 3) continue;
    QPolygonF piece;
    for (const Corner& c : part) piece << c.place;
    out.bands[k].pieces.push_back(std::move(piece));
  }
  for (std::size_t k = 1; k + 1 < bounds.size(); ++k)
    if (least < bounds[k] && most >= bounds[k]) addContour(triangle, bounds[k], out.contours);
}

std::vector<double> ascending(std::vector<double> values) {
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

std::size_t indexOf(const std::vector<double>& values, double value) {
  return static_cast<std::size_t>(std::ranges::lower_bound(values, value) - values.begin());
}

}  // namespace

ShadeSurface::ShadeSurface(const std::vector<ChartPoint>& points) {
  std::vector<double> xs, ys;
  for (const ChartPoint& p : points) xs.push_back(p.x), ys.push_back(p.y);
  xs = ascending(std::move(xs));
  ys = ascending(std::move(ys));
  if (2 * points.size() < xs.size() * ys.size()) return;
  std::vector<double> values(xs.size() * ys.size(), std::numeric_limits<double>::quiet_NaN());
  for (const ChartPoint& p : points) {
    double& value = values[indexOf(ys, p.y) * xs.size() + indexOf(xs, p.x)];
    if (!std::isnan(value)) return;
    value = p.shade;
  }
  xs_ = std::move(xs);
  ys_ = std::move(ys);
  values_ = std::move(values);
}

bool ShadeSurface::isCell(std::size_t column, std::size_t row) const {
  for (const std::size_t c : {column, column + 1})
    for (const std::size_t r : {row, row + 1})
      if (!std::isfinite(at(c, r))) return false;
  return true;
}

std::size_t ShadeSurface::cells() const {
  std::size_t count = 0;
  for (std::size_t row = 0; row + 1 < ys_.size(); ++row)
    for (std::size_t column = 0; column + 1 < xs_.size(); ++column) count += isCell(column, row) ? 1 : 0;
  return count;
}

bool ShadeSurface::empty() const { return cells() == 0; }

ShadeDrawing ShadeSurface::draw(const ShadeLevels& levels,
                                const std::function<QPointF(double, double)>& toPixel) const {
  ShadeDrawing out;
  for (int band = 0; band < levels.bands(); ++band) out.bands.push_back({levels.colorOf(band)});
  const std::size_t count = cells();
  if (count == 0) return out;
  const int n =
      std::clamp(static_cast<int>(std::sqrt(kPiecesOfAll / static_cast<double>(count))), 1, kMostPiecesOfSide);
  for (std::size_t row = 0; row + 1 < ys_.size(); ++row)
    for (std::size_t column = 0; column + 1 < xs_.size(); ++column) {
      if (!isCell(column, row)) continue;
      const QPointF low = toPixel(xs_[column], ys_[row]), high = toPixel(xs_[column + 1], ys_[row + 1]);
      if (!std::isfinite(low.x() + low.y() + high.x() + high.y())) continue;
      const auto corner = [&](double i, double j) {
        const double u = i / n, v = j / n;
        return Corner{{low.x() + u * (high.x() - low.x()), low.y() + v * (high.y() - low.y())},
                      (1 - v) * ((1 - u) * at(column, row) + u * at(column + 1, row)) +
                          v * ((1 - u) * at(column, row + 1) + u * at(column + 1, row + 1))};
      };
      for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
          const std::array ring{corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)};
          const Corner middle = corner(i + 0.5, j + 0.5);
          for (std::size_t k = 0; k < ring.size(); ++k)
            addTriangle({ring[k], ring[(k + 1) % ring.size()], middle}, levels, out);
        }
    }
  return out;
}

}  // namespace gyre::ui
