#include "export/raster.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

constexpr int finer = 2;

std::uint8_t level(double x) { return static_cast<std::uint8_t>(std::lround(std::clamp(x, 0.0, 255.0))); }

Rgb lit(Rgb c, double light) { return {level(light * c.red), level(light * c.green), level(light * c.blue)}; }

Rgb between(Rgb a, Rgb b, double share) {
  const auto mix = [share](double x, double y) { return level(x + share * (y - x)); };
  return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
}

}  // namespace

Raster::Raster(int width, int height)
    : width_(finer * width),
      height_(finer * height),
      colors_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)),
      nearness_(colors_.size()),
      pixels_(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

void Raster::look(const Vec3& eye, const Vec3& target, const Vec3& up, double angle) {
  eye_ = eye;
  const Vec3 ahead = (target - eye).normalized();
  Vec3 right = ahead.cross(up);
  if (!(right.norm() > 1e-9)) right = ahead.unitOrthogonal();  // from straight above
  right.normalize();
  toCamera_ << right.transpose(), right.cross(ahead).transpose(), ahead.transpose();
  focal_ = 0.5 * height_ / std::tan(0.5 * angle);
  nearest_ = 1e-3 * (target - eye).norm();
  // A share of the height of the picture: a thousandth of the distance at 30 degrees is 1/270 of it.
  constexpr double slope30 = 0.26794919243112270647;
  inFront_ = 1 + 0.002 * (std::min(std::tan(0.5 * angle), slope30) / slope30);
}

void Raster::clear(Rgb top, Rgb bottom) {
  std::fill(nearness_.begin(), nearness_.end(), 0.0F);
  for (int y = 0; y < height_; ++y)
    std::fill_n(colors_.begin() + static_cast<std::ptrdiff_t>(y) * width_, width_,
                between(top, bottom, static_cast<double>(y) / height_));
}

Raster::Seen Raster::seen(const Vertex& v) const {
  const Vec3 p = toCamera_ * (v.position - eye_);
  return {p.x(), p.y(), p.z(), v.light};
}

Raster::Spot Raster::spot(const Seen& s) const {
  return {0.5 * width_ + focal_ * s.x / s.depth, 0.5 * height_ - focal_ * s.y / s.depth, 1 / s.depth, s.light};
}

/// What lies nearer than the nearest plane is cut off, which leaves up to four corners (Sutherland and Hodgman 1974).
void Raster::triangle(const std::array<Vertex, 3>& corners, Rgb color) {
  std::array<Spot, 4> kept;
  std::size_t n = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const Seen a = seen(corners[i]), b = seen(corners[(i + 1) % 3]);
    if (a.depth >= nearest_) kept[n++] = spot(a);
    if ((a.depth >= nearest_) == (b.depth >= nearest_)) continue;
    const double s = (nearest_ - a.depth) / (b.depth - a.depth);
    kept[n++] = spot({a.x + s * (b.x - a.x), a.y + s * (b.y - a.y), nearest_, a.light + s * (b.light - a.light)});
  }
  for (std::size_t i = 2; i < n; ++i) fill(kept[0], kept[i - 1], kept[i], color);
}

void Raster::fill(const Spot& a, const Spot& b, const Spot& c, Rgb color) {
  const double area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (area == 0 || !std::isfinite(area)) return;
  const double top = std::min({a.y, b.y, c.y}), bottom = std::max({a.y, b.y, c.y});
  const int first = static_cast<int>(std::clamp(std::floor(top), 0.0, static_cast<double>(height_)));
  const int last = static_cast<int>(std::clamp(std::ceil(bottom), 0.0, static_cast<double>(height_)));
  for (int y = first; y < last; ++y) fillRow(y, {a, b, c}, area, color);
}

/// Where the middle of the row lies in the triangle; barycentric coordinates are linear along it.
void Raster::fillRow(int y, const std::array<Spot, 3>& p, double area, Rgb color) {
  const double middle = y + 0.5;
  double left = width_, right = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const Spot &a = p[i], &b = p[(i + 1) % 3];
    if ((a.y <= middle) == (b.y <= middle)) continue;
    const double x = a.x + (middle - a.y) / (b.y - a.y) * (b.x - a.x);
    left = std::min(left, x);
    right = std::max(right, x);
  }
  const int first = static_cast<int>(std::max(0.0, std::ceil(left - 0.5)));
  const int last = static_cast<int>(std::min<double>(width_, std::ceil(right - 0.5)));
  for (int x = first; x < last; ++x) {
    const double u = ((p[2].x - p[1].x) * (middle - p[1].y) - (p[2].y - p[1].y) * (x + 0.5 - p[1].x)) / area;
    const double v = ((p[0].x - p[2].x) * (middle - p[2].y) - (p[0].y - p[2].y) * (x + 0.5 - p[2].x)) / area;
    const double w = 1 - u - v;
    const auto near = static_cast<float>(u * p[0].nearness + v * p[1].nearness + w * p[2].nearness);
    const std::size_t at = static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
    if (!(near > nearness_[at])) continue;
    nearness_[at] = near;
    colors_[at] = lit(color, u * p[0].light + v * p[1].light + w * p[2].light);
  }
}

void Raster::line(const Vec3& from, const Vec3& to, double width, Rgb color) {
  Seen a = seen({from}), b = seen({to});
  if (a.depth < nearest_ && b.depth < nearest_) return;
  for (auto [behind, before] : {std::pair{&a, &b}, {&b, &a}}) {
    if (behind->depth >= nearest_) continue;
    const double s = (nearest_ - before->depth) / (behind->depth - before->depth);
    *behind = {before->x + s * (behind->x - before->x), before->y + s * (behind->y - before->y), nearest_, 1};
  }
  Spot p = spot(a), q = spot(b);
  const double length = std::hypot(q.x - p.x, q.y - p.y);
  if (!(length > 0) || !std::isfinite(length)) return;
  p.nearness *= inFront_;
  q.nearness *= inFront_;
  const double half = 0.5 * finer * width / length, dx = -half * (q.y - p.y), dy = half * (q.x - p.x);
  const auto beside = [&](Spot s, double side) {
    s.x += side * dx;
    s.y += side * dy;
    return s;
  };
  fill(beside(p, 1), beside(p, -1), beside(q, -1), color);
  fill(beside(p, 1), beside(q, -1), beside(q, 1), color);
}

void Raster::beginLayer() {
  colorsBelow_ = colors_;
  nearnessBelow_ = nearness_;
}

void Raster::blendLayer(double opacity) {
  for (std::size_t i = 0; i < colors_.size(); ++i) {
    if (nearness_[i] == nearnessBelow_[i]) continue;
    colors_[i] = between(colorsBelow_[i], colors_[i], opacity);
    nearness_[i] = nearnessBelow_[i];
  }
}

const std::vector<std::uint8_t>& Raster::pixels() {
  const std::size_t width = static_cast<std::size_t>(width_);
  std::size_t out = 0;
  for (std::size_t y = 0; y < static_cast<std::size_t>(height_); y += finer)
    for (std::size_t x = 0; x < width; x += finer) {
      int red = 0, green = 0, blue = 0;
      for (const std::size_t at : {y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1}) {
        red += colors_[at].red;
        green += colors_[at].green;
        blue += colors_[at].blue;
      }
      for (const int sum : {red, green, blue}) pixels_[out++] = static_cast<std::uint8_t>((sum + 2) / 4);
    }
  return pixels_;
}

}  // namespace gyre
